import Languages
import Pages
import TestSupport
import Testing

@testable import ResumeLayout

struct IconTests {
    private static let icons: [Icon] =
        [.pin, .envelope, .phone, .globe, .person]
        + LanguageWords.english.titles.keys.sorted().compactMap(Icon.section)

    /// The points of an icon on its own grid, with its middle in the grid's.
    private func points(_ icon: Icon) -> [Point] {
        icon.shape(x: 0, middle: 12, size: 24 / 0.94, color: .black).segments.flatMap {
            segment -> [Point] in
            switch segment {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
    }

    @Test(arguments: icons)
    func iconsFillTheirGrid(_ icon: Icon) throws {
        let (xs, ys) = (points(icon).map(\.x), points(icon).map(\.y))
        let (left, right) = (try #require(xs.min()), try #require(xs.max()))
        let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
        #expect(left >= 0 && right <= 24 && top >= 0 && bottom <= 24)
        #expect(max(right - left, bottom - top) > 19)
        #expect(abs(left + right - 24) < 1.5 && abs(top + bottom - 24) < 3.1)
    }

    @Test(arguments: icons)
    func outlinesAreClosed(_ icon: Icon) {
        let shape = icon.shape(x: 10, middle: 10, size: 10, color: .black)
        var isOpen = false
        for segment in shape.segments {
            if case .move = segment {
                #expect(!isOpen)
                isOpen = true
            } else {
                #expect(isOpen)
            }
            if case .close = segment { isOpen = false }
        }
        #expect(!isOpen && !shape.segments.isEmpty)
    }

    @Test func eachSectionHasAnIconOfItsOwn() {
        let icons = LanguageWords.english.titles.keys.map(Icon.section)
        #expect(!icons.contains(nil))
        #expect(Set(icons).count == icons.count)
    }

    @Test(arguments: ["", "basics", "meta", "Work", "patents"])
    func otherKeysHaveNone(_ key: String) {
        #expect(Icon.section(key) == nil)
    }
}
