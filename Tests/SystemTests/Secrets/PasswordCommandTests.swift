import System
import Testing

@Suite struct PasswordCommandTests {
    @Test(arguments: [
        ("echo sesame", "sesame"), ("printf 'se same\\r\\nurl: x\\n'", "se same"),
        ("printf ößẞ", "ößẞ"),
    ])
    func thePasswordIsTheFirstLine(_ command: String, _ password: String) throws {
        #expect(try PasswordCommand(command).password() == Password(password))
    }

    @Test(arguments: [
        ("echo sesame; echo locked >&2; exit 2", "the password command failed: locked"),
        ("kill -9 $$", "the password command failed"),
        (
            "true", "there is no password in the first line of what the password command printed"
        ),
        (
            "printf '\\nsesame'",
            "there is no password in the first line of what the password command printed"
        ),
        (
            "printf 'ses\\033ame'",
            "there is no password in the first line of what the password command printed"
        ),
        ("sleep 60", "the password command took more than 1 seconds"),
    ])
    func whyThereIsNoneIsSaid(_ command: String, _ reason: String) {
        var command = PasswordCommand(command)
        command.seconds = 1
        let fault = #expect(throws: PasswordFault.self) { try command.password() }
        #expect(fault?.reason.text == reason)
        #expect(fault?.isNotRun == false)
    }
}
