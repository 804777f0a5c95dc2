/// Values that are made once for all tests that ask for them, whichever asks first.
package actor Remembered<Key: Hashable & Sendable, Value: Sendable> {
    private var tasks: [Key: Task<Value, Never>] = [:]

    /// Remembers nothing yet.
    package init() {}

    /// The value for a key; while it is made, others that ask for it leave their thread to other tests.
    package func value(for key: Key, _ make: @escaping @Sendable () -> Value) async -> Value {
        let task = tasks[key] ?? Task.detached { make() }
        tasks[key] = task
        return await task.value
    }
}
