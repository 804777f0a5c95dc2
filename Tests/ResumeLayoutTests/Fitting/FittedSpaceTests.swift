import Pages
import TestSupport
import Testing

@testable import ResumeLayout

/// What fitting leaves of distances.
struct FittedSpaceTests {
    /// Lines of 12 pt on a grid.
    private func layout(_ grid: PageSetup.Grid) throws -> Layout {
        var layout = try Fixture.classic()
        layout.page.grid = grid
        layout.main.styles[.body].size = 10
        layout.main.styles[.body].leading = 1.2
        return layout
    }

    private func spacing(_ factor: Double, leading: Double = 1, grid: PageSetup.Grid) throws
        -> Spacing
    {
        var layout = try layout(grid)
        layout.main.spacing = Spacing(
            headerBlock: 12, header: 30, section: 18, title: 4, entry: 2, row: 0, paragraph: 3.5,
            item: 3)
        var state = FitState()
        state.space = factor
        state.leading = leading
        return layout.fitted(state).main.spacing
    }

    @Test func whatIsSeenOnTheGridNeverVanishes() throws {
        // Half a line is 6 pt: of a distance that is rounded to it, 3 pt stay, and a line below the head.
        #expect(
            try spacing(0.2, grid: .halfLine)
                == Spacing(
                    headerBlock: 12 * 0.8, header: 12, section: 3.6, title: 3, entry: 2, row: 0,
                    paragraph: 3, item: 3))
        // Nearer lines have a finer grid.
        #expect(try spacing(0.2, leading: 0.9, grid: .halfLine).paragraph == 2.7)
        #expect(try spacing(0.2, grid: .line).section == 6)
    }

    /// On quarters of 12 pt the head ends four of them above what follows.
    @Test(arguments: [(0.8, 24.0), (0.45, 13.5), (0.44, 13.2), (0.2, 12)])
    func theHeadEnds(_ factor: Double, _ header: Double) throws {
        #expect(abs(try spacing(factor, grid: .quarterLine).header - header) < 1e-9)
    }

    @Test func theHeadKeepsALine() throws {
        var layout = try layout(.quarterLine)
        layout.main.spacing.header = 12
        var state = FitState()
        for factor in [0.9, 0.5, 0.45, 0.44, 0.3] {
            state.space = factor
            #expect(abs(layout.fitted(state).main.spacing.header - 12) < 1e-9)
        }
    }

    /// What is rounded to five eighths of a line of 12 pt, but as the last resort.
    @Test func titlesKeepMoreThanHalfALineToWhatTheyHead() throws {
        var layout = try layout(.quarterLine)
        layout.main.spacing.title = 8
        var state = FitState()
        for (factor, title) in [(0.9, 7.2), (0.5, 6), (0.45, 6), (0.44, 3.52)] {
            state.space = factor
            #expect(abs(layout.fitted(state).main.spacing.title - title) < 1e-9)
        }
    }

    /// Of lines of 12 pt.
    @Test(arguments: [(0.6, 1.2, 1.8), (0.45, 0.9, 1.35), (0.44, 0, 1.32), (0.2, 0, 0.75)])
    func lessThanAQuarterOfALineInsideEntriesGoesAsTheLastResort(
        _ factor: Double, _ item: Double, _ paragraph: Double
    ) throws {
        var layout = try layout(.eighthLine)
        (layout.main.spacing.item, layout.main.spacing.paragraph) = (2, 3)
        var state = FitState()
        state.space = factor
        let spacing = layout.fitted(state).main.spacing
        #expect(abs(spacing.item - item) < 1e-9 && abs(spacing.paragraph - paragraph) < 1e-9)
    }

    @Test func withoutAGridAllIsScaled() throws {
        let spacing = try spacing(0.5, grid: .none)
        #expect((spacing.title, spacing.entry, spacing.section) == (2, 1, 9))
    }

    /// What a title heads stays with it, and so do the parts of a head; of the 9 pt that sections gain, titles have their
    /// share.
    @Test func whatIsOpenedIsScaled() throws {
        let spacing = try spacing(1.5, grid: .halfLine)
        #expect((spacing.entry, spacing.section) == (3, 27))
        #expect(abs(spacing.title - (4 + 2.25)) < 1e-9)
        #expect((spacing.item, spacing.paragraph) == (4.5, 5.25))
        #expect(spacing.headerBlock == 12)
    }

    /// Photos of one person look alike in all that is made of a resume.
    @Test(arguments: [0.4, 1.3]) func photosKeepTheirSize(_ factor: Double) throws {
        let layout = try Fixture.classic()
        var state = FitState()
        state.space = factor
        #expect(layout.fitted(state).header.photo == layout.header.photo)
    }

    /// What heads a side column ends as its sections do, where the layout sets both alike.
    @Test(arguments: [(12.0, true), (13, false)])
    func theHeadOfASideColumnIsOneOfItsSections(_ header: Double, areAlike: Bool) throws {
        var layout = try Fixture.classic()
        layout.page.grid = .quarterLine
        var look = layout.main
        (look.spacing.header, look.spacing.section) = (header, 12)
        layout.side = SideColumn(
            edge: .left, width: .points(60), gap: 20, sections: ["skills"], either: [],
            pages: .all, look: look)
        var state = FitState()
        state.space = 0.5
        let spacing = try #require(layout.fitted(state).side).look.spacing
        #expect(abs(spacing.section - 6) < 1e-9)
        #expect((spacing.header == spacing.section) == areAlike)
    }

    /// Entries as near to each other as list items stand solid as the last resort, as those do.
    @Test(arguments: [(0.45, 1.4), (0.44, 0)])
    func rowsOfListsAreItems(_ factor: Double, _ distance: Double) throws {
        var layout = try layout(.eighthLine)
        layout.entries["skills"] = EntryLayout(space: 1.4)
        layout.entries["awards"] = EntryLayout(space: 3)
        var state = FitState()
        state.space = factor
        let entries = layout.fitted(state).entries
        #expect(entries["skills"]?.space == distance)
        #expect(try #require(entries["awards"]?.space) > 0)
    }

    /// What lies behind text ends where that does, and a strip in a margin stays as wide as it is.
    @Test func bandsEndWhereTheirTextDoes() throws {
        var layout = try Fixture.classic()
        layout.page.margins = PageSetup.Margins(top: 40, right: 30, bottom: 40, left: 20)
        let places: [Band.Place] = [
            .edge(.left, 100), .edge(.right, 100), .edge(.left, 20), .edge(.top, 90),
            .edge(.bottom, 90),
        ]
        layout.page.bands = places.map { Band(place: $0, color: .black, padding: 0) }
        var state = FitState()
        state.margin = 0.5
        #expect(
            layout.fitted(state).page.bands.map(\.place)
                == [.edge(.left, 90), .edge(.right, 85)] + places[2...])
    }

    @Test func linesOfAHeadComeNoNearer() throws {
        let layout = try Fixture.classic()
        var state = FitState()
        state.leading = 0.8
        let styles = layout.fitted(state).main.styles
        for slot in TextStyles.Slot.head {
            #expect(styles[slot].leading == layout.main.styles[slot].leading)
        }
        #expect(styles[.section].leading == layout.main.styles[.section].leading * 0.8)
    }

    @Test func entriesRolesAndSectionsAreSetNoNearer() throws {
        var layout = try Fixture.classic()
        layout.entries["work"]?.space = 6
        layout.entries["work"]?.roles.space = 5
        layout.main.chips.space = 4
        layout.sections.each["work", default: SectionOptions()].spacing = layout.main.spacing
        // On a grid of quarters, entries keep what is rounded to five eighths of a line, and to more below chips, but
        // where that is the last resort.
        layout.entries["projects"] = layout.entries["work"]
        layout.entries["projects"]?.body = [.chips("keywords")]
        layout.page.grid = .quarterLine
        let step = try #require(layout.gridStep)
        for (factor, entry, chips) in [(0.45, 2, 3), (0.44, 0.5, 0.75)] {
            var state = FitState()
            state.space = factor
            let fitted = layout.fitted(state)
            #expect(fitted.entries["work"]?.space == min(max(entry * step, 6 * factor), 6))
            #expect(fitted.entries["projects"]?.space == min(max(chips * step, 6 * factor), 6))
            #expect(fitted.sections.each["work"]?.spacing == fitted.main.spacing)
        }
        var state = FitState()
        state.space = 0.1
        let fitted = layout.fitted(state)
        #expect(fitted.entries["work"]?.roles.space == step / 2)
        #expect(fitted.main.chips.space == step / 2)
        // Smaller letters have a finer grid.
        state.size = 0.5
        #expect(layout.fitted(state).main.chips.space == step / 4)
    }
}
