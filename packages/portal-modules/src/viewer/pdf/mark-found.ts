import type { FoundAt } from './usePdfFind.ts'

/**
 * Marks what was found in the words of a page, without a change to them. Returns what takes the marks
 * away. A browser without such marks shows the places all the same.
 */
export function markFound(
  pieces: readonly HTMLElement[],
  found: readonly FoundAt[],
  current: FoundAt | undefined,
): () => void {
  if (pieces.length === 0 || typeof Highlight === 'undefined') return () => undefined
  const added: [name: 'at-found' | 'at-found-now', range: Range][] = []
  for (const match of found) {
    const start = pieces[match.start.piece]?.firstChild
    const end = pieces[match.end.piece]?.firstChild
    if (!start || !end) continue
    const range = document.createRange()
    range.setStart(start, match.start.offset)
    range.setEnd(end, match.end.offset)
    added.push([match === current ? 'at-found-now' : 'at-found', range])
  }
  for (const [name, range] of added) {
    const marks = CSS.highlights.get(name) ?? new Highlight()
    marks.add(range)
    CSS.highlights.set(name, marks)
  }
  return () => added.forEach(([name, range]) => void CSS.highlights.get(name)?.delete(range))
}
