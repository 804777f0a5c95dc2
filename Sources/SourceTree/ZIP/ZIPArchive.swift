internal import CMinizip

/// The owner of minizip's reader of an archive: lists its files, and unpacks them in memory.
package struct ZIPArchive: ~Copyable {
    private let handle: unzFile
    private let input: UnsafeMutablePointer<ZIPInput>

    /// The files, in the order of the archive's list.
    package let entries: [ZIPEntry]

    /// The most files that there may be; exports have some hundred.
    package static let mostEntries = 10_000
    /// How many times larger a file may be than it is packed, and from which size on, in bytes: texts
    /// shrink to a tenth, one letter again and again to a thousandth.
    private static let mostRatio: UInt64 = 200
    private static let freeSize = 1_000_000
    /// The first bytes of an archive that has a file (APPNOTE.TXT, section 4.3.7).
    package static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    /// The bytes of an archive, wherever they are.
    package struct Source {
        /// How many there are.
        let size: Int
        /// Reads some from an offset on, and gives their number; none where they cannot be read.
        let read: (_ offset: Int, _ buffer: UnsafeMutableRawBufferPointer) -> Int

        /// Makes a source of a way to read it.
        package init(
            size: Int,
            read: @escaping (_ offset: Int, _ buffer: UnsafeMutableRawBufferPointer) -> Int
        ) {
            (self.size, self.read) = (size, read)
        }

        /// Bytes in memory.
        package init(_ bytes: [UInt8]) {
            self.init(size: bytes.count) { offset, buffer in
                bytes.withUnsafeBytes {
                    buffer.copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + buffer.count)])
                    )
                }
                return buffer.count
            }
        }
    }

    /// Reads an archive's list of files.
    package init(_ bytes: [UInt8]) throws(ZIPFault) { try self.init(Source(bytes)) }

    /// Reads an archive's list of files, and nothing else of it.
    package init(_ source: Source) throws(ZIPFault) {
        input = .allocate(capacity: 1)
        input.initialize(to: ZIPInput(source))
        var functions = ZIPInput.functions(at: input)
        guard let handle = unzOpen2_64(nil, &functions) else {
            Self.release(input)
            throw .noDirectory
        }
        do throws(ZIPFault) {
            entries = try Self.entries(handle)
            self.handle = handle
        } catch {
            unzClose(handle)
            Self.release(input)
            throw error
        }
    }

    deinit {
        unzClose(handle)
        Self.release(input)
    }

    private static func release(_ input: UnsafeMutablePointer<ZIPInput>) {
        input.deinitialize(count: 1)
        input.deallocate()
    }

    // MARK: The list

    private static func entries(_ handle: unzFile) throws(ZIPFault) -> [ZIPEntry] {
        var info = unz_global_info64()
        guard unzGetGlobalInfo64(handle, &info) == UNZ_OK else { throw .brokenDirectory }
        guard info.number_entry <= mostEntries else { throw .tooManyEntries }
        // The longest name that the format has, and the zero after it.
        let name = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 0x1_0000)
        defer { name.deallocate() }
        var entries: [ZIPEntry] = []
        while entries.count < Int(info.number_entry) {
            let isFirst = entries.isEmpty
            guard (isFirst ? unzGoToFirstFile(handle) : unzGoToNextFile(handle)) == UNZ_OK else {
                throw .brokenDirectory
            }
            entries.append(try entry(handle, name))
        }
        if let entry = entries.first(where: \.isUnsafe) { throw .unsafeName(entry.path) }
        return entries
    }

    private static func entry(
        _ handle: unzFile, _ name: UnsafeMutableBufferPointer<CChar>
    ) throws(ZIPFault) -> ZIPEntry {
        var info = unz_file_info64()
        var place = unz64_file_pos()
        guard
            unzGetCurrentFileInfo64(
                handle, &info, name.baseAddress, UInt(name.count), nil, 0, nil, 0) == UNZ_OK,
            unzGetFilePos64(handle, &place) == UNZ_OK
        else { throw .brokenDirectory }
        let length = min(Int(clamping: info.size_filename), name.count)
        let path = String(
            decoding: name.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return ZIPEntry(info, path: path, at: place)
    }

    // MARK: Files

    /// Unpacks a file of at most so many bytes, whatever the list says about its size.
    package func bytes(of entry: ZIPEntry, limit: Int) throws(ZIPFault) -> [UInt8] {
        if entry.isEncrypted { throw .encrypted(entry.path) }
        guard entry.method == 0 || entry.method == UInt(Z_DEFLATED) else {
            throw .unknownMethod(entry.path)
        }
        var place = unz64_file_pos(
            pos_in_zip_directory: entry.place.offset, num_of_file: entry.place.number)
        guard unzGoToFilePos64(handle, &place) == UNZ_OK, unzOpenCurrentFile(handle) == UNZ_OK
        else { throw .damaged(entry.path) }
        do throws(ZIPFault) {
            let bytes = try unpacked(entry, limit)
            // Closing compares the checksum.
            guard unzCloseCurrentFile(handle) == UNZ_OK else { throw ZIPFault.damaged(entry.path) }
            return bytes
        } catch {
            unzCloseCurrentFile(handle)
            throw error
        }
    }

    private func unpacked(_ entry: ZIPEntry, _ limit: Int) throws(ZIPFault) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = part.withUnsafeMutableBytes {
                unzReadCurrentFile(handle, $0.baseAddress, UInt32($0.count))
            }
            guard count >= 0 else { throw .damaged(entry.path) }
            // A stream that ends early has no checksum that fails.
            guard count > 0 || bytes.count == entry.size else { throw .damaged(entry.path) }
            guard count > 0 else { return bytes }
            guard bytes.count + Int(count) <= limit else {
                throw .tooLarge(entry.path, limit: limit)
            }
            let ratio = UInt64(bytes.count) / max(entry.packedSize, 1)
            guard ratio < Self.mostRatio || bytes.count < Self.freeSize else {
                throw .bomb(entry.path)
            }
            bytes += part.prefix(Int(count))
        }
    }
}
