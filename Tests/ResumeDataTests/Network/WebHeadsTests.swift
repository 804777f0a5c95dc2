import TestSupport
import Testing

@testable import ResumeData

/// With a program in the place of `curl`, which notes what it is told and answers by the address.
@Suite struct WebHeadsTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        let script = """
            #!/bin/sh
            asked=$(cat)
            echo "$asked" >> '\(scratch.path)/asked'
            touch '\(scratch.path)'/running.$$
            ls '\(scratch.path)' | grep -c running >> '\(scratch.path)/counts'
            sleep 0.3
            rm '\(scratch.path)'/running.$$
            case "$asked" in
            *gone*) printf 'HTTP/1.1 410 Gone\\r\\n\\r\\n' >&2;;
            *lost*) printf 'HTTP/1.1 404 Not Found\\r\\n\\r\\n' >&2;;
            *nobody*) echo 'curl: (7) no answer' >&2; exit 7;;
            *) printf 'HTTP/1.1 200 OK\\r\\n\\r\\n' >&2;;
            esac
            """
        try scratch.write(script, to: "curl", mode: 0o755)
    }

    private func ask(_ paths: [String]) -> [WebHeads.Answer] {
        var heads = WebHeads(agent: "test")
        heads.program = scratch.path("curl")
        return heads.ask(paths)
    }

    @Test func answersAreInOrder() {
        let answers = ask([
            "https://203.0.113.5/a", "https://203.0.113.5/lost", "https://203.0.113.6/nobody",
            "https://203.0.113.6/gone", "ftp://203.0.113.6/file", "https://203.0.113.5/b",
        ])
        #expect(
            answers == [
                .status(200), .status(404), .unreachable, .status(410), .unknown, .status(200),
            ])
        let asked = scratch.read("asked") ?? ""
        #expect(asked.split(separator: "\n").count { $0 == "head" } == 5)
    }

    @Test func threeAtATime() {
        _ = ask((0..<7).map { "https://203.0.113.5/\($0)" })
        let counts = (scratch.read("counts") ?? "").split(separator: "\n").compactMap { Int($0) }
        #expect(counts.count == 7)
        #expect(counts.max() == 3)
    }

    @Test func machinesOfThisPlaceAreNotAsked() {
        #expect(ask(["https://127.0.0.1/a", "https://10.0.0.1/a"]) == [.unknown, .unknown])
        #expect(scratch.read("asked") == nil)
    }

    /// A page that is not encrypted is asked for where it is encrypted; what is not there says nothing.
    @Test func plainAddresses() {
        #expect(
            ask(["http://203.0.113.5/lost", "http://203.0.113.6/nobody"]) == [
                .status(404), .unknown,
            ])
        #expect(scratch.read("asked")?.contains("https://203.0.113.5/lost") == true)
    }
}
