import Characters
package import SourceTree

/// Reads changes to a layout as people type them: `styles.name.size=28pt`.
///
/// A path is made of keys between dots and of places in lists, from 0, in brackets. The value is
/// YAML, but `#` starts a text: a comment would make no sense there, a colour does.
package struct LayoutSettingReader {
    private let text: String
    private let scalars: [Unicode.Scalar]
    /// The line of all changes that the text starts.
    private let line: Int
    /// The first line behind it.
    private let endLine: Int

    /// The most steps of a path: no layout is as deep.
    private static let depthLimit = 50

    /// Reads all changes.
    ///
    /// - Parameter texts: the changes.
    /// - Returns: those that can be read, and what is wrong with the others; places are in all
    ///   texts, each starting a line.
    package static func read(
        _ texts: [String]
    ) -> (settings: [LayoutSetting], diagnostics: Diagnostics) {
        var settings: [LayoutSetting] = []
        var diagnostics = Diagnostics()
        var line = 1
        for text in texts {
            let reader = Self(text, line: line)
            do throws(Diagnostics) {
                settings.append(try reader.setting(&diagnostics))
            } catch {
                diagnostics.add(error)
            }
            line = reader.endLine
        }
        return (settings, diagnostics)
    }

    private init(_ text: String, line: Int) {
        self.text = text
        self.line = line
        scalars = Array(text.unicodeScalars)
        endLine = line + SourceLines(Array(text.utf8)).count
    }

    private func setting(_ diagnostics: inout Diagnostics) throws(Diagnostics) -> LayoutSetting {
        let example: Message = "write a path and a value, such as styles.name.size=28pt"
        guard let equals = scalars.firstIndex(of: "=") else {
            throw fault(
                "\(VisibleText.quoted(text)) has no \"=\"; \(example)", at: 0..<scalars.count)
        }
        let path = blanksTrimmed(0..<equals)
        guard !path.isEmpty else {
            throw fault("there is no path before the \"=\"; \(example)", at: equals..<equals + 1)
        }
        let steps = try steps(path)
        if steps.count == 1, steps[0].part == .key("extends") {
            throw fault("a layout's base cannot be set; choose the layout with --layout", at: path)
        }
        let typed = blanksTrimmed(equals + 1..<scalars.count)
        guard !typed.isEmpty else {
            throw fault(
                "there is no value behind the \"=\"; null removes what is there, and \"\" is an "
                    + "empty text", at: equals..<equals + 1)
        }
        // The indentation of a first line counts where there are others.
        let isOneLine = endLine == line + 1
        let yaml = (isOneLine ? typed.lowerBound : equals + 1)..<typed.upperBound
        return LayoutSetting(
            steps: steps, value: try value(yaml, LayoutSetting.path(steps[...]), &diagnostics),
            text: text, span: span(path.lowerBound..<typed.upperBound))
    }

    // MARK: The path

    private func steps(_ path: Range<Int>) throws(Diagnostics) -> [LayoutSetting.Step] {
        var steps: [LayoutSetting.Step] = []
        var index = path.lowerBound
        while index < path.upperBound {
            let start = index
            if scalars[index] == "[" {
                steps.append(try element(&index, path))
            } else {
                if index > path.lowerBound, scalars[index] == "." { index += 1 }
                steps.append(try key(&index, path))
            }
            guard steps.count <= Self.depthLimit else {
                throw fault("no layout is as deep as this path", at: start..<path.upperBound)
            }
        }
        return steps
    }

    private func key(
        _ index: inout Int, _ path: Range<Int>
    ) throws(Diagnostics) -> LayoutSetting.Step {
        let start = index
        let isBehindElement = start > path.lowerBound && scalars[start - 1] == "]"
        while index < path.upperBound, !".[]".unicodeScalars.contains(scalars[index]) { index += 1 }
        let end = index < path.upperBound ? scalars[index] : "."
        guard index > start, end != "]", !isBehindElement else {
            throw fault(
                isBehindElement
                    ? "write a dot between an element and a key in it, such as rows[1].left"
                    : "there is no key here; write keys with one dot between two of them, and "
                        + "places in lists in brackets",
                at: min(start, path.upperBound - 1)..<index + 1)
        }
        return LayoutSetting.Step(part: .key(text(start..<index)), span: span(start..<index))
    }

    private func element(
        _ index: inout Int, _ path: Range<Int>
    ) throws(Diagnostics) -> LayoutSetting.Step {
        let start = index
        let end = scalars[start..<path.upperBound].firstIndex(of: "]") ?? path.upperBound
        let digits = start + 1..<end
        guard start > path.lowerBound, end < path.upperBound, !digits.isEmpty,
            scalars[digits].allSatisfy({ "0"..."9" ~= $0 })
        else {
            throw fault(
                "a place in a list is a number from 0 in brackets behind the list, such as "
                    + "rows[1]", at: start..<min(end + 1, path.upperBound))
        }
        index = end + 1
        // A number beyond all integers is beyond all lists, too.
        return LayoutSetting.Step(
            part: .index(Int(text(digits)) ?? .max - 1), span: span(start..<index))
    }

    // MARK: The value

    private func value(
        _ range: Range<Int>, _ path: String, _ diagnostics: inout Diagnostics
    ) throws(Diagnostics) -> Node {
        if scalars[range.lowerBound] == "#" { return Node(.string(text(range)), at: span(range)) }
        let (node, found) = YAMLReader.read(Array(text(range).utf8), file: LayoutSetting.file)
        let placed = found.all.map { finding in
            var finding = finding
            finding.span = finding.span.map { moved($0, behind: range.lowerBound) }
            if let line = finding.span?.line, line >= endLine { finding.span = span(range) }
            finding.path = path
            if finding.severity == .error {
                finding.wording = "the value is not YAML: \(finding.wording)"
            }
            return finding
        }
        guard let node, !found.hasErrors else { throw Diagnostics(placed) }
        diagnostics.add(Diagnostics(placed))
        return moved(node, behind: range.lowerBound)
    }

    private func moved(_ node: Node, behind start: Int) -> Node {
        var node = node
        node.span = moved(node.span, behind: start)
        switch node.value {
        case .array(let elements): node.value = .array(elements.map { moved($0, behind: start) })
        case .object(let members):
            node.value = .object(
                members.map { member in
                    Node.Member(
                        key: member.key, keySpan: moved(member.keySpan, behind: start),
                        value: moved(member.value, behind: start))
                })
        default: break
        }
        return node
    }

    // MARK: Places

    private func moved(_ span: SourceSpan, behind start: Int) -> SourceSpan {
        let isFirst = span.line == 1
        return SourceSpan(
            line: Int(span.line) + line - 1, column: Int(span.column) + (isFirst ? start : 0),
            length: Int(span.length))
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(line: line, column: range.lowerBound + 1, length: range.count)
    }

    private func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    private func blanksTrimmed(_ range: Range<Int>) -> Range<Int> {
        func isBlank(_ index: Int) -> Bool { " \t\n\r".unicodeScalars.contains(scalars[index]) }
        guard let first = range.first(where: { !isBlank($0) }),
            let last = range.last(where: { !isBlank($0) })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }

    private func fault(_ message: Message, at range: Range<Int>) -> Diagnostics {
        Diagnostics([
            Diagnostic(.layoutSet, .error, message, file: LayoutSetting.file, at: span(range))
        ])
    }
}
