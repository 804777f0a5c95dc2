import TestSupport
import Testing

@Suite(.enabled(if: BuiltProgram.path != nil, "the program was not built"))
struct InitCommandTests {
    @Test(arguments: [(Int32(0), "cv"), (73, "taken.yaml")])
    func gitIsAskedOnlyForAFileThatCanBe(code: Int32, name: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("mine", to: "taken.yaml")
        try scratch.makeFolder("bin")
        _ = try RecordingProgram("git", in: scratch, folder: "bin/")
        let result = try BuiltProgram.run(
            ["init", name], in: scratch.path, environment: ["PATH": scratch.path("bin")])
        #expect(result.ending == .exited(code), "\(result)")
        #expect((scratch.read("git.arguments") != nil) == (code == 0))
        #expect(scratch.read("taken.yaml") == "mine")
    }
}
