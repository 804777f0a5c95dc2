import ResumeModel

struct MarkupFindings {
    var understoodTags: Set<String> = []
    var removedTags: Set<String> = []
    var images = 0
    var refusals: [(address: String, reason: LinkRefusal)] = []
    /// Addresses that were taken for `https://` ones.
    var schemeless: [String] = []

    /// Reads the address of a link, keeping what is to be said of it.
    mutating func link(_ address: String) -> LinkAddress.Reading? {
        do {
            let reading = try LinkAddress.read(address)
            if reading.addedScheme { schemeless.append(address) }
            return reading
        } catch {
            refusals.append((address, error))
            return nil
        }
    }
}
