import Testing

@testable import System

@Suite struct NetworkOriginTests {
    @Test func wordsSayWhereFromAndHowOld() {
        var origin = NetworkOrigin(address: "https://example.org/cv.json")
        #expect(origin.words == "from https://example.org/cv.json just now")
        origin.age = Age(seconds: 725)
        #expect(origin.words == "from the cache, 12 min old")
    }
}
