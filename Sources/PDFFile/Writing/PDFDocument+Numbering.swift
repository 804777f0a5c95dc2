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
        let trailer = trailer
        var result = PDFDocument(version: version, objects: [.null], trailer: [:])
        result.objects.reserveCapacity(order.count + 1)
        // Each is taken out, so that it is not copied.
        for number in order {
            var object = PDFObject.null
            swap(&object, &source[number])
            object.renumber(numbers)
            result.objects.append(object)
        }
        var object = PDFObject.dictionary(trailer)
        object.renumber(numbers)
        result.trailer = object.dictionary ?? [:]
        return result
    }
}

extension PDFObject {
    /// Puts other numbers into the references.
    fileprivate mutating func renumber(_ numbers: [Int]) {
        switch self {
        case .reference(let number):
            guard numbers.indices.contains(number), numbers[number] > 0 else {
                self = .null
                return
            }
            self = .reference(numbers[number])
        case .array(var elements):
            self = .null
            for index in elements.indices { elements[index].renumber(numbers) }
            self = .array(elements)
        case .dictionary(var dictionary):
            self = .null
            dictionary.renumber(numbers)
            self = .dictionary(dictionary)
        case .stream(var stream):
            self = .null
            stream.dictionary["Length"] = nil
            stream.dictionary.renumber(numbers)
            self = .stream(stream)
        default: break
        }
    }
}

extension PDFDictionary {
    fileprivate mutating func renumber(_ numbers: [Int]) {
        for index in entries.indices { entries[index].value.renumber(numbers) }
    }
}
