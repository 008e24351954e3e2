import SharedCore
