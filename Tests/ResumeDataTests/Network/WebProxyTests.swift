import TestSupport
import Testing

@testable import ResumeData

@Suite struct WebProxyTests {
    private func proxy(_ address: String, _ variables: [String: String]) throws -> WebProxy? {
        WebProxy(for: try WebLocation(address)) { variables[$0] }
    }

    @Test(
        arguments: [
            (["https_proxy": "a:1", "HTTPS_PROXY": "b:1"], "https_proxy"),
            (["HTTPS_PROXY": "b:1", "all_proxy": "c:1"], "HTTPS_PROXY"),
            (["all_proxy": "c:1", "ALL_PROXY": "d:1"], "all_proxy"),
            (["ALL_PROXY": "d:1"], "ALL_PROXY"),
            (["http_proxy": "e:1", "HTTP_PROXY": "f:1"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func theFirstVariableCounts(_ variables: [String: String], _ name: String?) throws {
        let proxy = try proxy("https://example.org/", variables)
        #expect(proxy?.variable == name)
        #expect(proxy?.address == name.flatMap { variables[$0] })
    }

    @Test func plainAddressesHaveAVariableOfTheirOwn() throws {
        let all = ["https_proxy": "a:1", "HTTP_PROXY": "b:1"]
        #expect(try proxy("http://localhost/", all) == nil)
        for here in ["localhost:1", "http://a:b@127.0.0.1:1", "socks5://[::1]:1"] {
            #expect(try proxy("http://localhost/", ["http_proxy": here])?.address == here)
        }
        for other in ["c:1", "http://localhost@c:1", "http://10.0.0.1:1", "", "@"] {
            #expect(
                try proxy("http://localhost/", ["http_proxy": other, "all_proxy": other]) == nil)
        }
    }

    /// Our choice is that of `curl` itself, which is asked beside us.
    @Test(
        .needs(WebServer.python, WebServer.curl),
        arguments: [
            "", "localhost", "*", "a,*", ".localhost", "localhost.", "LOCALHOST", "localhost:80",
            "ocalhost", "x localhost", "x, localhost", "x,,localhost", "127.0.0.1", "127.0.0.0/8",
            "127.1", "127.0.0.0/33", "::1", "[::1]", "::/0", "a.localhost",
        ])
    func exemptionsAreThoseOfCurl(_ list: String) throws {
        let server = try WebServer()
        let address = String(server.address("").dropLast())
        let places = [
            "http://localhost:1/", "http://a.localhost:1/", "http://127.0.0.1:1/",
            "http://[::1]:1/",
        ]
        for place in places {
            let before = server.requests.count
            var curl = ChildProcess("curl", ["-s", "--max-time", "5", place])
            curl.environment = ["http_proxy": address, "no_proxy": list, "PATH": "/usr/bin:/bin"]
            _ = try curl.run()
            let isAsked = server.requests.count > before
            let proxy = try proxy(place, ["http_proxy": address, "no_proxy": list])
            #expect((proxy != nil) == isAsked, "\(place)")
        }
    }
}
