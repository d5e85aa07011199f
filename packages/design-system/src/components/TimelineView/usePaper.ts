import { useLayoutEffect, type RefObject } from 'react'
import { usePrinting } from '../../collection/index.ts'
import type { DayNumber } from '../../dates/index.ts'
import type { Camera } from './useCamera.ts'

/** Pixels of a sheet, and what titles take of them at most. */
const SHEET = 680
const TITLES = 160

interface PaperOptions {
  canvas: RefObject<HTMLElement | null>
  camera: Camera
  /** Pixels that the column of titles takes. */
  side: number
  /** Where the ground begins. */
  origin: DayNumber
}

/** While the page is printed, what is in sight lies on one sheet as a whole. */
export function usePaper({ canvas, camera, side, origin }: PaperOptions): boolean {
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const sheet = canvas.current
    const { from, to } = camera.sight()
    if (!isPrinting || !sheet || to <= from) return
    const room = Math.min(SHEET, sheet.parentElement!.clientWidth) - Math.min(side, TITLES)
    const dayWidth = room / (to - from)
    camera.stretch(dayWidth)
    sheet.style.setProperty('--_x', `${(from - origin) * dayWidth}px`)
    return () => {
      camera.stretch(undefined)
      sheet.style.removeProperty('--_x')
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only when printing begins or ends
  }, [isPrinting])
  return isPrinting
}
