// The CPU time of this process, and its memory.

import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// CPU time, which other processes on the machine don't affect.
public enum CPUClock {
    /// Nanoseconds of CPU time of all threads of this process.
    public static var process: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    /// Nanoseconds of CPU time of the current thread.
    public static var thread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// Memory in use.
public enum Heap {
    /// Bytes handed out by the allocator and not returned; nil if the platform doesn't tell.
    ///
    /// glibc reports them as XML (malloc_info(3)). Swift's Glibc module lacks the function, so it is looked
    /// up by name.
    public static var bytesInUse: Int? {
        #if canImport(Glibc)
            typealias Inform = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
            guard let symbol = dlsym(nil, "malloc_info") else { return nil }
            // A symbol has no type; this is the C declaration of malloc_info(3).
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

    /// Parses the totals, which come after the last heap: memory from the system, and the free part of it.
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
