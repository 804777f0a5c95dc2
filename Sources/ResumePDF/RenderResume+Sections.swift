import Characters
package import Export
import ResumeData
import ResumeLayout
import ResumeModel
package import SourceTree

extension RenderResume.Run {
    /// What lists show of a resume, in the words of its language.
    func listing(of resume: Resume) -> Listing {
        Listing(of: resume, language: outcome.words) { $0.accountLink }
    }

    /// Finds the sections that alone are asked for.
    ///
    /// Names that mean none are findings.
    mutating func findSections(_ resume: Resume) {
        guard let names = request.sections else { return }
        let listing = listing(of: resume)
        var keys: Set<String> = []
        for name in names {
            guard let view = listing.view(named: name) else {
                outcome.diagnostics.add(listing.unknown(name))
                continue
            }
            switch view {
            case .all: return
            case .contacts: continue
            case .overview: keys.insert(ListView.summary)
            case .section(let key):
                keys.insert(key)
                if listing.count(of: key) == 0 { outcome.diagnostics.add(listing.lack(of: key)) }
            }
        }
        sections = keys
    }

    /// A layout with the sections that are asked for.
    func chosen(_ layout: Layout, _ resume: Resume) -> Layout {
        sections.map { layout.showing($0, of: resume) } ?? layout
    }
}

extension Listing {
    /// The finding for a name that no section has.
    package func unknown(_ name: String) -> Diagnostic {
        var seen: Set<ListView> = []
        let known = (ListView.named.map(\.view) + keys.map(ListView.section)).filter {
            seen.insert($0).inserted
        }.map(\.name)
        var meant: Set<ListView> = []
        let names = names
        let near = NearMiss.suggestions(for: name, in: names.map(\.name)).filter { near in
            names.first { $0.name == near }.map { meant.insert($0.view).inserted } ?? false
        }
        return Diagnostic(
            .sectionUnknown, .error,
            "there is no section \"\(name.printable)\"; there are \(known.joined(separator: ", "))",
            suggestions: near)
    }

    /// The finding for a section of which the resume has nothing.
    package func lack(of key: String) -> Diagnostic {
        Diagnostic(
            .sectionEmpty, .warning,
            "the resume has nothing in \"\(ListView.section(key).name.printable)\"")
    }
}

extension Diagnostic.Kind {
    static let sectionEmpty = Self("section-empty", .data)
    static let sectionUnknown = Self("section-unknown", .usage)
}
