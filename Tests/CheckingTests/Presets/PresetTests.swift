import PDFFile
import Pages
import ResumePDF
import SourceTree
import Testing

@testable import Checking

/// Rules that others state, with files that break them.
@Suite struct PresetTests {
    private func found(
        _ preset: CheckPreset, _ pdf: ReadPDF, _ prefix: String
    ) -> [Diagnostic] {
        var checks = FileChecks()
        checks.preset = preset
        return checks.diagnostics(of: pdf, PageFacts(pdf)).all.filter {
            $0.identifier.hasPrefix(prefix)
        }
    }

    private func rules(_ preset: CheckPreset, _ pdf: ReadPDF, _ prefix: String) -> [String] {
        found(preset, pdf, prefix).map(\.identifier)
    }

    private func sample(_ layout: String, _ more: String = "") throws -> ReadPDF {
        try ReadPDF(
            try #require(SampleFile.rendered(SampleFile.source(more), layout: layout).output).bytes)
    }

    @Test func eachPresetSaysWhereItIsFrom() {
        for preset in CheckPreset.allCases {
            #expect(preset.source.text.count > 20)
            #expect(!preset.summary.isEmpty)
        }
    }

    // MARK: USAJOBS

    @Test func usajobs() throws {
        #expect(!rules(.usajobs, try sample("classic"), "usajobs").contains("usajobs-pages"))
        let long =
            #","volunteer": ["#
            + (1...40).map {
                "{\"organization\": \"Org \($0)\", \"summary\": \"Long work of \($0) days\"}"
            }
            .joined(separator: ",") + "]"
        let pdf = try sample("classic", long)
        #expect(pdf.pages.count > 2)
        let pages = found(.usajobs, pdf, "usajobs-pages")
        #expect(pages.map(\.severity) == [.error])
        #expect(pages.first?.message.contains("\(pdf.pages.count) pages") == true)
    }

    @Test func usajobsFontsAndSizes() throws {
        let serif = try sample("academic")
        #expect(rules(.usajobs, serif, "usajobs").contains("usajobs-font"))
        #expect(!rules(.usajobs, try sample("classic"), "usajobs").contains("usajobs-font"))
        let small = try SampleFile.changed { file in
            for page in file.pages {
                let number = try #require(file[page].dictionary?["Contents"]?.reference)
                let data = try file.data(of: try #require(file[number].stream))
                file.objects[number] = .stream(
                    PDFStream(deflating: Array("0.8 0 0 0.8 0 0 cm ".utf8) + data))
            }
        }
        #expect(rules(.usajobs, small, "usajobs").contains("usajobs-type"))
        #expect(rules(.usajobs, small, "usajobs").contains("usajobs-titles"))
    }

    @Test func usajobsMargins() throws {
        func moved(_ x: Int) throws -> ReadPDF {
            try SampleFile.changed { file in
                try file.updateContent { $0 = "1 0 0 1 \(x) 0 cm " + $0 }
            }
        }
        #expect(rules(.usajobs, try moved(0), "usajobs-margins") == [])
        #expect(rules(.usajobs, try moved(-30), "usajobs-margins") == ["usajobs-margins"])
        #expect(rules(.usajobs, try moved(30), "usajobs-margins") == ["usajobs-margins"])
    }

    @Test func usajobsFiles() throws {
        let portfolio = try SampleFile.changed {
            try $0.updateCatalog { $0["Collection"] = .dictionary([:]) }
        }
        #expect(rules(.usajobs, portfolio, "usajobs-portfolio") == ["usajobs-portfolio"])
        var seed: UInt64 = 1
        let noise = (0..<5_100_000).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1
            return UInt8(truncatingIfNeeded: seed >> 33)
        }
        let large = try SampleFile.changed { file in
            _ = file.add(.stream(PDFStream([:], packed: noise[...])))
        }
        #expect(rules(.usajobs, large, "usajobs-size") == ["usajobs-size"])
        #expect(rules(.ats, large, "ats-size") == ["ats-size"])
    }

    // MARK: Tracking systems

    @Test func ats() throws {
        #expect(rules(.ats, try sample("ats"), "ats") == [])
        #expect(rules(.ats, try sample("sidebar"), "ats") == ["ats-columns"])
    }

    @Test func atsPicturesAndTitles() throws {
        let picture = try SampleFile.changed { file in
            let number = file.add(
                .stream(
                    PDFStream(
                        ["Subtype": .name("Image"), "Width": .integer(9), "Height": .integer(9)],
                        deflating: [0])))
            let page = try #require(file.pages.first)
            var resources =
                file.resolved(
                    ContentReader.inherited("Resources", file[page].dictionary ?? [:], file)
                ).dictionary ?? [:]
            resources["XObject"] = .dictionary(["Photo": .reference(number)])
            file.update(page) { $0["Resources"] = .dictionary(resources) }
            try file.updateContent { $0 += "q 9 0 0 9 99 99 cm /Photo Do Q\n" }
        }
        #expect(rules(.ats, picture, "ats-pictures") == ["ats-pictures"])
        let untitled = try SampleFile.changed { file in
            for number in file.elements("H2") { file.update(number) { $0["S"] = .name("P") } }
        }
        #expect(rules(.ats, untitled, "ats-sections") == ["ats-sections"])
        let running = try SampleFile.changed { file in
            try file.updateContent { $0 = $0.replacing("/P<<", with: "/Artifact<<") }
            try file.updateContent { $0 = $0.replacing("/Link<<", with: "/Artifact<<") }
        }
        #expect(rules(.ats, running, "ats-running") == ["ats-running-line"])
    }

    @Test func atsMakesUnknownTitlesWarnings() throws {
        let pdf = try sample("classic")
        var checks = FileChecks()
        checks.titles = ["Nothing"]
        let facts = PageFacts(pdf)
        let usual = checks.diagnostics(of: pdf, facts).all.filter { $0.identifier == "text-title" }
        checks.preset = .ats
        let strict = checks.diagnostics(of: pdf, facts).all.filter { $0.identifier == "text-title" }
        #expect(usual.count > 2)
        #expect(usual.allSatisfy { $0.severity == .note })
        #expect(strict.allSatisfy { $0.severity == .warning })
    }

    // MARK: Assistive technology

    @Test func a11y() throws {
        let whole = try sample("classic")
        #expect(found(.a11y, whole, "").allSatisfy { $0.identifier == "page-fill" })
        // What no structure reaches.
        let lost = try SampleFile.changed { file in
            try file.updateContent { content in
                guard let font = content.firstMatch(of: /\/f-\d-\d/)?.output else { return }
                content += "\nBT \(font) 10 Tf 1 0 0 1 99 99 Tm (more) Tj ET\n"
            }
        }
        let order = found(.a11y, lost, "access-order")
        #expect(order.map(\.severity) == [.error])
        // Contrast is an error here, and conformance asked of any file.
        let faint = try SampleFile.changed { file in
            try file.updateContent {
                $0 = "0.7 g " + $0.replacing(/[\d.]+ [\d.]+ [\d.]+ rg/, with: "0.7 g")
            }
            try file.updateCatalog { $0["Metadata"] = nil }
        }
        #expect(found(.a11y, faint, "page-contrast").allSatisfy { $0.severity == .error })
        #expect(found(.a11y, faint, "page-contrast").isEmpty == false)
        #expect(found(.a11y, faint, "pdf-metadata").map(\.severity) == [.error])
        #expect(found(.ats, faint, "pdf-metadata").map(\.severity) == [.warning])
    }

    @Test func a11yOrder() throws {
        let swapped = try SampleFile.changed { file in
            let section = try #require(
                file.objects.indices.first {
                    file.objects[$0].dictionary?["S"] != nil
                        && (file.objects[$0].dictionary?["K"]?.array?.count ?? 0) > 3
                })
            file.update(section) { $0["K"] = .array(($0["K"]?.array ?? []).reversed()) }
        }
        let order = found(.a11y, swapped, "access-order")
        #expect(order.map(\.severity) == [.note])
    }
}
