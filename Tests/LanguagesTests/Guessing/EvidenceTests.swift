import TestSupport
import Testing

@testable import Languages

@Suite struct EvidenceTests {
    private static let text =
        PackageFolder.text(of: "Sources/Assets/Guessing/evidence.txt") ?? ""

    /// The features of each language, by its tag.
    private static let sections: [(tag: String, features: [Substring])] = {
        var sections: [(tag: String, features: [Substring])] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                sections.append((String(line.dropFirst().dropLast()), []))
            } else {
                sections[sections.count - 1].features += line.split(separator: " ")
            }
        }
        return sections
    }()

    @Test func fitsWhatReadsIt() {
        #expect(Self.sections.count > 40 && Self.sections.count <= 64)
        #expect(Set(Self.sections.map(\.tag)).count == Self.sections.count)
        for (tag, features) in Self.sections {
            let plain = tag.hasPrefix("~") ? String(tag.dropFirst()) : tag
            #expect(LanguageTag.normalized(plain) == plain)
            #expect(Set(features).count == features.count, "\(tag) has something twice")
            for feature in features {
                let letters = feature.drop { "-*".contains($0) }
                #expect(feature.count - letters.count <= 1 && !letters.isEmpty, "\(feature)")
                #expect(letters.lowercased() == letters, "\(feature)")
                let isEnding = feature.hasPrefix("-")
                #expect(!isEnding || (2...6).contains(letters.unicodeScalars.count), "\(feature)")
                #expect(!feature.hasPrefix("*") || letters.unicodeScalars.count == 1, "\(feature)")
            }
        }
    }

    private func scores(_ evidence: String, _ text: String) -> [String: Double] {
        var sample = WordSample()
        sample.add(text)
        var features = Features(of: sample, in: .latin)
        let scores = Evidence(Array(evidence.utf8)).scores(&features)
        var all: [String: Double] = [:]
        for score in scores.languages + scores.kinds { all[score.tag] = score.score }
        return all
    }

    @Test func wordsEndingsAndLettersCount() {
        let evidence = "# aa says nothing\n[xa]\naa -ing *ñ\n[xb]\nbb aa\n[xb-YY]\nbb"
        #expect(scores(evidence, "bb") == ["xb": 1, "xb-YY": 1])
        #expect(scores(evidence, "aa")["xa"] == 1 / 2.0.squareRoot())
        #expect(scores(evidence, "working") == ["xa": 0.35])
        #expect(scores(evidence, "ing, king") == [:])
        #expect(scores(evidence, "mañana") == ["xa": 0.5])
        #expect(scores(evidence, "bb bb bb bb bb")["xb"] == 3)
        #expect(scores(evidence, "says nothing") == ["xa": 0.35])
        #expect(scores("", "aa") == [:] && scores("aa [x", "aa") == [:])
    }

    @Test func wordsAreInSmallLettersWithoutAddresses() {
        var sample = WordSample()
        sample.add("Ärzte ÉCOLE, www.la.es a@b.c Node.js foo_bar C++ İzmir l'été 3D 東京タワー")
        let words = sample.words.map { String(decoding: sample.bytes[$0.range], as: UTF8.self) }
        #expect(words == ["ärzte", "école", "izmir", "l", "été", "東京タワー"])
        #expect(sample.letters[LetterScript.kana.rawValue] == 3)
        #expect(sample.words.map(\.letters) == [5, 5, 5, 1, 3, 5])
    }
}
