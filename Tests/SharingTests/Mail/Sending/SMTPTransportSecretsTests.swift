import TestSupport
import Testing

@testable import Sharing

/// A server that repeats what it was sent, played by a program in the place of `curl`.
@Suite struct SMTPTransportSecretsTests {
    @Test(arguments: [true, false]) func noErrorRepeatsThePassword(isNetrc: Bool) throws {
        let folder = try ScratchFolder()
        try folder.write(
            "#!/bin/sh\ncat >/dev/null\necho '> AUTH PLAIN x' >&2\n"
                + "echo '< 535 no, sesame is wrong' >&2\nexit 67\n", to: "curl", mode: 0o755)
        let text = isNetrc ? "machine a.org login jo password sesame\n" : "sesame\n"
        try folder.write(text, to: "secret", mode: 0o600)
        let path = folder.path("secret")
        let settings = MailSettings(
            server: try MailServer("smtps://a.org"), user: "jo",
            passwordSource: isNetrc ? .netrc(path) : .file(path))
        let transport = SMTPTransport(settings: settings, program: folder.path("curl"), seconds: 5)
        let error = try #require(throws: ShareError.self) {
            try transport.send(MailSample.message())
        }
        #expect(error.message.contains("(password) is wrong"), "\(error.message)")
        #expect(!error.message.contains("sesame"))
    }
}
