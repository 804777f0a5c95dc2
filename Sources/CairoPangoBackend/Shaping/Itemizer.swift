import CPango

/// Lets Pango find the directions, scripts, clusters and line breaks of any text.
struct Itemizer {
    let context: OpaquePointer
    let language: OpaquePointer?

    /// Marks a paragraph's characters, adds its stretches and answers its level (UAX #9).
    func analyze(_ paragraph: inout ParagraphText, into scripts: inout [ScriptRange]) -> UInt8 {
        mark(&paragraph)
        // Pango reads on to the null character in places.
        paragraph.bytes.append(0)
        defer { paragraph.bytes.removeLast() }
        return paragraph.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                let count = text.count - 1
                let isRightToLeft = isRightToLeft(UnsafeBufferPointer(rebasing: bytes[..<count]))
                let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
                var start = 0
                while start < count {
                    let end = bytes[start..<count].firstIndex(of: 0x0A) ?? count
                    itemize(text, from: start, to: end, direction, into: &scripts)
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
