interface Adopted {
  sheet: CSSStyleSheet
  users: number
}

/** What holds sheets: the document, or a shadow tree in it. */
type Tree = Document | ShadowRoot

interface Sheets {
  adopted: Map<string, Adopted>
  /** Themes that nobody uses any more, the oldest first. */
  unused: string[]
}

const sheetsOf = new WeakMap<Tree, Sheets>()

/** So many of them stay: who switches back finds them, and taking one out lays out the whole page. */
const KEPT = 4

/**
 * Puts a theme's rules into a tree while somebody uses them there and returns how to give them up.
 * A constructed sheet needs no style element, so a strict content security policy lets it pass.
 */
export function adoptSheet(tree: Tree, name: string, css: string): () => void {
  const { adopted, unused } = sheetsOf.get(tree) ?? begin(tree)
  const entry = adopted.get(name) ?? add(tree, css)
  adopted.set(name, entry)
  entry.users++
  const index = unused.indexOf(name)
  if (index >= 0) unused.splice(index, 1)
  return () => {
    entry.users--
    if (entry.users > 0) return
    unused.push(name)
    if (unused.length <= KEPT) return
    const gone = unused.shift()!
    const { sheet } = adopted.get(gone)!
    adopted.delete(gone)
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

function begin(tree: Tree): Sheets {
  const sheets = { adopted: new Map<string, Adopted>(), unused: [] }
  sheetsOf.set(tree, sheets)
  return sheets
}

function add(tree: Tree, css: string): Adopted {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet]
  return { sheet, users: 0 }
}
