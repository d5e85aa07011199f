import { useCallback, useState } from 'react'
import { bestSheet, findHeadRow, layoutAt, withField, type Layout } from './columns.logic.ts'
import type { ImportField, ImportMapping } from './plan-import.port.ts'
import { UnreadableFile, type FileFault, type FileSheet, type TableFile } from './table.types.ts'

/** A file that was read, and how one of its sheets is. */
export interface PlanFile {
  name: string
  sheets: readonly FileSheet[]
  sheetIndex: number
  layout: Layout
  /** No row names two fields. */
  hasNoHead: boolean
}

/** Reads a file of a plan and keeps how its columns are matched. */
export function usePlanFile(known: ImportMapping | null) {
  const [file, setFile] = useState<PlanFile>()
  const [fault, setFault] = useState<FileFault>()
  const [isReading, setReading] = useState(false)

  const open = useCallback(
    ({ name, sheets }: Pick<TableFile, 'name' | 'sheets'>, sheetIndex: number) => {
      const sheet = sheets[sheetIndex]!
      const headRow = findHeadRow(sheet, known)
      const first = Math.max(0, sheet.rows.findIndex((row) => row.length > 0)) // prettier-ignore
      const layout = layoutAt(sheet, headRow ?? first - 1, known)
      setFile({ name, sheets, sheetIndex, layout, hasNoHead: headRow === undefined })
    },
    [known],
  )
  /** Resolves to whether it could be read. */
  const read = useCallback(
    async (chosen: File): Promise<boolean> => {
      setReading(true)
      setFault(undefined)
      try {
        // What reads workbooks comes with the first one.
        const { readFile } = await import('./read/read-file.ts')
        const table = await readFile(chosen)
        open(table, bestSheet(table.sheets, known))
        return true
      } catch (error) {
        setFault(error instanceof UnreadableFile ? error.fault : 'broken')
        return false
      } finally {
        setReading(false)
      }
    },
    [known, open],
  )
  const change = (work: (current: PlanFile) => PlanFile) =>
    setFile((current) => current && work(current))
  return {
    file,
    fault,
    isReading,
    read,
    chooseSheet: (index: number) => file && open(file, index),
    chooseHeadRow: (row: number) =>
      change((current) => ({
        ...current,
        hasNoHead: false,
        layout: layoutAt(current.sheets[current.sheetIndex]!, row, known),
      })),
    chooseField: (index: number, field: ImportField | null) =>
      change((current) => ({ ...current, layout: withField(current.layout, index, field) })),
  }
}
