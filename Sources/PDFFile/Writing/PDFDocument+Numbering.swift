extension PDFDocument {
    /// The file with the objects alone that the trailer leads to, numbered as they are met.
    ///
    /// What belongs together then has numbers in a row, which packs well; so do many objects of one make.
    /// A reference to nothing becomes null.
    ///
    /// - Parameter isLast: whether an object stands behind all others.
    /// - Returns: the same file.
    package consuming func renumbered(
        _ isLast: (PDFObject) -> Bool = { _ in false }
    ) -> PDFDocument {
        // By their old numbers; 0 for those that are not met.
        var numbers = Array(repeating: 0, count: objects.count)
        var source = objects
        objects = []
        var order: [Int] = []
        var last: [Int] = []
        var stack: [Int] = []
        func meet(_ object: PDFObject, _ found: inout [Int]) {
            switch object {
            case .reference(let number):
                if numbers.indices.contains(number), numbers[number] == 0, source[number] != .null {
                    numbers[number] = -1
                    found.append(number)
                }
            case .array(let elements): for element in elements { meet(element, &found) }
            case .dictionary(let dictionary):
                for entry in dictionary.entries { meet(entry.value, &found) }
            case .stream(let stream):
                // Its length is written anew.
                for entry in stream.dictionary.entries where entry.key != "Length" {
                    meet(entry.value, &found)
                }
            default: break
            }
        }
        meet(.dictionary(trailer), &stack)
        stack.reverse()
        while let number = stack.popLast() {
            if isLast(source[number]) { last.append(number) } else { order.append(number) }
            var found: [Int] = []
            meet(source[number], &found)
            stack.append(contentsOf: found.reversed())
        }
        order += last
        for (index, number) in order.enumerated() { numbers[number] = index + 1 }
        let trailer = PDFObject.dictionary(trailer).mapped(numbers).dictionary ?? [:]
        var result = PDFDocument(version: version, objects: [.null], trailer: trailer)
        result.objects.reserveCapacity(order.count + 1)
        // Each is taken out, so that it goes once the other is there.
        for number in order {
            var object = PDFObject.null
            swap(&object, &source[number])
            result.objects.append(object.mapped(numbers))
        }
        return result
    }
}

extension PDFObject {
    /// The object with other numbers in its references.
    fileprivate func mapped(_ numbers: [Int]) -> PDFObject {
        switch self {
        case .reference(let number):
            guard numbers.indices.contains(number), numbers[number] > 0 else { return .null }
            return .reference(numbers[number])
        case .array(let elements): return .array(elements.map { $0.mapped(numbers) })
        case .dictionary(let dictionary): return .dictionary(dictionary.mapped(numbers))
        case .stream(var stream):
            stream.dictionary["Length"] = nil
            stream.dictionary = stream.dictionary.mapped(numbers)
            return .stream(stream)
        default: return self
        }
    }
}

extension PDFDictionary {
    fileprivate func mapped(_ numbers: [Int]) -> PDFDictionary {
        PDFDictionary(entries: entries.map { Entry(key: $0.key, value: $0.value.mapped(numbers)) })
    }
}
