import Glibc

/// What a path to write to turns out to be.
package enum OutputTarget: Sendable, Hashable {
    /// A descriptor that is open already, such as `/dev/stdout` or `/dev/fd/63`.
    case descriptor(Int32)
    /// A terminal, a pipe with a name or another device: written as it is, never replaced.
    case device(String)
    /// A file, or a place for one, with all links of the last name followed.
    case file(String, existing: FileIdentity?)
    /// A folder.
    case folder(String)

    /// Looks at a path.
    ///
    /// - Throws: the system's error number, `ELOOP` for a link in the last place that is not to be
    ///   followed; a missing file is no error, a missing folder is not noticed here.
    package init(_ path: String, followsLinks: Bool = true) throws(SystemError) {
        var path = path
        // The limit of Linux for links in one path, man 7 path_resolution.
        for _ in 0..<40 {
            if let descriptor = Self.descriptor(named: path) {
                self = .descriptor(descriptor)
                return
            }
            let status: FileStatus
            do throws(SystemError) {
                status = try FileStatus(path: path, followsLinks: false)
            } catch {
                guard error.code == ENOENT, !path.hasSuffix("/") else { throw error }
                self = .file(path, existing: nil)
                return
            }
            switch status.kind {
            case .link:
                guard followsLinks else { throw SystemError(code: ELOOP) }
                path = Self.target(try RealPath.target(ofLinkAt: path), from: path)
                continue
            case .folder: self = .folder(path)
            case .regular: self = .file(path, existing: status.identity)
            // A disk as a target is a slip of the finger, and one with no way back.
            case .blockDevice: throw SystemError(code: EPERM)
            case .stream: self = .device(path)
            }
            return
        }
        throw SystemError(code: ELOOP)
    }

    /// The open descriptor that a path stands for.
    private static func descriptor(named path: String) -> Int32? {
        switch path {
        case "/dev/stdin": return 0
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default: break
        }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            let digits = path.dropFirst(folder.count)
            guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
            return Int32(digits)
        }
        return nil
    }

    private static func target(_ link: String, from path: String) -> String {
        guard !link.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return link }
        return path[...slash] + link
    }
}
