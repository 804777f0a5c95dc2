import Testing

@testable import ResumeLayout

@Suite struct KeptValuesTests {
    @Test(
        arguments: [
            ("styles.body.size", [.size], [.body]),
            ("styles.name.size", [], [.name, .givenName, .familyName]),
            ("styles.section.size", [], [.section]),
            ("regions.side.styles.section.size", [], [.section]),
            ("page.margin", [.margin], []), ("page.margin.left", [.margin], []),
            ("styles.name.color", [], []), ("page.size", [], []), ("spacing.entry", [], []),
            ("styles.nobody.size", [], []), ("styles", [], []), ("", [], []),
        ] as [(String, Set<FitKnob>, Set<TextStyles.Slot>)])
    func pathsKeepSizesAndMargins(
        path: String, knobs: Set<FitKnob>, sizes: Set<TextStyles.Slot>
    ) {
        let kept = KeptValues(paths: [path])
        #expect(kept.knobs == knobs)
        #expect(kept.slots[.size] ?? [] == sizes)
        #expect(kept.slots[.leading] == nil)
    }

    @Test(arguments: [
        ("spacing.entry", true), ("regions.side.spacing.section", true),
        ("entries.work.space", true),
        ("sections.each.work.spacing", true), ("fit.space", false), ("styles.body.size", false),
    ])
    func distancesThatAreSetAreNotChangedUnasked(path: String, isOwn: Bool) {
        #expect(KeptValues(paths: [path]).hasOwnSpace == isOwn)
    }

    @Test func leadingsAreKeptToo() {
        let kept = KeptValues(paths: ["styles.body.leading", "styles.section.leading"])
        #expect(kept.knobs == [.leading])
        #expect(kept.slots == [.leading: [.body, .section]])
    }
}
