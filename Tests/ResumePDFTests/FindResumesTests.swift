import ResumePDF
import TestSupport
import Testing

@Suite struct FindResumesTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(arguments: [
        "cv.json", "CV.yaml", "ada-cv.yml", "cv_2024.json", "Ada_Lovelace_CV.yaml", "AdaCV.json",
        "my-resume.yaml", "MyResume.json", "Lebenslauf.yaml", "résumé.json", "currículum.yml",
        "ada-vitae.yaml", "Curriculum_Ada.json",
    ])
    func namesSayIt(_ name: String) throws {
        // Its content does not matter: it may be the very fault that someone looks for.
        try scratch.write("{", to: name)
        #expect(FindResumes()(in: scratch.path) == [name])
    }

    @Test(arguments: [
        ("ada.json", #"{"basics": {"name": "Ada"}}"#),
        ("ada.yaml", "work: [{name: Acme}]\nskills: [{name: C}]\n"),
        ("ada.yml", "experience: [{name: Acme}]\neducation: []\n"),
    ])
    func sectionsSayIt(_ name: String, _ text: String) throws {
        try scratch.write(text, to: name)
        #expect(FindResumes()(in: scratch.path) == [name])
    }

    @Test(arguments: [
        ("package.json", #"{"name": "x", "version": "1", "keywords": ["a"], "projects": []}"#),
        ("npm.json", #"{"name": "x", "version": "1", "dependencies": {}}"#),
        ("tsconfig.json", #"{"references": [{"path": "a"}], "compilerOptions": {}}"#),
        ("app.json", #"{"basics": "x"}"#), ("list.json", "[1]"), ("broken.json", "{"),
        ("cv.txt", "Ada"), ("cv.json", ""), ("discover.yaml", "a: 1"), (".cv.json", "{}"),
    ])
    func othersAreLeftAlone(_ name: String, _ text: String) throws {
        try scratch.write(text, to: name)
        try scratch.makeFolder("resume.d.json")
        #expect(FindResumes()(in: scratch.path) == [])
    }

    @Test func namesComeFirst() throws {
        try scratch.write("basics: {name: A}", to: "ada.yaml")
        try scratch.write("basics: {name: A}", to: "cv.yaml")
        #expect(FindResumes()(in: scratch.path) == ["cv.yaml", "ada.yaml"])
    }

    @Test func largeFilesAreNotOpened() throws {
        let name = String(repeating: "A", count: 1_000_001)
        try scratch.write("basics: {name: \(name)}", to: "ada.yaml")
        #expect(FindResumes()(in: scratch.path) == [])
    }
}
