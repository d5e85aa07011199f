import { parseAsync, renderDocument } from 'docx-preview'
import createPurifier from 'dompurify'

/** A Word document as elements without anything that could act, and the rules they are set by. */
export interface WordPages {
  content: HTMLElement
  styles: CSSStyleSheet[]
}

const options = {
  className: 'docx',
  // A page in the browser has no room for the printer's margins on a telephone; see `word.css.ts`.
  inWrapper: true,
  // Fonts in the file would have to be loaded from an address that our policy rightly refuses.
  ignoreFonts: true,
  // Web pages inside the document: never.
  renderAltChunks: false,
  ignoreLastRenderedPageBreak: false,
}

/** The formats of addresses that a document may lead to, or show a picture from. */
const addresses = /^(?:https?:|mailto:|tel:|blob:|data:image\/|#)/i

/**
 * Reads a Word document. Rejects where it is none.
 * @param unshown  what stands in the place of a picture that no browser shows
 */
export async function renderWord(bytes: ArrayBuffer, unshown: string): Promise<WordPages> {
  const parsed = (await parseAsync(bytes, options)) as ParsedDocument
  const nodes = await renderDocument(parsed, options)
  const content = document.createElement('div')
  const styles: CSSStyleSheet[] = []
  for (const node of nodes) {
    if (node instanceof HTMLStyleElement) {
      styles.push(sheetOf(withFallbacks(withSigns(node.textContent))))
    } else if (node instanceof HTMLElement) content.append(node)
  }
  clean(content)
  for (const image of content.querySelectorAll('img')) nameUnshown(image, unshown)
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (text.nodeValue && ownSigns.test(text.nodeValue)) text.nodeValue = withSigns(text.nodeValue)
  }
  for (const { style } of content.querySelectorAll<HTMLElement>('[style*="font-family"]'))
    style.fontFamily = `${style.fontFamily}, ${fallbackOf(style.fontFamily)}`
  markHeadings(content, parsed)
  return { content, styles }
}

interface ParsedDocument {
  stylesPart?: { styles: readonly { name?: string; cssName?: string }[] }
}

/** Fonts of Word are not on every device: one of the same kind takes their place. */
const fallbackOf = (family: string): string => {
  if (/times|cambria|georgia|garamond|palatino|serif(?<!sans-serif)/i.test(family)) return 'serif'
  return /courier|consolas|mono/i.test(family) ? 'monospace' : 'Carlito, Arial, sans-serif'
}

const withFallbacks = (rules: string): string =>
  rules.replace(/(font-family:\s*)([^;}]+)/g, (_, name: string, family: string) => `${name}${family.trim()}, ${fallbackOf(family)}`) // prettier-ignore

/** Word's bullets and ticks are letters of its own fonts, which other devices do not have. */
const ownSigns = /[\uf020-\uf0ff]/
const signs: Readonly<Record<string, string>> = {
  '\uf02d': '–',
  '\uf06e': '■',
  '\uf06f': '□',
  '\uf071': '❑',
  '\uf076': '❖',
  '\uf0a7': '▪',
  '\uf0a8': '◻',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf0e8': '➔',
  '\uf0fb': '✗',
  '\uf0fc': '✓',
  '\uf0fe': '☑',
}
/** What is none of the usual ones is a bullet. */
const withSigns = (text: string): string =>
  text.replaceAll(new RegExp(ownSigns, 'g'), (sign) => signs[sign] ?? '•')

/** Rules set by the script are allowed where rules in the page are not. What a rule loads, is not loaded. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Word takes drawings of Windows and of the Mac (EMF, WMF, PICT), which no browser shows. */
function nameUnshown(image: HTMLImageElement, words: string): void {
  const replace = () => {
    const frame = document.createElement('span')
    frame.className = 'at-unshown'
    frame.textContent = words
    frame.style.inlineSize = image.style.width
    frame.style.blockSize = image.style.height
    image.replaceWith(frame)
  }
  if (image.complete && image.naturalWidth === 0) replace()
  else image.addEventListener('error', replace, { once: true })
}

function clean(content: HTMLElement): void {
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLAnchorElement) || node.hash === node.getAttribute('href')) return
    node.target = '_blank'
    node.rel = 'noopener noreferrer'
  })
  purifier.sanitize(content, {
    IN_PLACE: true,
    ALLOWED_URI_REGEXP: addresses,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
    ADD_ATTR: ['target'],
  })
}

/** Headings are paragraphs of a style of that name; who hears the document goes from one to the next. */
function markHeadings(content: HTMLElement, { stylesPart }: ParsedDocument): void {
  for (const { name = '', cssName } of stylesPart?.styles ?? []) {
    const level = name === 'Title' ? 0 : Number(/^heading ([1-6])$/i.exec(name)?.[1])
    if (!cssName || Number.isNaN(level)) continue
    for (const paragraph of content.querySelectorAll(`p.${CSS.escape(cssName)}`)) {
      if (!paragraph.textContent.trim()) continue
      paragraph.setAttribute('role', 'heading')
      // The name of the file is the second one.
      paragraph.setAttribute('aria-level', `${Math.max(3, level + 2)}`)
    }
  }
}
