import Characters
import ResumePDF
import Sharing
import SourceTree
import System

/// What the files of a batch are called.
struct BatchNames {
    /// What the person named, if it has fields.
    private let template: FileNameTemplate?
    private let job: RenderJob

    /// Takes what a command line says.
    ///
    /// - Throws: `UsageError` for what cannot be the place of many files.
    init(_ job: RenderJob) throws(UsageError) {
        self.job = job
        try job.checkFormat()
        let arguments = job.arguments
        guard let output = job.output else {
            template = nil
            return
        }
        if output == "-" {
            throw arguments.fault(
                "many files cannot go to standard output; name them with -o 'out/{name}-{index}"
                    + "\(job.format.endings[0])', or a folder")
        }
        do throws(FileNameTemplate.Fault) {
            let template = try FileNameTemplate(output, fields: FileNameTemplate.Field.ofBatches)
            self.template = template.fields.isEmpty ? nil : template
        } catch {
            throw arguments.fault(error.message)
        }
        if arguments[RenderOptions.format] == nil, !job.console.isFolder(output) {
            try arguments.checkEnding(of: output, "; or add --format to name it so all the same")
        }
    }

    /// Whether text has a field that only one file of many needs.
    static func hasFields(_ output: String) -> Bool {
        guard output.contains("{") else { return false }
        return FileNameTemplate.Field.ofBatches.contains { field in
            field != .language && output.contains("{\(field.rawValue)}")
        }
    }

    /// Whether no two resumes can have one name, whatever is in them.
    var areNumbered: Bool { template?.isNumbered ?? false }

    /// Whether names are known before the resumes are read.
    var areKnown: Bool { template?.fields.isSubset(of: [.stem, .index]) ?? true }

    /// The path of a resume's file.
    ///
    /// - Parameters:
    ///   - place: where the resume comes from; one in a list as a file that is not there.
    ///   - stem: what its source is called.
    ///   - index: its number, from 1.
    ///   - outcome: what is known of it.
    /// - Returns: the path, as the person would write it.
    func path(
        _ place: SourceChoice.Place, stem: String, index: Int,
        _ outcome: RenderResume.Outcome? = nil
    ) -> String {
        guard let template else {
            let file = Destination(
                job.output, for: place, as: job.format, isFolder: job.console.isFolder)
            return if case .file(let path) = file { path } else { "-" }
        }
        return template.path([
            .stem: stem, .index: String(index), .name: outcome?.resume?.basics.name ?? "",
            .label: outcome?.resume?.basics.label.plain ?? "",
            .layout: outcome?.layoutName ?? "", .language: outcome?.language ?? "en",
        ])
    }
}
