interface Adopted {
  sheet: CSSStyleSheet
  users: number
}

/** So many unused ones stay: who switches back finds them, and taking one out lays out the whole page. */
const KEPT = 4

/** Puts a theme's rules into a tree while somebody uses them, and returns how to give them up. */
export type AdoptSheet = (name: string, css: string) => () => void

/**
 * The sheets of a document or of a shadow tree. A constructed sheet needs no style element, so a strict
 * content security policy lets it pass.
 */
export function createSheets(tree: () => DocumentOrShadowRoot): AdoptSheet {
  const adopted = new Map<string, Adopted>()
  /** Themes that nobody uses any more, the oldest first. */
  const unused = new Set<string>()

  function add(name: string, css: string): Adopted {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    tree().adoptedStyleSheets.push(sheet)
    const entry = { sheet, users: 0 }
    adopted.set(name, entry)
    return entry
  }

  return (name, css) => {
    const entry = adopted.get(name) ?? add(name, css)
    entry.users++
    unused.delete(name)
    return () => {
      entry.users--
      if (entry.users > 0) return
      unused.add(name)
      const [oldest] = unused
      if (oldest === undefined || unused.size <= KEPT) return
      const sheet = adopted.get(oldest)?.sheet
      unused.delete(oldest)
      adopted.delete(oldest)
      tree().adoptedStyleSheets = tree().adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }
}
