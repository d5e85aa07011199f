import { useEffect, useEffectEvent, useState } from 'react'
import { findIn, type Match } from './find.logic.ts'
import type { PDFDocumentProxy } from './load-pdf.ts'
import type { Place } from './pages.logic.ts'

/** Something found in the document. */
export interface FoundAt extends Match {
  page: number
  /** How far down the page it stands. */
  share: number
}

export interface PdfFind {
  query: string
  setQuery: (query: string) => void
  /** In the order of the pages. */
  found: readonly FoundAt[]
  /** The one that is looked at. */
  current: FoundAt | undefined
  /** All pages were read. */
  isDone: boolean
  /** To the next or the one before; goes on at the other end. */
  step: (by: 1 | -1) => void
}

interface Held {
  query: string
  found: readonly FoundAt[]
  isDone: boolean
}

const nothing: Held = { query: '', found: [], isDone: true }

/** Searches a document page by page, from the one that is read; what is found is there at once. */
export function usePdfFind(
  document: PDFDocumentProxy,
  page: number,
  onGo: (place: Place) => void,
): PdfFind {
  const [query, setWords] = useState('')
  const [held, setHeld] = useState<Held>(nothing)
  const [current, setCurrent] = useState<FoundAt>()
  const pageNow = useEffectEvent(() => page)
  const go = (place: FoundAt) => {
    setCurrent(place)
    onGo({ page: place.page, share: place.share })
  }
  const begin = useEffectEvent(go)

  useEffect(() => {
    let isOver = false
    const count = document.numPages
    const search = async () => {
      const start = pageNow()
      let found: readonly FoundAt[] = []
      for (let read = 1; read <= count; read++) {
        const more = await searchPage(document, (start + read - 1) % count, query)
        if (isOver) return
        if (more.length === 0 && read < count) continue
        if (found.length === 0 && more.length > 0) begin(more[0]!)
        found = [...found, ...more].sort((one, other) => one.page - other.page)
        setHeld({ query, found, isDone: read === count })
      }
    }
    // A page that cannot be read ends the search; what was found stays.
    if (query.trim() !== '')
      search().catch(() => isOver || setHeld((was) => ({ ...was, query, isDone: true })))
    return () => void (isOver = true)
  }, [document, query])

  const { found, isDone } = held.query === query ? held : { ...nothing, isDone: false }
  return {
    query,
    setQuery: (next) => {
      setWords(next)
      setCurrent(undefined)
      setHeld(nothing)
    },
    found,
    current,
    isDone,
    step: (by) => {
      const at = current ? found.indexOf(current) : -1
      const next = found[(at + by + found.length) % found.length]
      if (next) go(next)
    },
  }
}

async function searchPage(
  document: PDFDocumentProxy,
  index: number,
  query: string,
): Promise<FoundAt[]> {
  const page = await document.getPage(index + 1)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  // The same pieces as in the text that lies over the page.
  const texts = items.filter((item) => 'str' in item)
  const matches = findIn(
    texts.map(({ str, hasEOL }) => ({ text: str, isLast: hasEOL })),
    query,
  )
  const viewport = page.getViewport({ scale: 1 })
  return matches.map((match) => {
    const [, , , , x = 0, y = 0] = texts[match.start.piece]!.transform as number[]
    const [, down] = viewport.convertToViewportPoint(x, y) as [number, number]
    return { ...match, page: index, share: down / viewport.height }
  })
}
