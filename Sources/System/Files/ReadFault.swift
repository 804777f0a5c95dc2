import Glibc

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
