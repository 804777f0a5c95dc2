import PDFFile

/// An operator of a page's content with its operands.
struct ContentOperation {
    /// What it does.
    let kind: ContentOperator
    /// Its name, as `ContentOperator.code` has it.
    let code: UInt32
    /// Where its name stands.
    let name: Range<Int>
    /// Where its operands stand among all tokens.
    let operands: Range<Int>
}

/// A page's content, taken apart.
struct ContentOperations {
    /// The content.
    let source: [UInt8]
    /// All operands, piece by piece.
    private(set) var tokens: [ContentToken] = []
    /// The operators in order.
    private(set) var operations: [ContentOperation] = []

    /// Takes a page's content apart.
    ///
    /// - Throws: `PDFError.conformance` for what cannot be read, and for operators that cairo does not use.
    init(_ source: [UInt8]) throws(PDFError) {
        self.source = source
        // What cairo writes for pages of text.
        tokens.reserveCapacity(source.count / 5)
        operations.reserveCapacity(source.count / 16)
        var scanner = ContentScanner(source)
        var first = 0
        while let token = scanner.next() {
            switch token.kind {
            case .word:
                let code = ContentOperator.code(source[token.range])
                guard let kind = ContentOperator(code: code) else {
                    let name = String(decoding: source[token.range], as: UTF8.self)
                    throw .conformance("cairo used the operator \(name)")
                }
                operations.append(
                    ContentOperation(
                        kind: kind, code: code, name: token.range, operands: first..<tokens.count))
                first = tokens.count
            case .unknown:
                throw .conformance("cairo's operators at byte \(token.range.lowerBound) are odd")
            default: tokens.append(token)
            }
        }
        guard first == tokens.count else { throw .conformance("cairo's marks are not closed") }
    }

    /// Leaves out the rectangle that `PagePainter` begins a page with.
    ///
    /// - Throws: `PDFError.conformance` if it begins with something else.
    mutating func removeGround() throws(PDFError) {
        guard let path = operations.firstIndex(where: { $0.kind == .path }),
            operations[path].code == ContentOperator.rectangle,
            operations[path + 1..<operations.count].first?.kind == .fill,
            operations[..<path].allSatisfy({
                [.begin, .save, .state, .transform].contains($0.kind)
            })
        else { throw .conformance("a page has no ground") }
        operations.removeSubrange(path...path + 1)
        // Its white, too, where another colour comes before anything that is drawn.
        let next = operations[path...].first {
            $0.code == ContentOperator.fillColor || [.show, .fill, .paint].contains($0.kind)
        }
        if next?.code == ContentOperator.fillColor,
            let white = operations[..<path].lastIndex(where: {
                $0.code == ContentOperator.fillColor
            })
        {
            operations.remove(at: white)
        }
    }

    /// An operator's operands, piece by piece.
    func operands(_ operation: ContentOperation) -> ArraySlice<ContentToken> {
        tokens[operation.operands]
    }

    /// A number, as it is written (ISO 32000-1, 7.3.3).
    func number(_ token: ContentToken) -> Double {
        var (value, unit, isFraction) = (0, 1, false)
        for index in token.range {
            let byte = source[index]
            switch byte {
            case UInt8(ascii: "."): isFraction = true
            // What is beyond the eighteenth digit changes nothing that is written.
            case 0x30...0x39 where value < 100_000_000_000_000_000:
                value = value * 10 + Int(byte & 15)
                if isFraction { unit *= 10 }
            default: break
            }
        }
        let number = Double(value) / Double(unit)
        return source[token.range.lowerBound] == UInt8(ascii: "-") ? -number : number
    }
}
