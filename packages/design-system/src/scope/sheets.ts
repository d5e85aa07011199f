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
  const unused: string[] = []

  function add(name: string, css: string): Adopted {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    tree().adoptedStyleSheets = [...tree().adoptedStyleSheets, sheet]
    const entry = { sheet, users: 0 }
    adopted.set(name, entry)
    return entry
  }

  function remove(name: string | undefined): void {
    const entry = name === undefined ? undefined : adopted.get(name)
    if (name === undefined || !entry) return
    adopted.delete(name)
    tree().adoptedStyleSheets = tree().adoptedStyleSheets.filter((s) => s !== entry.sheet)
  }

  return (name, css) => {
    const entry = adopted.get(name) ?? add(name, css)
    entry.users++
    const index = unused.indexOf(name)
    if (index >= 0) unused.splice(index, 1)
    return () => {
      entry.users--
      if (entry.users > 0) return
      unused.push(name)
      if (unused.length > KEPT) remove(unused.shift())
    }
  }
}
