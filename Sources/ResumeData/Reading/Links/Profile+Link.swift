package import ResumeModel

extension Profile {
    /// The account's page: the one that the resume names, else the one that follows from the network
    /// and the person's name there; nil if neither is known.
    package var accountLink: Link? {
        if let link = url?.link { return link }
        guard url == nil, let network, let username else { return nil }
        let address = Network(written: network)?.address(ofAccount: username)
        return address.flatMap { try? LinkAddress.read($0).link }
    }
}
