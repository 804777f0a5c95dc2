import Characters
import Glibc
package import System

/// The sessions of a person, one file each, in a folder of their own that nobody else can read.
package struct SessionStore: Sendable, Hashable {
    /// The folder.
    package let folder: String

    /// The folder's name, in that of the program.
    package static let name = "sessions"
    private static let ending = ".json"
    private static let limit = 65_536

    /// Keeps sessions in a folder.
    package init(folder: String) { self.folder = folder }

    /// The session at a place; nil if nobody is signed in there.
    ///
    /// - Throws: why what is kept of it cannot be used.
    package func session(at place: Session.Place) throws(WebFault) -> Session? {
        let path = path(of: place)
        let file: FileContents
        do throws(ReadFault) {
            file = try FileContents(ofFileAt: path, limit: Self.limit)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw WebFault(
                .signedOut, FileError(reading: path, error, hint: place.advice).message)
        }
        guard file.status.permissions & 0o077 == 0 else {
            throw WebFault(
                .signedOut,
                "others can read \(path.printable), and use it in your place; \(place.advice)")
        }
        guard let session = Session(file: file.bytes), session.place == place else {
            throw WebFault(.signedOut, "\(path.printable) is damaged; \(place.advice)")
        }
        return session
    }

    /// Keeps a session, in place of an older one there.
    ///
    /// - Throws: what the system refused; the older one is then as it was.
    package func keep(_ session: Session) throws(FileError) {
        try PrivateFolder.write(session.file, as: Self.name(of: session.place), in: folder)
    }

    /// The account at a place, even where the session cannot be used; nil if it is not known.
    package func account(at place: Session.Place) -> String? {
        (try? FileContents(ofFileAt: path(of: place), limit: Self.limit))
            .flatMap { Session(file: $0.bytes)?.account }
    }

    /// Forgets the session at a place.
    ///
    /// - Returns: whether there was something to forget.
    /// - Throws: what the system refused.
    package func remove(at place: Session.Place) throws(FileError) -> Bool {
        let path = path(of: place)
        if unlink(path.systemText) == 0 { return true }
        guard errno == ENOENT || errno == ENOTDIR else {
            throw FileError(.remove, path, code: errno)
        }
        return false
    }

    /// Finds out whether a session can be kept, and makes the folder if it is not there.
    package func check() throws(FileError) {
        try PrivateFolder.make(folder)
        guard access(folder.systemText, W_OK) == 0 else {
            throw FileError(.write, folder, code: errno)
        }
    }

    /// Where somebody is signed in, by project.
    package func places() -> [Session.Place] {
        FolderListing.names(in: folder).filter { $0.hasSuffix(Self.ending) }.map { name in
            let parts = name.dropLast(Self.ending.count).split(separator: "@", maxSplits: 1)
            return Session.Place(
                project: String(parts.first ?? ""),
                emulator: parts.dropFirst().first.map(String.init))
        }.sorted { ($0.project, $0.emulator ?? "") < ($1.project, $1.emulator ?? "") }
    }

    /// Does something with the session at a place while no other process does, such as to renew it.
    ///
    /// - Returns: what comes of it; nil if nobody is signed in.
    /// - Throws: what the work throws, and what stands in its way.
    func alone<Result>(
        at place: Session.Place, _ work: (Session) throws(WebFault) -> Result
    ) throws(WebFault) -> Result? {
        guard FileStatus.exists(path(of: place)) else { return nil }
        let lock = try lock(path(of: place))
        let result = Swift.Result { () throws(WebFault) in
            try session(at: place).map { (session) throws(WebFault) in try work(session) }
        }
        try? lock.close()
        return try result.get()
    }

    /// Locks a file that is replaced whole: the one that has the name in the end.
    private func lock(_ path: String) throws(WebFault) -> FileDescriptor {
        do throws(SystemError) {
            while true {
                let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
                // Longer than an answer may take.
                try file.lock(within: .seconds(40))
                if FileIdentity(descriptor: file.number) == FileIdentity(path: path) { return file }
            }
        } catch {
            throw WebFault(
                .busy,
                error.code == EWOULDBLOCK
                    ? "another resume-pdf has been renewing the sign-in for long; try again"
                    : "cannot lock \(path.printable): \(error.reason)")
        }
    }

    private func path(of place: Session.Place) -> String {
        PathName.join(folder, Self.name(of: place))
    }

    /// Neither a project nor a host has a slash or an @ in its name.
    private static func name(of place: Session.Place) -> String {
        place.project + (place.emulator.map { "@" + $0 } ?? "") + ending
    }
}
