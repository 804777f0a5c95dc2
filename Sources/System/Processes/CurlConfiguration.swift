/// The options of one run of `curl`, as it reads them from its standard input.
package struct CurlConfiguration: Sendable {
    /// The options, one a line.
    package private(set) var text = ""

    /// Makes no options yet.
    package init() {}

    /// Adds an option without a value.
    package mutating func add(_ name: String) { text += name + "\n" }

    /// Adds an option with a value, in quotation marks, with the escapes that `curl --config` knows.
    ///
    /// Scalar by scalar: an accent on a quotation mark makes another character of it, but not for curl.
    package mutating func add(_ name: String, _ value: String) {
        var quoted = String.UnicodeScalarView()
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\", "\"": quoted += ["\\", scalar]
            case "\n": quoted += ["\\", "n"]
            case "\r": quoted += ["\\", "r"]
            default: quoted.append(scalar)
            }
        }
        text += name + " = \"" + String(quoted) + "\"\n"
    }
}
