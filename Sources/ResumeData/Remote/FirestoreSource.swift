import Characters
import SourceTree

/// Asks Firestore for all documents of a project that may be of a resume, through its REST interface,
/// version 1.
struct FirestoreSource {
    let address: FirestoreAddress
    let fetch: WebFetch
    /// An emulator that is asked instead of the service, as `HOST:PORT`; nil for the service.
    var emulator: String?
    /// The key that the project's own apps send; nil for none.
    var apiKey: String?
    /// A file of certificates (PEM) to trust instead of the system's; nil for the system's.
    var certificates: String?
    /// Gives the token of who is signed in; see `RemoteSource`.
    var token: (@Sendable (_ renewed: Bool) throws(WebFault) -> String?)?

    /// Where the service is.
    private static let service = "https://firestore.googleapis.com"
    /// The most documents on a page; the service may send fewer.
    static let pageSize = 300
    /// The most pages of a collection.
    private static let mostPages = 100

    /// The documents as a file has them; see `FirestoreDocument`.
    ///
    /// - Throws: why there are none.
    func documents() throws(WebFault) -> [UInt8] {
        let end = ContinuousClock.now + .seconds(fetch.seconds)
        var gathering = FirestoreGathering()
        var credentials = try token?(false)
        var isRenewed = false
        var size = 0
        for _ in 0..<Self.mostPages where !gathering.pages.isEmpty {
            let answers = try ask(gathering.pages, credentials, until: end)
            size += answers.reduce(0) { $0 + $1.body.count }
            guard size <= fetch.limit else { throw .tooLarge("Firestore", fetch.limit) }
            var read: [FirestoreAnswer] = []
            for answer in answers {
                read.append(try FirestoreAnswer(answer, project: address.project))
            }
            guard read.contains(where: \.asksWho) else {
                try gathering.take(read)
                continue
            }
            guard !isRenewed, let token, let renewed = try token(true) else {
                throw notPermitted("Firestore wants to know who asks")
            }
            (credentials, isRenewed) = (renewed, true)
        }
        if let page = gathering.pages.first { throw FirestoreGathering.endless(page) }
        guard !gathering.documents.isEmpty else { throw nothing(gathering.refusal) }
        return try file(gathering)
    }

    private func ask(
        _ pages: [FirestoreGathering.Page], _ token: String?, until end: ContinuousClock.Instant
    ) throws(WebFault) -> [WebAnswer] {
        var locations: [WebLocation] = []
        for page in pages {
            let query =
                "?pageSize=\(Self.pageSize)"
                + (page.token.isEmpty
                    ? "" : "&pageToken=" + PercentEncoding.encode(page.token.utf8))
            locations.append(try location(address.resource(page.collection) + query))
        }
        guard let first = locations.first else { return [] }
        var request = WebRequest(first)
        request.certificates = certificates
        request.headers = ["Accept: application/json"]
        // Whom an emulator lets read everything.
        if let token = token ?? (emulator == nil ? nil : "owner") {
            request.headers.append("Authorization: Bearer " + token)
        }
        if let apiKey { request.headers.append("X-Goog-Api-Key: " + apiKey) }
        return try fetch.all(locations, like: request, until: end)
    }

    private func location(_ resource: String) throws(WebFault) -> WebLocation {
        do throws(WebRefusal) {
            guard let emulator else { return try WebLocation(Self.service + resource) }
            return try WebLocation(emulator: emulator, resource)
        } catch {
            throw WebFault(error, emulator ?? Self.service, isRedirection: false)
        }
    }

    // MARK: What is found

    private func file(_ found: FirestoreGathering) throws(WebFault) -> [UInt8] {
        let keys = FirestoreDocument.keys
        // A document a line, without the times of its making.
        let lines = found.documents.map { document in
            let kept = (document.object ?? []).filter { ["name", "fields"].contains($0.key) }
            return JSONWriter.line(of: Node(.object(kept), at: document.span))
        }
        let parts = JSONWriter.line(of: .list(found.hidden.map { .text($0) }))
        let text =
            "{\"\(keys.project)\": \"\(address.project)\", \"\(keys.forbidden)\": \(parts),\n"
            + "\"\(keys.documents)\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
        let bytes = Array(text.utf8)
        guard bytes.count <= fetch.limit else { throw .tooLarge("Firestore", fetch.limit) }
        return bytes
    }

    private func nothing(_ refusal: String?) -> WebFault {
        if let refusal {
            return notPermitted(
                refusal.isEmpty
                    ? "the rules of \(address.project) do not let you read a resume there"
                    : "the rules of \(address.project) do not let you read a resume there (\(refusal))"
            )
        }
        return WebFault(
            .missing,
            "\(address.text) has no documents in collections such as \(FirestoreCollections.told)",
            advice: "check the address, and the names of the collections")
    }

    private func notPermitted(_ reason: Message) -> WebFault {
        WebFault(
            .notPermitted, reason,
            advice: "sign in with \"resume-pdf login firestore://\(address.project)\"")
    }
}
