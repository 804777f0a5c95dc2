import Characters

/// Why an archive, or a file in it, is not read.
package enum ZIPFault: Error, Sendable, Hashable {
    /// There is no list of files at the end: the archive is cut off, or is none.
    case noDirectory
    /// The list of files ends before its count does, or has an entry that breaks the format.
    case brokenDirectory
    /// The archive has more files than any export.
    case tooManyEntries
    /// The name of an entry would put it outside of the folder that the archive is unpacked in.
    case unsafeName(String)
    /// An entry is locked with a password.
    case encrypted(String)
    /// An entry is packed by a method other than "deflate" (APPNOTE.TXT, section 4.4.5).
    case unknownMethod(String)
    /// What an entry holds is cut off, or is not what its checksum says.
    case damaged(String)
    /// An entry holds more than there may be.
    case tooLarge(String, limit: Int)
    /// An entry unpacks to far more than a text could.
    case bomb(String)
}

extension ZIPFault {
    /// One sentence: what is wrong and what to do.
    package var sentence: Message {
        let again: Message = "fetch it again"
        return switch self {
        case .noDirectory: "the ZIP is cut off: the list of its files is missing; \(again)"
        case .brokenDirectory: "the ZIP is damaged: the list of its files breaks off; \(again)"
        case .tooManyEntries:
            "the ZIP has more than \(ZIPArchive.mostEntries) files; no export has so many"
        case .unsafeName(let name):
            "the ZIP has a file \(VisibleText.quoted(name)), which would be put outside of the "
                + "folder that it is unpacked in; nothing of it is read"
        case .encrypted(let name):
            "\(VisibleText.quoted(name)) in the ZIP is locked with a password; give a ZIP without "
                + "one, or the folder of its files"
        case .unknownMethod(let name):
            "\(VisibleText.quoted(name)) in the ZIP is packed in a way that is not read; unpack it "
                + "and give the folder"
        case .damaged(let name): "\(VisibleText.quoted(name)) in the ZIP is damaged; \(again)"
        case .tooLarge(let name, let limit):
            "\(VisibleText.quoted(name)) in the ZIP holds more than \(limit / 1_000_000) MB with "
                + "the files before it; no resume needs that"
        case .bomb(let name):
            "\(VisibleText.quoted(name)) in the ZIP grows more than 200 times larger when it is "
                + "unpacked, as no text does; nothing of it is read"
        }
    }
}
