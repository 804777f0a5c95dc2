import Pages
import Testing

@testable import TextBackend

@Suite struct SketchPictureTests {
    private func picture(_ rows: [[(UInt8, UInt8, UInt8)]]) -> ImageAsset {
        ImageAsset(
            width: rows[0].count, height: rows.count,
            content: .pixels(rows.flatMap { $0.flatMap { [$0.2, $0.1, $0.0, 255] } }))
    }

    private func text(_ cells: [[(text: String, style: CellStyle)]]) -> [String] {
        cells.map { $0.map(\.text).joined() }
    }

    @Test func withoutAPictureThereIsABox() {
        let drawing = SketchPicture(options: SketchOptions(), columns: 9, rows: 4)
        #expect(text(drawing.cells(nil)) == ["┌───────┐", "│       │", "│ photo │", "└───────┘"])
        let plain = SketchPicture(options: SketchOptions(isASCII: true), columns: 7, rows: 3)
        #expect(text(plain.cells(nil)) == ["+-----+", "|photo|", "+-----+"])
    }

    @Test func eachHalfOfACellHasItsOwnColour() throws {
        let image = picture([[(255, 0, 0), (0, 255, 0)], [(0, 0, 255), (255, 255, 0)]])
        let cells = SketchPicture(options: SketchOptions(photos: .colors), columns: 2, rows: 1)
            .cells(image)
        try #require(text(cells) == ["▀▀"])
        #expect(cells[0][0].style.color == Color(red: 1, green: 0, blue: 0))
        #expect(cells[0][0].style.ground == Color(red: 0, green: 0, blue: 1))
        #expect(cells[0][1].style.color == Color(red: 0, green: 1, blue: 0))
        #expect(cells[0][1].style.ground == Color(red: 1, green: 1, blue: 0))
    }

    @Test(arguments: [(300, 400, 20, 6, 9, 6), (100, 100, 20, 5, 10, 5), (400, 100, 8, 9, 8, 1)])
    func theAspectIsKept(
        _ width: Int, _ height: Int, _ columns: Int, _ rows: Int, _ across: Int, _ down: Int
    ) {
        let image = ImageAsset(
            width: width, height: height,
            content: .pixels(Array(repeating: 128, count: width * height * 4)))
        let cells = SketchPicture(
            options: SketchOptions(photos: .colors), columns: columns, rows: rows
        ).cells(image)
        #expect(cells.count == down && cells.allSatisfy { $0.count == across })
    }

    @Test func withoutColoursDarkIsDense() {
        let image = picture([
            [(0, 0, 0), (127, 127, 127), (255, 255, 255)],
            [(0, 0, 0), (127, 127, 127), (255, 255, 255)],
        ])
        let shades = SketchPicture(options: SketchOptions(), columns: 3, rows: 1)
        #expect(text(shades.cells(image)) == ["█▒ "])
        let letters = SketchPicture(
            options: SketchOptions(isASCII: true, photos: .colors), columns: 3, rows: 1)
        #expect(text(letters.cells(image)) == ["@+ "])
    }

    @Test func whatIsTransparentIsLeftOut() {
        let red: [UInt8] = [0, 0, 255, 255]
        let none: [UInt8] = [0, 0, 0, 0]
        let image = ImageAsset(
            width: 3, height: 2, content: .pixels(none + red + none + none + none + red))
        let cells = SketchPicture(options: SketchOptions(photos: .colors), columns: 3, rows: 1)
            .cells(image)
        #expect(text(cells) == [" ▀▄"])
        #expect(cells[0][1].style.color == Color(red: 1, green: 0, blue: 0))
        #expect(cells[0].allSatisfy { $0.style.ground == nil })
        let shades = SketchPicture(options: SketchOptions(), columns: 3, rows: 1).cells(image)
        #expect(text(shades) == [" ░░"])
    }

    @Test func dataThatAreTooShortAreABox() {
        let image = ImageAsset(width: 9, height: 9, content: .pixels([1, 2, 3]))
        let drawing = SketchPicture(options: SketchOptions(), columns: 7, rows: 3)
        #expect(text(drawing.cells(image))[1] == "│photo│")
    }
}
