// The time that this process has spent computing, and the memory that it holds.

import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// CPU time, which other processes on the machine don't lengthen.
public enum CPUClock {
    /// Nanoseconds that all threads of this process have computed.
    public static var process: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    /// Nanoseconds that the current thread has computed.
    public static var thread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// Memory in use.
public enum Heap {
    /// Bytes handed out by the allocator and not returned; nil where the platform doesn't tell.
    ///
    /// glibc tells in XML (malloc_info(3)), which Swift's module of it leaves out; so it is looked up by name.
    public static var bytesInUse: Int? {
        #if canImport(Glibc)
            typealias Inform = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
            guard let symbol = dlsym(nil, "malloc_info") else { return nil }
            // A symbol has no type; this is how malloc_info(3) is declared in C.
            let inform = unsafeBitCast(symbol, to: Inform.self)
            var text: UnsafeMutablePointer<CChar>?
            var length = 0
            guard let stream = open_memstream(&text, &length) else { return nil }
            _ = inform(0, stream)
            fclose(stream)
            defer { free(text) }
            guard let text else { return nil }
            return inUse(String(cString: text))
        #else
            return nil
        #endif
    }

    /// The totals stand after the last heap: what the system gave, and what of it is free.
    static func inUse(_ report: String) -> Int? {
        let totals = report.components(separatedBy: "</heap>").last ?? report
        func size(_ tag: String, _ type: String) -> Int? {
            guard let start = totals.range(of: "<\(tag) type=\"\(type)\""),
                let size = totals.range(of: "size=\"", range: start.upperBound..<totals.endIndex)
            else { return nil }
            return Int(totals[size.upperBound...].prefix { $0.isNumber })
        }
        guard let system = size("system", "current") else { return nil }
        return system + (size("total", "mmap") ?? 0) - (size("total", "fast") ?? 0)
            - (size("total", "rest") ?? 0)
    }
}
