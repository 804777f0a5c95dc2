import Characters
package import ResumeModel
package import SourceTree

/// Finds achievements that stand under two positions in the same words.
package struct RepeatedBulletCheck {
    private let resume: Resume

    /// Fewer words than this may well be said twice.
    private static let least = 3

    /// Looks at a resume.
    package init(_ resume: Resume) { self.resume = resume }

    /// A finding for each.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        var first: [String: (path: String, name: String)] = [:]
        for bullet in resume.bullets {
            let words = bullet.text.foldedWords
            guard words.count >= Self.least else { continue }
            let key = words.joined(separator: " ")
            guard let earlier = first[key] else {
                first[key] = (bullet.path, bullet.name)
                continue
            }
            findings.add(
                Diagnostic(
                    .dataRepeated, .warning,
                    "\(bullet.text.inQuotes) stands under "
                        + "\(bullet.name.inQuotes) and under \(earlier.name.inQuotes)",
                    path: bullet.path))
        }
        return findings
    }
}

extension Resume {
    /// What was achieved in work, projects and the like, with its path and what it stands under.
    var bullets: [(path: String, name: String, text: String)] {
        struct Bullets: SectionVisitor {
            let resume: Resume
            var all: [(path: String, name: String, text: String)] = []

            mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
                for (index, entry) in Entry.section.entries.get(resume).enumerated() {
                    let name = EntryText.name(of: entry)
                    add(entry, "\(Entry.sectionKey)[\(index)]", name)
                }
            }

            mutating func add<Entry: ResumeEntry>(_ entry: Entry, _ path: String, _ name: String) {
                for field in Entry.fields {
                    switch field.value {
                    case .items(let place) where field.role == .achievements:
                        for (index, item) in place.get(entry).enumerated() {
                            all.append(("\(path).\(field.key)[\(index)]", name, item.text.plain))
                        }
                    case .roles(let place):
                        for (index, role) in place.get(entry).enumerated() {
                            let title = role.position.plain
                            add(
                                role, "\(path).\(field.key)[\(index)]", title.isEmpty ? name : title
                            )
                        }
                    default: break
                    }
                }
            }
        }
        var bullets = Bullets(resume: self)
        Self.visitSections(&bullets)
        return bullets.all
    }
}

extension String {
    /// The text in quotation marks, safe to show; what has no name is "this entry".
    var inQuotes: Message {
        isEmpty ? "this entry" : Message(verbatim: VisibleText.quoted(self, limit: 70))
    }
}

extension Diagnostic.Kind {
    static let dataRepeated = Self("data-repeated", .check)
}
