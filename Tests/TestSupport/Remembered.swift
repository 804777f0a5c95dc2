import Synchronization

/// Values that are made once for all tests that ask for them, whichever asks first.
package final class Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let slots = Mutex<[Key: Slot]>([:])

    /// Remembers nothing yet.
    package init() {}

    /// The value for a key; while one test makes it, others that ask for it wait.
    package func value(for key: Key, _ make: () -> Value) -> Value {
        let slot = slots.withLock { slots in
            let slot = slots[key] ?? Slot()
            slots[key] = slot
            return slot
        }
        return slot.value.withLock { value in
            let made = value ?? make()
            value = made
            return made
        }
    }

    private final class Slot: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
