/** A line of a slide or text; a table comes as its rows. */
export type OutlineLine = { text: string; level: number } | { rows: readonly (readonly string[])[] }

/** A slide, or what stands below one heading of a text. */
export interface OutlinePart {
  /** Empty where it has none. */
  title: string
  lines: readonly OutlineLine[]
  /** What the speaker noted; empty without. */
  notes: readonly string[]
}

/** What is written in a document, in its order, without anything that is drawn. */
export interface Outline {
  kind: 'slides' | 'text'
  parts: readonly OutlinePart[]
  /** There is more in the file. */
  isCut: boolean
}

/** More of it nobody reads here. */
export const mostParts = 500
export const mostLetters = 400_000

/** The first parts, as many as are bearable. */
export function cut(kind: Outline['kind'], parts: readonly OutlinePart[]): Outline {
  let letters = 0
  const end = parts.slice(0, mostParts).findIndex((part) => (letters += lettersOf(part)) > mostLetters) // prettier-ignore
  const kept = parts.slice(0, end < 0 ? mostParts : end)
  return { kind, parts: kept, isCut: kept.length < parts.length }
}

const lettersOf = ({ title, lines, notes }: OutlinePart): number =>
  [title, ...notes, ...lines.flatMap((line) => ('rows' in line ? line.rows.flat() : line.text))] //
    .reduce((sum, text) => sum + text.length, 0)

/** One blank where there are several: what is typed to move words on a page means nothing here. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Where a part of the file lies that another names: `../slides/slide1.xml` from `ppt/notesSlides/…`. */
export function pathFrom(source: string, target: string): string {
  const { pathname } = new URL(target, `zip:///${source}`)
  return decodeURIComponent(pathname.slice(1))
}
