// The data of the requirement table, read from disk.

import Foundation

/// Finds the requirement files, the results of the last `make test` and those of the last `make bench`.
public struct RequirementCheck: Sendable {
    let house: House

    /// Creates a check of the packages of `house`.
    public init(house: House) {
        self.house = house
    }

    /// The table, and the reasons why results don't count, a line each.
    ///
    /// - Throws: The problem of a requirement file or a benchmark file.
    public func table() throws -> (table: RequirementTable, notes: [String]) {
        var files: [(PackageFolder, RequirementFile)] = []
        var results: [PackageResult] = []
        var notes: [String] = []
        for package in house.packages() {
            let file = house.url(package.path).appending(path: "REQUIREMENTS.md")
            if let text = try? String(contentsOf: file, encoding: .utf8) {
                do throws(RequirementFile.Problem) {
                    files.append((package, try RequirementFile(text)))
                } catch {
                    throw HouseError.unreadable("\(package.path)/REQUIREMENTS.md:\(error.line): \(error)")
                }
            }
            let resultFile = PackageTester.resultFile(of: package, in: house)
            guard let result = PackageResult.saved(at: resultFile) else {
                notes.append("\(package.name) has not been tested: `make test` first.")
                continue
            }
            if let changed = newestSource(of: package), changed > modified(resultFile) {
                notes.append(
                    "\(package.name) has changed since it was tested, so its tests don't count: `make test`."
                )
                continue
            }
            results.append(result)
        }
        var benchmarks: [BenchmarkVerdict] = []
        for file in BenchmarkVerdict.files(in: house.workFolderPath("bench", file: "")) {
            if let measured = measuredSource(of: file), measured > modified(file) {
                notes.append(
                    "\(file.lastPathComponent) is older than what it measured, so it doesn't count: "
                        + "`make bench-check`, or the check that wrote it."
                )
                continue
            }
            benchmarks += try BenchmarkVerdict.all(in: file)
        }
        return (RequirementTable(files: files, results: results, benchmarks: benchmarks), notes)
    }

    /// The date of the last change to the code that a benchmark file measured.
    ///
    /// That code is the package that the file is named for and the benchmarks themselves, or every package if
    /// none has its name. Tests are excluded, because they don't make code faster.
    private func measuredSource(of file: URL) -> Date? {
        let all = house.packages()
        let name = file.deletingPathExtension().lastPathComponent
        let named = all.filter { $0.name == name || $0.name == "Benchmarks" }
        let measured = named.contains { $0.name == name } ? named : all
        return measured.compactMap { newestSource(of: $0, in: ["Sources"]) }.max()
    }

    private func newestSource(of package: PackageFolder, in folders: [String] = ["Sources", "Tests"]) -> Date?
    {
        folders.flatMap { house.files(below: "\(package.path)/\($0)") }.map {
            modified(house.url($0))
        }
        .max()
    }

    private func modified(_ file: URL) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }
}
