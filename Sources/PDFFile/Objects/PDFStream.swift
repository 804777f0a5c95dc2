/// A dictionary with data (ISO 32000-1, 7.3.8).
package struct PDFStream: Sendable, Hashable {
    /// What the data are, and how they are packed.
    ///
    /// `Length` counts for nothing: it is written anew.
    package var dictionary: PDFDictionary
    /// The data as they stand in the file, packed.
    package var data: ArraySlice<UInt8>

    /// Makes a stream of data that are packed as the dictionary says.
    package init(_ dictionary: PDFDictionary, packed data: ArraySlice<UInt8>) {
        self.dictionary = dictionary
        self.data = data
    }

    /// Makes a stream of plain data, and packs them with zlib (ISO 32000-1, 7.4.4), as text or as what
    /// has fewer likenesses, such as a font.
    package init(
        _ dictionary: PDFDictionary = [:], deflating data: [UInt8], isText: Bool = true
    ) {
        self.dictionary = dictionary
        self.dictionary["Filter"] = .name("FlateDecode")
        self.dictionary["DecodeParms"] = nil
        self.data = Deflate.packed(data, isText: isText)[...]
    }
}
