import Characters

/// Character references of HTML (HTML Living Standard, section 13.5), the common ones by name.
enum HTMLEntity {
    /// Reads the reference at an ampersand; nil if none with a semicolon stands there.
    static func read(_ bytes: [UInt8], at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        let body = bytes[(start + 1)...].prefix(10)
        guard let end = body.firstIndex(of: UInt8(ascii: ";")), end > start + 1 else { return nil }
        let name = bytes[(start + 1)..<end]
        guard
            let scalar = name.first == UInt8(ascii: "#") ? numbered(name.dropFirst()) : named(name)
        else { return nil }
        return (scalar, end + 1)
    }

    /// Decodes references, with `keepingMarkup` but those of ASCII punctuation: they mean the character
    /// itself, and decoded too early it would be taken for markup.
    static func decode(_ text: String, keepingMarkup: Bool) -> String {
        guard text.hasByte(UInt8(ascii: "&")) else { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let entity = read(bytes, at: index) {
                if keepingMarkup, entity.scalar.isASCII, entity.scalar.value > 0x20 {
                    output += bytes[index..<entity.end]
                } else if let encoded = UTF8.encode(entity.scalar) {
                    output += encoded
                }
                index = entity.end
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func numbered(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHex = digits.first?.lowercased == UInt8(ascii: "x")
        let text = String(bytes: isHex ? digits.dropFirst() : digits)
        guard text.utf8.first?.isHexDigit == true else { return nil }
        return UInt32(text, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    private static func named(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.allSatisfy(\.isAlphanumeric) else { return nil }
        return names[String(bytes: name)]
    }

    private static let names: [String: Unicode.Scalar] = {
        // U+00A0 to U+00FF, in their order.
        let latin1 = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
            deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 \
            frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc \
            Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash \
            Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring \
            aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve \
            oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
            """
        var names: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "lsquo": "‘",
            "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹",
            "rsaquo": "›", "hellip": "…", "ndash": "–", "mdash": "—", "bull": "•", "dagger": "†",
            "Dagger": "‡", "permil": "‰", "euro": "€", "trade": "™", "OElig": "Œ", "oelig": "œ",
            "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
            "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
            "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "larr": "←", "uarr": "↑",
            "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "asymp": "≈",
            "ne": "≠", "le": "≤", "ge": "≥", "sum": "∑", "radic": "√", "check": "✓", "star": "☆",
        ]
        for (offset, name) in latin1.split(separator: " ").enumerated() {
            names[String(name)] = Unicode.Scalar(UInt8(0xA0 + offset))
        }
        return names
    }()
}
