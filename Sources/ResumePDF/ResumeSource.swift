public import ResumeData
public import ResumeModel
import System

/// Where a resume comes from.
public typealias ResumeSource = ResumeData.ResumeSource

extension ResumeSource {
    /// The most bytes that a resume may have, for those who read one from a stream.
    package static let limit = SourceBytes.limit

    /// A file, by its path, or the folder of a LinkedIn data export.
    public static func file(_ path: String) -> Self {
        Self(name: path, path: path) { () throws(SourceError) in
            isExport(path)
                ? try SourceBytes(ofExportAt: path)
                : try SourceBytes(ofFileOrArchiveAt: path)
        }
    }

    /// Whether a path is that of a folder with the files of a LinkedIn data export.
    package static func isExport(_ path: String) -> Bool {
        FileStatus.isFolder(path) && LinkedInExport.isExport(FolderListing.names(in: path))
    }

    /// Bytes that were read elsewhere, such as standard input, with a name for findings and the
    /// folder that relative paths in the resume start from.
    public static func bytes(_ bytes: [UInt8], name: String, folder: String) -> Self {
        Self(name: name) { SourceBytes(name: name, bytes: bytes, folder: folder) }
    }

    /// A resume that a program has made; findings call it `resume.json`.
    public static func resume(_ resume: Resume) -> Self {
        .bytes(Array(JSONResumeWriter().text(of: resume).utf8), name: "resume.json", folder: ".")
    }

    /// Reads it now, once, for several uses that are to see the same bytes.
    package func held() -> Self {
        let bytes = Result { () throws(SourceError) in try read() }
        var held = Self(name: name, path: path) { () throws(SourceError) in try bytes.get() }
        held.picture = picture
        return held
    }

    /// The built-in sample.
    public static let sample = Self(name: "sample.json") {
        let file = BuiltInFile.all(in: "Sources/Assets").first { $0.name == "sample.resume.json" }
        return SourceBytes(
            name: "sample.json", bytes: file.map { Array($0.bytes) } ?? [], folder: "")
    }
}
