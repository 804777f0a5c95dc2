import ResumeModel
import SourceTree

/// Reads values as Firestore's REST interface writes them, each in a map under its type, as values
/// like those of a file ("Value" in its reference, version 1).
struct FirestoreValue {
    let context: MappingContext
    /// Whether moments stay what they are; elsewhere they are days.
    var keepsMoments = false

    /// The fields of a document, or of a map in one.
    func fields(_ fields: Node?, at span: SourceSpan) -> [Node.Member] {
        if let fields, fields.object == nil, fields.value != .null {
            report(fields, "fields stand in a map; this is \(fields.kindName)")
        }
        return (fields?.object ?? []).map { member in
            Node.Member(key: member.key, keySpan: member.keySpan, value: read(member.value))
        }
    }

    /// A value.
    func read(_ typed: Node) -> Node {
        guard let members = typed.object else {
            report(typed, "a value stands in a map with its type, as in {\"stringValue\": \"Ada\"}")
            return typed
        }
        guard let (type, value) = members.first.map({ ($0.key, $0.value) }) else {
            return Node(.null, at: typed.span)
        }
        if members.count > 1 {
            report(typed, "a value has one type; of several the first is read, \(Quoted(type))")
        }
        switch (type, value.value) {
        case ("stringValue", .string), ("booleanValue", .bool): return value
        case ("nullValue", _): return Node(.null, at: value.span)
        case ("integerValue", .number(let digits)), ("doubleValue", .number(let digits)),
            ("integerValue", .string(let digits)), ("doubleValue", .string(let digits)):
            return number(digits, value)
        case ("timestampValue", .string(let text)): return moment(text, value)
        case ("referenceValue", .string(let name)):
            return Node(.string(FirestoreDocument.path(name)), at: value.span)
        case ("geoPointValue", .object):
            // What is 0 is not sent.
            let parts = ["latitude", "longitude"].map { key in
                if case .number(let digits) = value[key]?.value { digits } else { "0" }
            }
            return Node(.string(parts.joined(separator: ", ")), at: value.span)
        case ("bytesValue", .string):
            report(typed, "bytes cannot be printed and are left out; keep a text or an address")
            return Node(.null, at: value.span)
        case ("arrayValue", .object):
            let values = value["values"]
            if let values, values.array == nil {
                report(values, "values stand in a list; this is \(values.kindName)")
            }
            return Node(.array((values?.array ?? []).map(read)), at: value.span)
        case ("mapValue", .object):
            return Node(.object(fields(value["fields"], at: value.span)), at: value.span)
        default:
            report(
                typed,
                Self.types.contains(type)
                    ? "\(Quoted(type)) never holds \(value.kindName); what it holds is read as it stands"
                    : "\(Quoted(type)) is no type of a value in Firestore; what it holds is read as it "
                        + "stands"
            )
            return value
        }
    }

    /// Integers are texts there, and so are the numbers that JSON lacks.
    private func number(_ digits: String, _ value: Node) -> Node {
        let isNumber = digits.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
        }
        guard isNumber, Double(digits)?.isFinite == true else {
            report(value, "\(Quoted(digits)) is no number that can be printed; it is left out")
            return Node(.null, at: value.span)
        }
        let isWhole = digits.hasSuffix(".0")
        return Node(.number(isWhole ? String(digits.dropLast(2)) : digits), at: value.span)
    }

    /// A moment as the day that it is nearest to in UTC.
    ///
    /// Apps keep a day as its midnight where the person is: 23:00 of the day before for Madrid,
    /// 05:00 for New York. The nearest midnight is the right one up to 12 hours from Greenwich.
    private func moment(_ text: String, _ value: Node) -> Node {
        guard let moment = Timestamp(iso8601: text) else {
            report(value, "\(Quoted(text)) is no moment of RFC 3339; it is printed as written")
            return value
        }
        guard !keepsMoments else { return value }
        let day = Timestamp(seconds: moment.seconds + 43_200).iso8601.prefix { $0 != "T" }
        return Node(.string(String(day)), at: value.span)
    }

    private func report(_ node: Node, _ message: @autoclosure () -> Message) {
        context.report(.firestoreValue, Field(node, at: .root), message())
    }

    private static let types: Set<String> = [
        "nullValue", "booleanValue", "integerValue", "doubleValue", "timestampValue", "stringValue",
        "bytesValue", "referenceValue", "geoPointValue", "arrayValue", "mapValue",
    ]
}
