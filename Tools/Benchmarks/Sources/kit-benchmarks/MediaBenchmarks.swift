// Headers, timelines, layouts and paging: the work during scrolling.

import BenchmarkKit
import Foundation
import SharedCore
import SharedLayout
import SharedMedia

private func big(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
}

/// The beginnings of files as written by cameras and programs, with an orientation in the JPEG.
private let beginnings: [(name: String, bar: Double, bytes: [UInt8])] = [
    (
        "png", 312,
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(640) + big(480)
            + [8, 2, 0, 0, 0, 1, 2, 3, 4] + big(1_000) + Array("IDAT".utf8)
    ),
    (
        "gif", 876,
        Array("GIF89a".utf8) + [64, 0, 48, 0, 0xF7, 0, 0] + Array(repeating: 7, count: 768)
            + [0x2C, 0, 0, 0, 0, 64, 0, 48, 0, 0, 8] + [200] + Array(repeating: 1, count: 200) + [0, 0x3B]
    ),
    (
        "jpeg", 3_464,
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + big(8)
            + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
            + [0xFF, 0xDB, 0, 67] + Array(repeating: 5, count: 65)
            + [0xFF, 0xC0, 0, 17, 8, 1, 0xE0, 2, 0x80, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    ),
]

private func probeBenchmarks() -> [Benchmark] {
    beginnings.map { name, bar, bytes in
        let operations = 20_000
        return Benchmark(
            "image header/\(name)",
            bar: .nanoseconds(bar),
            operations: operations
        ) {
            let data = Data(bytes)
            return {
                for _ in 0..<operations {
                    keep(try ImageProbe.header(of: data))
                }
            }
        }
    }
}

private func timelineBenchmarks() -> [Benchmark] {
    [100, 10_000].map { frames in
        let operations = 50_000
        return Benchmark(
            "frame at a time/\(frames)",
            requirement: "KIT-IMG-02",
            bar: .nanoseconds(500),
            operations: operations
        ) {
            let timeline = ImageTimeline(delays: (0..<frames).map { .milliseconds(20 + $0 % 17) })
            return {
                for step in 0..<operations {
                    keep(timeline.frame(at: .milliseconds(step * 37)))
                }
            }
        }
    }
}

private func waterfall(_ count: Int) -> WaterfallLayout {
    var generator = SeededGenerator(seed: 1)
    let cells = (0..<count).map { _ in
        WaterfallCell(aspect: .random(in: 0.5...2, using: &generator), extraHeight: 40)
    }
    return WaterfallLayout(cells, metrics: .init(width: 1_024, columns: 4))
}

private func layoutBenchmarks() -> [Benchmark] {
    [1_000, 100_000].flatMap { count in
        [
            Benchmark("waterfall, all cells/\(count)", operations: 10) {
                let cells = waterfall(count).cells
                return {
                    for _ in 0..<10 {
                        keep(WaterfallLayout(cells, metrics: .init(width: 1_024, columns: 4)))
                    }
                }
            },
            Benchmark(
                "visible cells/\(count)",
                requirement: "KIT-LAY-01",
                bar: .nanoseconds(5_000),
                operations: 20_000
            ) {
                let layout = waterfall(count)
                let step = layout.contentSize.height / 20_000
                return {
                    for number in 0..<20_000 {
                        keep(
                            layout.indices(
                                in: LayoutRect(y: Double(number) * step, width: 1_024, height: 1_366)
                            )
                        )
                    }
                }
            },
            Benchmark(
                "one late size in the middle, anchor kept/\(count)",
                bar: .nanoseconds(2_000_000),
                operations: 20
            ) {
                var layout = waterfall(count)
                let viewport = LayoutRect(y: layout.contentSize.height / 2, width: 1_024, height: 1_366)
                let index = layout.indices(in: viewport)[0]
                return {
                    for number in 0..<20 {
                        let aspect = 0.5 + Double(number % 7) / 10
                        keep(
                            layout.change(keeping: viewport) {
                                $0.update([index: WaterfallCell(aspect: aspect)])
                            }
                        )
                    }
                }
            },
            Benchmark("a change of width, anchor kept/\(count)", operations: 10) {
                var layout = waterfall(count)
                return {
                    for number in 0..<10 {
                        var metrics = layout.metrics
                        metrics.width = number.isMultiple(of: 2) ? 768 : 1_024
                        metrics.columns = number.isMultiple(of: 2) ? 3 : 4
                        let viewport = LayoutRect(
                            y: layout.contentSize.height / 2,
                            width: 1_024,
                            height: 1_366
                        )
                        keep(layout.change(keeping: viewport) { $0.apply(metrics) })
                    }
                }
            },
        ]
    }
}

private struct Row: Identifiable {
    var id: Int
}

private func pagingBenchmarks() -> [Benchmark] {
    [100_000, 1_000_000].map { count in
        let pages = count / 100
        return Benchmark(
            "a page of 100 rows/\(count)",
            bar: .nanoseconds(500_000),
            operations: pages
        ) {
            {
                var window = PagingWindow<Row>(pageSize: 100, capacity: 400)
                var requests = window.update(visible: 0..<0)
                var next = 0
                while let request = requests.first {
                    let rows = (next..<next + 100).map(Row.init)
                    next += 100
                    window.receive(
                        PagingPage(rows, startsList: next == 100, endsList: next >= count),
                        for: request
                    )
                    requests = window.update(visible: max(0, window.rows.count - 20)..<window.rows.count)
                }
                keep(window)
            }
        }
    }
}

private struct NoSource: ImageSource {
    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        throw .missing(name: "")
    }
}

/// The main actor's work for one scroll event: find the cells that matter, and update the pipeline.
private func scrollBenchmarks() -> [Benchmark] {
    [1_000, 100_000].map { count in
        let operations = 500
        return Benchmark(
            "one scroll event/\(count)",
            bar: .nanoseconds(2_000_000),
            operations: operations
        ) {
            let layout = waterfall(count)
            let references = (0..<count).map { number in
                ImageReference.url(
                    URL(string: "https://images.example/\(number).jpg") ?? URL(filePath: "/")
                )
            }
            let pipeline = ImagePipeline(source: NoSource(), clock: SystemClock())
            let viewer = pipeline.viewer()
            let step = (layout.contentSize.height - 1_366) / Double(operations)
            return {
                for number in 0..<operations {
                    let viewport = LayoutRect(y: Double(number) * step, width: 1_024, height: 1_366)
                    let attention = layout.attention(to: viewport, margin: 1_366)
                    viewer.update(
                        visible: attention.visible.map { references[$0] },
                        prefetch: attention.nearby.map { references[$0] },
                        retained: attention.retained.map { references[$0] }
                    )
                }
            }
        }
    }
}

@MainActor
func mediaBenchmarks() -> [Benchmark] {
    probeBenchmarks() + timelineBenchmarks() + layoutBenchmarks() + pagingBenchmarks() + scrollBenchmarks()
}
