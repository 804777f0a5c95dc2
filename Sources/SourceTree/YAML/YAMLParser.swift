internal import CYAML

/// The owner of libyaml's parser: gives a text's events one by one.
struct YAMLParser: ~Copyable {
    private let handle: UnsafeMutablePointer<yaml_parser_t>
    /// The text, which libyaml reads in place for as long as it parses.
    private let text: UnsafeMutableBufferPointer<UInt8>

    /// Makes a parser of a UTF-8 text without a byte-order mark; nil when memory is out.
    init?(_ bytes: ArraySlice<UInt8>) {
        handle = .allocate(capacity: 1)
        text = .allocate(capacity: bytes.count)
        _ = text.initialize(from: bytes)
        guard yaml_parser_initialize(handle) == 1 else {
            handle.deallocate()
            text.deallocate()
            return nil
        }
        yaml_parser_set_encoding(handle, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(handle, text.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(handle)
        handle.deallocate()
        text.deallocate()
    }

    /// The next event.
    ///
    /// After the stream's end, or a fault, there is none to ask for.
    mutating func next() throws(YAMLFault) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(handle, &event) == 1 else { throw fault() }
        defer { yaml_event_delete(&event) }
        var result = YAMLEvent(
            kind: .streamEnd, start: YAMLMark(event.start_mark), end: YAMLMark(event.end_mark))
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            result.kind = .scalar(
                String(decoding: bytes, as: UTF8.self),
                isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            (result.anchor, result.tag) = (string(scalar.anchor), string(scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .listStart
            let list = event.data.sequence_start
            (result.anchor, result.tag) = (string(list.anchor), string(list.tag))
        case YAML_MAPPING_START_EVENT:
            result.kind = .mapStart
            let map = event.data.mapping_start
            (result.anchor, result.tag) = (string(map.anchor), string(map.tag))
        case YAML_ALIAS_EVENT: result.kind = .alias(string(event.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_END_EVENT: result.kind = .listEnd
        case YAML_MAPPING_END_EVENT: result.kind = .mapEnd
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        case YAML_STREAM_START_EVENT: result.kind = .streamStart
        default: result.kind = .streamEnd
        }
        return result
    }

    private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        text.map { String(cString: $0) }
    }

    private func fault() -> YAMLFault {
        let parser = handle.pointee
        let isUnreadable = parser.error == YAML_READER_ERROR || parser.error == YAML_MEMORY_ERROR
        return YAMLFault(
            problem: parser.error == YAML_MEMORY_ERROR
                ? "memory is out" : parser.problem.map { String(cString: $0) } ?? "",
            context: parser.context.map { String(cString: $0) } ?? "",
            place: isUnreadable ? nil : YAMLMark(parser.problem_mark),
            contextPlace: parser.context == nil ? nil : YAMLMark(parser.context_mark))
    }
}

extension YAMLMark {
    fileprivate init(_ mark: yaml_mark_t) { self.init(line: mark.line, column: mark.column) }
}
