import { tidy, type Outline, type OutlineLine, type OutlinePart } from './outline.logic.ts'
import type { Zip } from '../../kit/files/index.ts'
import { all, attribute, children, readXml } from './xml.ts'

type Parts = Pick<Outline, 'kind' | 'parts'>

/** The slides of an OpenDocument presentation, or a text by its headings. */
export async function readOpenDocument(zip: Zip): Promise<Parts> {
  const content = await readXml(zip, 'content.xml')
  const body = content && children(content, 'body')[0]
  const [presentation] = body ? children(body, 'presentation') : []
  const [text] = body ? children(body, 'text') : []
  if (presentation) return { kind: 'slides', parts: children(presentation, 'page').map(slideOf) }
  if (text) return { kind: 'text', parts: chaptersOf(linesOf(text)) }
  throw new Error('Neither slides nor a text')
}

function slideOf(page: Element): OutlinePart {
  let title = ''
  const lines: OutlineLine[] = []
  const notes = children(page, 'notes')
  for (const frame of page.children) {
    if (frame.localName === 'notes') continue
    const found = linesOf(frame)
    const isTitle = attribute(frame, 'class') === 'title'
    if (isTitle && title === '')
      title = found.map((line) => ('text' in line ? line.text : '')).join(' ') // prettier-ignore
    else lines.push(...found)
  }
  return {
    title,
    lines,
    notes: notes
      .flatMap((note) =>
        all(note, 'frame').filter((frame) => attribute(frame, 'class') === 'notes'),
      )
      .flatMap(linesOf)
      .flatMap((line) => ('text' in line ? line.text : [])),
  }
}

interface Heading {
  text: string
  level: number
  isHeading?: boolean
}

/** Everything that is written inside, from top to bottom. */
function linesOf(place: Element, level = 0): (Heading | { rows: string[][] })[] {
  return [...place.children].flatMap((element): (Heading | { rows: string[][] })[] => {
    switch (element.localName) {
      case 'h':
      case 'p': {
        const text = wordsOf(element)
        const inside = all(element, 'text-box').flatMap((box) => linesOf(box, level))
        const own = text === '' ? [] : [{ text, level, isHeading: element.localName === 'h' }]
        return [...own, ...inside]
      }
      case 'list':
        return children(element, 'list-item').flatMap((item) =>
          linesOf(item, element.parentElement?.localName === 'list-item' ? level + 1 : level),
        )
      case 'table':
        return [{ rows: all(element, 'table-row').map(cellsOf) }]
      // What was changed and what was said about it is not what is written.
      case 'tracked-changes':
      case 'annotation':
      case 'forms':
      case 'sequence-decls':
        return []
      default:
        return linesOf(element, level)
    }
  })
}

const cellsOf = (row: Element): string[] =>
  children(row, 'table-cell').map((cell) => all(cell, 'p').map(wordsOf).filter(Boolean).join(' '))

/** A heading begins a part; what stands before the first has none. */
function chaptersOf(lines: readonly (Heading | { rows: string[][] })[]): OutlinePart[] {
  const parts: { title: string; lines: OutlineLine[]; notes: string[] }[] = []
  for (const line of lines) {
    const isHeading = 'text' in line && line.isHeading === true
    if (isHeading || parts.length === 0)
      parts.push({ title: isHeading ? line.text : '', lines: [], notes: [] })
    if (!isHeading) parts.at(-1)!.lines.push(line)
  }
  return parts
}

/** Its letters, with blanks where the file says that there are some; what stands in boxes comes by itself. */
function wordsOf(paragraph: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    if (!(node instanceof Element)) return ''
    if (/^(s|tab|line-break)$/.test(node.localName)) return ' '
    if (/^(frame|annotation|note)$/.test(node.localName)) return ''
    return [...node.childNodes].map(read).join('')
  }
  return tidy(read(paragraph))
}
