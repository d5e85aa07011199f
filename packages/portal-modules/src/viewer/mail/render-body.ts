import createPurifier from 'dompurify'
import { heldStyle, setAside } from './set-aside.ts'

/** The text of an e-mail as elements that can neither act nor load, and the rules they are set by. */
export interface MailBody {
  content: HTMLElement
  styles: CSSStyleSheet[]
  /** Something of it lies elsewhere and was not loaded: whoever sent it would learn that it is read. */
  hasBlocked: boolean
}

/** The formats of addresses that an e-mail may lead to, or show a picture from. */
const addresses = /^(?:https?:|mailto:|tel:|cid:|data:image\/|#)/i
/** What these say is loaded from somewhere, or is known only when it is drawn. */
const loading = /url\(|src\(|image\(|image-set\(|var\(|attr\(|if\(|expression|\\/i
const isElsewhere = (address: string) => /^\s*(?:https?:)?\/\//i.test(address)
/** What stands in a frame of its own, or brings rules, comes from elsewhere as a whole. */
const frames =
  'link[rel~="stylesheet" i], iframe[src], video, audio, object, embed, svg image, picture source'
/** Pictures of this size show nothing: they tell that an e-mail was opened. */
const pointPx = 2

/**
 * Makes the HTML of an e-mail harmless. Nothing in it is loaded from elsewhere.
 * @param pictureOf  where a picture of the e-mail itself lies, by what its text calls it
 */
export function renderMailBody(
  html: string,
  pictureOf: (contentId: string) => string | undefined,
): MailBody {
  // Nothing runs and nothing loads in a document that is only read.
  const { html: rest, rules } = setAside(html)
  const read = new DOMParser().parseFromString(rest, 'text/html')
  let hasBlocked = read.querySelector(frames) !== null
  const block = () => void (hasBlocked = true)

  const { body } = read
  if (isElsewhere(body.getAttribute('background') ?? '')) block()
  createPurifier(window).sanitize(body, {
    IN_PLACE: true,
    USE_PROFILES: { html: true },
    ALLOWED_URI_REGEXP: addresses,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'video', 'audio', 'source', 'track', 'picture', 'dialog'],
    FORBID_ATTR: ['srcset', 'poster', 'autofocus', 'popover', 'contenteditable', 'tabindex', 'slot'],
  }) // prettier-ignore
  // In the document that only is read, too: a picture that comes into the page is loaded at once.
  for (const element of body.querySelectorAll('*')) {
    copyLook(element, element, block)
    if (element instanceof HTMLAnchorElement) leadOutside(element)
    if (element instanceof HTMLImageElement) fillPicture(element, pictureOf, block)
  }
  const content = document.createElement('div')
  content.className = 'at-mail-body'
  copyLook(body, content, block)
  content.append(...[...body.childNodes].map((node) => document.importNode(node, true)))
  return { content, styles: rules.map((text) => sheetOf(text, block)), hasBlocked }
}

/** Styles as text are refused by the page's policy; set by the script they are not. */
function copyLook(from: Element, to: Element, onBlocked: () => void): void {
  const [style, background, colour] = [heldStyle, 'background', 'bgcolor'].map((name) => from.getAttribute(name)) // prettier-ignore
  to.removeAttribute('style')
  to.removeAttribute(heldStyle)
  to.removeAttribute('background')
  if (background && isElsewhere(background)) onBlocked()
  if (!(to instanceof HTMLElement)) return
  if (colour && from !== to) to.style.backgroundColor = colour
  if (!style) return
  to.style.cssText = style
  keepHarmless(to.style, onBlocked)
}

function keepHarmless(style: CSSStyleDeclaration, onBlocked: () => void): void {
  // Its list is shorter with each one that is taken out.
  for (const name of Array.from(style)) {
    const value = style.getPropertyValue(name)
    if (!loading.test(value) && !name.startsWith('--')) continue
    if (/(?:https?:|\/)\//i.test(value)) onBlocked()
    style.removeProperty(name)
  }
}

/** Rules that come from a text as they were understood; `@import` is left out by the browser. */
function sheetOf(text: string, onBlocked: () => void): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  if (/@import/i.test(text)) onBlocked()
  cleanRules(sheet, onBlocked)
  return sheet
}

function cleanRules(group: CSSStyleSheet | CSSGroupingRule, onBlocked: () => void): void {
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at]!
    if (rule instanceof CSSStyleRule) {
      keepHarmless(rule.style, onBlocked)
      cleanRules(rule as unknown as CSSGroupingRule, onBlocked)
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      cleanRules(rule, onBlocked)
    } else {
      // Fonts come from elsewhere; whatever else there is, no e-mail needs.
      if (rule instanceof CSSFontFaceRule) onBlocked()
      group.deleteRule(at)
    }
  }
}

function leadOutside(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href')
  if (!address || address.startsWith('#')) return
  if (/^(?:cid|data):/i.test(address)) return link.removeAttribute('href')
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  // Where it leads is not always what it says.
  link.title = address
}

function fillPicture(
  image: HTMLImageElement,
  pictureOf: (contentId: string) => string | undefined,
  onBlocked: () => void,
): void {
  const address = image.getAttribute('src')?.trim() ?? ''
  if (/^data:/i.test(address)) return
  if (/^cid:/i.test(address)) {
    const own = pictureOf(decodeCid(address.slice(4)))
    if (own) {
      image.src = own
      return
    }
  } else if (address !== '') onBlocked()
  image.removeAttribute('src')
  const isPoint = [image.getAttribute('width'), image.getAttribute('height')].some(
    (size) => size !== null && Number.parseInt(size, 10) <= pointPx,
  )
  if (isPoint || !image.alt.trim()) image.remove()
}

function decodeCid(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
