import { mostParts, pathFrom, tidy, type OutlineLine, type OutlinePart } from './outline.logic.ts'
import type { Zip } from '../../kit/files/index.ts'
import { all, first, readXml } from './xml.ts'

const titles = new Set(['title', 'ctrTitle'])
/** What stands on every slide says nothing of this one. */
const furniture = new Set(['dt', 'ftr', 'hdr', 'sldNum', 'sldImg'])

/** The slides of a PowerPoint file in the order in which they are shown; hidden ones are left out. */
export async function readPowerPoint(zip: Zip): Promise<OutlinePart[]> {
  const main = 'ppt/presentation.xml'
  const presentation = (await readXml(zip, main))!
  const targets = await linksOf(zip, main)
  // One more than is shown tells that there are more.
  const ids = all(presentation, 'sldId').slice(0, mostParts + 1)
  const slides: OutlinePart[] = []
  for (const id of ids) {
    const path = targets.get(id.getAttributeNS(relationships, 'id') ?? '')?.path
    const slide = path === undefined ? undefined : await readXml(zip, path)
    if (!path || !slide || slide.getAttribute('show') === '0') continue
    slides.push({ ...partOf(slide), notes: await notesOf(zip, path) })
  }
  return slides
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Link {
  kind: string
  path: string
}

/** What a part of the file leads to inside of it, by its id. */
async function linksOf(zip: Zip, source: string): Promise<Map<string, Link>> {
  const cut = source.lastIndexOf('/') + 1
  const links = await readXml(zip, `${source.slice(0, cut)}_rels/${source.slice(cut)}.rels`)
  const found = links ? all(links, 'Relationship') : []
  return new Map(
    found
      .filter((link) => link.getAttribute('TargetMode') !== 'External')
      .map((link) => [
        link.getAttribute('Id') ?? '',
        {
          kind: (link.getAttribute('Type') ?? '').split('/').at(-1)!,
          path: pathFrom(source, link.getAttribute('Target') ?? ''),
        },
      ]),
  )
}

async function notesOf(zip: Zip, slide: string): Promise<string[]> {
  const link = [...(await linksOf(zip, slide)).values()].find(({ kind }) => kind === 'notesSlide')
  const notes = link && (await readXml(zip, link.path))
  if (!notes) return []
  return all(notes, 'sp')
    .filter((shape) => holderOf(shape) === 'body')
    .flatMap((shape) => all(shape, 'p').map(wordsOf))
    .filter(Boolean)
}

/** The place of the layout that a shape stands in. */
function holderOf(shape: Element): string | undefined {
  const holder = first(shape, 'ph')
  return holder && (holder.getAttribute('type') ?? 'obj')
}

function partOf(slide: Element): Omit<OutlinePart, 'notes'> {
  let title = ''
  const lines: OutlineLine[] = []
  for (const shape of slide.getElementsByTagNameNS('*', '*')) {
    if (shape.localName === 'tbl') lines.push({ rows: rowsOf(shape) })
    if (shape.localName !== 'sp') continue
    const holder = holderOf(shape)
    if (holder && furniture.has(holder)) continue
    const written = all(shape, 'p')
      .map((paragraph) => ({ text: wordsOf(paragraph), level: levelOf(paragraph) }))
      .filter(({ text }) => text !== '')
    if (holder && titles.has(holder) && title === '')
      title = written.map(({ text }) => text).join(' ') // prettier-ignore
    else lines.push(...written)
  }
  return { title, lines }
}

const rowsOf = (table: Element): string[][] =>
  all(table, 'tr').map((row) =>
    all(row, 'tc').map((cell) => all(cell, 'p').map(wordsOf).filter(Boolean).join(' ')),
  )

function levelOf(paragraph: Element): number {
  const said = Number(first(paragraph, 'pPr')?.getAttribute('lvl') ?? 0)
  return Number.isInteger(said) ? Math.min(Math.max(said, 0), 5) : 0
}

/** Its letters; a break of the line is a blank. */
const wordsOf = (paragraph: Element): string =>
  tidy(
    [...paragraph.getElementsByTagNameNS('*', '*')]
      .map(({ localName, textContent }) =>
        localName === 't' ? (textContent ?? '') : localName === 'br' ? ' ' : '',
      )
      .join(''),
  )
