import System
import ResumePDF
import Sharing
import SourceTree

extension Diagnostic {
    /// The finding for a file that could not be written.
    init(writing error: FileError) {
        self = ShareError.writing(error).diagnostic
    }

    /// The finding for a file that must not be replaced.
    init(refusal: OverwriteRule.Refusal) {
        switch refusal {
        case .isSource: self.init(.outputSource, .error, refusal.message)
        case .isOther: self.init(.outputExists, .error, refusal.message)
        case .unreadable(let error): self.init(writing: error)
        }
    }
}
