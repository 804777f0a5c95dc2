import ResumeModel

extension InlineMarkup {
    /// Reads what stands at a `<`: a tag, an address in angle brackets, or the sign itself.
    mutating func readTag() {
        if let tag = HTMLTag(bytes, at: index) {
            if read(tag) { index = tag.end } else { copy(1) }
        } else if let end = commentEnd() {
            findings.removedTags.insert("!--")
            index = end
        } else if let address = angleAddress(), let link = link(inAngles: address) {
            add(.link(link, .bare))
            output += bytes[address]
            add(.linkEnd(.bare))
            index = address.upperBound + 1
        } else {
            copy(1)
        }
    }

    /// Applies a tag; false if it must stay text.
    private mutating func read(_ tag: HTMLTag) -> Bool {
        let emphasis: RichText.Emphasis
        switch tag.name {
        case "strong", "b": emphasis = .bold
        case "em", "i": emphasis = .italic
        case "code": emphasis = .code
        case "a":
            findings.understoodTags.insert(tag.name)
            return readAnchor(tag)
        default:
            if let alt = tag.alt { output += alt.utf8 }
            findings.removedTags.insert(tag.name)
            return true
        }
        if tag.isClosing {
            if tags.closes(tag.name) { add(.off(emphasis)) }
        } else {
            guard tags.opens(tag.name, at: index, in: bytes) else { return false }
            add(.on(emphasis))
        }
        findings.understoodTags.insert(tag.name)
        return true
    }

    private mutating func readAnchor(_ tag: HTMLTag) -> Bool {
        if tag.isClosing {
            if tags.closes("a") { add(.linkEnd(.html)) }
            return true
        }
        guard tags.opens("a", at: index, in: bytes) else { return false }
        add(.link(tag.href.flatMap { findings.link($0)?.link }, .html))
        return true
    }

    /// Where the comment that begins here ends; nil if none does, or it has no end.
    private mutating func commentEnd() -> Int? {
        guard hasCommentEnds, bytes[index...].starts(with: "<!--".utf8) else { return nil }
        var end = index + 4
        while end + 2 < bytes.count {
            if bytes[end] == UInt8(ascii: "-"), bytes[end...].starts(with: "-->".utf8) {
                return end + 3
            }
            end += 1
        }
        hasCommentEnds = false
        return nil
    }

    /// The place of the text between angle brackets, if it has no blank in it.
    private func angleAddress() -> Range<Int>? {
        let body = bytes[(index + 1)...].prefix(LinkAddress.longestTarget)
        guard let end = body.firstIndex(where: { $0 <= 0x20 || $0 == 0x3C || $0 == 0x3E }),
            bytes[end] == UInt8(ascii: ">")
        else { return nil }
        return index + 1..<end
    }

    /// The link of `<https://example.com>` or `<me@example.com>`.
    private func link(inAngles address: Range<Int>) -> Link? {
        let text = bytes[address]
        guard text.contains(UInt8(ascii: ":")) || text.contains(UInt8(ascii: "@")) else {
            return nil
        }
        guard let reading = try? LinkAddress.read(String(bytes: text)) else { return nil }
        return reading.addedScheme ? nil : reading.link
    }

    mutating func openBracket(isImage: Bool) {
        let number = brackets.push(isImage: isImage, delimiter: delimiters.last)
        add(.bracket(number))
        index += isImage ? 2 : 1
    }

    mutating func closeBracket() {
        guard let number = brackets.pop(), isNext(UInt8(ascii: "(")),
            let destination = LinkDestination.read(bytes, at: index + 1)
        else { return copy(1) }
        delimiters.pair(above: brackets.all[number].delimiter)
        if brackets.all[number].isImage {
            findings.images += 1
            brackets.settle(number, .image)
        } else {
            let link = findings.link(destination.address)?.link
            brackets.settle(number, .link(link))
            add(.linkEnd(.markdown))
        }
        index = destination.end
    }
}
