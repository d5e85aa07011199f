import { styleOf } from './dom.ts'

/** One entry of a list as Word writes it: flat, with its level. */
interface ListEntry {
  level: number
  isOrdered: boolean
  /** Number that an ordered list begins with. */
  start: number
  content: Node[]
}

const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i
const ignored = /mso-list:\s*ignore/i
const ordered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i

/**
 * Turns Word's flat lists into nested ones. Word and Outlook write each entry as a paragraph
 * (`MsoListParagraph`) whose style names its level and whose first words are its bullet or number; Word
 * for the web writes a list of its own for each entry.
 */
export function nestWordLists(root: Element): void {
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes)
  for (const first of root.querySelectorAll('*')) {
    if (!root.contains(first) || !isListLike(first)) continue
    const run = [first]
    for (let next = first.nextElementSibling; next && isListLike(next); next = next.nextElementSibling) run.push(next) // prettier-ignore
    first.before(...buildLists(run.flatMap(readEntries), first.ownerDocument))
    for (const element of run) element.remove()
  }
}

const webEntries = (element: Element) =>
  [...element.children].filter((item) => item.matches('li[data-aria-level]'))

function isListLike(element: Element): boolean {
  if (element.matches('ul, ol')) return webEntries(element).length > 0
  // Numbered headings have the same style; they stay headings, with their number.
  return element.matches('p, div') && listStyle.test(styleOf(element))
}

function readEntries(element: Element): ListEntry[] {
  if (element.matches('ul, ol'))
    return webEntries(element).map((item) => ({
      level: Number(item.getAttribute('data-aria-level')) || 1,
      isOrdered: element.matches('ol'),
      start: Number(element.getAttribute('start')) || 1,
      content: [...item.childNodes],
    }))
  const level = Number(listStyle.exec(styleOf(element))?.[1] ?? 1)
  const markers = [...element.querySelectorAll('[data-style]')].filter((one) =>
    ignored.test(styleOf(one)),
  )
  const marker = markers.map((one) => one.textContent ?? '').join('')
  for (const one of markers) one.remove()
  const start = Number(/\d+/.exec(marker)?.[0] ?? 1)
  return [{ level, isOrdered: ordered.test(marker), start, content: [...element.childNodes] }]
}

function buildLists(entries: readonly ListEntry[], page: Document): Element[] {
  const lists: Element[] = []
  /** The open lists, outermost first. */
  const open: { level: number; list: Element }[] = []
  for (const { level, isOrdered, start, content } of entries) {
    const tag = isOrdered ? 'OL' : 'UL'
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== tag) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = page.createElement(tag)
      if (isOrdered && start > 1) list.setAttribute('start', String(start))
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else lists.push(list)
      open.push({ level, list })
    }
    const item = page.createElement('li')
    item.append(...content)
    open.at(-1)!.list.append(item)
  }
  return lists
}
