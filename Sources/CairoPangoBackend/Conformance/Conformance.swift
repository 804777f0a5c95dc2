import PDFFile
import Pages

/// Makes of what cairo writes a file that conforms to PDF/UA-1 (ISO 14289-1) and PDF/A-2u
/// (ISO 19005-2), or to their successors, and packs it.
///
/// Cairo 1.16 writes the structure, but no language, metadata, colour profile, identifier, marks of
/// artifacts or descriptions of links and pictures. The numbers in comments are clauses of the two.
struct Conformance {
    private let document: PageDocument
    /// The structure elements that were drawn, by index, in order.
    private let opened: [Int]
    private let options: PDFOptions

    init(_ document: PageDocument, opened: [Int], _ options: PDFOptions = PDFOptions()) {
        self.document = document
        self.opened = opened
        self.options = options
    }

    /// The finished file of one that cairo wrote.
    ///
    /// - Throws: `PDFError.conformance` if cairo's file is not what the document asked for, or if the
    ///   finished one cannot be read again.
    func complete(_ bytes: consuming [UInt8]) throws(PDFError) -> [UInt8] {
        let (result, count) = Self.written(try completed(&bytes))
        // Of what is read back, only what leads to pages is looked at.
        let reread = try Self.read(result) { ["Catalog", "Pages", "Page"].contains($0.type) }
        guard reread.pages.count == document.pages.count,
            (1..<count).allSatisfy({ reread[$0] != .null })
        else { throw .conformance("objects are missing") }
        return result
    }

    /// The objects of the finished file; the bytes of cairo's go meanwhile.
    private func completed(_ bytes: inout [UInt8]) throws(PDFError) -> PDFDocument {
        var file = try Self.read(bytes)
        bytes = []
        file.version = options.standards == .archive ? "2.0" : "1.7"
        let pages = file.pages
        guard pages.count == document.pages.count else {
            throw .conformance("it has \(pages.count) pages")
        }
        for (page, number) in zip(document.pages, pages) { try complete(page, number, &file) }
        completeResources(&file)
        file.packUnpackedStreams()
        letGo(&file)
        try completeCatalog(&file)
        let elements = try StructureCompletion(
            document.structure, opened, isNewer: options.standards == .archive
        ).complete(&file)
        if options.standards == .archive {
            StructureDestinations(document, elements).complete(&file)
        }
        return file
    }

    /// The file's bytes, and how many objects it has.
    private static func written(_ file: consuming PDFDocument) -> (bytes: [UInt8], count: Int) {
        let finished = file.renumbered(\.isLeafOfStructure)
        let count = finished.objects.count
        return (finished.bytes(), count)
    }

    private static func read(
        _ bytes: [UInt8], keeping isKept: (PDFObject) -> Bool = { _ in true }
    ) throws(PDFError) -> PDFDocument {
        try reading { () throws(PDFFileError) in
            try PDFDocument(reading: bytes, keeping: isKept)
        }
    }

    /// Gives streams that still share the memory of cairo's file some of their own: most have been
    /// replaced, and the file goes.
    private func letGo(_ file: inout PDFDocument) {
        for number in file.objects.indices {
            guard case .stream(var stream) = file.objects[number], stream.data.startIndex > 0 else {
                continue
            }
            stream.data = Array(stream.data)[...]
            file.objects[number] = .stream(stream)
        }
    }

    private static func reading<Value>(
        _ body: () throws(PDFFileError) -> Value
    ) throws(PDFError) -> Value {
        do throws(PDFFileError) {
            return try body()
        } catch {
            throw .conformance(error.description)
        }
    }

    // MARK: Pages

    private func complete(
        _ page: Page, _ number: Int, _ file: inout PDFDocument
    ) throws(PDFError) {
        guard let dictionary = file[number].dictionary,
            let contents = dictionary["Contents"]?.reference, let stream = file[contents].stream
        else { throw .conformance("a page has no content") }
        let dropsStates = Self.dropStates(of: dictionary, &file)
        let marker = try ContentMarker(
            try Self.reading { () throws(PDFFileError) in
                try file.data(of: stream)
            }, dropsStates: dropsStates, hasGround: true)
        // Nothing but decoration may be outside the structure.
        guard marker.artifactGlyphs <= Self.decoration(of: page) else {
            throw .conformance("text of a page is outside the structure")
        }
        file.objects[contents] = .stream(PDFStream(deflating: marker.content))
        // Tabs go by the structure (UA 7.18.3).
        file.update(number) { $0["Tabs"] = .name("S") }
        for case .reference(let note) in file.resolved(dictionary["Annots"]).array ?? [] {
            file.update(note) { Self.complete(&$0) }
        }
    }

    /// Leaves out a page's states of graphics if all are what every page begins with: cairo names one that
    /// makes all opaque (ISO 32000-1, table 58).
    private static func dropStates(of page: PDFDictionary, _ file: inout PDFDocument) -> Bool {
        let opaque: [PDFDictionary.Entry] = [
            .init(key: "CA", value: .integer(1)), .init(key: "ca", value: .integer(1)),
        ]
        guard let resources = page["Resources"]?.reference,
            let states = file[resources].dictionary?["ExtGState"]?.dictionary,
            states.entries.allSatisfy({ $0.value.dictionary?.entries == opaque })
        else { return false }
        file.update(resources) { $0["ExtGState"] = nil }
        return true
    }

    /// How many glyphs of a page belong to no element.
    private static func decoration(of page: Page) -> Int {
        var count = 0
        for case .text(let line) in page.items {
            for run in line.runs where run.element == nil { count += run.glyphs.count }
        }
        return count
    }

    /// An annotation that is printed (2u 6.3.2) and described (UA 7.18.5): by the address that it leads
    /// to, as no other word is certain.
    private static func complete(_ link: inout PDFDictionary) {
        link["Type"] = nil
        link["F"] = .integer(4)
        var action = link["A"]?.dictionary ?? [:]
        let address = action["URI"]?.string ?? []
        action["Type"] = nil
        link["A"] = .dictionary(action)
        let scheme = ["mailto:", "tel:"].first { address.starts(with: $0.utf8) } ?? ""
        link["Contents"] = .string(Array(address.dropFirst(scheme.utf8.count)))
        // Where the area is one rectangle, its corners say nothing more.
        if let corners = link["QuadPoints"]?.array?.compactMap(\.number), corners.count == 8 {
            let x = [corners[0], corners[2], corners[4], corners[6]]
            let y = [corners[1], corners[3], corners[5], corners[7]]
            // Nobody points at less than a point.
            let area = [x.min(), y.min(), x.max(), y.max()].map { edge in
                PDFObject.integer(Int((edge ?? 0).rounded()))
            }
            link["Rect"] = .array(area)
            link["QuadPoints"] = nil
        }
    }

    // MARK: Other objects

    /// Completes fonts and pictures.
    private func completeResources(_ file: inout PDFDocument) {
        for number in file.objects.indices {
            switch file.objects[number].dictionary?["Subtype"]?.name {
            // UA 7.21.3.2, 2u 6.2.11.3.2.
            case "CIDFontType2": file.update(number) { $0["CIDToGIDMap"] = .name("Identity") }
            // 2u 6.2.8.
            case "Image": file.update(number) { $0["Interpolate"] = nil }
            default: completeFont(number, &file)
            }
        }
        CharacterMaps.share(in: &file)
    }

    /// Makes the file of a font smaller, and what describes it.
    private func completeFont(_ number: Int, _ file: inout PDFDocument) {
        guard let font = file.objects[number].dictionary?["FontFile2"]?.reference else { return }
        file.update(number) { descriptor in
            // The name of the face says as much; no standard asks for the other.
            descriptor["FontFamily"] = nil
            descriptor["StemH"] = nil
        }
        guard case .stream(var stream) = file[font], let data = try? file.data(of: stream),
            let packed = SubsetFont(data)?.packed(), packed.count < data.count
        else { return }
        stream.dictionary["Length1"] = .integer(packed.count)
        file.objects[font] = .stream(
            PDFStream(stream.dictionary, deflating: packed, isText: false))
    }

    private static let profile = PDFStream(["N": .integer(3)], deflating: ColorProfile.sRGB)

    private func completeCatalog(_ file: inout PDFDocument) throws(PDFError) {
        guard let root = file.trailer["Root"]?.reference else {
            throw .conformance("it has no catalog")
        }
        var catalog = file.catalog
        let producer = file.resolved(file.trailer["Info"]).dictionary?["Producer"]?.string ?? []
        let entries = try InformationEntries(
            document.info, producer: String(decoding: producer, as: UTF8.self))
        catalog["Lang"] = .string(text: document.info.language)
        catalog["MarkInfo"] = .dictionary(["Marked": .bool(true)])
        // UA 7.1.
        catalog["ViewerPreferences"] = .dictionary(["DisplayDocTitle": .bool(true)])
        // 2u 6.2.3.
        let name = PDFObject.string(text: "sRGB")
        catalog["OutputIntents"] = .array([
            .dictionary([
                "Type": .name("OutputIntent"), "S": .name("GTS_PDFA1"),
                "OutputConditionIdentifier": name, "Info": name,
                "DestOutputProfile": .reference(file.add(.stream(Self.profile))),
            ])
        ])
        // Cairo writes a negative number of bookmarks, which the standard has for no list of them
        // (ISO 32000-1, table 152).
        if let outlines = catalog["Outlines"]?.reference {
            file.update(outlines) { outlines in
                if let count = outlines["Count"]?.integer {
                    outlines["Count"] = .integer(abs(count))
                }
            }
            completeBookmarks(file[outlines].dictionary?["First"]?.reference, &file)
        }
        // PDF/A-4 has the metadata alone (ISO 19005-4, 6.1.3).
        file.trailer["Info"] =
            options.standards == .archive
            ? nil : .reference(file.add(.dictionary(entries.dictionary)))
        if let attachment = options.attachment {
            attachment.attach(to: &catalog, of: &file, date: entries.date)
        }
        // Not packed, for programs that look for it without reading a PDF.
        let metadata = PDFStream(
            ["Type": .name("Metadata"), "Subtype": .name("XML")],
            packed: entries.packet(for: options)[...])
        catalog["Metadata"] = .reference(file.add(.stream(metadata)))
        file.objects[root] = .dictionary(catalog)
    }

    /// Leaves out what bookmarks need not say: that they look like others, and more of a place than the
    /// hundredth of a point.
    private func completeBookmarks(_ first: Int?, _ file: inout PDFDocument) {
        var next = first
        for _ in document.outline.indices {
            guard let number = next else { return }
            file.update(number) { bookmark in
                if bookmark["F"] == .integer(0) { bookmark["F"] = nil }
                if let place = bookmark["Dest"]?.array {
                    bookmark["Dest"] = .array(
                        place.map { part in
                            guard case .real(let value) = part else { return part }
                            return .real((value * 100).rounded() / 100)
                        })
                }
                next = bookmark["Next"]?.reference
            }
        }
    }
}

extension PDFObject {
    /// What it says that it is; nil for what says nothing.
    fileprivate var type: PDFName? { dictionary?["Type"]?.name }

    /// Whether it is an element of the structure that has marked content and annotations alone.
    fileprivate var isLeafOfStructure: Bool {
        guard case .dictionary(let dictionary) = self, dictionary["S"] != nil,
            dictionary["P"] != nil
        else { return false }
        switch dictionary["K"] {
        case .reference?: return false
        case .array(let kids)?: return kids.allSatisfy { $0.reference == nil }
        default: return true
        }
    }
}
