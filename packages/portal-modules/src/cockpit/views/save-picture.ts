import { domToBlob } from 'modern-screenshot'

/** What is no picture: what opens, and the menu itself. */
const isControl = (node: Node) =>
  node instanceof Element && node.matches('details, [data-at-control]')

/** A part of the page as PNG, twice as fine as it is on screen, with its own colours (T-33). */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const blob = await domToBlob(element, {
    type: 'image/png',
    scale: 2,
    height: heightOf(element),
    style: { blockSize: 'auto', minBlockSize: '0' },
    filter: (node) => !isControl(node),
    // Its own way to find fonts makes a style sheet, which a strict policy forbids.
    font: { cssText: await fontsOnScreen() },
  })
  // A canvas that the browser cannot make gives nothing.
  if (!blob || blob.size === 0) throw new Error('no picture was made')
  return blob
}

/** As high as what is in the picture: beside a higher one a card has room below that is nobody's. */
function heightOf(element: HTMLElement): number {
  const parts = [...element.querySelectorAll('*')].filter(
    (part) => part.childElementCount === 0 && !part.closest('details, [data-at-control]'),
  )
  const { top, height } = element.getBoundingClientRect()
  const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - top))
  return Math.min(height, Math.ceil(lowest) + Number.parseFloat(getComputedStyle(element).paddingBlockEnd)) // prettier-ignore
}

/** The fonts that the page has loaded, as rules that hold them: a picture may fetch nothing. */
async function fontsOnScreen(): Promise<string> {
  const nameOf = (face: CSSFontFaceRule | FontFace) => {
    if (face instanceof FontFace)
      return [face.family, face.style, face.weight, face.unicodeRange].join('|')
    const value = (property: string, fallback: string) =>
      face.style.getPropertyValue(property) || fallback
    return [
      value('font-family', '').replaceAll(/["']/g, ''),
      value('font-style', 'normal'),
      value('font-weight', 'normal'),
      value('unicode-range', 'U+0-10FFFF'),
    ].join('|')
  }
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => nameOf(face).replaceAll(/["']/g, '')), // prettier-ignore
  )
  const rules = [...document.styleSheets]
    .flatMap(fontRules)
    .filter((rule) => loaded.has(nameOf(rule)))
  const held = await Promise.all(rules.map(holdFont))
  return held.join('\n') || '/* none */'
}

/** A style sheet of another origin does not let itself be read. */
function fontRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
  } catch {
    return []
  }
}

async function holdFont(rule: CSSFontFaceRule): Promise<string> {
  const [whole, address] =
    /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? []
  if (!whole || !address) return ''
  try {
    const answer = await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI))
    return rule.cssText.replace(whole, `url("${await asAddress(await answer.blob())}")`)
  } catch {
    // Without it the picture has a font of the system.
    return ''
  }
}

const asAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })
