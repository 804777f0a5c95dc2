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
        let file = try Self.asked { () throws(SystemError) in
            try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
        }
        let number = file.number
        status = try Self.asked { () throws(SystemError) in try FileStatus(descriptor: number) }
        // Meanwhile another file may have come in its place.
        try Self.check(status, limit)
        let bytes = try Self.asked { () throws(SystemError) in
            try DescriptorTransfer.read(from: number, limit: limit)
        }
        guard let bytes else { throw .isTooLarge(nil) }
        self.bytes = bytes
        _ = consume file
    }

    /// Looks whether a file would be read, without opening it.
    ///
    /// - Throws: why it would not.
    package static func check(_ path: String, limit: Int = .max) throws(ReadFault) {
        try check(asked { () throws(SystemError) in try FileStatus(path: path) }, limit)
    }

    private static func asked<Answer: ~Copyable>(
        _ system: () throws(SystemError) -> Answer
    ) throws(ReadFault) -> Answer {
        do throws(SystemError) {
            return try system()
        } catch {
            throw .system(error.code)
        }
    }

    private static func check(_ status: FileStatus, _ limit: Int) throws(ReadFault) {
        switch status.kind {
        case .folder: throw .isFolder
        case .regular where status.size > limit: throw .isTooLarge(status.size)
        case .regular: break
        case .link, .blockDevice, .stream: throw .isNotRegular
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
    package var reason: String {
        if case .isNotRegular = self { return "it is a pipe or a device, not a regular file" }
        return String(cString: strerror(code))
    }
}
