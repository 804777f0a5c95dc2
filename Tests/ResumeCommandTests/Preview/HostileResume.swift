/// A resume that tries to take a terminal over, in every field.
enum HostileResume {
    /// What it tries, each with a word to find it by.
    static let attacks = [
        "\u{1B}]52;c;cm0gLXJm\u{7}clip", "\u{1B}]8;;http://x.example\u{7}link\u{1B}]8;;\u{7}",
        "\u{1B}[2J\u{1B}[31mcleared", "\u{9B}31mred", "\u{9D}52;c;x\u{9C}string", "a\rreturned",
        "\u{202E}gnp.exe turned", "\u{2067}isolated\u{2069}", "bell\u{7}", "nul\u{0}", "del\u{7F}",
        "line\u{2028}separator\u{2029}", "\u{85}next", "tab\tstop", "\u{200E}\u{200F}\u{61C}marks",
        "\u{FEFF}bom", "\u{E0041}tag", "back\u{8}\u{8}space", "vertical\u{B}form\u{C}",
        "\u{1B}_Gi=31;OK\u{1B}\\kitty", "\u{1B}P$q\u{1B}\\device",
        "e" + String(repeating: "\u{301}", count: 10_000) + " marked",
    ]

    /// The file.
    static var file: String {
        let all = quoted(attacks.joined(separator: " "))
        let works = attacks.map { attack in
            let text = quoted(attack)
            let address = quoted("https://x.example/" + attack)
            return """
                {"name": \(text), "position": \(text), "startDate": "2020-01", "url": \(address),
                 "summary": \(text), "highlights": [\(text), \(quoted("**\(attack)**"))]}
                """
        }
        let skills = attacks.map { "{\"name\": \(quoted($0)), \"keywords\": [\(quoted($0))]}" }
        return """
            {"basics": {"name": \(quoted("Eve " + attacks[0])), "label": \(all), "summary": \(all),
              "email": "eve@x.example", "phone": \(quoted("+1 " + attacks[3])),
              "url": \(quoted("https://x.example/" + attacks[2])),
              "profiles": [{"network": \(all), "username": \(all), "url": \(all)}]},
             "work": [\(works.joined(separator: ","))],
             "skills": [\(skills.joined(separator: ","))],
             "meta": {"layout": \(quoted("classic"))}}
            """
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
