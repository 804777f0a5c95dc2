import CairoPangoBackend
import Pages
import ResumeData
import SourceTree
import TestSupport
import Testing

@testable import ResumeLayout
@testable import ResumePDF

/// All layouts that ship, with the resumes that each must set well.
struct LayoutTable {
    /// A layout, a resume and a paper.
    struct Cell: Sendable, CustomTestStringConvertible {
        var layout: String
        var resume: String
        var paper: Paper

        var testDescription: String { "\(layout), \(resume), \(paper.rawValue)" }
    }

    /// The resumes, by the names of their files.
    static let resumes = ["short", "two-pages", "academic"]

    /// Resumes of several trades, three with a photo.
    static let people = ["nurse", "designer", "professor", "student", "manager"].map {
        "people/" + $0
    }

    static var layouts: [String] {
        PackageFolder.names(in: "Layouts").filter { $0.hasSuffix(".yaml") }
            .map { String($0.dropLast(5)) }
    }

    /// The path of a layout's file.
    ///
    /// `banner.layout` is none of ours: it was written from `Layouts/README.md` alone.
    static func path(_ layout: String) -> String {
        PackageFolder.path(
            layout.hasSuffix(".layout")
                ? "Tests/Fixtures/\(layout).yaml" : "Layouts/\(layout).yaml")
    }

    /// Each layout with each resume on each paper.
    static var cells: [Cell] {
        (layouts + ["banner.layout"]).flatMap { layout in
            resumes.flatMap { resume in
                Paper.allCases.map { Cell(layout: layout, resume: resume, paper: $0) }
            }
        }
    }

    /// Each layout with each resume, on A4.
    static var sheets: [Cell] { cells.filter { $0.paper == .a4 } }

    /// The same with all people.
    static var pages: [Cell] {
        sheets
            + layouts.flatMap { layout in
                people.map { Cell(layout: layout, resume: $0, paper: .a4) }
            }
    }

    /// What comes of a cell.
    static func outcome(
        _ cell: Cell, pages: Int? = nil, fills: Bool = false
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .file(PackageFolder.path("Tests/Fixtures/\(cell.resume).resume.json")),
            layout: path(cell.layout))
        request.paper = cell.paper
        request.pages = pages
        request.fills = fills
        return RenderResume()(request)
    }

    /// A cell, in its own layout or one made of it, with all distances between parts scaled, before it is placed on pages.
    static func trial(_ cell: Cell, layout: Layout? = nil, space: Double = 1) throws -> Trial {
        let layout = try layout ?? #require(Self.layout(cell))
        let outcome = Self.outcome(cell)
        let setter = TrialSetter(
            resume: try #require(outcome.resume), photo: nil, language: outcome.words, tag: "en",
            marks: .builtIn, today: nil, shaper: try #require(shaper))
        return setter.trial(layout.fitted(FitState(space: space, leading: 1, size: 1, margin: 1)))
    }

    /// Pango with the built-in fonts.
    private static var shaper: ShapingCache? {
        PangoShaper(library: FontFiles(folders: []).library().library).map { ShapingCache($0) }
    }

    /// The layout of a cell.
    static func layout(_ cell: Cell) -> Layout? {
        let reading = LayoutReading(
            files: LayoutFiles(folders: []), wanted: path(cell.layout), settings: [])
        var layout = reading.layout(for: nil, SourceBytes(name: "", bytes: [], folder: "")).layout
        layout?.page.size = cell.paper.size
        return layout
    }
}
