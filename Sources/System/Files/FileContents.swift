import Characters
import Glibc

/// All of a regular file: the one way in which files of a person are read.
///
/// Nothing is waited for: a pipe without a writer, a terminal or another device is refused.
package struct FileContents: Sendable, Hashable {
    /// The bytes.
    package let bytes: [UInt8]
    /// What is known about the file.
    package let status: FileStatus

    /// Reads a file, links followed.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the most bytes that it may have.
    /// - Throws: why it is not read.
    package init(ofFileAt path: String, limit: Int) throws(ReadFault) {
        // Before it is opened: that alone would set some devices going.
        try Self.check(path, limit: limit)
        let fault: ReadFault?
        let bytes: [UInt8]?
        do throws(SystemError) {
            let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
            status = try FileStatus(descriptor: file.number)
            // Meanwhile another file may have come in its place.
            fault = Self.fault(status, limit)
            bytes =
                fault == nil
                ? try DescriptorTransfer.read(from: file.number, limit: limit, size: status.size)
                : nil
        } catch {
            throw .system(error.code)
        }
        guard let bytes else { throw fault ?? .isTooLarge(nil) }
        self.bytes = bytes
    }

    /// Looks whether a file would be read, without opening it.
    ///
    /// - Throws: why it would not.
    package static func check(_ path: String, limit: Int = .max) throws(ReadFault) {
        let fault: ReadFault?
        do throws(SystemError) {
            fault = Self.fault(try FileStatus(path: path), limit)
        } catch {
            throw .system(error.code)
        }
        if let fault { throw fault }
    }

    private static func fault(_ status: FileStatus, _ limit: Int) -> ReadFault? {
        switch status.kind {
        case .folder: .isFolder
        case .regular: status.size > limit ? .isTooLarge(status.size) : nil
        case .link, .blockDevice, .stream: .isNotRegular
        }
    }
}

/// Why a file is not read.
package enum ReadFault: Error, Sendable, Hashable {
    /// The system does not let us; with its error number.
    case system(Int32)
    /// It is a folder.
    case isFolder
    /// It is a pipe, a terminal or another device.
    case isNotRegular
    /// It has more bytes than allowed: so many, if that is known.
    case isTooLarge(Int?)

    /// The error number that says most nearly the same.
    package var code: Int32 {
        switch self {
        case .system(let code): code
        case .isFolder: EISDIR
        case .isNotRegular: EINVAL
        case .isTooLarge: EFBIG
        }
    }

    /// The reason, as a phrase: the system's words where it has some.
    package var reason: Message {
        if case .isNotRegular = self { return "it is a pipe or a device, not a regular file" }
        return SystemError(code: code).reason
    }
}
