import { useLayoutEffect, type RefObject } from 'react'
import { usePrinting } from '../../../collection/index.ts'
import type { DayNumber } from '../../../dates/index.ts'
import type { TimelinePaper } from '../timeline.types.ts'
import type { TimelineViewport } from './viewport.types.ts'

/** Pixels of a sheet without its margins, and what titles take of them at most. */
const SHEETS: Readonly<Record<TimelinePaper, number>> = { a4: 680, 'a3-landscape': 1480 }
const TITLES: Readonly<Record<TimelinePaper, number>> = { a4: 160, 'a3-landscape': 236 }

interface PaperOptions {
  canvas: RefObject<HTMLElement | null>
  viewport: TimelineViewport
  /** Pixels that the column of titles takes. */
  side: number
  /** Where the ground begins. */
  origin: DayNumber
  paper?: TimelinePaper | undefined
}

/** While the page is printed, what is in sight lies on one sheet as a whole. */
export function usePaper({ canvas, viewport, side, origin, paper = 'a4' }: PaperOptions): boolean {
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const sheet = canvas.current
    const { from, to } = viewport.sight()
    if (!isPrinting || !sheet || to <= from) return
    // A part of a page stays as wide as it is; what has a sheet of its own fills it.
    const width = paper === 'a4' ? Math.min(SHEETS.a4, sheet.parentElement!.clientWidth) : SHEETS[paper] // prettier-ignore
    const room = width - Math.min(side, TITLES[paper])
    const dayWidth = room / (to - from)
    viewport.stretch(dayWidth)
    sheet.style.setProperty('--_x', `${(from - origin) * dayWidth}px`)
    return () => {
      viewport.stretch(undefined)
      sheet.style.removeProperty('--_x')
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only when printing begins or ends
  }, [isPrinting])
  return isPrinting
}
