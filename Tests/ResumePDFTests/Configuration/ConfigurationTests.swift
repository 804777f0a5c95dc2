import Glibc
import ResumeData
import Sharing
import SourceTree
import System
import TestSupport
import Pages
import Testing

@testable import ResumePDF

@Suite struct ConfigurationTests {
    private func read(_ text: String) -> (configuration: Configuration, diagnostics: Diagnostics) {
        Configuration.read(Array(text.utf8), file: "/etc/x/config.yaml", home: "/home/jo")
    }

    @Test func allOfMailIsRead() throws {
        let text = """
            mail:
              server: smtp://mail.a.org
              user: 12345
              from: "Jo Doe <jo@a.org>"
              password-file: ~/secret
              via: smtp
              certificates: ca.pem
              sendmail: msmtp
            """
        let (configuration, findings) = read(text)
        #expect(findings.all.isEmpty)
        #expect(
            try configuration.mail
                == MailSettings(
                    server: MailServer("smtp://mail.a.org"), user: "12345",
                    from: MailAddress("Jo Doe <jo@a.org>"),
                    passwordSource: .file("/home/jo/secret"), certificates: "/etc/x/ca.pem",
                    via: .smtp, sendmail: "msmtp"))
    }

    @Test(arguments: [
        ("netrc: /n", PasswordSource.netrc("/n")),
        ("password-command: pass show mail", .command("pass show mail")),
        ("password-file: p", .file("/etc/x/p")),
    ])
    func aPasswordIsElsewhere(line: String, source: PasswordSource) {
        let (configuration, findings) = read("mail:\n  " + line + "\n")
        #expect(findings.all.isEmpty)
        #expect(configuration.mail.passwordSource == source)
    }

    @Test func projectsAndMachinesAreRead() {
        let text = """
            firestore:
              demo: {apiKey: AIza-1_x}
              example.com:old: {apiKey: 12345}
              keyless: {}
            web:
              CV.example.org: {user: ada, password-command: pass show cv}
              127.0.0.1:8080: {password-command: print-token}
              example.net:443: {password-command: "true"}
            """
        let (configuration, findings) = read(text)
        #expect(findings.all.isEmpty)
        #expect(configuration.firestoreKeys == ["demo": "AIza-1_x", "example.com:old": "12345"])
        #expect(
            configuration.web == [
                "cv.example.org": WebCredentials(
                    user: "ada", command: PasswordCommand("pass show cv")),
                "127.0.0.1:8080": WebCredentials(
                    user: nil, command: PasswordCommand("print-token")),
                "example.net": WebCredentials(user: nil, command: PasswordCommand("true")),
            ])
    }

    @Test(arguments: ["", "mail:\n", "# nothing\n", "mail: {}\n", "---\n"])
    func allMayBeLeftOut(text: String) {
        let (configuration, findings) = read(text)
        #expect(findings.all.isEmpty)
        #expect(configuration == Configuration())
    }

    @Test(arguments: ["password", "Password", "passwd", "pass"])
    func aPasswordItselfIsRefusedAndNotShown(key: String) throws {
        let (_, findings) = read("mail:\n  \(key): sesame\n")
        let finding = try #require(findings.all.first)
        #expect(findings.all.count == 1)
        #expect(finding.identifier == "config-password")
        #expect(finding.span.map { [$0.line, $0.column] } == [2, 3])
        for choice in ["password-file", "netrc", "password-command"] {
            #expect(finding.message.contains(choice))
        }
        #expect(!finding.message.contains("sesame"))
    }

    @Test(arguments: ["password", "token", "bearer"])
    func aSecretOfAMachineIsRefusedAndNotShown(key: String) throws {
        let (_, findings) = read("web: {a.org: {\(key): sesame}}\n")
        let finding = try #require(findings.all.first)
        #expect(findings.all.map(\.identifier) == ["config-password"])
        #expect(finding.message.contains("password-command"))
        #expect(!finding.message.contains("sesame"))
    }

    @Test(arguments: [
        ("mial: {}", "config-key", "mail"),
        ("mail: {servre: smtps://a.org}", "config-key", "server"),
        ("mail: {via: sntp}", "config-value", "smtp"), ("firestor: {}", "config-key", "firestore"),
        ("firestore: {demo: {apikey: x}}", "config-key", "apiKey"),
        ("firestore: {demo: {api-key: x}}", "config-key", "apiKey"),
        ("web: {a.org: {usr: a, password-command: b}}", "config-key", "user"),
    ])
    func slipsAreSuggestedOtherwise(text: String, identifier: String, suggestion: String) {
        let (_, findings) = read(text + "\n")
        #expect(findings.all.map(\.identifier) == [identifier])
        #expect(findings.all.first?.suggestions == [suggestion])
        #expect(findings.all.first?.severity == .error)
        #expect(findings.all.first?.span != nil)
    }

    @Test(arguments: [
        "mail: yes", "- mail", "mail: [a]", "mail: {server: mail.a.org}", "mail: {server: 1}",
        "mail: {server: [a]}", "mail: {from: jo}", "mail: {user: 'a:b'}", "mail: {user: ''}",
        "mail: {user: \"a\\nb\"}", "mail: {netrc: a, password-file: b}", "mail: {via: true}",
        "firestore: x", "firestore: {demo: x}", "firestore: {Demo: {apiKey: x}}",
        "firestore: {demo: {apiKey: [sesame]}}", "firestore: {demo: {apiKey: 'sesame sesame'}}",
        "web: x", "web: {a.org: x}", "web: {a.org: {user: x}}", "web: {a.org: {}}",
        "web: {https://a.org: {password-command: x}}", "web: {a.org/cv: {password-command: x}}",
        "web: {'jo@a.org': {password-command: x}}", "web: {a.org: {password-command: [x]}}",
        "web: {a.org: {user: 'jo:sesame', password-command: x}}",
        "web: {a.org: {user: \"a\\nb\", password-command: x}}",
        "mail: {password-file: \"a\\0b\"}", "mail: {server: 'smtp://jo:sesame@a.org'}",
    ])
    func wrongValuesAreFound(text: String) {
        let (configuration, findings) = read(text + "\n")
        #expect(findings.all.map(\.identifier) == ["config-value"])
        #expect(findings.all.first?.message.contains("sesame") == false)
        #expect(configuration.mail.server == nil && configuration.mail.from == nil)
    }

    @Test func faultsOfSyntaxAreFindings() {
        #expect(read("mail: {\n").diagnostics.hasErrors)
        #expect(Configuration.read([0xFF, 0xFE, 0x00], file: "c", home: nil).diagnostics.hasErrors)
    }

    @Test func aFileThatIsNotThereSaysNothing() throws {
        let scratch = try ScratchFolder()
        for name in ["none.yaml", "none/config.yaml"] {
            let (configuration, findings) = Configuration.read(scratch.path(name), home: nil)
            #expect(findings.all.isEmpty && configuration == Configuration())
        }
    }

    @Test func aFileThatCannotBeReadIsNamed() throws {
        let scratch = try ScratchFolder()
        try scratch.makeFolder("folder")
        try scratch.write(String(repeating: "#\n", count: 600_000), to: "large")
        for name in ["folder", "large"] {
            let (_, findings) = Configuration.read(scratch.path(name), home: nil)
            #expect(findings.all.map(\.identifier) == ["config-file"])
            #expect(findings.all.first?.message.contains(name) == true)
        }
    }

    // MARK: PDF

    @Test func standards() {
        for standards in PDFStandards.allCases {
            let (configuration, findings) = read("pdf: {conformance: \(standards.rawValue)}")
            #expect(configuration.standards == standards && findings.all.isEmpty)
        }
        #expect(read("pdf: {}").configuration.standards == nil)
        for text in [
            "pdf: {conformance: ua1}", "pdf: {conformance: 2}", "pdf: {standard: none}", "pdf: x",
        ] {
            let (configuration, findings) = read(text)
            #expect(configuration.standards == nil && findings.hasErrors, "\(text)")
            #expect(findings.all.allSatisfy { $0.path.hasPrefix("pdf") }, "\(text)")
        }
    }
}
