import Testing

/// The folders of a target are floors: what stands above knows what stands below, and never the other
/// way round.
@Suite struct FolderGraphTests {
    @Test func noFoldersFormACircle() {
        let circle = FolderGraph(HouseRuleTests.sources).circle
        #expect(circle == nil, "\(circle?.joined(separator: ", and ") ?? "")")
    }

    private func circle(_ files: [String: String]) -> [String]? {
        FolderGraph(files.map { SwiftFile("Sources/\($0.key).swift", text: $0.value) }).circle
    }

    @Test func aCircleIsFoundWithTheNamesThatCloseIt() {
        let found = circle([
            "T/A/One": "struct One { var two: [Two] }", "T/B/C/Two": "extension X {}\nenum Two {}",
            "T/B/C/Three": "final class Three {\n    let four = Four.five()\n}",
            "T/D/Four": "package typealias Four = One",
        ])
        #expect(
            found == [
                "Sources/T/A/One.swift names Two", "Sources/T/B/C/Three.swift names Four",
                "Sources/T/D/Four.swift names One",
            ])
    }

    @Test(arguments: [
        // Not by comments, strings, nested or private types, members, or another target's types.
        ["T/B/Two": "// One\nstruct Two { let text = \"One\" }"],
        ["T/B/Two": "struct Two {\n    struct One {}\n    let one: One\n}"],
        ["T/B/Two": "struct Two {\n    let one = Other.One()\n}"],
        ["U/B/Two": "struct Two { let one: One }"],
        ["T/B/Two": "private struct Two { let one: One }"],
        // A folder and its own, and all in one folder, may know each other.
        ["T/A/B/Two": "struct Two { let one: One }"], ["T/Two": "struct Two { let one: One }"],
        ["T/A/Two": "struct Two { let one: One }"],
    ])
    func whatIsNoCircleIsNone(files: [String: String]) {
        let one = "struct One { let two: Two }"
        #expect(circle(files.merging(["T/A/One": one]) { $1 }) == nil)
    }
}
