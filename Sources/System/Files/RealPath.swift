import Glibc

/// The one path of a file that has no links, no `.` and no `..` in it.
package enum RealPath {
    /// The path, from the root; nil if there is nothing, or what leads there may not be read.
    package static func of(_ path: String) -> String? {
        guard !path.isEmpty, let real = realpath(path.systemText, nil) else { return nil }
        defer { free(real) }
        return SystemText.text(cString: real)
    }

    /// What the link at a path says, which may start from its folder.
    static func target(ofLinkAt path: String) throws(SystemError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path.systemText, &buffer, buffer.count)
        guard count >= 0 else { throw SystemError() }
        return SystemText.text(buffer[..<count].map(UInt8.init(bitPattern:)))
    }
}
