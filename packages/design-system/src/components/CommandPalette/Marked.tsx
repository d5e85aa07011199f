import { matchRanges } from '../../search/index.ts'

export interface MarkedProps {
  /** What was found. */
  text: string
  /** What was searched; its words are marked, with or without umlauts. */
  query: string
}

/** A text with what was searched marked in it. */
export function Marked({ text, query }: MarkedProps) {
  const ranges = query ? matchRanges(text, query) : []
  let at = 0
  const parts = ranges.flatMap(([start, end]) => {
    const before = text.slice(at, start)
    at = end
    return [before, <mark key={start}>{text.slice(start, end)}</mark>]
  })
  return [...parts, text.slice(at)]
}
