internal import CMinizip

/// A file in an archive, as the archive's list has it.
package struct ZIPEntry: Sendable, Hashable {
    /// Its path in the archive, with slashes.
    package let path: String
    /// Whether it is locked with a password.
    let isEncrypted: Bool
    /// How it is packed (APPNOTE.TXT, section 4.4.5).
    let method: UInt
    /// How many bytes it holds, as the list says.
    let size: UInt64
    /// How many bytes it takes in the archive, as the list says; no more are read.
    let packedSize: UInt64
    /// Where its line in the list stands: the offset, and the number of the entry.
    let place: (offset: UInt64, number: UInt64)

    init(_ info: unz_file_info64, path: String, at position: unz64_file_pos) {
        self.path = path.replacing("\\", with: "/")
        // Bit 0 of the flags (APPNOTE.TXT, section 4.4.4).
        isEncrypted = info.flag & 1 == 1
        method = info.compression_method
        size = info.uncompressed_size
        packedSize = info.compressed_size
        place = (position.pos_in_zip_directory, position.num_of_file)
    }

    /// Its name, without the folders around it; empty for a folder.
    package var name: String {
        path.hasSuffix("/") ? "" : path.split(separator: "/").last.map { String($0) } ?? ""
    }

    /// The folders around it, with the slash behind them; empty if there are none.
    package var folder: String { String(path.dropLast(name.count)) }

    /// Whether the path leads out of the folder that it is unpacked in.
    var isUnsafe: Bool {
        path.hasPrefix("/") || path.split(separator: "/").contains("..")
            || path.dropFirst().first == ":"
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.place == right.place
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
