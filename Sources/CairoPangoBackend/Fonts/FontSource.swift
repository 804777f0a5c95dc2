import Glibc

/// Where a font face comes from.
package enum FontSource: Sendable, Hashable {
    /// It is built into the program.
    case embedded(name: String)
    /// A file that the caller named.
    case file(path: String)
    /// A file of the system's fonts, taken for characters that all others lack.
    case system(path: String)

    /// The file's path; that of a built-in one inside the program.
    package var path: String {
        switch self {
        case .embedded(let path), .file(let path), .system(let path): path
        }
    }

    /// The file's name without its folder.
    package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// A font file that is built into the program.
package struct EmbeddedFont {
    /// The file's name or path, for listings.
    package var name: String
    /// The file's bytes, which must stay where they are as long as the process runs.
    package var bytes: UnsafeRawBufferPointer
    /// Whether the bytes are a part of a file, such as the program's, that the system has mapped: it can
    /// forget what it has read of them, and read it again.
    package var isMapped: Bool

    /// Names the bytes of a font file.
    package init(name: String, bytes: UnsafeRawBufferPointer, isMapped: Bool = false) {
        self.name = name
        self.bytes = bytes
        self.isMapped = isMapped
    }

    /// Lets the system forget what was read of a font for now, as all but few fonts are not read again.
    func letGo() {
        let page = UInt(getpagesize())
        let start = (UInt(bitPattern: bytes.baseAddress) + page - 1) / page * page
        let end = (UInt(bitPattern: bytes.baseAddress) + UInt(bytes.count)) / page * page
        guard isMapped, start < end else { return }
        madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
    }
}
