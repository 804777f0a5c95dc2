package import Characters

/// Why a file cannot be used as a photo.
package struct PhotoError: Error, Sendable, Hashable {
    /// The file, as the person named it.
    package var name: String
    /// What is wrong with it.
    package var reason: Reason

    /// Makes an error.
    package init(name: String, reason: Reason) {
        self.name = name
        self.reason = reason
    }

    /// One sentence that names the file, what is wrong, and what to do.
    package var message: Message { "\(name) \(reason.predicate)" }

    /// What can be wrong with a photo.
    package enum Reason: Error, Sendable, Hashable {
        /// There is no such file.
        case missing
        /// The file cannot be read; the system's words tell why.
        case unreadable(Message)
        /// It is a folder, a device or the like.
        case noFile
        /// The file has more bytes than allowed.
        case tooManyBytes(limit: Int)
        /// The file has no bytes.
        case empty
        /// The file is of another kind, told by its content.
        case kind(PhotoKind)
        /// The picture has more pixels than allowed.
        case tooManyPixels(width: Int, height: Int, limits: PhotoLimits)
        /// The file ends before the picture does.
        case truncated
        /// The file breaks a rule of its format, as the phrase says.
        case damaged(Message)
        /// The file is sound but uses a variant, named by the phrase, that PDF viewers cannot show.
        case variant(Message)
        /// There is not enough memory to decode the picture.
        case memory
    }
}

extension PhotoError.Reason {
    fileprivate var predicate: Message {
        switch self {
        case .missing: "does not exist"
        case .unreadable(let words): "cannot be read: \(words)"
        case .noFile: "is no plain file; name a PNG or JPEG file"
        case .tooManyBytes(let limit):
            "has more than \(limit / 1024 / 1024) MB; make the picture smaller"
        case .empty: "is empty; use a PNG or JPEG file"
        case .kind(let kind): "is \(kind.phrase); use PNG or JPEG"
        case .tooManyPixels(let width, let height, let limits):
            "has \(width) × \(height) pixels; use at most \(limits.side) a side and "
                + "\(limits.pixels / 1_000_000) million in all"
        case .truncated: "ends before the picture does; get or save the file again"
        case .damaged(let phrase): "is damaged (\(phrase)); get or save the file again"
        case .variant(let phrase): "\(phrase); save it as an ordinary RGB picture"
        case .memory: "needs more memory than there is; make the picture smaller"
        }
    }
}

/// What a photo may be, so that no file takes the machine's memory or makes a PDF that nobody can
/// send.
package struct PhotoLimits: Sendable, Hashable {
    /// The most bytes of a file.
    package var bytes = 10 * 1024 * 1024
    /// The most pixels along one side.
    package var side = 8192
    /// The most pixels in all.
    package var pixels = 32_000_000
    /// The longer side, in pixels, that larger pixel pictures are reduced to: a hand's width in print.
    package var keptSide = 1200

    /// Makes the usual limits.
    package init() {}

    /// Refuses a picture that is too large, by its sides in pixels.
    func check(width: Int, height: Int) throws(PhotoError.Reason) {
        guard width <= side, height <= side, width * height <= pixels else {
            throw .tooManyPixels(width: width, height: height, limits: self)
        }
    }
}
