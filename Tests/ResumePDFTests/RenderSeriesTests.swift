import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

/// A series keeps fonts, layouts and languages, and nothing else may be seen of that.
@Suite struct RenderSeriesTests {
    private static func request(
        _ name: String, layout: String? = nil, format: OutputFormat = .pdf
    ) -> RenderResume.Request {
        RenderResume.Request(
            source: .file(PackageFolder.path("Tests/Fixtures/" + name)), format: format,
            layout: layout)
    }

    /// What shares no font, layout or language, in an order in which each could leave something behind.
    private static let requests = [
        request("languages/ja.resume.yaml"), request("short.resume.json", layout: "modern"),
        request("languages/zh-Hant.resume.yaml"), request("languages/ar.resume.yaml"),
        request("short.resume.json"), request("languages/ko.resume.yaml", layout: "compact"),
        request("two-languages.resume.yaml"), request("short.resume.json", layout: "no-such"),
        request("languages/ru.resume.yaml", format: .txt), request("languages/zh-Hans.resume.yaml"),
        request("short.resume.json", layout: "modern"), request("languages/ja.resume.yaml"),
    ]

    @Test func eachFileIsTheOneThatIsMadeAlone() {
        let series = RenderSeries()
        for request in Self.requests {
            let (together, alone) = (series(request), RenderResume()(request))
            #expect(together.output == alone.output)
            #expect(together.diagnostics == alone.diagnostics)
            #expect(together.faces == alone.faces)
            #expect(together.texts.keys == alone.texts.keys)
            #expect(together.steps.map(\.name) == alone.steps.map(\.name))
        }
    }

    @Test func layoutsThatAResumeChangesAreItsOwn() {
        func request(_ layout: String) -> RenderResume.Request {
            let text = #"{"basics": {"name": "Ada"}, "meta": {"layout": \#(layout)}}"#
            return RenderResume.Request(
                source: .bytes(Array(text.utf8), name: "resume.json", folder: ""), format: .pdf)
        }
        let series = RenderSeries()
        let layouts = [
            #""modern""#, ##"{"colors": {"accent": "#aa0000"}}"##, #""classic""#, #""modern""#,
            #"{"extends": "modern", "page": {"size": "letter"}}"#, #""moderm""#, #""modern""#,
        ]
        for layout in layouts {
            let (together, alone) = (series(request(layout)), RenderResume()(request(layout)))
            #expect(together.output == alone.output, "\(layout)")
            #expect(together.diagnostics == alone.diagnostics, "\(layout)")
        }
    }

    @Test func whatIsReadDecidesAboutTheKey() throws {
        let folder = try ScratchFolder()
        func key(_ rest: String = "", layout: String? = nil) -> String? {
            let request = RenderResume.Request(
                source: .file(folder.path("cv.json")), layout: layout)
            return RenderSeries().begin(request).key(rest)
        }
        func write(_ name: String, work: String = "") throws {
            try folder.write(
                #"{"basics": {"name": "\#(name)", "image": "photo.jpg"}, \#(work)}"#
                    .replacing(", }", with: "}"), to: "cv.json")
        }
        try write("Ada")
        let first = try #require(key())
        #expect(key() == first)
        #expect(key("other") != first)
        try write("Eda")
        #expect(key() != first)
        try write("Ada", work: #""work": [{"include": "job.yaml"}]"#)
        try folder.write("name: X", to: "job.yaml")
        let included = key()
        try folder.write("name: Y", to: "job.yaml")
        #expect(key() != included && included != first)
        try write("Ada")
        try folder.write("extends: classic\npage: {size: a4}\n", to: "own.yaml")
        let own = key(layout: folder.path("own.yaml"))
        try folder.write("extends: classic\npage: {size: letter}\n", to: "own.yaml")
        #expect(key(layout: folder.path("own.yaml")) != own && own != first)
        try folder.write("{", to: "cv.json")
        #expect(key() == nil)
    }

    @Test func thePhotoDecidesAboutTheKey() throws {
        let folder = try ScratchFolder()
        let photos = PackageFolder.files(below: "Tests/Fixtures/people").filter {
            $0.hasSuffix(".jpg") || $0.hasSuffix(".png")
        }
        try folder.write(#"{"basics": {"name": "Ada", "image": "photo.jpg"}}"#, to: "cv.json")
        var keys: Set<String> = []
        for photo in photos.prefix(2) {
            try folder.write(
                try #require(FileBytes.read(PackageFolder.path(photo))), to: "photo.jpg")
            let request = RenderResume.Request(
                source: .file(folder.path("cv.json")), layout: "sidebar")
            keys.insert(try #require(RenderSeries().begin(request).key("")))
        }
        #expect(photos.count >= 2 && keys.count == 2)
    }
}
