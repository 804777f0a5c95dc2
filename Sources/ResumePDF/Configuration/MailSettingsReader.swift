import Sharing
import SourceTree
import System

/// Reads what `config.yaml` says under `mail`.
struct MailSettingsReader {
    /// The folder that relative paths start from: that of the file.
    let folder: String
    /// The person's home, for paths that begin with `~/`; nil if it is not known.
    let home: String?

    /// The keys, in the order of the documentation.
    static let keys = [
        "server", "user", "from", "password-file", "netrc", "password-command", "via",
        "certificates", "sendmail",
    ]

    private static let passwords = ["password-file", "netrc", "password-command"]

    private static let refusal: Message =
        "a password does not belong into this file; write one of \"password-file\" (a file that "
        + "only you can read, chmod 600), \"netrc\" (such a file in curl's form) or "
        + "\"password-command\" (such as: pass show mail) instead"

    func settings(_ map: inout ConfigurationMap) -> MailSettings {
        map.know(
            Self.keys,
            refusals: ["password": Self.refusal, "passwd": Self.refusal, "pass": Self.refusal])
        var settings = MailSettings()
        settings.server = value("server", &map, MailServer.init)
        settings.from = value("from", &map, MailAddress.init(_:))
        settings.user = value("user", &map) { (text) throws(ShareError) in
            try HeaderText.check(text, "mail.user")
            guard !text.contains(":") else {
                throw ShareError(
                    .mailSettings, "mail.user has a colon, which no mail user may have")
            }
            return text
        }
        settings.via = map.word("via", of: MailRequest.Way.allCases.map(\.rawValue))
            .flatMap(MailRequest.Way.init)
        settings.certificates = path("certificates", &map)
        settings.sendmail = map.text("sendmail").map { entry in
            entry.text.contains("/") ? located(entry.text) : entry.text
        }
        settings.passwordSource = source(&map)
        return settings
    }

    private func source(_ map: inout ConfigurationMap) -> PasswordSource? {
        var found: [(key: String, source: PasswordSource)] = []
        if let path = path("password-file", &map) { found.append(("password-file", .file(path))) }
        if let path = path("netrc", &map) { found.append(("netrc", .netrc(path))) }
        if let command = map.text("password-command") {
            found.append(("password-command", .command(command.text)))
        }
        if found.count > 1 {
            let names = found.map { "\"\($0.key)\"" }.joined(last: "and")
            map.add(.configValue, "\(names) cannot go together; keep one", at: nil, "")
        }
        return found.first?.source
    }

    private func path(_ key: String, _ map: inout ConfigurationMap) -> String? {
        value(key, &map) { (text) throws(ShareError) in
            try HeaderText.check(text, "mail.\(key)")
            return located(text)
        }
    }

    private func located(_ path: String) -> String {
        if path.hasPrefix("~/"), let home { return PathName.join(home, String(path.dropFirst(2))) }
        return PathName.resolve(path, in: folder)
    }

    private func value<Value>(
        _ key: String, _ map: inout ConfigurationMap, _ make: (String) throws(ShareError) -> Value
    ) -> Value? {
        guard let entry = map.text(key) else { return nil }
        do throws(ShareError) {
            return try make(entry.text)
        } catch {
            map.add(.configValue, error.message, at: entry.span, key)
            return nil
        }
    }
}
