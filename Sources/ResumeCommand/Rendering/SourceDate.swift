import Characters
import SourceTree
import System

/// The date that a document is given from outside, so that equal input gives equal bytes.
///
/// Source: the SOURCE_DATE_EPOCH specification of reproducible-builds.org, version 1.1.
enum SourceDate {
    /// The last second of the year 9999, the last that a PDF date can say (ISO 32000-2, 7.9.4).
    static let latest: Int64 = 253_402_300_799

    /// Reads the variable: decimal digits and nothing else, for seconds since 1970.
    ///
    /// - Throws: the finding; an odd value is never guessed at, since it would change the bytes.
    static func read(_ environment: Environment) throws(Diagnostics) -> Int64? {
        guard let text = environment["SOURCE_DATE_EPOCH"] else { return nil }
        let isDecimal = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        guard isDecimal, let seconds = Int64(text), seconds <= latest else {
            throw Diagnostics(
                .sourceDateEpoch,
                "SOURCE_DATE_EPOCH is '\(text.printable)', not a number of seconds since 1970 from "
                    + "0 to \(latest); correct it or unset it")
        }
        return seconds
    }
}

extension Diagnostic.Kind {
    static let sourceDateEpoch = Self("source-date-epoch", .usage)
}
