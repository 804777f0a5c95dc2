package import ResumeModel
package import SourceTree

/// The languages that there are; a file is read when it is asked for.
package struct LanguageCatalog: Sendable {
    /// A language's file.
    package struct File: Sendable {
        /// What findings call it.
        package var name: String
        /// Whether it is part of the program.
        package var isBuiltIn: Bool
        /// Reads the bytes, which are YAML.
        let read: @Sendable () throws(Diagnostics) -> [UInt8]

        /// Makes a file that is read when it is asked for.
        package init(
            name: String, isBuiltIn: Bool,
            read: @escaping @Sendable () throws(Diagnostics) -> [UInt8]
        ) {
            self.name = name
            self.isBuiltIn = isBuiltIn
            self.read = read
        }
    }

    /// What came of reading a language.
    package struct Reading {
        /// The words; nil if there are none, or if something is wrong with their file.
        package var words: LanguageWords?
        /// The language's quotation marks, those of a region that differs in them among these.
        package var quotes = QuotationMarks.root
        /// The files that are not built in, with their bytes.
        package var ownFiles: [(name: String, bytes: [UInt8])] = []
        /// What is wrong with the files.
        package var diagnostics = Diagnostics()
    }

    /// The keys of the sections that have titles.
    private let sections: [String]
    /// The files of a tag, the one that wins first.
    private let files: @Sendable (_ tag: String) -> [File]

    /// What is understood in all languages.
    package let understood: UnderstoodWords

    /// Makes a catalog.
    ///
    /// - Parameters:
    ///   - sections: the keys of the sections that have titles.
    ///   - tags: the tags that there are files of.
    ///   - countries: the countries' names.
    ///   - files: the files of a tag, the one that wins first.
    package init(
        sections: [String], tags: @escaping @Sendable () -> [String],
        countries: CountryCatalog = CountryCatalog(),
        files: @escaping @Sendable (_ tag: String) -> [File]
    ) {
        self.sections = sections
        self.files = files
        understood = UnderstoodWords(countries: countries, tags: tags) { tag in
            UnderstoodWords.Source(
                files(tag).compactMap { file in
                    (try? file.read()).map { (file.name, file.isBuiltIn, $0) }
                }, table: Self.table)
        }
    }

    /// What is understood of a language.
    private static func table(_ files: [(name: String, bytes: [UInt8])]) -> UnderstoodWords.Table {
        var table = UnderstoodWords.Table()
        for (name, bytes) in files.reversed() {
            let findings = LanguageFindings(file: name)
            func map(_ part: Part) -> LanguageMap {
                let node = part.bytes(of: bytes).flatMap { YAMLReader.read($0, file: name).node }
                return LanguageMap(node, findings)
            }
            var words = LanguageWords()
            words.read(map(.said), sections: [])
            table.add(words)
            table.read(map(.understood))
        }
        return table
    }

    /// A document of a file.
    private enum Part {
        /// What pages and messages say.
        case said
        /// What resumes say.
        case understood

        /// The bytes of the document, with the numbers of its lines; nil if there is none.
        func bytes(of file: [UInt8]) -> [UInt8]? {
            let end = file.indices.first {
                $0 > 0 && file[$0] == UInt8(ascii: "-") && file[$0 - 1] == 0x0A
                    && file[$0...].starts(with: "---".utf8)
            }
            guard let end else { return self == .said ? file : nil }
            return self == .said
                ? Array(file[..<end]) : file[..<end].filter { $0 == 0x0A } + file[end...]
        }
    }

    /// How long a chain of files may be.
    private static let longestChain = 8

    /// The words for a tag.
    ///
    /// For `en-IE` that is the file `en-IE`, else `en-001`, else `en`.
    package func words(for tag: String) -> Reading {
        var reading = Reading()
        guard let tag = LanguageTag.normalized(tag) else { return reading }
        let candidates = LanguageTag.lookup(tag)
        let known = candidates.firstIndex { !files($0).isEmpty } ?? candidates.endIndex
        let others = known > 0 ? others() : nil
        if known < candidates.endIndex {
            let tag = candidates[known]
            let words = words(files(tag)[...], of: tag, 1, &reading)
            reading.words = reading.diagnostics.hasErrors ? nil : words
            reading.words?.understood = understood
        }
        // Regions without words of their own may have quotation marks of their own.
        let quotes = Self.quotes(of: candidates[..<known], others) ?? reading.words?.quotes
        reading.quotes =
            quotes ?? Self.quotes(of: candidates[known...], others ?? self.others()) ?? .root
        reading.words?.quotes = reading.quotes
        return reading
    }

    /// Changes words as a map says that is written like a language's file, and tells what is wrong
    /// with it.
    package func change(
        _ words: inout LanguageWords, by changes: Node, path: String, file: String
    ) -> Diagnostics {
        let findings = LanguageFindings(file: file)
        words.read(LanguageMap(changes, path: path, findings), sections: sections)
        return findings.finish()
    }

    /// The quotation marks of the first of some tags that has no file of its own and is listed with
    /// the languages that have none.
    private static func quotes(
        of tags: ArraySlice<String>, _ others: LanguageMap?
    ) -> QuotationMarks? {
        guard !tags.isEmpty, let map = others?.map("quotes") else { return nil }
        return tags.lazy.compactMap { map.quotes($0) }.first
    }

    /// What is known of languages that have no file.
    private func others() -> LanguageMap? {
        guard let file = files(Self.others).last, let bytes = try? file.read() else { return nil }
        let node = Part.said.bytes(of: bytes).flatMap { YAMLReader.read($0, file: file.name).node }
        return LanguageMap(node, LanguageFindings(file: file.name))
    }

    /// The file of what is known of languages that have no file.
    private static let others = "others"

    /// The words of the first of some files, on top of those that it extends.
    private func words(
        _ files: ArraySlice<File>, of tag: String, _ length: Int, _ reading: inout Reading
    ) -> LanguageWords? {
        guard let file = files.first else { return nil }
        let findings = LanguageFindings(file: file.name)
        guard let node = node(of: file, findings, &reading) else { return nil }
        let map = LanguageMap(node, findings)
        var base = ""
        var words = LanguageWords()
        if node["extends"] != nil {
            map.text("extends", &base)
            // A file that extends its own name changes the next one of that name.
            let others = base == tag ? files.dropFirst() : self.files(base)[...]
            guard LanguageTag.normalized(base) == base, length < Self.longestChain, !others.isEmpty
            else {
                findings.add(
                    .languageBase, "there is no language \"\(base)\" to build on",
                    at: node["extends"]?.span, "extends")
                reading.diagnostics.add(findings.diagnostics)
                return nil
            }
            guard let extended = self.words(others, of: base, length + 1, &reading) else {
                return nil
            }
            words = extended
        }
        words.read(map, sections: sections)
        reading.diagnostics.add(findings.finish())
        return words
    }

    /// What a file says; nil, with a finding, if it cannot be read.
    ///
    /// What resumes say is only looked at in a person's own file, since nothing is read of it yet.
    private func node(
        of file: File, _ findings: LanguageFindings, _ reading: inout Reading
    ) -> Node? {
        do throws(Diagnostics) {
            let bytes = try file.read()
            func node(_ part: Part) -> Node? {
                guard let bytes = part.bytes(of: bytes) else { return nil }
                let (node, faults) = YAMLReader.read(bytes, file: file.name)
                reading.diagnostics.add(faults)
                return node
            }
            if !file.isBuiltIn {
                reading.ownFiles.append((file.name, bytes))
                var table = UnderstoodWords.Table()
                table.read(LanguageMap(node(.understood), findings))
            }
            let said = node(.said)
            return reading.diagnostics.hasErrors ? nil : said
        } catch {
            reading.diagnostics.add(error)
            return nil
        }
    }
}
