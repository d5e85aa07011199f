interface Adopted {
  sheet: CSSStyleSheet
  users: number
}

const adopted = new Map<string, Adopted>()

/** Themes that nobody uses any more, the oldest first. */
const unused: string[] = []

/** So many of them stay: who switches back finds them, and taking one out lays out the whole page. */
const KEPT = 4

/**
 * Puts a theme's rules into the page while somebody uses them and returns how to give them up.
 * A constructed sheet needs no style element, so a strict content security policy lets it pass.
 */
export function adoptSheet(name: string, css: string): () => void {
  const entry = adopted.get(name) ?? add(name, css)
  entry.users++
  forget(name)
  return () => {
    entry.users--
    if (entry.users > 0) return
    unused.push(name)
    if (unused.length > KEPT) remove(unused.shift())
  }
}

function forget(name: string): void {
  const index = unused.indexOf(name)
  if (index >= 0) unused.splice(index, 1)
}

function remove(name: string | undefined): void {
  const entry = name === undefined ? undefined : adopted.get(name)
  if (name === undefined || !entry) return
  adopted.delete(name)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== entry.sheet)
}

function add(name: string, css: string): Adopted {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const entry = { sheet, users: 0 }
  adopted.set(name, entry)
  return entry
}
