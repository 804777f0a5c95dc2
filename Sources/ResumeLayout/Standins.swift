extension Icon { static func section(_ k: String) -> Icon? { nil } }
