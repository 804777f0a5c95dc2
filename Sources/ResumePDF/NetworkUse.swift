package import ResumeData
import CairoPangoBackend
import Characters
package import SourceTree
package import System

/// How resumes on the network are fetched, and when a copy is taken instead.
package struct NetworkUse: Sendable {
    /// The folder of the copies; nil where there is no place for any.
    package var folder: String?
    /// How long a copy is taken without asking, in seconds; nil for an hour.
    package var lifetime: Int64?
    /// Whether the network is asked even if a copy is fresh.
    package var refreshes = false
    /// Whether the network is never asked.
    package var isOffline = false
    /// Lines such as `Authorization: Bearer …`, for web addresses.
    package var headers: [String] = []
    /// A file with names and passwords in curl's form; nil for none.
    package var netrc: String?
    /// Who asks which machine, by the machines; see `config.yaml`.
    package var credentials: [String: WebCredentials] = [:]
    /// Who is signed in to projects; nil where there is no place for it.
    package var sessions: Sessions?
    /// A file of certificates (PEM) to trust instead of the system's; nil for the system's.
    package var certificates: String?
    /// Where GitHub's interface is; nil for the usual place.
    package var gists: String?
    /// An emulator of Firestore that is asked instead of the service, as `HOST:PORT`; nil for none.
    package var firestoreEmulator: String?
    /// What we call ourselves.
    package var agent: String
    /// The time of day, in POSIX seconds.
    package var now: @Sendable () -> Int64
    /// Called again and again while an answer is awaited, with who is asked and how many bytes have
    /// come; false gives up.
    package var whileWaiting: @Sendable (_ host: String, _ bytes: Int) -> Bool = { _, _ in true }
    /// Called when nothing is awaited any more.
    package var afterWaiting: @Sendable () -> Void = {}

    /// Fetches under a name.
    package init(agent: String, now: @escaping @Sendable () -> Int64) {
        self.agent = agent
        self.now = now
    }

    /// Reads lines to send along from a file of the person's, such as `Authorization: Bearer …`.
    ///
    /// - Returns: what is wrong with the file; nil if nothing is. It never cites a line.
    package mutating func readHeaders(_ path: String, named name: String) -> Diagnostic? {
        func finding(_ message: Message) -> Diagnostic { Diagnostic(.headerFile, .error, message) }
        let file: FileContents
        do throws(ReadFault) {
            file = try FileContents(ofFileAt: path, limit: Self.headerLimit)
        } catch {
            return finding(FileError(reading: name, error).message)
        }
        let shown = name.printable
        guard file.status.permissions & 0o077 == 0 else {
            return finding(
                "others can read \(shown), which may hold a secret; do \"chmod 600 \(shown)\"")
        }
        for (index, line) in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated()
        {
            let line = line.last == 0x0D ? line.dropLast() : line
            if line.isEmpty { continue }
            let mark = line.firstIndex(of: UInt8(ascii: ":")) ?? line.startIndex
            guard !line[..<mark].isEmpty, line[..<mark].allSatisfy(Self.fieldName.contains),
                line[mark...].allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
                let text = String(validating: line, as: UTF8.self)
            else {
                return finding(
                    "line \(index + 1) of \(shown) is no header field; write it as Name: value")
            }
            headers.append(text)
        }
        return nil
    }

    /// The most bytes of such lines: servers refuse more.
    private static let headerLimit = 16_384

    /// What the name of a header field may have (`token` in RFC 9110, section 5.6.2).
    private static let fieldName = ASCIISet.alphanumeric.union(ASCIISet("!#$%&'*+-.^_`|~"))

    /// Whether a text is meant as an address on the network, right or wrong.
    package static func isMeant(by text: String) -> Bool { RemoteAddress.isMeant(by: text) }

    /// What a file made of the resume at an address is called, without its ending: `cv` for
    /// `https://example.org/cv.json?raw=1`.
    package static func stem(of address: String) -> String {
        // An account's number is no name.
        guard !RemoteAddress.isDatabase(address) else { return "resume" }
        let path = address.split(separator: "://", maxSplits: 1).last?.prefix { !"?#".contains($0) }
        guard let path, let slash = path.firstIndex(of: "/") else { return "resume" }
        let stem = PathName.stem(of: String(path[slash...]))
        func isPlain(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        // No hidden file, none that looks like an option, none that a folder cannot have.
        let isName =
            stem.first.map(isPlain) == true && stem.utf8.count <= 100
            && stem.allSatisfy { isPlain($0) || "-_.".contains($0) }
        return isName ? stem : "resume"
    }
}

extension ResumeSource {
    /// An address without what stands before an @, which may be a password.
    ///
    /// A password may have a slash in it, too: then what stands before that is no machine and port.
    private static func shown(_ address: String) -> String {
        guard let scheme = address.firstRange(of: "://") else { return address }
        let rest = address[scheme.upperBound...]
        let authority = rest.prefix { !"/?#".contains($0) }
        let port = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .dropFirst().first
        let isMachine =
            authority.hasPrefix("[")
            || port.map { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } } ?? true
        let place = isMachine ? authority : rest
        let marks = ["@", "%40"].compactMap { place.ranges(of: $0).last?.lowerBound }
        guard let mark = marks.max() else { return address }
        return address[..<scheme.upperBound] + "…" + address[mark...]
    }

    /// A resume on the network, by its address.
    package static func network(_ address: String, _ use: NetworkUse) -> Self {
        let name = shown(address)
        var source = Self(name: name) { () throws(SourceError) in
            defer { use.afterWaiting() }
            let remote: RemoteAddress
            do throws(WebFault) {
                remote = try RemoteAddress(address)
            } catch {
                throw SourceError(error, name: name)
            }
            var source = use.source(limit: SourceBytes.limit)
            // What the service gave somebody is nothing for an emulator, which others may listen to.
            if use.firestoreEmulator == nil || use.sessions?.emulator != nil {
                try use.sessions?.sign(&source, for: address)
            }
            return try source.resume(at: remote).read()
        }
        source.picture = use.pictures(of: try? RemoteAddress(address))
        return source
    }

    /// The same resume, with leave to fetch the pictures that it names by addresses.
    package func fetchingPictures(_ use: NetworkUse) -> Self {
        var source = self
        source.picture = use.pictures(of: nil)
        return source
    }
}

extension NetworkUse {
    /// What fetches, for bodies of at most so many bytes.
    fileprivate func source(limit: Int) -> RemoteSource {
        var fetch = WebFetch(agent: agent, limit: limit)
        fetch.whileWaiting = whileWaiting
        var source = RemoteSource(
            fetch: fetch, cache: folder.map { ResumeCache(folder: $0) }, now: now)
        source.use.lifetime = lifetime ?? CacheUse.usualLifetime
        source.use.refreshes = refreshes
        source.use.isOffline = isOffline
        source.headers = headers
        source.netrc = netrc
        source.credentials = credentials
        source.certificates = certificates
        if let gists { source.gists = gists }
        source.emulator = firestoreEmulator
        if firestoreEmulator == nil { source.apiKeys = sessions?.keys ?? [:] }
        return source
    }

    /// Fetches the pictures that a resume names; nil for a resume from nowhere on the network.
    fileprivate func pictures(
        of resume: RemoteAddress?
    ) -> @Sendable (String) throws(SourceError) -> SourceBytes {
        { reference throws(SourceError) in
            defer { afterWaiting() }
            let base: WebLocation? = if case .web(let location) = resume { location } else { nil }
            let reader = PhotoReader()
            return try source(limit: reader.limits.bytes).picture(at: reference, from: base) {
                (try? reader.read($0, name: "")) != nil
            }
        }
    }
}

/// The copies of resumes from the network.
package struct NetworkCopies: Sendable {
    private let cache: ResumeCache

    /// The name of their folder, in that of the program.
    package static let folderName = ResumeCache.name

    /// The copies in a folder.
    package init(folder: String) { cache = ResumeCache(folder: folder) }

    /// A copy, as people are told of it.
    package struct Copy: Sendable {
        /// The address that it is a copy of.
        package let address: String
        /// How old it is, such as `12 min`.
        package let age: Age
        /// Whether it is taken without asking.
        package let isFresh: Bool
        /// How many bytes it has.
        package let size: Int
    }

    /// All copies, by their addresses.
    ///
    /// - Throws: what the system refused.
    package func list(at now: Int64) throws(FileError) -> [Copy] {
        try cache.entries().map { entry in
            Copy(
                address: entry.key.address,
                age: Age(seconds: max(0, now - entry.fetched)),
                isFresh: entry.isFresh(at: now), size: entry.bytes.count)
        }
    }

    /// Removes all copies; gives how many there were.
    package func clear() throws(FileError) -> Int { try cache.clear() }
}

extension Diagnostic.Kind {
    static let headerFile = Self("header-file", .noInput)
}
