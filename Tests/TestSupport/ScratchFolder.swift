import Glibc

/// An empty folder for one test, removed with all that is in it when the test lets go of it.
package final class ScratchFolder: Sendable {
    /// The folder's absolute path, all links resolved, so that it can be compared with others.
    package let path: String

    /// Makes a folder; a test cannot go on without it.
    package init() throws {
        var template = Array("/tmp/resume-pdf-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ScratchError(number: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for entry in entries(below: "").reversed() { remove(path(entry.path)) }
        rmdir(path)
    }

    /// The path of something in the folder.
    package func path(_ name: String) -> String { path + "/" + name }

    /// Makes a folder in the folder, and those above it.
    package func makeFolder(_ name: String) throws {
        var current = path
        for part in name.split(separator: "/") {
            current += "/" + part
            if mkdir(current, 0o777) != 0 && errno != EEXIST { throw ScratchError(number: errno) }
        }
    }

    /// Writes a file, and makes the folders above it.
    package func write(_ text: String, to name: String, mode: UInt32 = 0o644) throws {
        try write(Array(text.utf8), to: name, mode: mode)
    }

    /// Writes a file of bytes, and makes the folders above it.
    package func write(_ bytes: [UInt8], to name: String, mode: UInt32 = 0o644) throws {
        if let slash = name.lastIndex(of: "/") { try makeFolder(String(name[..<slash])) }
        try FileBytes.write(bytes, to: path(name), mode: mode)
    }

    /// Makes a link.
    package func link(_ name: String, to target: String) throws {
        guard symlink(target, path(name)) == 0 else { throw ScratchError(number: errno) }
    }

    /// The text of a file; nil if it cannot be read.
    package func read(_ name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of a file; nil if it cannot be read.
    package func bytes(of name: String) -> [UInt8]? { FileBytes.read(path(name)) }

    /// All files and links below the folder, hidden ones too, by their paths from here, in order.
    package func files() -> [String] {
        entries(below: "").filter { !$0.isFolder }.map(\.path).sorted()
    }

    /// All that is below the folder, each folder before what is in it.
    private func entries(below folder: String) -> [(path: String, isFolder: Bool)] {
        PackageFolder.entries(of: path(folder)).flatMap { name, isFolder in
            [(folder + name, isFolder)] + (isFolder ? entries(below: folder + name + "/") : [])
        }
    }
}

/// A scratch folder that could not be made or filled: a fault of the machine, not of the code.
package struct ScratchError: Error {
    /// The system's error number.
    package var number: Int32

    /// Makes an error from a system error number.
    package init(number: Int32) { self.number = number }
}
