import SharedJSON
