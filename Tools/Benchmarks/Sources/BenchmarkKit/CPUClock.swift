// The time that this process has spent computing.

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
    public static var bytesInUse: Int? {
        #if canImport(Glibc)
            Int(mallinfo2().uordblks)
        #else
            nil
        #endif
    }
}
