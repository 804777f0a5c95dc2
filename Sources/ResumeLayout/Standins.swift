struct PersonName { var parts: [(text: String, isFamily: Bool)]; init(_ n: String, language: String) { parts = [(n, true)] } }
extension Icon { static func section(_ k: String) -> Icon? { nil } }
