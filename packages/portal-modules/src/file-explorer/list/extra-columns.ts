import type { DataTableColumn } from '@atrium/design-system'
import { useMemo } from 'react'
import { tableColumns, type ExtraColumn } from '../../kit/extensions/index.ts'
import { useHostLocale } from '../../kit/index.ts'
import type { Entry } from '../file-explorer.port.ts'

/** Pixels of a column that says no width of its own, and between two. */
const usualPx = 120
const gapPx = 16

/** The host's columns in the list of files. */
export interface ExtraColumns {
  columns: readonly DataTableColumn<Entry>[]
  /** Pixels that they take, with what lies between. */
  px: number
  /** The tracks that they are in the grid's; none without a column. */
  tracks: string | undefined
}

/** The host's columns, what they are in the grid, and the room that they need. */
export function useExtraColumns(columns: readonly ExtraColumn<Entry>[] | undefined): ExtraColumns {
  const locale = useHostLocale()
  return useMemo(() => {
    const shown = tableColumns(columns, locale)
    const widths = shown.map(({ width = usualPx }) => width)
    return {
      columns: shown,
      px: widths.reduce((sum, width) => sum + width + gapPx, 0),
      tracks: widths.length > 0 ? widths.map((width) => `${width}px`).join(' ') : undefined,
    }
  }, [columns, locale])
}
