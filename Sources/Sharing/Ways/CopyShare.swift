import Characters
import Glibc
import SourceTree
package import System

/// Puts a file into a folder or under a name, whole or not at all.
package struct CopyShare: Sendable, Hashable {
    /// Where it goes: a file, or a folder with a slash behind it, as the person named it.
    package var target: String
    /// What a relative target starts from; empty for the current folder.
    package var folder: String
    /// Whether another file may be replaced.
    package var force: Bool
    /// Files that are never replaced, such as the resume.
    package var sources: Set<FileIdentity> = []

    /// Describes a copy.
    package init(to target: String, folder: String = "", force: Bool = false) {
        self.target = target
        self.folder = folder
        self.force = force
    }

    /// What became of a copy.
    package struct Receipt: Sendable, Hashable {
        /// The copy's path, as the person would name it.
        package var path: String
        /// Whether the very same file was there already.
        package var wasThere: Bool
    }

    /// Copies.
    ///
    /// - Parameters:
    ///   - file: what to copy.
    ///   - isTrial: whether to find only what stands in the way.
    /// - Returns: where it is.
    /// - Throws: `ShareError`; the target is then as it was.
    package func callAsFunction(
        _ file: SharedFile, isTrial: Bool = false
    ) throws(ShareError) -> Receipt {
        let path = try place(file.name)
        let located = PathName.resolve(path, in: folder)
        switch try existing(located, path, file.bytes) {
        case .same: return Receipt(path: path, wasThere: true)
        case .other where !force: throw Self.occupied(path)
        case .nothing, .other: break
        }
        guard !isTrial else {
            try checkFolder(of: located, path)
            return Receipt(path: path, wasThere: false)
        }
        do throws(FileError) {
            try AtomicFile.write(file.bytes, to: located, followsLinks: false, replaces: force)
        } catch {
            if error.code == EEXIST { throw Self.occupied(path) }
            throw .writing(FileError(writing: path, at: located, code: error.code))
        }
        return Receipt(path: path, wasThere: false)
    }

    // MARK: The place

    /// The file's path: a folder that is one, or that is written with a slash, gets the file's name.
    private func place(_ name: SafeFileName) throws(ShareError) -> String {
        if target.hasSuffix("/") { return target + name.text }
        let place = PathName.resolve(target, in: folder)
        switch (try? FileStatus(path: place, followsLinks: false))?.kind {
        case .folder: return target + "/" + name.text
        case .link: throw Self.link(target)
        default: return target
        }
    }

    private enum Existing {
        case nothing
        case same
        case other
    }

    private func existing(
        _ located: String, _ path: String, _ bytes: [UInt8]
    ) throws(ShareError) -> Existing {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileStatus(path: located, followsLinks: false)
        } catch {
            if error.code == ENOENT { return .nothing }
            throw .writing(FileError(writing: path, at: located, code: error.code))
        }
        switch status.kind {
        case .regular: break
        case .link: throw Self.link(path)
        case .folder: throw .writing(FileError(.write, path, code: EISDIR))
        case .stream, .blockDevice:
            throw ShareError(.outputCreate, "\(path.printable) is no file; name a file or a folder")
        }
        if Self.holds(located, bytes) { return .same }
        if sources.contains(status.identity) {
            throw ShareError(
                .outputSource,
                "\(path.printable) is what this file is made from; name another one for it")
        }
        return .other
    }

    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        (try? FileContents(ofFileAt: path, limit: bytes.count))?.bytes == bytes
    }

    private func checkFolder(of located: String, _ path: String) throws(ShareError) {
        guard access(PathName.folder(of: located).systemText, W_OK | X_OK) != 0 else { return }
        throw .writing(FileError(writing: path, at: located, code: errno))
    }

    // MARK: Sentences

    private static func occupied(_ path: String) -> ShareError {
        ShareError(
            .outputExists,
            "\(path.printable) exists and is another file; name another one, or add --force to "
                + "replace it")
    }

    private static func link(_ path: String) -> ShareError {
        ShareError(
            .outputCreate,
            "\(path.printable) is a link, which is not followed; name the file that it leads to, "
                + "or write \(path.printable)/ for a folder")
    }
}
