import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// Several questions to one machine, in one run of `curl`.
@Suite(.needs(WebServer.python, WebServer.curl)) struct WebFetchSeveralTests {
    private func all(
        _ server: WebServer, _ paths: [String], seconds: Int = 20
    ) throws(WebFault) -> [WebAnswer] {
        var fetch = WebFetch(agent: "resume-pdf/test", limit: SourceBytes.limit)
        fetch.seconds = seconds
        var locations: [WebLocation] = []
        for path in paths {
            guard let location = try? WebLocation(server.address(path)) else { continue }
            locations.append(location)
        }
        guard let first = locations.first else { return [] }
        var request = WebRequest(first)
        request.headers = ["X-Secret: one"]
        return try fetch.all(
            locations, like: request, until: .now + .seconds(seconds))
    }

    private func reason(_ server: WebServer, _ paths: [String], seconds: Int = 20) -> String? {
        do {
            _ = try all(server, paths, seconds: seconds)
            return nil
        } catch {
            return error.reason.text
        }
    }

    @Test func answersComeInTheOrderOfTheQuestions() throws {
        let paths = (0..<40).map { "\($0).json" }
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "{\"a\": \"\($0)\"}") })
        let server = try WebServer(files)
        let answers = try all(server, paths + ["none", "faults/status?code=429&after=9"])
        #expect(answers.prefix(40).map(\.status) == Array(repeating: 200, count: 40))
        #expect(
            answers.prefix(40).map { String(decoding: $0.body, as: UTF8.self) }
                == paths.map { "{\"a\": \"\($0)\"}" })
        #expect(answers.dropFirst(40).map(\.status) == [404, 429])
        #expect(answers.last?.headers["retry-after"] == "9")
        #expect(answers.last?.location.resource == "/faults/status?code=429&after=9")
        #expect(server.requests.count == 42)
        #expect(server.requests.allSatisfy { $0.contains("X-Secret=one") })
    }

    @Test func whereAnAnswerLeadsIsNotAsked() throws {
        let server = try WebServer(["cv.json": "{}"])
        let answers = try all(server, ["faults/redirect?to=/cv.json", "cv.json"])
        #expect(answers.map(\.status) == [302, 200])
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [
        ("faults/short", "broke off"), ("faults/bomb", "more than 10 MB"),
        ("faults/long", "more than 10 MB"), ("faults/garbled", "HTTP"),
    ])
    func oneFaultIsThatOfAll(_ path: String, _ words: String) throws {
        let server = try WebServer(["cv.json": "{}"])
        let reason = reason(server, ["cv.json", path, "cv.json"])
        #expect(reason?.contains(words) == true, "\(reason ?? "none")")
    }

    @Test func aSlowAnswerIsGivenUp() throws {
        let server = try WebServer(["cv.json": "{}"])
        #expect(
            reason(server, ["cv.json", "faults/drip"], seconds: 2)
                == "127.0.0.1 did not answer within 2 seconds")
    }
}
