import System
import Glibc
import ResumePDF
import SourceTree

extension Diagnostic {
    /// The finding for a file that could not be written.
    init(writing error: FileError) {
        let kind: Diagnostic.Kind =
            switch error.code {
            case EACCES, EPERM: .outputPermission
            case ENOENT, ENOTDIR, EISDIR, EROFS, ELOOP, ENAMETOOLONG, EEXIST, ENXIO, ENODEV, EXDEV,
                EBUSY, ETXTBSY:
                .outputCreate
            default: .outputWrite
            }
        self.init(kind, .error, error.message)
    }

    /// The finding for a file that must not be replaced.
    init(refusal: OverwriteRule.Refusal) {
        switch refusal {
        case .isSource: self.init(.outputSource, .error, refusal.message)
        case .isNotPDF, .isForeignPDF, .isOtherText:
            self.init(.outputExists, .error, refusal.message)
        case .unreadable(let error): self.init(writing: error)
        }
    }
}
