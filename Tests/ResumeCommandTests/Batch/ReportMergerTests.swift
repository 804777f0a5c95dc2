import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct ReportMergerTests {
    private func line(
        _ index: Int, of count: Int = 4, _ status: BatchRecord.Status = .written,
        shard: String = "0/2"
    ) -> String {
        BatchRecord(
            index: index, count: count, source: "s\(index)",
            shard: BatchShard(shard) ?? BatchShard(),
            answer: BatchMessage.Answer(status: status, output: "o\(index)", findings: "{}")
        ).text
    }

    private func merger(_ reports: String...) -> ReportMerger {
        var merger = ReportMerger()
        for (number, report) in reports.enumerated() {
            merger.add(Array(report.utf8), from: "r\(number)")
        }
        return merger
    }

    @Test func linesComeInOrderAndOnce() {
        let merger = merger(
            line(3) + line(1), line(4, shard: "1/2") + line(2, .current, shard: "1/2"))
        #expect(merger.fault == nil && merger.isComplete)
        #expect(
            merger.text == line(1) + line(2, .current, shard: "1/2") + line(3)
                + line(4, shard: "1/2"))
        #expect(merger.summary == "4 resumes: 3 written, 1 up to date")
    }

    @Test func whatIsMissingIsSaid() {
        let merger = merger(line(1, of: 9) + line(5, of: 9) + line(6, of: 9, .failed))
        #expect(!merger.isComplete)
        #expect(
            merger.summary
                == "9 resumes: 2 written, 1 failed, 6 missing (2 to 4, 7 to 9); no line of shard 1/2"
        )
    }

    @Test func aLaterSuccessCounts() {
        let again = line(2, .current)
        #expect(merger(line(1, of: 2) + line(2, of: 2, .failed)).isComplete == false)
        #expect(merger(line(2, .failed), again).text == again)
        #expect(merger(again, line(2, .failed)).text == again)
        let merged = merger(line(1, of: 1, .failed), line(1, of: 1))
        #expect(merged.isComplete)
    }

    @Test(arguments: [
        "nonsense", "{}", #"{"index":0,"of":1,"status":"written"}"#,
        #"{"index":1,"of":1,"status":"lost"}"#,
    ])
    func whatIsNoReportIsRefused(text: String) {
        let fault = merger(line(1) + text).fault
        #expect(fault?.span?.line == 2 && fault?.file == "r0")
    }

    @Test func reportsOfTwoBatchesAreRefused() {
        let fault = merger(line(1), line(1, of: 5)).fault
        #expect(fault?.message.contains("of 5 resumes") == true)
        #expect(fault?.file == "r1")
    }

    @Test func noLineIsNoBatch() {
        #expect(!merger("").isComplete)
        #expect(merger("").summary == "the reports have no line")
    }
}
