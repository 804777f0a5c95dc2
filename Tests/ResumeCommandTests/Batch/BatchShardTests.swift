import Testing

@testable import ResumeCommand

@Suite struct BatchShardTests {
    @Test(arguments: ["0/1", "0/8", "7/8", "99/1000"]) func partsAreRead(text: String) {
        #expect(BatchShard(text)?.text == text)
    }

    @Test(arguments: ["8/8", "9/8", "-1/8", "1", "1/", "/8", "0/0", "a/b", "1/2/3", "+1/8", " 1/8"])
    func whatIsNoPartIsRefused(text: String) {
        #expect(BatchShard(text) == nil)
    }

    @Test func eachResumeIsInOnePart() {
        var counts = Array(repeating: 0, count: 8)
        for number in 0..<1_000 {
            let identity = Array("cv/\(number).json".utf8)
            let holders = (0..<8).filter { BatchShard("\($0)/8")?.holds(identity) == true }
            #expect(holders.count == 1)
            if let holder = holders.first { counts[holder] += 1 }
        }
        // Of 1,000 in 8 parts by chance, each has 125, give or take four times 10.5.
        #expect(counts.allSatisfy { (83...167).contains($0) })
    }

    /// Machines with other versions of the program must agree.
    @Test func thePartsStayTheSame() {
        let parts = ["a.json", "b.json", "people/ada.yaml"].map { path in
            (0..<8).first { BatchShard("\($0)/8")?.holds(Array(path.utf8)) == true }
        }
        #expect(parts == [3, 0, 0])
    }
}
