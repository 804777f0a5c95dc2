import PDFFile

extension PDFDocument {
    /// Packs the streams that cairo left unpacked and nothing has changed since, such as pictures.
    mutating func packUnpackedStreams() {
        for number in objects.indices {
            guard case .stream(let stream) = objects[number],
                stream.dictionary["Filter"] == .name("FlateDecode"),
                // A zlib stream of the lowest level (RFC 1950, 2.2).
                stream.data.starts(with: [0x78, 0x01]),
                let data = try? data(of: stream, limit: .max)
            else { continue }
            objects[number] = .stream(PDFStream(stream.dictionary, deflating: data, isText: false))
        }
    }
}
