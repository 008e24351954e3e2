// The system calls that Foundation has no safe form of; the module's only file that names them.

import Foundation
import SharedCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The error number (`errno`) with which the operating system refused.
struct SystemError: Error, Equatable {
    var number: Int32
    /// Whether what was asked for has happened, and only its way to the disk failed.
    var isAfterChange: Bool

    static let notFound = SystemError(number: ENOENT)
    static let exists = SystemError(number: EEXIST)
    static let isLink = SystemError(number: ELOOP)
    static let isFolder = SystemError(number: EISDIR)

    init(number: Int32, isAfterChange: Bool = false) {
        self.number = number
        self.isAfterChange = isAfterChange
    }

    /// Whether a file can't have a second name there, whatever else can be done with it.
    var isOfLinksOnly: Bool { [EPERM, ENOTSUP, EMLINK, ENOSYS].contains(number) }

    /// The system error behind an error of Foundation's.
    init(_ error: any Error) {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
        self.init(number: cause?.code.rawValue ?? EIO)
    }

    /// The storage error that the number stands for, with a file of ours.
    func failure(at path: String) -> StorageError {
        if isAfterChange {
            return .notDurable(path: path)
        }
        return switch number {
        case ENOENT: .notFound(path: path)
        case ENOSPC, EDQUOT: .diskFull(path: path)
        case EROFS: .readOnly(path: path)
        case EACCES, EPERM: .noPermission(path: path)
        case ELOOP: .isLink(path: path)
        // A socket can't be opened at all.
        case EISDIR, ENXIO: .notAFile(path: path)
        default: .system(path: path, number: number)
        }
    }
}

/// An open file, closed when the value goes.
///
/// Never follows a link in the last part of its path.
struct FileDescriptor: ~Copyable {
    private let number: Int32

    enum Purpose {
        case reading, folder, creating, locking

        var flags: Int32 {
            switch self {
            case .reading: O_RDONLY | O_NONBLOCK
            case .folder: O_RDONLY | O_DIRECTORY
            case .creating: O_WRONLY | O_CREAT | O_EXCL
            case .locking: O_RDWR | O_CREAT
            }
        }
    }

    init(_ path: String, _ purpose: Purpose, mode: UInt32 = 0o600) throws(SystemError) {
        number = try retrying { open(path, purpose.flags | O_NOFOLLOW | O_CLOEXEC, mode_t(mode)) }
    }

    deinit {
        close(number)
    }

    func status() throws(SystemError) -> FileStatus {
        var status = stat()
        _ = try retrying { fstat(number, &status) }
        return FileStatus(status)
    }

    func setMode(_ mode: UInt32) throws(SystemError) {
        _ = try retrying { fchmod(number, mode_t(mode)) }
    }

    func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            let written = try retrying { write(number, rest.baseAddress, rest.count) }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
    }

    /// Reads until the end, or until the buffer is full, and gives how much was read.
    func readAll(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        var count = 0
        while count < buffer.count {
            let got = try retrying {
                read(number, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if got == 0 {
                break
            }
            count += got
        }
        return count
    }

    /// Brings what was written to the disk itself.
    func synchronize() throws(SystemError) {
        #if canImport(Darwin)
            // There `fsync` stops at the drive's cache. Some file systems have only that.
            if fcntl(number, F_FULLFSYNC) == 0 {
                return
            }
        #endif
        _ = try retrying { fsync(number) }
    }

    /// Brings what was changed in a folder to the disk; what it throws says that the change has happened.
    func synchronizeChange() throws(SystemError) {
        do throws(SystemError) {
            try synchronize()
        } catch {
            throw SystemError(number: error.number, isAfterChange: true)
        }
    }

    /// Takes the advisory lock of this file for as long as it is open.
    func lock(waiting: Bool) throws(SystemError) {
        _ = try retrying { flock(number, LOCK_EX | (waiting ? 0 : LOCK_NB)) }
    }

    func unlock() {
        _ = try? retrying { flock(number, LOCK_UN) }
    }
}

/// The kind of file that a path names, and its permissions.
struct FileStatus {
    var isFile: Bool
    var isLink: Bool
    var isFolder: Bool
    var mode: UInt32
    var size: Int
    private var number: UInt64
    private var changed: timespec

    /// The mark of this file alone, until it is written again: 64 hexadecimal digits.
    var mark: String {
        SHA256.hex("\(number) \(size) \(changed.tv_sec) \(changed.tv_nsec)".utf8)
    }

    fileprivate init(_ status: stat) {
        let kind = UInt32(status.st_mode) & UInt32(S_IFMT)
        isFile = kind == UInt32(S_IFREG)
        isLink = kind == UInt32(S_IFLNK)
        isFolder = kind == UInt32(S_IFDIR)
        mode = UInt32(status.st_mode) & 0o7777
        size = Int(status.st_size)
        number = UInt64(status.st_ino)
        #if canImport(Darwin)
            changed = status.st_mtimespec
        #else
            changed = status.st_mtim
        #endif
    }

    /// The status of what a path names; of the link, if it is one.
    init(ofPath path: String) throws(SystemError) {
        var status = stat()
        _ = try retrying { lstat(path, &status) }
        self.init(status)
    }
}

func renameFile(_ source: String, to target: String) throws(SystemError) {
    _ = try retrying { rename(source, target) }
}

/// Gives a file a second name.
func linkFile(_ source: String, as name: String) throws(SystemError) {
    _ = try retrying { link(source, name) }
}

func removeFile(_ path: String) throws(SystemError) {
    _ = try retrying { unlink(path) }
}

/// Makes one folder that only its owner can use.
func makeFolder(_ path: String) throws(SystemError) {
    _ = try retrying { mkdir(path, 0o700) }
}

/// Removes one folder that is empty.
func removeFolder(_ path: String) throws(SystemError) {
    _ = try retrying { rmdir(path) }
}

/// Repeats a call that a signal interrupted.
private func retrying<Answer: SignedInteger>(_ call: () -> Answer) throws(SystemError) -> Answer {
    while true {
        let answer = call()
        if answer != -1 {
            return answer
        }
        if errno != EINTR {
            throw SystemError(number: errno)
        }
    }
}
