/// Who a person is, at a glance.
package struct ListedOverview: Sendable, Hashable {
    /// The full name.
    package let name: String
    /// What stands under the name, such as a job title; may be empty.
    package let headline: String
    /// The photo, as the resume has it: a path or an address.
    package let image: String?
    /// The paragraphs of the text that introduces the person.
    package let summary: [String]
    /// The ways to reach the person.
    package let contacts: ListedSection
    /// What else there is.
    package let counts: [Count]

    /// How much there is in a section.
    package struct Count: Sendable, Hashable {
        /// The section.
        package let view: ListView
        /// Its title in the resume's language.
        package let title: String
        /// How many entries it has, at least 1.
        package let count: Int
    }
}
