@testable import ResumeData
import Testing

/// The samples are from RFC 3492, section 7.1, in lower case.
@Suite struct PunycodeTests {
    @Test(arguments: [
        ("bücher", "bcher-kva"), ("münchen", "mnchen-3ya"), ("ü", "tda"),
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
        ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
        ("ascii", "ascii-"),
    ])
    func labelsAreEncoded(_ label: String, _ code: String) {
        #expect(Punycode.encode(label.unicodeScalars) == code)
    }

    @Test func longLabelsAreRefused() {
        #expect(Punycode.encode(String(repeating: "ü", count: 64).unicodeScalars) == nil)
    }
}
