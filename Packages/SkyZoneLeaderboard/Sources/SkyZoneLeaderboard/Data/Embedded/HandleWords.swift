// Handles made of two words and a number, and their parser.

/// The words of generated handles, such as “bouncyOtter42”.
struct HandleWords: Sendable, Decodable {
    let adjectives: [String]
    let nouns: [String]

    /// The handle of a user's number.
    func handle(_ number: Int) -> String {
        let (rest, first) = number.quotientAndRemainder(dividingBy: adjectives.count)
        let (series, second) = rest.quotientAndRemainder(dividingBy: nouns.count)
        return adjectives[first] + nouns[second].prefix(1).uppercased() + nouns[second].dropFirst()
            + (series == 0 ? "" : String(series + 1))
    }

    /// The number in a handle, ignoring case; nil for a handle that isn't made of these words.
    func number(of handle: String) -> Int? {
        let words = handle.lowercased()
        let letters = words.prefix { !$0.isNumber }
        let digits = words.dropFirst(letters.count)
        guard digits.isEmpty || Int(digits).map({ $0 > 1 && String($0) == digits }) == true else {
            return nil
        }
        for (first, adjective) in adjectives.enumerated() where letters.hasPrefix(adjective) {
            guard let second = nouns.firstIndex(of: String(letters.dropFirst(adjective.count))) else {
                continue
            }
            let series = Int(digits).map { $0 - 1 } ?? 0
            let (offset, isOverflow) = series.multipliedReportingOverflow(by: nouns.count * adjectives.count)
            return isOverflow ? nil : offset + second * adjectives.count + first
        }
        return nil
    }
}
