/// Where bytes from the network come from, as people are told of it.
package struct NetworkOrigin: Sendable, Hashable {
    /// The address, without a user or a password.
    package var address: String
    /// How old the copy is that was taken; nil for bytes that were fetched just now.
    package var age: Age?

    /// Names an origin.
    package init(address: String, age: Age? = nil) {
        self.address = address
        self.age = age
    }

    /// `from https://example.org/cv.json just now`, or `from the cache, 12 min old`.
    package var words: Message {
        age.map { "from the cache, \($0.message) old" } ?? "from \(address) just now"
    }
}
