// The images of the collection, and the check of files to add.

import Foundation
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation

/// The identity of an image in the collection; a file that was added twice has two.
public struct GalleryImageID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes the identity.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One image of the collection.
public struct GalleryImage: Identifiable, Hashable, Sendable {
    public let id: GalleryImageID
    /// The reference to its bytes.
    public let reference: ImageReference
    /// The accessibility label.
    public let label: LocalizedText

    /// Makes an image.
    public init(id: GalleryImageID, reference: ImageReference, label: LocalizedText) {
        self.id = id
        self.reference = reference
        self.label = label
    }
}

/// A file that has passed the checks for the collection.
struct AcceptedImage: Hashable, Sendable {
    /// The most bytes of a file.
    static let byteLimit = 20_000_000
    /// The most pixels of an image: a phone can decode these without being killed for it.
    static let pixelLimit = 50_000_000

    /// The identity of the file: equal bytes have equal names.
    let name: String
    let data: Data

    /// Checks a file.
    ///
    /// O(size): not for the main actor.
    init(_ file: HostFile) throws(ImageRefusal) {
        guard file.bytes.count <= Self.byteLimit else { throw .tooLarge(name: file.name) }
        do throws(ImageError) {
            data = try LoadedImage(Data(file.bytes), pixelLimit: Self.pixelLimit).data
        } catch {
            if case .tooManyPixels = error { throw .tooManyPixels(name: file.name) }
            throw .unreadable(name: file.name)
        }
        name = "added-\(SHA256.hex(file.bytes))"
    }
}

/// The error of adding an image; the collection is unchanged.
public enum ImageRefusal: UserFacingError, Codable, Hashable {
    /// It is no JPEG, PNG, GIF or WebP, or is damaged.
    case unreadable(name: String)
    /// It has more than 20 MB.
    case tooLarge(name: String)
    /// It has more than 50 megapixels.
    case tooManyPixels(name: String)
    /// The host has no picker, or the picker failed.
    case noPicker

    public var code: String {
        switch self {
        case .unreadable: "image.unreadable"
        case .tooLarge: "image.tooLarge"
        case .tooManyPixels: "image.tooManyPixels"
        case .noPicker: "image.noPicker"
        }
    }

    public var isRetryable: Bool { self == .noPicker }

    public var message: LocalizedText {
        switch self {
        case .unreadable(let name): Texts.refusalUnreadable(name)
        case .tooLarge(let name): Texts.refusalTooLarge(name)
        case .tooManyPixels(let name): Texts.refusalTooManyPixels(name)
        case .noPicker: Texts.refusalNoPicker
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .unreadable: Texts.refusalUnreadableAdvice
        case .tooLarge: Texts.refusalTooLargeAdvice(megabytes: AcceptedImage.byteLimit / 1_000_000)
        case .tooManyPixels:
            Texts.refusalTooManyPixelsAdvice(megapixels: AcceptedImage.pixelLimit / 1_000_000)
        case .noPicker: Texts.refusalNoPickerAdvice
        }
    }
}
