// Rows with their places, made off the main actor.

import SharedLayout

/// Rows of facts, laid out.
struct FactArrangement: Sendable {
    let rows: FactRows
    let layout: WaterfallLayout
    /// The shapes of pictures that are known, by the facts' places in the feed; zero where not.
    let aspects: [Double]
    /// What it was made for.
    let measures: FactMeasures
}

/// What a layout depends on beside its rows and their pictures.
struct FactMeasures: Equatable, Sendable {
    var metrics: WaterfallLayout.Metrics
    var cells: FactCellMetrics
}

/// Lays out rows with what is known at one moment; a value, so that it can do so anywhere.
struct FactArranger: Sendable {
    let measures: FactMeasures
    /// The feed that the known shapes are of.
    let feed: FactFeed?
    let aspects: [Double]

    /// Lays out rows.
    ///
    /// O(facts): not for the main actor if there are many.
    func callAsFunction(_ rows: FactRows) -> FactArrangement {
        let aspects = aspects(in: rows.feed)
        // Few kinds of cells, so each is measured once.
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

    /// What is known of the pictures of a feed, from the one before where it is another.
    private func aspects(in new: FactFeed) -> [Double] {
        guard new !== feed else { return aspects }
        var known = [Double](repeating: 0, count: new.facts.count)
        for (place, aspect) in aspects.enumerated() where aspect > 0 {
            if let fact = feed?.facts[place], let place = new.position(of: fact.id) { known[place] = aspect }
        }
        return known
    }
}
