import Pages
import ResumePDF
import SourceTree
import System

/// A terminal that shows pictures, and how large they become there.
struct PictureScreen {
    let support: PictureSupport
    /// The protocol.
    let pictures: PictureProtocol
    let size: TerminalSize

    /// What most terminals' cells are like, where one does not say it.
    private static let usualCell = (width: 10, height: 20)
    /// More pixels than this across a page are not seen, and only cost time.
    private static let widest = 2_000

    /// The bytes that show pages one below the other, as wide as the terminal.
    func pages(
        _ pages: [Int], of outcome: PreviewResume.Outcome, _ findings: inout Diagnostics
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for page in pages {
            guard let width = outcome.rendering.document?.pages[page - 1].size.width else {
                continue
            }
            let pixels = min(size.columns * cell.width, Self.widest)
            bytes += picture(page, of: outcome, resolution: Double(pixels) * 72 / width, &findings)
            bytes += Array("\r\n".utf8)
        }
        return bytes
    }

    /// The bytes that show one page whole, above so many free rows.
    func page(
        _ page: Int, of outcome: PreviewResume.Outcome, leaving free: Int,
        _ findings: inout Diagnostics
    ) -> [UInt8] {
        guard let paper = outcome.rendering.document?.pages[page - 1].size else { return [] }
        let height = max(size.rows - free, 1) * cell.height
        let scale = min(
            Double(height) / paper.height,
            Double(min(size.columns * cell.width, Self.widest)) / paper.width)
        return picture(page, of: outcome, resolution: scale * 72, &findings)
    }

    private var cell: (width: Int, height: Int) {
        (support.cell ?? size.cell).map { ($0.width, $0.height) } ?? Self.usualCell
    }

    private func picture(
        _ page: Int, of outcome: PreviewResume.Outcome, resolution: Double,
        _ findings: inout Diagnostics
    ) -> [UInt8] {
        do {
            switch pictures {
            case .kitty:
                let png = try outcome.png(ofPage: page, resolution: resolution)
                let width = outcome.rendering.document?.pages[page - 1].size.width ?? 0
                let columns = Int((width * resolution / 72 / Double(cell.width)).rounded())
                return KittyPicture.encode(png: png, columns: min(columns, size.columns))
            case .sixel:
                let pixels = try outcome.pixels(ofPage: page, resolution: resolution)
                return SixelPicture(pixels, colors: support.colors ?? 256)?.encode() ?? []
            }
        } catch {
            findings.add(error.diagnostic)
            return []
        }
    }
}

extension PictureSupport {
    /// The terminal as a place for pictures; nil if it shows none.
    func screen(_ size: TerminalSize) -> PictureScreen? {
        pictures.map { PictureScreen(support: self, pictures: $0, size: size) }
    }
}
