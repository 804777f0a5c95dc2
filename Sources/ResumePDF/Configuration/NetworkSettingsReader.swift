import ResumeData
import System

/// Reads what `config.yaml` says under `firestore` and `web`, whose keys are projects and machines.
enum NetworkSettingsReader {
    private static let refusal: Message =
        "a secret does not belong into this file; write \"password-command\" (such as: pass show cv) "
        + "instead"

    /// The API keys of projects.
    ///
    /// A key tells which project asks, and is no secret by itself; no
    /// finding cites it all the same.
    static func keys(_ map: inout ConfigurationMap) -> [String: String] {
        var keys: [String: String] = [:]
        for (project, span) in map.names {
            guard FirestoreAddress.isProject(project) else {
                map.add(
                    .configValue,
                    "\"\(project)\" is no project's identifier, which has small letters, digits and "
                        + "hyphens", at: span, project)
                continue
            }
            guard var settings = map.map(project) else { continue }
            settings.know(["apiKey"])
            if let key = settings.text("apiKey") {
                if key.text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
                    keys[project] = key.text
                } else {
                    settings.add(.configValue, "this is no API key", at: key.span, "apiKey")
                }
            }
            map.take(settings)
        }
        return keys
    }

    /// Who asks which machine, by `WebLocation.authority`.
    static func credentials(_ map: inout ConfigurationMap) -> [String: WebCredentials] {
        var credentials: [String: WebCredentials] = [:]
        for (name, span) in map.names {
            guard let location = try? WebLocation("https://" + name), location.resource == "/",
                !name.hasSuffix("/")
            else {
                map.add(
                    .configValue,
                    "\"\(name)\" is no machine; write it as cv.example.org, or with "
                        + "a port of its own as cv.example.org:8443", at: span, name)
                continue
            }
            guard var settings = map.map(name) else { continue }
            settings.know(
                ["user", "password-command"],
                refusals: [
                    "password": refusal, "passwd": refusal, "pass": refusal, "token": refusal,
                    "bearer": refusal,
                ])
            let user = settings.text("user")
            if let user,
                user.text.contains(":") || Password(firstLineOf: Array(user.text.utf8)) == nil
                    || user.text.contains("\n")
            {
                settings.add(
                    .configValue, "a user has no colon and no control character (RFC 7617)",
                    at: user.span, "user")
            }
            if let command = settings.text("password-command") {
                credentials[location.authority] = WebCredentials(
                    user: user?.text, command: PasswordCommand(command.text))
            } else if !settings.diagnostics.hasErrors {
                settings.add(
                    .configValue, "\(name) lacks \"password-command\", such as: pass show cv",
                    at: span, "")
            }
            map.take(settings)
        }
        return credentials
    }
}
