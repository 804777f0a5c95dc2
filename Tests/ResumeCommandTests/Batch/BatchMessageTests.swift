import Testing

@testable import ResumeCommand

@Suite struct BatchMessageTests {
    @Test func errandsArriveAsTheyWereSent() {
        for errand in [
            BatchMessage.Errand(index: 7, stem: "cv", path: "people/a \u{F0080}.json"),
            BatchMessage.Errand(index: 7, stem: "cv", path: ""),
            BatchMessage.Errand(
                isForName: true, index: 12_345, stem: "people-3", path: nil,
                bytes: [0xFF, 0x00, 0x0A], list: "people.ndjson", line: 3),
        ] {
            #expect(BatchMessage.Errand(errand.fields) == errand)
            #expect(BatchMessage.Answer(errand.fields) == nil)
        }
    }

    @Test func questionsAndDecisionsArriveAsTheyWereSent() {
        let question = BatchMessage.Question(output: "out/a.pdf", key: "")
        #expect(BatchMessage.Question(question.fields) == question)
        for decision in [
            BatchMessage.Decision.make, .makeUnless(digest: "ab"), .refuse("no, \"never\""),
        ] {
            #expect(BatchMessage.Decision(decision.fields) == decision)
            #expect(BatchMessage.Question(decision.fields) == nil)
        }
        #expect(BatchMessage.Decision([]) == nil)
    }

    @Test func answersArriveAsTheyWereSent() {
        let answer = BatchMessage.Answer(
            status: .current, output: "o", digest: "d", key: "k", pages: 2, microseconds: 1_234,
            findings: "{}", text: "a\nb")
        #expect(BatchMessage.Answer(answer.fields) == answer)
        #expect(BatchMessage.Answer(Array(answer.fields.dropLast())) == nil)
    }
}
