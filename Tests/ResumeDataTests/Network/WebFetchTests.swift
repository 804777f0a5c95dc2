import SourceTree
import Synchronization
import TestSupport
import Testing

@testable import ResumeData

@Suite(.needs(WebServer.python, WebServer.curl)) struct WebFetchTests {
    private func fetch(
        _ address: String, seconds: Int = 10, _ change: (inout WebRequest) -> Void = { _ in }
    ) throws -> WebAnswer {
        var fetch = WebFetch(agent: "resume-pdf/test", limit: SourceBytes.limit)
        fetch.seconds = seconds
        var request = WebRequest(try WebLocation(address))
        change(&request)
        return try fetch(request)
    }

    private func reason(_ address: String, seconds: Int = 10) throws -> String? {
        do {
            _ = try fetch(address, seconds: seconds)
            return nil
        } catch let fault as WebFault {
            return fault.reason.text
        }
    }

    @Test func anAnswerHasItsBodyAndItsHeader() throws {
        let server = try WebServer(["cv.json": "{}"])
        let answer = try fetch(server.address("cv.json")) { $0.headers = ["X-Secret: one"] }
        #expect(answer.status == 200)
        #expect(answer.body == Array("{}".utf8))
        #expect(answer.headers["etag"]?.isEmpty == false)
        #expect(server.requests == ["GET /cv.json X-Secret=one User-Agent=resume-pdf/test"])
    }

    @Test func aRedirectionIsFollowedWithoutSecretsForOthers() throws {
        let server = try WebServer(["cv.json": "{}"])
        let same = server.fault("redirect?to=/cv.json")
        #expect(try fetch(same) { $0.headers = ["X-Secret: one"] }.body == Array("{}".utf8))
        #expect(server.requests.last?.contains("X-Secret=one") == true)
    }

    /// With a program in the place of `curl` that notes what it is told, and answers from files.
    @Test func whatIsSecretIsForOneOriginAlone() throws {
        let folder = try ScratchFolder()
        let script = """
            #!/bin/sh
            number=$(ls '\(folder.path)' | grep -c asked)
            cat > '\(folder.path)/asked'$number
            cat '\(folder.path)/answer'$number >&2
            """
        try folder.write(script, to: "curl", mode: 0o755)
        for (number, place) in ["/b", "https://203.0.113.6/c", "https://203.0.113.5/d"].enumerated()
        {
            try folder.write(
                "HTTP/1.1 302 Found\r\nLocation: \(place)\r\n\r\n", to: "answer\(number)")
        }
        try folder.write("HTTP/1.1 200 OK\r\n\r\n", to: "answer3")
        var fetch = WebFetch(agent: "test", limit: 1_000)
        fetch.program = folder.path("curl")
        var request = try WebRequest(WebLocation("https://203.0.113.5/a"))
        request.user = "ada:sesame"
        request.headers = ["X-Secret: sesame"]
        request.netrc = "/home/ada/.netrc"
        #expect(try fetch(request).location.text == "https://203.0.113.5/d")
        for (number, isFirst) in [true, true, false, false].enumerated() {
            let asked = try #require(folder.read("asked\(number)"))
            for line in ["user = \"ada:sesame\"\n", "X-Secret: sesame", "netrc-file = "] {
                #expect(asked.contains(line) == isFirst, "\(number): \(line)")
            }
        }
    }

    @Test(arguments: [
        ("redirect?to=file:///etc/passwd", "file is neither https nor http"),
        ("redirect?to=http://169.254.169.254/latest", "with http others can read it"),
        ("redirect?to=https://169.254.169.254/latest", "is an address that is never asked"),
        ("redirect?to=https://[::ffff:169.254.169.254]/", "is an address that is never asked"),
        ("redirect?to=https://192.168.1.1/", "is an address that is never asked"),
        ("redirect?to=http://127.0.0.1:1/", "is an address that is never asked"),
        ("redirect?to=http://localhost:1/", "is an address that is never asked"),
        ("loop", "from one address to the next without end"), ("short", "broke off"),
        ("bomb", "more than 10 MB"), ("long", "more than 10 MB"),
    ])
    func whatGoesWrongIsSaid(_ fault: String, _ words: String) throws {
        let server = try WebServer()
        let reason = try reason(server.fault(fault))
        #expect(reason?.contains(words) == true, "\(reason ?? "no fault")")
    }

    @Test func whatIsSentGoesToOneAddressAlone() throws {
        let server = try WebServer()
        let body = "{\"a\": \"\\\"ö@/etc/passwd\"}"
        let post = WebRequest.Post("application/json", body, query: "key=AIza")
        #expect(throws: Never.self) { try fetch(server.address("v1/x")) { $0.post = post } }
        #expect(server.requests == ["POST /v1/x?key=AIza User-Agent=resume-pdf/test"])
        #expect(server.folder.read("posts.txt") == "application/json " + body + "\n")
        for address in [server.address("v1/y"), "https://example.org/"] {
            try server.folder.write(#"{"to": "\#(address)"}"#, to: "play.json")
            let fault = #expect(throws: WebFault.self) {
                try fetch(server.address("v1/x")) { $0.post = post }
            }
            #expect(fault?.kind == .refused)
            #expect(
                fault?.reason
                    == "127.0.0.1 leads elsewhere, where what it was sent does not belong")
        }
        #expect(server.requests.count == 3)
    }

    @Test(arguments: ["drip", "silent"]) func aSlowAnswerIsGivenUp(_ fault: String) throws {
        let server = try WebServer()
        #expect(
            try reason(server.fault(fault), seconds: 2)
                == "127.0.0.1 did not answer within 2 seconds")
    }

    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{}\r\n", "broke off"),
        ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}", "broke off"),
        ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}", "broke off"),
        ("HTTP/1.1 200 OK\r\nContent-Encoding: rot13\r\nContent-Length: 2\r\n\r\n{}", "broke off"),
        ("", "broke off"), ("hello", "does not speak HTTP"),
        ("HTTP/1.1 200 OK\r\nX: a\0b\r\n\r\n{}", "does not speak HTTP"),
        ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}", "does not speak HTTP"),
        ("HTTP/1.1 302 OK\r\nLocation:\r\n\r\n", "without end"),
        (
            "HTTP/1.1 302 OK\r\nLocation: ftp://a/?secret\r\n\r\n",
            "\"ftp://a/\", which is not fetched"
        ),
        (
            "HTTP/1.1 302 OK\r\nLocation: https://a:secret@b/\r\n\r\n",
            "leads to the address, which holds"
        ),
        (
            "HTTP/1.1 302 OK\r\nLocation: https://a:secret%40b/\r\n\r\n",
            "leads to the address, which is not"
        ),
    ])
    func aBrokenAnswerIsSaid(_ answer: String, _ words: String) throws {
        let server = try WebServer(["answer": answer])
        let reason = try reason(server.fault("raw?file=answer"))
        #expect(reason?.contains(words) == true, "\(reason ?? "no fault")")
        #expect(reason?.contains("secret") == false)
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nETag: no\r\n\r\n",
        "HTTP/1.1 200 OK\nContent-Length: 2\n\n{}",
        "HTTP/1.1 200 OK\r\nETag: a\rX: y\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200\r\n\r\n{}", "HTTP/1.1 103 x\r\nETag: no\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}",
    ])
    func anOddAnswerHasItsBodyAlone(_ answer: String) throws {
        let server = try WebServer(["answer": answer])
        let read = try fetch(server.fault("raw?file=answer"))
        #expect(read.body == Array("{}".utf8))
        #expect(read.headers["etag"] == nil)
    }

    /// Plays `curl`, notes what it is told each time, and answers with a redirection each.
    private func leading(to targets: [String], _ folder: ScratchFolder, after: String = "") throws
        -> String
    {
        let cases = targets.enumerated().map { index, target in
            "\(index)) printf 'HTTP/1.1 302 x\\r\\nLocation: \(target)\\r\\n\\r\\n' >&2;;"
        }
        try folder.write(
            """
            #!/bin/sh
            cd '\(folder.path)'
            count=$(ls | grep -c '^told-')
            cat > "told-$count"
            \(after)
            case $count in
            \(cases.joined(separator: "\n"))
            *) printf 'HTTP/1.1 200 x\\r\\n\\r\\n' >&2; printf '{}';;
            esac
            """, to: "curl", mode: 0o755)
        return folder.path("curl")
    }

    @Test(arguments: [
        ("https://192.0.2.1/b", true), ("https://192.0.2.1:443/b", true), ("/b", true),
        ("https://192.0.2.2/b", false), ("https://192.0.2.1:444/b", false),
        ("https://[::ffff:192.0.2.1]/b", false),
    ])
    func whatIsSecretIsForTheFirstOriginAlone(_ target: String, _ isSame: Bool) throws {
        let folder = try ScratchFolder()
        var fetch = WebFetch(agent: "test", limit: 1_000)
        fetch.program = try leading(to: [target, "https://192.0.2.1/c"], folder)
        var request = WebRequest(try WebLocation("https://192.0.2.1/a"))
        request.headers = ["Authorization: Bearer secret"]
        request.netrc = "/home/ada/.netrc"
        #expect(try fetch(request).body == Array("{}".utf8))
        let told = (0...2).compactMap { folder.read("told-\($0)") }
        #expect(told.map { $0.contains("Bearer secret") } == [true, isSame, isSame])
        #expect(told.map { $0.contains("netrc-file") } == [true, isSame, isSame])
    }

    @Test func allRedirectionsTogetherHaveTheirTime() throws {
        let folder = try ScratchFolder()
        var fetch = WebFetch(agent: "test", limit: 1_000)
        fetch.program = try leading(to: ["/b", "/c", "/d"], folder, after: "sleep 1.2")
        fetch.seconds = 2
        #expect(throws: WebFault(.unreachable, "192.0.2.1 did not answer within 2 seconds")) {
            try fetch(WebRequest(WebLocation("https://192.0.2.1/a")))
        }
        #expect(folder.read("told-2") == nil)
    }

    @Test func aProgramThatNeverEndsIsEnded() throws {
        let folder = try ScratchFolder()
        try folder.write("#!/bin/sh\nexec sleep 600", to: "curl", mode: 0o755)
        var fetch = WebFetch(agent: "test", limit: 1_000)
        fetch.program = folder.path("curl")
        fetch.seconds = 1
        #expect(
            throws: WebFault(.unreachable, "127.0.0.1 did not answer within 1 seconds")
        ) {
            try fetch(WebRequest(WebLocation("https://127.0.0.1/")))
        }
    }

    @Test func aCertificateIsChecked() throws {
        let good = try WebServer(certificate: "good", ["cv.json": "{}"])
        let answer = try fetch(good.address("cv.json", host: "localhost")) {
            $0.certificates = WebServer.certificate("good")
        }
        #expect(answer.status == 200)
        #expect(try reason(good.address("cv.json"))?.contains("is not to be trusted") == true)
        let old = try WebServer(certificate: "expired", ["cv.json": "{}"])
        #expect(throws: WebFault.self) {
            try fetch(old.address("cv.json")) { $0.certificates = WebServer.certificate("expired") }
        }
    }

    /// Fetches over TLS through a proxy that leads to a port, or answers with a status.
    private func fetchThrough(
        _ proxy: WebServer, _ address: String, _ variables: [String: String]
    ) throws -> WebAnswer {
        var fetch = WebFetch(agent: "test", limit: 1_000)
        fetch.seconds = 10
        fetch.variable = { variables[$0] }
        var request = WebRequest(try WebLocation(address))
        request.certificates = WebServer.certificate("good")
        return try fetch(request)
    }

    @Test(arguments: ["http://", ""]) func aProxyIsGoneThrough(_ scheme: String) throws {
        let server = try WebServer(certificate: "good", ["cv.json": "{}"])
        let proxy = try WebServer()
        try proxy.folder.write(server.port, to: "tunnel")
        let address = server.address("cv.json", host: "localhost")
        let variables = ["HTTPS_PROXY": "\(scheme)ada:sesame@127.0.0.1:\(proxy.port)"]
        #expect(try fetchThrough(proxy, address, variables).body == Array("{}".utf8))
        #expect(server.requests.count == 1)
        // "ada:sesame" in Base64.
        let line = "CONNECT localhost:\(server.port) Proxy-Authorization=Basic YWRhOnNlc2FtZQ== "
        #expect(proxy.requests.first?.hasPrefix(line) == true, "\(proxy.requests)")
        let exempt = variables.merging(["NO_PROXY": "localhost"]) { $1 }
        #expect(try fetchThrough(proxy, address, exempt).status == 200)
        #expect(proxy.requests.count == 1)
    }

    @Test(arguments: [
        ("407", "wants a user and a password (407)"), ("403", "does not let us through (403)"),
        ("502", "does not let us through (502)"),
    ])
    func aProxyThatRefusesIsNamed(_ status: String, _ clause: String) throws {
        let proxy = try WebServer()
        try proxy.folder.write(status, to: "tunnel")
        let variables = ["all_proxy": "ada:sesame@127.0.0.1:\(proxy.port)"]
        let fault = #expect(throws: WebFault.self) {
            try fetchThrough(proxy, "https://example.org/", variables)
        }
        #expect(fault == WebFault(.proxy, "the proxy that all_proxy names \(clause)"))
    }

    @Test(arguments: [
        ("http://ada:sesame@127.0.0.1:1", "cannot be reached"),
        ("ada:sesame@no-such-name.invalid:1", "is not known"),
        ("socks5h://ada:sesame@127.0.0.1:1", "cannot be reached"), ("what is this", "is not known"),
    ])
    func aProxyThatIsNotThereIsNamed(_ value: String, _ clause: String) throws {
        let fault = #expect(throws: WebFault.self) {
            try fetchThrough(WebServer(), "https://example.org/", ["https_proxy": value])
        }
        #expect(fault == WebFault(.proxy, "the proxy that https_proxy names \(clause)"))
    }

    @Test func whatIsNeverAskedIsNotAskedBehindAProxy() throws {
        let proxy = try WebServer()
        let server = try WebServer(certificate: "good")
        try proxy.folder.write(server.port, to: "tunnel")
        let variables = ["https_proxy": "127.0.0.1:\(proxy.port)"]
        let places = [
            "169.254.169.254", "10.0.0.1", "127.0.0.1", "localhost", "a.localhost", "[::1]",
        ]
        for place in places {
            let address = server.fault("redirect?to=https://\(place):1/", host: "localhost")
            let fault = #expect(throws: WebFault.self) {
                try fetchThrough(proxy, address, variables)
            }
            #expect(fault?.reason.contains("is an address that is never asked") == true)
        }
        #expect(proxy.requests.count == places.count)
        #expect(throws: WebFault.self) {
            try fetchThrough(proxy, "https://169.254.169.254/", variables)
        }
        #expect(proxy.requests.count == places.count)
    }

    @Test func aWaitIsToldAndMayBeGivenUp() throws {
        let server = try WebServer()
        var fetch = WebFetch(agent: "test", limit: 1_000)
        let told = Mutex(0)
        fetch.whileWaiting = { host, bytes in
            #expect(host == "127.0.0.1")
            told.withLock { $0 = max($0, bytes) }
            return bytes < 2
        }
        let fault = #expect(throws: WebFault.self) {
            try fetch(WebRequest(WebLocation(server.fault("drip"))))
        }
        #expect(fault == WebFault(.unreachable, "127.0.0.1 was no longer waited for"))
        #expect(told.withLock { $0 } == 2)
    }

    @Test func aMissingProgramIsNamed() throws {
        var fetch = WebFetch(agent: "test", limit: 1_000)
        fetch.program = "no-such-curl"
        #expect(
            throws: WebFault(
                .noProgram(package: "curl"), "cannot start no-such-curl: No such file or directory")
        ) {
            try fetch(WebRequest(WebLocation("https://127.0.0.1/")))
        }
    }

    @Test func aMachineThatIsNotThereIsNamed() throws {
        let unknown = try reason("https://no-such-name.invalid/")
        #expect(unknown == "the name no-such-name.invalid is not known")
        #expect(try reason("http://127.0.0.1:1/") == "there is no connection to 127.0.0.1")
    }
}
