import System
import Glibc
import ResumePDF
import SourceTree

extension Diagnostic {
    /// The finding for a file that could not be written.
    init(writing error: FileError) {
        let identifier =
            switch error.code {
            case EACCES, EPERM: "output-permission"
            case ENOENT, ENOTDIR, EISDIR, EROFS, ELOOP, ENAMETOOLONG, EEXIST, ENXIO, ENODEV, EXDEV,
                EBUSY, ETXTBSY:
                "output-create"
            default: "output-write"
            }
        self.init(identifier, .error, error.message)
    }

    /// The finding for a file that must not be replaced.
    init(refusal: OverwriteRule.Refusal) {
        switch refusal {
        case .isSource: self.init("output-source", .error, refusal.message)
        case .isNotPDF, .isForeignPDF, .isOtherText:
            self.init("output-exists", .error, refusal.message)
        case .unreadable(let error): self.init(writing: error)
        }
    }
}
