import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import schibstedExt from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2?url'
import schibsted from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import fontsCss from '@atrium/design-system/fonts.css?raw'

const files = new Map([
  ['inter-latin-ext-wght-normal.woff2', interExt],
  ['inter-latin-wght-normal.woff2', inter],
  ['schibsted-grotesk-latin-ext-wght-normal.woff2', schibstedExt],
  ['schibsted-grotesk-latin-wght-normal.woff2', schibsted],
])

const unseen = `.at-visually-hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;
clip-path:inset(50%);white-space:nowrap}`

let isThere = false

/**
 * Makes the fonts known to the page, once: browsers know no `@font-face` in a shadow tree. A constructed sheet
 * needs no style element, so a strict content security policy lets it pass. Beside fonts it has the one rule for what
 * only a screen reader hears, which is spoken from the page's body.
 */
export function addFonts(): void {
  if (isThere) return
  isThere = true
  const css = fontsCss.replace(/url\('[^']*\/([^/']+)'\)/g, (_, name: string) => {
    const file = files.get(name)
    return file ? `url('${new URL(file, import.meta.url).href}')` : 'local(none)'
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css + unseen)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
