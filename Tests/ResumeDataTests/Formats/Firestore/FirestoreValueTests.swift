import SourceTree
import Testing

@testable import ResumeData

/// Each type of value, right and wrong.
@Suite struct FirestoreValueTests {
    private func read(_ json: String, keepsMoments: Bool = false) throws -> (String, [String]) {
        let node = try #require(JSONReader.read(Array(json.utf8), file: "").node)
        let context = MappingContext(file: "")
        let value = FirestoreValue(context: context, keepsMoments: keepsMoments).read(node)
        return (JSONWriter.line(of: value), context.diagnostics.all.map(\.message))
    }

    @Test(arguments: [
        (#"{"stringValue": "a"}"#, #""a""#), (#"{"stringValue": ""}"#, #""""#),
        (#"{"integerValue": "-5"}"#, "-5"), (#"{"integerValue": 5}"#, "5"),
        (#"{"integerValue": "9223372036854775807"}"#, "9223372036854775807"),
        (#"{"doubleValue": 3.5}"#, "3.5"), (#"{"doubleValue": 3.0}"#, "3"),
        (#"{"doubleValue": 1.0E300}"#, "1.0E300"), (#"{"booleanValue": false}"#, "false"),
        (#"{"nullValue": null}"#, "null"), (#"{"nullValue": "NULL_VALUE"}"#, "null"),
        ("{}", "null"),
        (#"{"arrayValue": {}}"#, "[]"),
        (
            #"{"arrayValue": {"values": [{"stringValue": "a"}, {"nullValue": null}]}}"#,
            #"["a",null]"#
        ),
        (#"{"mapValue": {}}"#, "{}"), (#"{"mapValue": {"fields": null}}"#, "{}"),
        (
            #"{"mapValue": {"fields": {"k": {"mapValue": {"fields": {"l": {"integerValue": "1"}}}}}}}"#,
            #"{"k":{"l":1}}"#
        ),
        (
            #"{"referenceValue": "projects/p/databases/(default)/documents/works/w2"}"#,
            #""works/w2""#
        ),
        (#"{"geoPointValue": {"latitude": 40.4, "longitude": -3.5}}"#, #""40.4, -3.5""#),
        (#"{"geoPointValue": {"longitude": -3.5}}"#, #""0, -3.5""#),
        (#"{"geoPointValue": {}}"#, #""0, 0""#),
    ])
    func aValueIsThatOfAFile(_ typed: String, _ value: String) throws {
        let (read, findings) = try read(typed)
        #expect(read == value)
        #expect(findings.isEmpty)
    }

    /// Midnights where people are.
    @Test(arguments: [
        ("2017-01-08T23:00:00.470Z", "2017-01-09"), ("2020-05-31T22:00:00Z", "2020-06-01"),
        ("2020-01-01T05:00:00Z", "2020-01-01"), ("2020-01-01T08:00:00Z", "2020-01-01"),
        ("2020-01-01T11:59:59Z", "2020-01-01"), ("2019-12-31T12:00:00Z", "2020-01-01"),
        ("2020-02-28T23:00:00Z", "2020-02-29"), ("2020-01-01T00:00:00+02:00", "2020-01-01"),
        ("1000-01-01T00:00:00Z", "1000-01-01"), ("2999-12-31T00:00:00Z", "2999-12-31"),
    ])
    func aMomentIsTheDayThatItIsNearestTo(_ moment: String, _ day: String) throws {
        #expect(try read(#"{"timestampValue": "\#(moment)"}"#).0 == "\"\(day)\"")
        let kept = try read(#"{"timestampValue": "\#(moment)"}"#, keepsMoments: true).0
        #expect(kept == "\"\(moment)\"")
    }

    @Test(arguments: [
        (#"{"doubleValue": "NaN"}"#, "null", "is no number"),
        (#"{"doubleValue": "-Infinity"}"#, "null", "is no number"),
        (#"{"integerValue": "0x10"}"#, "null", "is no number"),
        (#"{"integerValue": "nan"}"#, "null", "is no number"),
        (#"{"integerValue": ""}"#, "null", "is no number"),
        (#"{"bytesValue": "AAEC"}"#, "null", "bytes cannot be printed"),
        (#"{"timestampValue": "today"}"#, #""today""#, "is no moment"),
        (#"{"vectorValue": [1]}"#, "[1]", "\"vectorValue\" is no type"),
        (#"{"stringValue": 5}"#, "5", "\"stringValue\" never holds a number"),
        (#"{"booleanValue": "x"}"#, #""x""#, "\"booleanValue\" never holds a text"),
        (#"{"arrayValue": []}"#, "[]", "\"arrayValue\" never holds a list"),
        (#"{"arrayValue": {"values": {}}}"#, "[]", "values stand in a list"),
        (#"{"mapValue": {"fields": []}}"#, "{}", "fields stand in a map"),
        (#"{"geoPointValue": "x"}"#, #""x""#, "\"geoPointValue\" never holds a text"),
        (#"{"stringValue": "a", "integerValue": "1"}"#, #""a""#, "a value has one type"),
        (#""bare""#, #""bare""#, "a value stands in a map with its type"),
    ])
    func whatIsWrongIsSaid(_ typed: String, _ value: String, _ words: String) throws {
        let (read, findings) = try read(typed)
        #expect(read == value)
        #expect(findings.count == 1)
        #expect(findings.first?.contains(words) == true, "\(findings)")
    }
}
