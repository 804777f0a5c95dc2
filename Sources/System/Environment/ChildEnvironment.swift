import Glibc

/// The part of our environment that other programs get.
///
/// A list of what they need, since secrets are kept in variables of any name.
package enum ChildEnvironment {
    /// What a program needs to find its files, its language and the person's desktop.
    static let names: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TERM", "TMPDIR",
        "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "BROWSER",
        "DESKTOP_SESSION", "KDE_FULL_SESSION", "KDE_SESSION_VERSION", "MAILER", "SSL_CERT_FILE",
        "SSL_CERT_DIR", "CURL_CA_BUNDLE", "ALL_PROXY", "all_proxy", "NO_PROXY", "no_proxy",
        "PRINTER", "LPDEST", "CUPS_SERVER", "CUPS_USER", "CUPS_ENCRYPTION", "GNUPGHOME", "GPG_TTY",
        "PASSWORD_STORE_DIR", "SSH_AUTH_SOCK",
    ]

    /// The variables for most programs, each as `NAME=value`.
    package static var usual: [String] {
        whole.filter { variable in
            let name = String(variable.prefix { $0 != "=" })
            return names.contains(name) || name.hasPrefix("LC_") || name.hasPrefix("XDG_")
        }
    }

    /// All variables, for commands of the person's own.
    package static var whole: [String] {
        var all: [String] = []
        var next = environ
        while let text = next.pointee {
            all.append(SystemText.text(cString: text))
            next += 1
        }
        return all
    }

    /// The value of a variable; nil if it is not set or empty.
    package static func value(_ name: String) -> String? {
        guard let text = getenv(name), text.pointee != 0 else { return nil }
        return SystemText.text(cString: text)
    }
}
