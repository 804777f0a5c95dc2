import CairoPangoBackend
import Glibc
import Pages
import System

extension PhotoReader {
    /// Reads the photo in a file; errors call the file by `name`.
    func read(file path: String, name: String) throws(PhotoError) -> ImageAsset {
        let bytes: [UInt8]
        do throws(ReadFault) {
            bytes = try FileContents(ofFileAt: path, limit: limits.bytes).bytes
        } catch {
            throw PhotoError(name: name, reason: Self.reason(error, limits))
        }
        return try read(bytes, name: name)
    }

    private static func reason(_ fault: ReadFault, _ limits: PhotoLimits) -> PhotoError.Reason {
        switch fault {
        case .system(ENOENT), .system(ENOTDIR): .missing
        case .system: .unreadable(fault.reason)
        case .isFolder, .isNotRegular: .noFile
        case .isTooLarge: .tooManyBytes(limit: limits.bytes)
        }
    }
}
