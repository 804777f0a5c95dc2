extension PDFDocument {
    /// The data of a stream, unpacked.
    ///
    /// - Parameters:
    ///   - stream: a stream of this file.
    ///   - limit: the most bytes that may come out; 64 MB is far more than a page has.
    /// - Returns: the plain data.
    /// - Throws: `PDFFileError` where they are damaged, too long, or packed by a filter other than
    ///   `FlateDecode`.
    package func data(
        of stream: PDFStream, limit: Int = 1 << 26
    ) throws(PDFFileError) -> [UInt8] {
        try StreamData.unpacked(stream, limit: limit) { resolved($0) }
    }
}

/// Unpacks the data of streams.
enum StreamData {
    /// The data of a stream; references in its dictionary are looked up.
    static func unpacked(
        _ stream: PDFStream, limit: Int, resolved: (PDFObject?) -> PDFObject
    ) throws(PDFFileError) -> [UInt8] {
        let dictionary = stream.dictionary
        // A stream whose data are in another file.
        if dictionary["F"] != nil { throw .filter("a file of its own") }
        let filters = list(resolved(dictionary["Filter"] ?? dictionary["Fl"]))
        let parameters = list(resolved(dictionary["DecodeParms"] ?? dictionary["DP"]))
        // Nobody packs data more often; a bomb of bombs would.
        guard filters.count <= 4 else { throw .tooComplex }
        guard !filters.isEmpty else {
            guard stream.data.count <= limit else { throw .tooComplex }
            return Array(stream.data)
        }
        var data = stream.data
        for (index, filter) in filters.enumerated() {
            guard let name = resolved(filter).name else { throw .packedData }
            guard name == "FlateDecode" || name == "Fl" else { throw .filter(name.text) }
            var bytes = try Deflate.unpacked(data, limit: limit)
            if index < parameters.count,
                case .dictionary(var settings) = resolved(parameters[index])
            {
                for index in settings.entries.indices {
                    settings.entries[index].value = resolved(settings.entries[index].value)
                }
                if let predictor = try Predictor(settings) { bytes = try predictor.undone(bytes) }
            }
            data = bytes[...]
        }
        return Array(data)
    }

    /// One object, or those of an array.
    private static func list(_ object: PDFObject) -> [PDFObject] {
        switch object {
        case .null: []
        case .array(let objects): objects
        default: [object]
        }
    }
}
