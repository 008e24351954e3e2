// The errors with files of ours.

import SharedCore
import SharedLocalization

/// The reason that something could not be stored or read.
///
/// Nothing was changed, unless a case says so.
public enum StorageError: UserFacingError {
    case notFound(path: String)
    /// The disk, or the user's share of it, is full.
    case diskFull(path: String)
    /// The disk can't be written to.
    case readOnly(path: String)
    /// The file or its folder belongs to another user.
    case noPermission(path: String)
    /// A link stands where the file should be. It is neither followed nor replaced.
    case isLink(path: String)
    /// A folder or a device stands where the file should be.
    case notAFile(path: String)
    /// The file is larger than the caller accepts.
    case tooLarge(path: String, limit: Int)
    /// A name that could lead out of the folder, or that file systems don't have.
    case invalidName(String)
    /// The file is whole and of the right schema, but not what the program reads as such: the schema number
    /// should have been raised. It was renamed to that name, not deleted.
    case undecodable(path: String, setAside: String)
    /// The value can't be written as JSON: a number that is not finite, say.
    case notEncodable(path: String, reason: String)
    /// The change has happened, but the disk did not confirm it: a power failure may undo it.
    case notDurable(path: String)
    /// Another refusal of the operating system, with its number.
    case system(path: String, number: Int32)

    private var parts: (name: String, argument: String) {
        switch self {
        case .notFound(let path): ("notFound", path)
        case .diskFull(let path): ("diskFull", path)
        case .readOnly(let path): ("readOnly", path)
        case .noPermission(let path): ("noPermission", path)
        case .isLink(let path): ("isLink", path)
        case .notAFile(let path): ("notAFile", path)
        case .tooLarge(let path, _): ("tooLarge", path)
        case .invalidName(let name): ("invalidName", name)
        case .undecodable(let path, _): ("undecodable", path)
        case .notEncodable(let path, _): ("notEncodable", path)
        case .notDurable(let path): ("notDurable", path)
        case .system(let path, _): ("system", path)
        }
    }

    public var code: String { "storage." + parts.name }

    public var isRetryable: Bool {
        switch self {
        case .diskFull, .notDurable, .system: true
        default: false
        }
    }

    public var message: LocalizedText {
        // The user knows a file by its name.
        let name = parts.argument.split(separator: "/").last.map(String.init) ?? parts.argument
        return switch self {
        case .notFound: Texts.messageNotFound(name)
        case .diskFull: Texts.messageDiskFull(name)
        case .readOnly: Texts.messageReadOnly(name)
        case .noPermission: Texts.messageNoPermission(name)
        case .isLink: Texts.messageIsLink(name)
        case .notAFile: Texts.messageNotAFile(name)
        case .tooLarge: Texts.messageTooLarge(name)
        case .invalidName: Texts.messageInvalidName(name)
        case .undecodable: Texts.messageUndecodable(name)
        case .notEncodable: Texts.messageNotEncodable(name)
        case .notDurable: Texts.messageNotDurable(name)
        case .system: Texts.messageSystem(name)
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .notFound: Texts.adviceNotFound
        case .diskFull: Texts.adviceDiskFull
        case .readOnly: Texts.adviceReadOnly
        case .noPermission: Texts.adviceNoPermission
        case .isLink: Texts.adviceIsLink
        case .notAFile: Texts.adviceNotAFile
        case .tooLarge: Texts.adviceTooLarge
        case .invalidName: Texts.adviceInvalidName
        case .undecodable: Texts.adviceUndecodable
        case .notEncodable: Texts.adviceNotEncodable
        case .notDurable: Texts.adviceNotDurable
        case .system: Texts.adviceSystem
        }
    }
}
