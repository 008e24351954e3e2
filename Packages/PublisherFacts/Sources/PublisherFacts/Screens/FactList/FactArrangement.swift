// Rows with their layout, made off the main actor.

import SharedLayout

/// Rows of facts, laid out.
struct FactArrangement: Sendable {
    let rows: FactRows
    let layout: WaterfallLayout
    /// The known aspect ratios of images, by the facts' indices in the feed; zero if unknown.
    let aspects: [Double]
    /// The measures that the layout was made for.
    let measures: FactMeasures
}

/// The input of a layout beside its rows and their images.
struct FactMeasures: Equatable, Sendable {
    var metrics: WaterfallLayout.Metrics
    var cells: FactCellMetrics
}

/// Lays out rows with the aspect ratios known at one moment; a value, so that it can run on any thread.
struct FactArranger: Sendable {
    let measures: FactMeasures
    /// The feed of the known aspect ratios.
    let feed: FactFeed?
    let aspects: [Double]

    /// Lays out rows.
    ///
    /// O(facts): not for the main actor if there are many.
    func callAsFunction(_ rows: FactRows) -> FactArrangement {
        let aspects = aspects(in: rows.feed)
        // There are few kinds of cells, so each is measured once.
        let kinds = (UInt8(0)..<8).map { measures.cells.cell(FactShape(rawValue: $0), aspect: nil) }
        let cells = rows.shapes.enumerated().map { row, shape in
            var cell = kinds[Int(shape.rawValue & 7)]
            let aspect = aspects[rows.place(of: row)]
            if aspect > 0 { cell.aspect = aspect }
            return cell
        }
        return FactArrangement(
            rows: rows,
            layout: WaterfallLayout(cells, metrics: measures.metrics),
            aspects: aspects,
            measures: measures
        )
    }

    /// The known aspect ratios of a feed's images, carried over from the feed before if it is another one.
    private func aspects(in new: FactFeed) -> [Double] {
        guard new !== feed else { return aspects }
        var known = [Double](repeating: 0, count: new.facts.count)
        for (place, aspect) in aspects.enumerated() where aspect > 0 {
            if let fact = feed?.facts[place], let place = new.position(of: fact.id) { known[place] = aspect }
        }
        return known
    }
}
