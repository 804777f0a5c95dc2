/// How one section looks: the column's look with what differs in the section.
struct SectionLook {
    let key: String
    let styles: TextStyles
    let spacing: Spacing
    let title: SectionTitleLayout
    let bullets: BulletLayout
    let chips: ChipLayout
    let levels: LevelLayout
    let options: SectionOptions
    let entry: EntryLayout

    init(layout: Layout, key: String, inSide: Bool) {
        let look = layout.look(inSide: inSide)
        let options = layout.sections.each[key] ?? SectionOptions()
        self.key = key
        self.options = options
        styles = look.styles
        spacing = options.spacing ?? look.spacing
        title = options.title ?? look.title
        bullets = look.bullets
        chips = look.chips
        levels = look.levels
        entry = layout.entry(key)
    }
}
