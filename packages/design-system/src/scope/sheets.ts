interface Adopted {
  sheet: CSSStyleSheet
  users: number
}

const adopted = new Map<string, Adopted>()

/**
 * Puts a theme's rules into the page while somebody uses them and returns how to take them out.
 * A constructed sheet needs no style element, so a strict content security policy lets it pass.
 */
export function adoptSheet(name: string, css: string): () => void {
  const entry = adopted.get(name) ?? add(name, css)
  entry.users++
  return () => {
    entry.users--
    // Waits a moment: on a switch the next user follows at once, and the rules can stay.
    queueMicrotask(() => {
      if (entry.users > 0 || adopted.get(name) !== entry) return
      adopted.delete(name)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== entry.sheet)
    })
  }
}

function add(name: string, css: string): Adopted {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const entry = { sheet, users: 0 }
  adopted.set(name, entry)
  return entry
}
