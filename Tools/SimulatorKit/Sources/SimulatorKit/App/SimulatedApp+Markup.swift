// The markup of a screen, for the tests of a simulator.

extension SimulatedApp {
    /// Draws an entry as the page shows it, bars included, and returns its markup.
    ///
    /// Live parts are drawn inline.
    ///
    /// - Parameters:
    ///   - entry: An entry of `scene`; one that has left draws an empty panel.
    ///   - settings: The device; the app is told of it first, so texts are in its language.
    public func markup(of entry: Scene.Entry, in settings: DeviceSettings) -> String {
        deviceChanged(to: settings)
        let context = DrawingContext(
            entry: entry.id,
            settings: settings,
            previousTitle: nil,
            resolve: { self.resolve($0) }
        )
        return EntryDrawing(drawing: draw(entry, in: context), context: context, selectedTab: nil).html.markup
    }
}
