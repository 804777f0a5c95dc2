import Characters

/// The name of an attached file, as the headers of its part say it.
struct FileNameParameter {
    /// The name.
    let name: String
    /// What it ends with, which is ASCII.
    let ending: String

    /// The name where readers know nothing but ASCII.
    var plain: String { isSimple ? name : SafeFileName.usualStem + ending }

    /// The parameters of `Content-Disposition`, the last one without a semicolon.
    ///
    /// A name beyond ASCII or of many characters is written in numbered parts (RFC 2231), and only so:
    /// a second, plain `filename` beside them is an error to strict readers. Those that do not know
    /// the parts look for `name` in `Content-Type`, where the plain name is.
    var pieces: [String] {
        if isSimple { return ["filename=\"\(name)\""] }
        let parts = Self.parts(of: name)
        return parts.enumerated().map { number, part in
            let end = number == parts.count - 1 ? "" : ";"
            return "filename*\(number)*=" + (number == 0 ? "UTF-8''" : "") + part + end
        }
    }

    private var isSimple: Bool {
        HeaderText.isPlain(name) && name.utf8.count <= 60
            && !name.contains { $0 == "\"" || $0 == "\\" } && !name.contains("=?")
    }

    /// The name in percent-encoded parts; none ends inside a character.
    private static func parts(of name: String) -> [String] {
        var parts: [String] = []
        var part = ""
        for scalar in name.unicodeScalars {
            let piece = PercentEncoding.encode(String(scalar).utf8)
            if part.utf8.count + piece.utf8.count > 50 {
                parts.append(part)
                part = ""
            }
            part += piece
        }
        return parts + [part]
    }
}
