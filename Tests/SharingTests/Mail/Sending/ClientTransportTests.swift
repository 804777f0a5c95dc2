import Glibc
import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite struct ClientTransportTests {
    let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func transport(ending: String = "exit 0") throws -> ClientTransport {
        ClientTransport(
            program: try RecordingProgram("xdg-email", in: folder, ending: ending).path,
            kept: KeptFile(folder: folder.path("drafts"), now: 0), patience: .milliseconds(500))
    }

    @Test func opensADraftWithTheFile() throws {
        let message = try MailSample.message(
            to: ["Jo <a@example.com>"], cc: ["c@example.com"], bcc: ["b@example.com"],
            subject: "Résumé", body: "Hi\nyou", file: MailSample.longName)
        try transport().send(message)
        let path = folder.path("drafts/\(message.id.digits)/\(MailSample.longName)")
        #expect(
            folder.read("xdg-email.arguments")?.split(separator: "\n").map(String.init) == [
                "--utf8", "--cc", "c@example.com", "--bcc", "b@example.com", "--subject", "Résumé",
                "--body", "Hi", "you", "--attach", path, "a@example.com",
            ])
        #expect(FileBytes.read(path) == message.attachment.bytes)
        var status = stat()
        #expect(stat(folder.path("drafts"), &status) == 0 && status.st_mode & 0o777 == 0o700)
    }

    @Test func aProgramThatStaysOpenIsLeftAlone() throws {
        let staying = try transport(
            ending:
                "echo $$ > \(folder.path("pid")); sleep 1; echo still >&2; echo yes > \(folder.path("end"))"
        )
        try staying.send(MailSample.message())
        #expect(folder.read("end") == nil)
        for _ in 0..<500 where folder.read("end") != "yes\n" { usleep(10_000) }
        #expect(folder.read("end") == "yes\n")
        // Nothing of it stays behind, though no one asked how it ended.
        let place = "/proc/\((folder.read("pid") ?? "").prefix { $0 != "\n" })"
        for _ in 0..<500 where access(place, F_OK) == 0 { usleep(10_000) }
        #expect(access(place, F_OK) != 0)
    }

    @Test(arguments: [
        (3, "no mail program is set up"), (4, "the mail program failed"), (9, "code 9"),
    ])
    func tellsWhyThereIsNoDraft(code: Int, reason: String) throws {
        let failing = try transport(ending: "exit \(code)")
        let message = try MailSample.message()
        let error = try #require(throws: ShareError.self) { try failing.send(message) }
        #expect(error.kind == .mailUnavailable)
        #expect(error.message.contains(reason))
        #expect(folder.files().allSatisfy { !$0.hasSuffix(".pdf") })
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        var failing = try transport()
        try folder.write("", to: "none")
        failing.kept.folder = folder.path("none/drafts")
        let message = try MailSample.message()
        let error = try #require(throws: ShareError.self) { try failing.send(message) }
        #expect(error.kind == .mailInputOutput)
        #expect(error.message.contains(folder.path("none/drafts")))
    }

    @Test func aMissingProgramLeavesNoFile() throws {
        var failing = try transport()
        failing.program = "no-such-program"
        let message = try MailSample.message()
        #expect(throws: ShareError.self) { try failing.send(message) }
        #expect(folder.files() == ["xdg-email"])
    }
}
