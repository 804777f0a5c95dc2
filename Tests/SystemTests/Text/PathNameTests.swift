import System
import Testing

@Suite struct PathNameTests {
    @Test(arguments: [
        ("cv.json", ".", "cv.json", "cv"),
        ("jobs/cv.json", "jobs", "cv.json", "cv"),
        ("/cv.json", "/", "cv.json", "cv"),
        ("//cv.json", "/", "cv.json", "cv"),
        ("a/\u{338}cv.json", "a", "\u{338}cv.json", "\u{338}cv"),
        ("/a/b/cv.resume.yaml", "/a/b", "cv.resume.yaml", "cv.resume"),
        ("./cv", ".", "cv", "cv"),
        (".resume", ".", ".resume", ".resume"),
        ("a.b/cv", "a.b", "cv", "cv"),
        ("cv.", ".", "cv.", "cv"),
        ("out/", "out", "", ""),
        ("Lebenslauf Jörg.yml", ".", "Lebenslauf Jörg.yml", "Lebenslauf Jörg"),
    ])
    func parts(path: String, folder: String, name: String, stem: String) {
        #expect(PathName.folder(of: path) == folder)
        #expect(PathName.name(of: path) == name)
        #expect(PathName.stem(of: path) == stem)
    }

    @Test(arguments: [
        ("", "a", "a"), (".", "a", "a"), ("/", "a", "/a"), ("b/", "a", "b/a"), ("b", "a", "b/a"),
    ])
    func join(folder: String, name: String, joined: String) {
        #expect(PathName.join(folder, name) == joined)
    }

    @Test func resolveKeepsAbsolutePaths() {
        #expect(PathName.resolve("/a", in: "/b") == "/a")
        #expect(PathName.resolve("a", in: "/b") == "/b/a")
        #expect(PathName.resolve("a", in: "") == "a")
    }
}
