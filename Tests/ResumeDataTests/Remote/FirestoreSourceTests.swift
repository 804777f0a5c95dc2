import Languages
import ResumeModel
import SourceTree
import Synchronization
import TestSupport
import Testing

@testable import ResumeData

/// Firestore as its reference documents it (`Tests/Fixtures/web/firestore.py`).
@Suite(.needs(WebServer.python, WebServer.curl)) struct FirestoreSourceTests {
    private let app = PackageFolder.text(of: "Tests/Fixtures/firestore/app.json") ?? ""

    private func server(_ rules: String = "{}", _ documents: String? = nil) throws -> WebServer {
        try WebServer(["firestore.json": documents ?? app, "rules.json": rules])
    }

    private func source(
        _ server: WebServer, _ address: String = "firestore://my-resume-demo",
        limit: Int = SourceBytes.limit
    ) throws -> FirestoreSource {
        var fetch = WebFetch(agent: "resume-pdf/test", limit: limit)
        fetch.seconds = 20
        let host = server.address("").dropFirst("http://".count).dropLast()
        return FirestoreSource(
            address: try FirestoreAddress(address), fetch: fetch, emulator: String(host))
    }

    /// What goes wrong with a server, which is there until then.
    private func fault(
        _ server: WebServer, _ address: String = "firestore://my-resume-demo",
        limit: Int = SourceBytes.limit
    ) throws -> WebFault? {
        try withExtendedLifetime(server) { fault(try source(server, address, limit: limit)) }
    }

    private func fault(_ source: FirestoreSource) -> WebFault? {
        do throws(WebFault) {
            _ = try source.documents()
            return nil
        } catch {
            return error
        }
    }

    private func tree(_ bytes: [UInt8]) throws -> Node {
        let (node, findings) = JSONReader.read(bytes, file: "")
        #expect(findings.all.isEmpty)
        return try #require(node)
    }

    private func names(_ tree: Node) -> [String] {
        (tree["documents"]?.array ?? []).compactMap { $0["name"]?.string }.sorted()
    }

    @Test(arguments: [1, 2, 100]) func allPagesOfAllCollectionsAreRead(page: Int) throws {
        let server = try server(#"{"page": \#(page)}"#)
        let tree = try tree(source(server).documents())
        #expect(try names(tree) == names(self.tree(Array(app.utf8))))
        #expect(tree["firestore"]?.string == "my-resume-demo")
        #expect(tree["documents"]?.array?.allSatisfy { $0["createTime"] == nil } == true)
        let works = server.requests.filter { $0.contains("/documents/works?") }
        #expect(works.count == (page == 1 ? 2 : 1))
        #expect(works.allSatisfy { $0.contains("?pageSize=300") })
        #expect(server.requests.count >= FirestoreCollections.names.count)
        let read = ResumeFormat.reading(of: tree, file: "firestore://my-resume-demo")
            .resume(LanguageCatalog.ofPackage.understood).resume
        #expect(try read == Mapped(app).resume)
    }

    @Test func collectionsMayLieUnderADocument() throws {
        let documents = app.replacing("/documents/", with: "/documents/users/u 1/")
        let server = try server("{}", documents)
        let tree = try tree(source(server, "firestore://my-resume-demo/users/u 1").documents())
        #expect(names(tree).count == 13)
        let mapped = try Mapped(documents)
        #expect(mapped.resume?.work.count == 2)
        #expect(try fault(server)?.kind == .missing)
    }

    // MARK: Who asks

    @Test func anEmulatorsOwnerIsNamedUnlessSomebodyIsSignedIn() throws {
        let server = try server()
        var source = try source(server)
        _ = try source.documents()
        #expect(server.requests.allSatisfy { $0.contains("Authorization=Bearer owner ") })
        source.token = { _ in "abc" }
        source.apiKey = "AIzaX"
        _ = try source.documents()
        #expect(
            server.requests.last?.contains("Authorization=Bearer abc X-Goog-Api-Key=AIzaX") == true)
    }

    /// What the first and the renewed token are, how often they are asked for, and whether it goes well.
    @Test(arguments: [
        (["good"], 1, true), (["old", "good"], 2, true), (["old", "older"], 2, false),
        (["old"], 2, false),
    ])
    func aTokenIsRenewedOnce(_ tokens: [String], _ count: Int, _ isRead: Bool) throws {
        let server = try server(#"{"token": "good"}"#)
        var source = try source(server)
        let asked = Mutex<[Bool]>([])
        source.token = { renewed in
            asked.withLock { asked in
                asked.append(renewed)
                return tokens.count >= asked.count ? tokens[asked.count - 1] : nil
            }
        }
        let fault = fault(source)
        #expect((fault == nil) == isRead)
        #expect(asked.withLock { $0 } == [false, true].prefix(count).map { $0 })
        guard let fault else { return }
        #expect(fault.kind == .notPermitted)
        #expect(fault.advice == "sign in with \"resume-pdf login firestore://my-resume-demo\"")
        #expect(!fault.reason.contains("old"))
    }

    // MARK: What goes wrong

    @Test(
        arguments: [
            (#""code": 404"#, .missing, "there is no project my-resume-demo"),
            (
                #""code": 429, "status": "RESOURCE_EXHAUSTED"}"#.dropLast().description,
                .unreachable,
                "asked too often"
            ),
            (
                #""code": 400, "message": "API key not valid""#, .refused,
                "refuses to answer: API key not valid"
            ),
            (
                #""code": 400, "status": "FAILED_PRECONDITION", "message": "a\u001bb""#, .refused,
                "refuses"
            ),
            (#""code": 503, "status": "UNAVAILABLE""#, .unreachable, "a fault of its own (503)"),
            (#""code": 500, "status": "UNKNOWN""#, .unreachable, "a fault of its own (500)"),
            (#""code": 403"#, .notPermitted, "do not let you read"),
            (#""code": 401"#, .notPermitted, "wants to know who asks"),
            (#""code": 418, "status": "TEAPOT", "message": "short""#, .unreachable, "status 418"),
        ] as [(String, WebFault.Kind, String)])
    func aFaultOfAllIsSaid(_ fault: String, _ kind: WebFault.Kind, _ words: String) throws {
        let server = try server(#"{"fault": {"collection": "*", \#(fault)}}"#)
        let found = try self.fault(server)
        #expect(found?.kind == kind)
        #expect(found?.reason.contains(words) == true, "\(found?.reason ?? "none")")
        #expect(found?.reason.text.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
    }

    @Test(
        arguments: [
            (#""page one""#, .unreadable, "answers with no documents"),
            (#"{"documents": {}}"#, .unreadable, "answers with no documents"),
            (
                #"{}"#, .missing,
                "has no documents in collections such as works, petProjects, basics"
            ),
            (
                #"[{"error": {"code": 403, "status": "PERMISSION_DENIED"}}]"#, .notPermitted,
                "do not let you"
            ),
            (
                #"{"documents": [], "nextPageToken": "a"}"#, .unreachable,
                "pages of basics without end"
            ),
        ] as [(String, WebFault.Kind, String)])
    func anAnswerOfAnotherKindIsSaid(_ body: String, _ kind: WebFault.Kind, _ words: String) throws
    {
        let found = try fault(server(#"{"body": \#(body)}"#))
        #expect(found?.kind == kind)
        #expect(found?.reason.contains(words) == true, "\(found?.reason ?? "none")")
    }

    @Test func anotherProjectIsMissing() throws {
        #expect(try fault(server(), "firestore://my-resume")?.kind == .missing)
    }

    @Test func pagesWithoutEndAreGivenUp() throws {
        let found = try fault(server(#"{"page": 1, "endless": true}"#))
        #expect(found?.reason.contains("without end") == true)
    }

    @Test func moreThanAResumeHasIsGivenUp() throws {
        #expect(try fault(server(), limit: 4_000)?.kind == .tooLarge)
        // Pages that are small by themselves.
        #expect(try fault(server(#"{"page": 1}"#), limit: 7_000)?.kind == .tooLarge)
    }

    @Test func aMachineThatIsNotThereIsNamed() throws {
        var source = try source(server())
        source.emulator = "127.0.0.1:1"
        #expect(fault(source)?.reason == "there is no connection to 127.0.0.1")
        source.emulator = "a/b"
        #expect(fault(source)?.kind == .refused)
    }

    // MARK: Rules

    @Test func whatTheRulesForbidIsNoted() throws {
        let server = try server(#"{"forbidden": ["education", "experience", "skills", "hobbies"]}"#)
        let tree = try tree(source(server).documents())
        let parts = tree["forbidden"]?.array?.compactMap(\.string)
        // There are works, whatever else may be in "experience".
        #expect(parts == ["education", "skills", "interests"])
        #expect(names(tree).count == 9)
    }

    @Test func whereNothingMayBeReadASignInIsSuggested() throws {
        let forbidden = JSONWriter.line(of: .list(FirestoreCollections.names.map { .text($0) }))
        let all = try fault(server(#"{"forbidden": \#(forbidden)}"#))
        #expect(
            all?.reason.text
                == "the rules of my-resume-demo do not let you read a resume there (Missing or "
                + "insufficient permissions.)")
        #expect(all?.advice?.contains("resume-pdf login firestore://my-resume-demo") == true)
        let empty = #"{"firestore": "my-resume-demo", "documents": []}"#
        #expect(
            try fault(server(#"{"forbidden": ["skills"]}"#, empty))?.kind == .notPermitted)
        #expect(try fault(server("{}", empty))?.kind == .missing)
    }
}
