import CairoPangoBackend
import ResumeLayout
import Testing

@testable import ResumePDF

@Suite struct WritingScriptTests {
    private func script(_ scalar: Unicode.Scalar) -> WritingScript {
        WritingScript(code: ScriptCode.code(of: scalar), for: scalar)
    }

    @Test(
        arguments: [
            ("李", "Han (Chinese)", "fonts-noto-cjk"),
            ("か", "Hiragana (Japanese)", "fonts-noto-cjk"),
            ("カ", "Katakana (Japanese)", "fonts-noto-cjk"),
            ("ー", "Katakana (Japanese)", "fonts-noto-cjk"),
            ("한", "Hangul (Korean)", "fonts-noto-cjk"),
            ("\u{20BB7}", "Han (Chinese)", "fonts-hanazono"),
            ("ع", "Arabic", "fonts-noto-core"), ("ש", "Hebrew", "fonts-noto-core"),
            ("क", "Devanagari", "fonts-noto-core"), ("ก", "Thai", "fonts-noto-core"),
            ("ა", "Georgian", "fonts-noto-core"), ("ᐃ", "Canadian Aboriginal", "fonts-noto-core"),
            ("\u{1F1A}", "Greek", "fonts-noto-core"), ("\u{10570}", "Vithkuqi", nil),
            ("\u{2BC}", nil, nil),
        ] as [(Unicode.Scalar, String?, String?)])
    func aScriptHasANameAndAPackage(scalar: Unicode.Scalar, name: String?, package: String?) {
        #expect(script(scalar).name == name)
        #expect(script(scalar).package == package)
    }

    @Test func everyLetterHasAScript() {
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.isLetter else { continue }
            let code = ScriptCode.code(of: scalar)
            guard code != "Zyyy", code != "Zinh", code != "Zzzz" else { continue }
            #expect(script(scalar).name != nil, "U+\(String(value, radix: 16)) \(code)")
        }
    }
}
