import { useCallback, useMemo, useState } from 'react'
import type { Cell } from '../export/index.ts'
import { toPortError, type PortError } from '../port-error.ts'
import { useComparison, type Comparison } from '../table-import/useComparison.ts'
import { forgetting, useTableFile, type TableFileModel } from '../table-import/useTableFile.ts'
import type { ImportStep } from '../table-import/views/ImportFrame.tsx'
import {
  compareRecords,
  countResults,
  reverseOf,
  type PreviewRow,
  type PreviewState,
  type RecordComparison,
} from './compare.logic.ts'
import {
  noFields,
  type RecordCommand,
  type RecordFault,
  type RecordImportPort,
  type RecordKind,
  type RecordValues,
  type StoredRecord,
} from './records.types.ts'
import {
  missingFields,
  nothingMended,
  readRows,
  recordReader,
  type Mending,
  type RecordRow,
} from './rows.logic.ts'

/** What a file did, and what takes it back. */
export interface RecordsDone<F extends string> {
  counts: { added: number; changed: number; removed: number }
  undo: Omit<RecordCommand<F>, 'commandId'>
}

export interface RecordImportModel<F extends string> extends Omit<TableFileModel<F>, 'read'> {
  kind: RecordKind<F>
  step: ImportStep
  goTo: (step: ImportStep) => void
  read: (file: File) => Promise<void>
  /** Fields of which no column has one that is needed; undefined: nothing is missing. */
  missing: readonly F[] | undefined
  /** Rows of the file, and what is there that they do not name. */
  rows: readonly PreviewRow<F>[]
  counts: Record<PreviewState, number>
  mend: (line: number, field: F, text: string) => void
  leave: (line: number, isLeft: boolean) => void
  comparison: Comparison<RecordComparison<F>>
  /** Whether what the file does not name may be removed: each of its rows says what it is about. */
  canRemove: boolean
  /** Whether it is. */
  removesMissing: boolean
  setRemovesMissing: (removes: boolean) => void
  /** How many records would be written. */
  writeCount: number
  maxRows: number
  isImporting: boolean
  /** Why it was not taken over. */
  refused: PortError | undefined
  takeOver: () => Promise<void>
}

/** Cells are mended one by one: what the host refuses has no cell of its own here. */
const noRefusals = () => undefined

/** Everything that an import of records knows and does; its views only show it. */
export function useRecordImport<F extends string>(
  port: RecordImportPort<F>,
  kind: RecordKind<F>,
  onDone: (done: RecordsDone<F>) => void,
): RecordImportModel<F> {
  const [step, setStep] = useState<ImportStep>('file')
  const table = useTableFile(useMemo(() => recordReader(kind), [kind]))
  const { file } = table
  const [mending, setMending] = useState<Mending<F>>(nothingMended)
  const [wantsRemoval, setWantsRemoval] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [refused, setRefused] = useState<PortError>()

  const read = useMemo(
    () => (file ? readRows(file.sheets[file.sheetIndex]!, file.layout, kind, mending) : []),
    [file, kind, mending],
  )
  const wanted = useMemo(() => {
    const good = read.filter(({ values }) => values)
    if (step !== 'preview' || good.length === 0) return undefined
    return { command: good.map(({ values }) => values!), lines: good.map(({ line }) => line) }
  }, [read, step])
  // With what is there now, not with what was there when the import was opened.
  const compare = useCallback(
    async (given: readonly RecordValues<F>[]) =>
      compareRecords(given, await port.stored().load(), kind),
    [kind, port],
  )
  const comparison = useComparison(compare, wanted, noRefusals)
  const { compared } = comparison
  // What a row means that is wrong or was left out is not known: it would seem to be missing, and be deleted.
  const canRemove =
    read.every(({ values, left }) => left !== 'byHand' && (values ?? left) !== undefined) &&
    (compared?.comparison.rows ?? []).every(({ result }) => result !== 'faulty')
  const removesMissing = canRemove && wantsRemoval
  const rows = useMemo(
    () => [
      ...previewRows(read, kind, compared),
      ...missingRows(compared?.comparison.missing ?? [], kind, removesMissing),
    ],
    [compared, kind, read, removesMissing],
  )
  const counts = useMemo(() => countStates(rows), [rows])

  const forget = () => {
    setRefused(undefined)
    setMending(nothingMended)
    setWantsRemoval(false)
  }
  const takeOver = async () => {
    if (!compared) return
    setImporting(true)
    setRefused(undefined)
    const { changes, missing } = compared.comparison
    const removeIds = removesMissing ? missing.map(({ id }) => id) : []
    try {
      const saved = await port.put({ changes, removeIds, restoreIds: [], commandId: crypto.randomUUID() }) // prettier-ignore
      const { added, changed } = countResults(compared.comparison)
      onDone({
        counts: { added, changed, removed: removeIds.length },
        undo: reverseOf(compared.comparison, saved, removeIds),
      })
    } catch (error) {
      const failure = toPortError(error)
      setRefused(failure)
      // Somebody was faster: what is there now is compared anew.
      if (failure.code === 'conflict' || failure.code === 'not-found') comparison.again()
    } finally {
      setImporting(false)
    }
  }

  return {
    ...forgetting(table, { forget, onRead: () => setStep('columns') }),
    kind,
    step,
    goTo: setStep,
    missing: file && missingFields(kind, file.layout),
    rows,
    counts,
    mend: useCallback((line, field, text) => {
      setRefused(undefined)
      setMending((before) => ({
        ...before,
        cells: new Map([
          ...before.cells,
          [line, { ...before.cells.get(line), [field]: text } as Partial<Record<F, string>>],
        ]),
      }))
    }, []),
    leave: (line, isLeft) =>
      setMending((before) => ({ ...before, left: new Map([...before.left, [line, isLeft]]) })),
    comparison,
    canRemove,
    removesMissing,
    setRemovesMissing: setWantsRemoval,
    writeCount: counts.added + counts.changed + counts.removed,
    maxRows: port.maxRows,
    isImporting,
    refused,
    takeOver,
  }
}

function previewRows<F extends string>(
  rows: readonly RecordRow<F>[],
  kind: RecordKind<F>,
  compared: Comparison<RecordComparison<F>>['compared'],
): PreviewRow<F>[] {
  const byLine = new Map(
    compared?.comparison.rows.map((one, index) => [compared.lines[index]!, one]),
  )
  return rows.map((row): PreviewRow<F> => {
    const found = row.values && byLine.get(row.line)
    return {
      key: `${row.line}`,
      line: row.line,
      name: row.values ? kind.nameOf(row.values) : '',
      state: row.left ? 'left' : row.values ? (found?.result ?? 'pending') : 'faulty',
      row,
      faults: { ...row.faults, ...found?.faults },
      before: found?.before ?? noFields<F>(),
    }
  })
}

/** What is there and not in the file. */
function missingRows<F extends string>(
  missing: readonly StoredRecord<F>[],
  kind: RecordKind<F>,
  removesMissing: boolean,
): PreviewRow<F>[] {
  if (!kind.canRemove) return []
  return missing.map(({ id, values }) => ({
    key: `stored-${id}`,
    line: null,
    name: kind.nameOf(values),
    state: removesMissing ? 'removed' : 'kept',
    row: {
      line: 0,
      cells: noFields<F, Cell>(),
      faults: noFields<F, RecordFault>(),
      values,
      left: undefined,
    },
    faults: noFields<F, RecordFault>(),
    before: noFields<F>(),
  }))
}

function countStates(rows: readonly PreviewRow<never>[]): Record<PreviewState, number> {
  const counts = { added: 0, changed: 0, unchanged: 0, faulty: 0, pending: 0, left: 0, removed: 0, kept: 0 } // prettier-ignore
  for (const { state } of rows) counts[state] += 1
  return counts
}
