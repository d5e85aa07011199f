import { useCallback } from 'react'
import { useModuleHost } from '../module-host/host.tsx'
import { saveBytes } from './save-bytes.ts'
import { toCsv, type ExportTable } from './csv.ts'
import type { ColumnLook, SheetLook } from './xlsx.ts'

export type TableFormat = 'csv' | 'xlsx'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

interface TableWords {
  /** Name of the file without its ending, and of the sheet in it. */
  file: string
  sheet: string
  /** Told afterwards. */
  done: string
  failed: string
}

/** Saves a table for spreadsheets; what writes workbooks comes with the first one (T-25). */
export function useSaveTable(): (
  format: TableFormat,
  table: ExportTable,
  look: readonly ColumnLook[] | SheetLook,
  words: TableWords,
) => void {
  const { locale, notify } = useModuleHost()
  const save = useCallback(
    async (
      format: TableFormat,
      table: ExportTable,
      look: readonly ColumnLook[] | SheetLook,
      { file, sheet, done, failed }: TableWords,
    ) => {
      try {
        const content =
          format === 'csv'
            ? toCsv(table, locale, 'columns' in look ? look.columns : look)
            : await (await import('./xlsx.ts')).toXlsx(table, sheet, look)
        saveBytes(content as BlobPart, types[format], `${file}.${format}`)
        notify({ tone: 'success', title: done })
      } catch {
        notify({ tone: 'failure', title: failed })
      }
    },
    [locale, notify],
  )
  return useCallback((...given) => void save(...given), [save])
}
