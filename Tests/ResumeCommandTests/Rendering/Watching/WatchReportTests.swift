import System
import SourceTree
import Testing

@testable import ResumeCommand

/// The lines that a watch writes.
@Suite struct WatchReportTests {
    private func line(pages: Int?, isThere: Bool) -> Message {
        WatchReport(
            cause: "cv.json changed", path: "out/cv.pdf", pages: pages, isThere: isThere,
            nanoseconds: 23_440_000
        ).line
    }

    @Test func itSaysWhatCameOfIt() {
        #expect(line(pages: 2, isThere: true) == "cv.json changed: out/cv.pdf, 2 pages, 23.4 ms")
        #expect(line(pages: 1, isThere: true) == "cv.json changed: out/cv.pdf, 1 page, 23.4 ms")
        #expect(line(pages: 0, isThere: true) == "cv.json changed: out/cv.pdf, 23.4 ms")
        #expect(
            line(pages: nil, isThere: true)
                == "cv.json changed: out/cv.pdf stays as it was, 23.4 ms")
        #expect(line(pages: nil, isThere: false) == "cv.json changed: nothing is written, 23.4 ms")
    }

    private func text(_ names: [String], missing: Set<String> = []) -> Message {
        WatchCause.text(names.map { FileChange(path: "/base/" + $0, name: $0) }) {
            !missing.contains($0)
        }
    }

    @Test func itNamesAFewFiles() {
        #expect(text(["a"]) == "a changed")
        #expect(text(["a", "b", "a"]) == "a and b changed")
        #expect(text(["a", "b", "c"]) == "a, b and c changed")
        #expect(text(["a", "b", "c", "d", "e"]) == "a, b and 3 others changed")
        #expect(text(["a\u{1B}[2J"]) == "a\\u{1B}[2J changed")
    }

    @Test func itNamesTheOutermostFolderThatIsGone() {
        #expect(text(["a", "b"], missing: ["/base/b"]) == "a changed, b removed")
        #expect(
            text(["x/y/a", "x/b"], missing: ["/base/x", "/base/x/y", "/base/x/y/a", "/base/x/b"])
                == "x removed")
        #expect(
            text(["x/a"], missing: ["/base", "/base/x", "/base/x/a"])
                == "the current folder removed")
    }
}
