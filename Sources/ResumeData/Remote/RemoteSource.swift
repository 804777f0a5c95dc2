import System

/// How resumes on the network are fetched: everything but their addresses.
package struct RemoteSource: Sendable {
    /// What asks.
    let fetch: WebFetch
    /// The copies; nil where there is no place for any.
    let cache: ResumeCache?
    /// When they are taken.
    package var use = CacheUse()
    /// Lines such as `Authorization: Bearer …`, for web addresses.
    package var headers: [String] = []
    /// A file with names and passwords in curl's form; nil for none.
    package var netrc: String?
    /// Who asks which machine, by the machines (`WebLocation.authority`).
    package var credentials: [String: WebCredentials] = [:]
    /// A file of certificates (PEM) to trust instead of the system's; nil for the system's.
    package var certificates: String?
    /// Who is signed in: their copies are theirs alone; empty for nobody.
    package var account = ""
    /// Gives the token of who is signed in, nil for nobody.
    ///
    /// It goes into `Authorization: Bearer …`; a renewed one is asked for once the last was refused.
    package var token: (@Sendable (_ renewed: Bool) throws(WebFault) -> String?)?
    /// Where GitHub's interface is, without a slash at its end.
    package var gists = "https://api.github.com"
    /// An emulator of Firestore that is asked instead of the service, as `HOST:PORT`; nil for none.
    package var emulator: String?
    /// The keys that the apps of Firestore projects send, by the projects.
    package var apiKeys: [String: String] = [:]
    /// The time of day, in POSIX seconds.
    let now: @Sendable () -> Int64

    /// Makes a source of all addresses.
    package init(
        fetch: WebFetch, cache: ResumeCache?, now: @escaping @Sendable () -> Int64 = WallClock.now
    ) {
        self.fetch = fetch
        self.cache = cache
        self.now = now
    }

    /// The resume at an address.
    package func resume(at address: RemoteAddress) -> ResumeSource {
        let remote = RemoteResume(
            key(address), cache: cache, use: use, now: now
        ) { copy throws(WebFault) in
            switch address {
            case .web(let location): try web(location, copy)
            case .gist(let identifier): try gist(identifier, copy)
            case .firestore(let address):
                .new(try firestore(address).documents(), etag: nil, lastModified: nil)
            }
        }
        return ResumeSource(name: address.text) { () throws(SourceError) in try remote.read() }
    }

    /// The picture that a resume names by its address.
    ///
    /// What the person sends along to the resume's own origin goes to no other one.
    ///
    /// - Parameters:
    ///   - reference: the address, or one relative to the resume's own.
    ///   - base: the resume's own address, as the person named it; nil where nobody named one.
    ///   - isPicture: whether bytes are a picture.
    /// - Returns: the bytes, which are a picture only if they are a copy.
    /// - Throws: why there are none.
    package func picture(
        at reference: String, from base: WebLocation?,
        isPicture: @escaping @Sendable ([UInt8]) -> Bool
    ) throws(SourceError) -> SourceBytes {
        var request: WebRequest
        do throws(WebRefusal) {
            request = WebRequest(try WebLocation(reference, from: base))
        } catch {
            let fault = WebFault(error, reference, isRedirection: false)
            throw SourceError(fault, name: reference)
        }
        request.isForeign = true
        request.headers = ["Accept: image/png, image/jpeg"]
        let isOwn = request.location.origin == base?.origin
        let key = CacheEntry.Key(address: request.location.text, account: isOwn ? account : "")
        let wanted = WantedContent(isPicture: true, isOne: isPicture)
        return try RemoteResume(key, of: wanted, cache: cache, use: use, now: now) {
            [request] copy throws(WebFault) in
            var request = request
            if isOwn { try sign(&request) }
            return try answer(request, copy, from: base)
        }.read()
    }

    /// Whose copy it is of what: what an emulator says is not what the service says.
    private func key(_ address: RemoteAddress) -> CacheEntry.Key {
        if case .firestore = address, account.isEmpty, let emulator {
            return CacheEntry.Key(address: address.text, account: "emulator " + emulator)
        }
        return CacheEntry.Key(address: address.text, account: account)
    }

    private func firestore(_ address: FirestoreAddress) -> FirestoreSource {
        FirestoreSource(
            address: address, fetch: fetch, emulator: emulator,
            apiKey: emulator == nil ? apiKeys[address.project] : nil,
            certificates: certificates, token: token)
    }

    private func web(
        _ location: WebLocation, _ copy: CacheEntry?
    ) throws(WebFault) -> RemoteAnswer {
        var request = WebRequest(location)
        request.headers = [
            "Accept: application/json, application/yaml, text/plain;q=0.9, */*;q=0.5"
        ]
        try sign(&request)
        return try answer(request, copy)
    }

    /// Adds what says who asks.
    private func sign(_ request: inout WebRequest) throws(WebFault) {
        request.headers += headers
        request.netrc = netrc
        let isSigned = headers.contains { $0.lowercased().hasPrefix("authorization:") }
        if !isSigned { try credentials[request.location.authority]?.sign(&request) }
    }

    /// Asks for what may be as it was (RFC 9110, section 13).
    private func answer(
        _ request: WebRequest, _ copy: CacheEntry?, from named: WebLocation? = nil
    ) throws(WebFault) -> RemoteAnswer {
        var request = request
        request.certificates = certificates
        if let etag = copy?.etag {
            request.headers.append("If-None-Match: " + etag)
        } else if let date = copy?.lastModified {
            request.headers.append("If-Modified-Since: " + date)
        }
        let answer = try fetch(request, from: named)
        if answer.status == 304, copy != nil { return .unchanged }
        if let fault = answer.fault { throw fault }
        func validator(_ name: String) -> String? {
            answer.headers[name].flatMap { $0.utf8.count <= Self.validatorLimit ? $0 : nil }
        }
        return .new(
            answer.body, etag: validator("etag"), lastModified: validator("last-modified"))
    }

    /// The most bytes of what names a version: it is sent back, and what is too long for the server
    /// then would never be answered again.
    private static let validatorLimit = 1_000

    private func gist(_ identifier: String, _ copy: CacheEntry?) throws(WebFault) -> RemoteAnswer {
        var request = try WebRequest(Self.location("\(gists)/gists/\(identifier)"))
        request.headers = ["Accept: application/vnd.github+json"]
        guard case .new(let body, let etag, let lastModified) = try answer(request, copy) else {
            return .unchanged
        }
        let file = try Gist(body, of: identifier).resume()
        if let text = file.text {
            return .new(Array(text.utf8), etag: etag, lastModified: lastModified)
        }
        // A long file is only named there.
        var long = try WebRequest(Self.location(file.address))
        long.certificates = certificates
        let rest = try fetch(long, from: request.location)
        if let fault = rest.fault { throw fault }
        return .new(rest.body, etag: etag, lastModified: lastModified)
    }

    private static func location(_ text: String) throws(WebFault) -> WebLocation {
        do throws(WebRefusal) {
            return try WebLocation(text)
        } catch {
            throw WebFault(error, text, isRedirection: true)
        }
    }
}
