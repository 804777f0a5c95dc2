import Testing

@testable import ResumeData

@Suite struct NetworkAddressTests {
    @Test(arguments: [
        ("93.184.216.34", NetworkAddress.Reach.everywhere), ("127.0.0.1", .loopback),
        ("127.255.255.254", .loopback), ("10.0.0.1", .site), ("172.16.0.1", .site),
        ("172.31.255.255", .site), ("172.32.0.1", .everywhere), ("172.15.0.1", .everywhere),
        ("192.168.1.1", .site), ("192.169.1.1", .everywhere), ("100.64.0.1", .site),
        ("100.127.0.1", .site), ("100.128.0.1", .everywhere), ("169.254.169.254", .nobody),
        ("169.253.1.1", .everywhere), ("0.0.0.0", .nobody), ("224.0.0.1", .nobody),
        ("255.255.255.255", .nobody), ("192.0.0.8", .nobody), ("192.0.2.1", .everywhere),
        ("198.18.0.1", .site), ("::1", .loopback), ("[::1]", .loopback), ("::", .nobody),
        ("2001:db8::1", .everywhere), ("fe80::1", .nobody), ("febf::1", .nobody),
        ("fec0::1", .nobody), ("fc00::1", .site), ("fdff::1", .site), ("ff02::1", .nobody),
        ("::ffff:169.254.169.254", .nobody), ("::ffff:127.0.0.1", .loopback),
        ("::ffff:8.8.8.8", .everywhere), ("::10.0.0.1", .site), ("64:ff9b::a9fe:a9fe", .nobody),
        ("64:ff9b::808:808", .everywhere), ("2002:7f00:1::", .loopback),
        ("64:ff9b:1::a9fe:a9fe", .nobody), ("::ffff:0:169.254.169.254", .nobody),
        ("::ffff:0:10.0.0.1", .site), ("::ffff:1:10.0.0.1", .everywhere),
        ("::ffff:0.0.0.0", .nobody),
    ])
    func everyAddressHasItsReach(_ text: String, _ reach: NetworkAddress.Reach) {
        #expect(NetworkAddress(text)?.reach == reach)
    }

    @Test(arguments: [
        ("10.1.2.3", "10.0.0.0/8", true), ("11.1.2.3", "10.0.0.0/8", false),
        ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "10.1.2.4", false),
        ("10.1.2.3", "10.1.2.0/31", false), ("10.1.2.1", "10.1.2.0/31", true),
        ("10.1.2.3", "0.0.0.0/0", false), ("10.1.2.3", "10.1.2.3/33", false),
        ("fd00::1", "fd00::/8", true), ("fd00::1", "fd00::/128", false), ("::1", "[::1]", false),
        ("::1", "::1", true),
        ("10.1.2.3", "::/0", false), ("10.1.2.3", "ten", false), ("10.1.2.3", "/8", false),
    ])
    func anAddressIsInABlock(_ address: String, _ block: String, _ isIn: Bool) {
        #expect(NetworkAddress(address)?.isIn(block: block) == isIn)
    }

    @Test(arguments: [
        "", "localhost", "127.1", "0x7f000001", "2130706433", "1.2.3.4.5", "fe80::1%eth0", "[::1",
        "1.2.3.256", "01.2.3.4", "::1]", "0177.0.0.1",
        "1.2.3.0x4", "１27.0.0.1", " 127.0.0.1", "127.0.0.1 ", "[127.0.0.1",
    ])
    func otherTextsAreNoAddress(_ text: String) { #expect(NetworkAddress(text) == nil) }
}
