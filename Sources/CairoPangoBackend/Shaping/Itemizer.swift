import CPango
import Characters

/// Lets Pango find the directions, scripts, clusters and line breaks of any text.
struct Itemizer {
    let context: OpaquePointer
    let language: OpaquePointer?

    /// Marks a paragraph's characters, adds its stretches and answers its level (UAX #9).
    ///
    /// - Parameters:
    ///   - paragraph: what is marked.
    ///   - isPage: whether its page is written from right to left; else its first letter decides.
    ///   - scripts: what the stretches are added to.
    /// - Returns: 1 from right to left, else 0.
    func analyze(
        _ paragraph: inout ParagraphText, isRightToLeftPage isPage: Bool,
        into scripts: inout [ScriptRange]
    ) -> UInt8 {
        mark(&paragraph)
        // Pango reads on to the null character in places.
        paragraph.bytes.append(0)
        defer { paragraph.bytes.removeLast() }
        let spanEnds = paragraph.spanEnds
        return paragraph.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                let count = text.count - 1
                let isRightToLeft =
                    isPage || isRightToLeft(UnsafeBufferPointer(rebasing: bytes[..<count]))
                let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
                var start = 0
                while start < count {
                    let end = bytes[start..<count].firstIndex(of: 0x0A) ?? count
                    let first = scripts.count
                    itemize(text, from: start, to: end, direction, into: &scripts)
                    if isPage, end > start {
                        divide(
                            &scripts, from: first,
                            by: levels(
                                of: UnsafeBufferPointer(rebasing: bytes[start..<end]),
                                spanEnds: spanEnds.map { $0 - start }), of: bytes)
                    }
                    start = end + 1
                }
                return isRightToLeft ? 1 : 0
            }
        }
    }

    /// Whether the first letter that is not in an isolate runs from right to left (UAX #9, P2, P3).
    private func isRightToLeft(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        var depth = 0
        while offset < text.count {
            let (scalar, length) = text.scalar(at: offset)
            offset += length
            switch scalar {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth = max(0, depth - 1)
            case 0x200E where depth == 0: return false
            case 0x200F where depth == 0, 0x061C where depth == 0: return true
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                if depth == 0, g_unichar_isalpha(scalar) != 0 { return true }
            default: if depth == 0, g_unichar_isalpha(scalar) != 0 { return false }
            }
        }
        return false
    }

    private func itemize(
        _ text: UnsafeBufferPointer<CChar>, from start: Int, to end: Int,
        _ direction: PangoDirection, into scripts: inout [ScriptRange]
    ) {
        guard end > start else { return }
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        // Which face has a character is decided elsewhere, once.
        pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
        pango_attr_list_insert(attributes, pango_attr_language_new(language))
        let items = pango_itemize_with_base_dir(
            context, direction, text.baseAddress, Int32(start), Int32(end - start), attributes, nil)
        defer { g_list_free(items) }
        var node = items
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            let offset = Int(item.pointee.offset)
            scripts.append(
                ScriptRange(
                    start: offset, end: offset + Int(item.pointee.length),
                    level: item.pointee.analysis.level, script: item.pointee.analysis.script,
                    language: item.pointee.analysis.language))
            pango_item_free(item)
            node = current.pointee.next
        }
    }

    /// The levels of a line's characters on a page that is written from right to left.
    private func levels(of line: UnsafeBufferPointer<UInt8>, spanEnds: [Int]) -> [UInt8] {
        var scalars: [UInt32] = []
        var ends: [Int] = []
        var offset = 0
        while offset < line.count {
            let (scalar, length) = line.scalar(at: offset)
            scalars.append(scalar)
            offset += length
            if spanEnds.contains(offset) { ends.append(scalars.count) }
        }
        let text = IsolatedText(scalars, ends: ends)
        var encoded = ""
        encoded.unicodeScalars.append(
            contentsOf: text.scalars.lazy.map { Unicode.Scalar($0) ?? "\u{FFFD}" })
        var direction = PANGO_DIRECTION_RTL
        let count = encoded.utf8.count
        guard let found = pango_log2vis_get_embedding_levels(encoded, Int32(count), &direction)
        else { return scalars.map { _ in 1 } }
        defer { g_free(found) }
        return zip(UnsafeBufferPointer(start: found, count: text.scalars.count), text.isOwn)
            .compactMap { $1 ? max($0, 1) : nil }
    }

    /// Gives the stretches of a line the levels of its characters, in parts where these differ.
    private func divide(
        _ scripts: inout [ScriptRange], from first: Int, by levels: [UInt8],
        of text: UnsafeBufferPointer<UInt8>
    ) {
        let line = scripts[first...]
        scripts.removeSubrange(first...)
        var number = 0
        for stretch in line {
            var offset = stretch.start
            var part = stretch
            part.end = offset
            while offset < stretch.end {
                let level = levels[number]
                if level != part.level {
                    if part.end > part.start { scripts.append(part) }
                    part.start = offset
                    part.level = level
                }
                offset += text.scalar(at: offset).length
                part.end = offset
                number += 1
            }
            if part.end > part.start { scripts.append(part) }
        }
    }

    private func mark(_ paragraph: inout ParagraphText) {
        paragraph.bytes.withUnsafeBufferPointer { text in
            let count = text.reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
            withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { attributes in
                attributes.initialize(repeating: PangoLogAttr())
                text.withMemoryRebound(to: CChar.self) { characters in
                    pango_get_log_attrs(
                        characters.baseAddress, Int32(characters.count), -1, language,
                        attributes.baseAddress, Int32(count))
                }
                paragraph.marks.withUnsafeMutableBufferPointer { marks in
                    BreakMarker(text: text, marks: marks).mark(
                        with: UnsafeBufferPointer(attributes))
                }
            }
        }
    }
}
