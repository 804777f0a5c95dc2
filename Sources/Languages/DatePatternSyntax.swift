package import Characters

/// The notation of date patterns: letters of CLDR (UTS 35), words between apostrophes, signs as they
/// are.
package enum DatePatternSyntax {
    /// Why a pattern cannot be read.
    package struct Fault: Error, Equatable {
        /// What is wrong and what to write instead.
        package var sentence: Message
    }

    /// Reads a pattern.
    package static func pattern(_ text: String) -> Result<DatePattern, Fault> {
        do throws(Fault) {
            var parts: [DatePattern.Part] = []
            var rest = text[...]
            while let first = rest.first {
                if first.isLetter, first.isASCII {
                    let run = rest.prefix { $0 == first }
                    rest = rest.dropFirst(run.count)
                    parts.append(.field(try field(run)))
                } else {
                    let words = first == "'" ? try quoted(&rest) : String(rest.removeFirst())
                    if case .text(let before) = parts.last {
                        parts[parts.count - 1] = .text(before + words)
                    } else {
                        parts.append(.text(words))
                    }
                }
            }
            let pattern = DatePattern(parts: parts)
            guard pattern.shows(.year) else {
                throw Fault(sentence: "a date needs its year, y, as in \"MMM y\"")
            }
            guard pattern.shows(.month) || !pattern.shows(.day) else {
                throw Fault(sentence: "a day needs its month, as in \"d MMM y\"")
            }
            return .success(pattern)
        } catch {
            return .failure(error)
        }
    }

    private static func field(_ letters: Substring) throws(Fault) -> DatePattern.Field {
        let usual = letters == "yyyy" ? "y" : String(letters).replacing("L", with: "M")
        if let field = DatePattern.Field(rawValue: usual) { return field }
        throw Fault(
            sentence: "\"\(letters)\" is no part of a date here; known: y, yy, M, MM, MMM, MMMM, "
                + "d, dd; words stand between apostrophes, as in \"MMMM 'de' y\"")
    }

    /// Reads `'words'`; two apostrophes are one.
    private static func quoted(_ rest: inout Substring) throws(Fault) -> String {
        rest.removeFirst()
        if rest.first == "'" {
            rest.removeFirst()
            return "'"
        }
        var words = ""
        while let next = rest.popFirst() {
            if next != "'" {
                words.append(next)
            } else if rest.first == "'" {
                rest.removeFirst()
                words.append("'")
            } else {
                return words
            }
        }
        throw Fault(sentence: "an apostrophe is missing after the words")
    }
}
