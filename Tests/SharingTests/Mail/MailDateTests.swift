import Testing

@testable import Sharing

@Suite struct MailDateTests {
    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 +0000"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"),
        (951_868_799, "Tue, 29 Feb 2000 23:59:59 +0000"),
        (951_868_800, "Wed, 01 Mar 2000 00:00:00 +0000"),
        (1_790_000_000, "Mon, 21 Sep 2026 14:13:20 +0000"),
        (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 +0000"),
        (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 +0000"),
        (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 +0000"),
        (Int64.max, "Fri, 31 Dec 9999 23:59:59 +0000"),
        (Int64.min, "Thu, 01 Jan 1970 00:00:00 +0000"),
    ])
    func isWrittenAsHeadersHaveIt(seconds: Int64, text: String) {
        #expect(MailDate(seconds: seconds).text == text)
    }
}
