import { useCallback, useState } from 'react'
import { withField, type Layout } from './heads.logic.ts'
import { UnreadableFile, type FileFault, type FileSheet, type TableFile } from './table.types.ts'

/** A file that was read, and how one of its sheets is. */
export interface ReadFile<F extends string> {
  name: string
  sheets: readonly FileSheet[]
  sheetIndex: number
  layout: Layout<F>
  /** No row names two fields. */
  hasNoHead: boolean
}

/** How files of a kind are understood; the same object from one drawing to the next. */
export interface TableReader<F extends string> {
  /** What is made of each sheet before it is looked at, such as two columns of one. Absent: nothing. */
  prepare?: (sheet: FileSheet) => FileSheet
  bestSheet: (sheets: readonly FileSheet[]) => number
  findHeadRow: (sheet: FileSheet) => number | undefined
  layoutAt: (sheet: FileSheet, headRow: number) => Layout<F>
}

/** A file of tables that is being read. */
export interface TableFileModel<F extends string> {
  file: ReadFile<F> | undefined
  fault: FileFault | undefined
  isReading: boolean
  /** Resolves to whether it could be read. */
  read: (file: File) => Promise<boolean>
  chooseSheet: (index: number) => void
  chooseHeadRow: (row: number) => void
  chooseField: (index: number, field: F | null) => void
}

/** Reads a file of tables and keeps how its columns are matched. */
export function useTableFile<F extends string>(reader: TableReader<F>): TableFileModel<F> {
  const [file, setFile] = useState<ReadFile<F>>()
  const [fault, setFault] = useState<FileFault>()
  const [isReading, setReading] = useState(false)

  const open = useCallback(
    ({ name, sheets }: Pick<TableFile, 'name' | 'sheets'>, sheetIndex: number) => {
      const sheet = sheets[sheetIndex]!
      const headRow = reader.findHeadRow(sheet)
      const first = Math.max(0, sheet.rows.findIndex((row) => row.length > 0)) // prettier-ignore
      const layout = reader.layoutAt(sheet, headRow ?? first - 1)
      setFile({ name, sheets, sheetIndex, layout, hasNoHead: headRow === undefined })
    },
    [reader],
  )
  const read = useCallback(
    async (chosen: File): Promise<boolean> => {
      setReading(true)
      setFault(undefined)
      try {
        // What reads workbooks comes with the first one.
        const { readFile } = await import('./read-file.ts')
        const { name, sheets: read } = await readFile(chosen)
        const sheets = reader.prepare ? read.map(reader.prepare) : read
        open({ name, sheets }, reader.bestSheet(sheets))
        return true
      } catch (error) {
        setFault(error instanceof UnreadableFile ? error.fault : 'broken')
        return false
      } finally {
        setReading(false)
      }
    },
    [open, reader],
  )
  const change = (work: (current: ReadFile<F>) => ReadFile<F>) =>
    setFile((current) => current && work(current))
  return {
    file,
    fault,
    isReading,
    read,
    chooseSheet: (index) => file && open(file, index),
    chooseHeadRow: (row) =>
      change((current) => ({
        ...current,
        hasNoHead: false,
        layout: reader.layoutAt(current.sheets[current.sheetIndex]!, row),
      })),
    chooseField: (index, field) =>
      change((current) => ({ ...current, layout: withField(current.layout, index, field) })),
  }
}

/** The same, where another file, sheet or head row forgets what was mended in the one before. */
export const forgetting = <F extends string>(
  table: TableFileModel<F>,
  { forget, onRead }: { forget: () => void; onRead: () => void },
): Omit<TableFileModel<F>, 'read'> & { read: (file: File) => Promise<void> } => ({
  ...table,
  read: async (chosen) => {
    if (!(await table.read(chosen))) return
    forget()
    onRead()
  },
  chooseSheet: (index) => {
    forget()
    table.chooseSheet(index)
  },
  chooseHeadRow: (row) => {
    forget()
    table.chooseHeadRow(row)
  },
})
