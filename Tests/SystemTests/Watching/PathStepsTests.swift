import TestSupport
import Testing

@testable import System

/// The names on the way to a file.
@Suite struct PathStepsTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// The steps below the scratch folder, as paths.
    private func steps(_ name: String) -> [String] {
        PathSteps(to: scratch.path(name)).steps.map { $0.folder + "/" + $0.name }
            .filter { $0.hasPrefix(scratch.path + "/") }
            .map { String($0.dropFirst(scratch.path.count + 1)) }
    }

    @Test func linksAreFollowedWhereverTheyStand() throws {
        try scratch.write("x", to: "a/cv.json")
        try scratch.link("now", to: "./a")
        try scratch.link("cv.json", to: scratch.path("now/../now/cv.json"))
        #expect(steps("cv.json") == ["cv.json", "now", "a", "now", "a", "a/cv.json"])
        #expect(PathSteps(to: scratch.path("cv.json")).end == scratch.path("a/cv.json"))
    }

    @Test func theWayEndsWhereNothingIs() throws {
        try scratch.makeFolder("a")
        #expect(steps("a/b/cv.json") == ["a", "a/b"])
        #expect(PathSteps(to: scratch.path("a/b/cv.json")).end == nil)
    }

    @Test func aFileIsNoFolder() throws {
        try scratch.write("x", to: "a")
        #expect(steps("a/cv.json") == ["a"])
        #expect(PathSteps(to: scratch.path("a/cv.json")).end == nil)
    }

    @Test func aCircleOfLinksEnds() throws {
        try scratch.link("a", to: "b")
        try scratch.link("b", to: "a")
        #expect(PathSteps(to: scratch.path("a")).end == nil)
    }

    @Test func theRootIsAFolder() {
        #expect(PathSteps(to: "/").end == "/")
        #expect(PathSteps(to: "/").steps.isEmpty)
    }
}
