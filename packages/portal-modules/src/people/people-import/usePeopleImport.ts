import { useCallback, useMemo, useState } from 'react'
import { toPortError, type PortError } from '../../kit/index.ts'
import type { Role } from '../../kit/roles/index.ts'
import {
  plainWord,
  refusedCells,
  forgetting,
  useComparison,
  useTableFile,
  type Comparison,
  type ImportStep,
  type TableFileModel,
} from '../../kit/table-import/index.ts'
import type { ImportField, ListComparison, PeopleListPort } from './people-import.port.ts'
import {
  countRows,
  nameKey,
  newGroupsOf,
  nothingMended,
  peopleReader,
  readRows,
  unknownWords,
  type GroupMeaning,
  type ImportContext,
  type ImportRow,
  type Mending,
} from './rows.logic.ts'

type Meanings = { roles: Role; groups: GroupMeaning }
type WordField = keyof Meanings

/** A word that nobody knows, and what was said of it. */
interface UnknownWord<M> {
  word: string
  count: number
  meaning: M | undefined
}

export interface PeopleImportModel extends Omit<TableFileModel<ImportField>, 'read'> {
  maxPeople: number
  context: ImportContext
  mending: Mending
  step: ImportStep
  goTo: (step: ImportStep) => void
  read: (file: File) => Promise<void>
  /** No column has the addresses by which people are known. */
  isIncomplete: boolean
  unknownRoles: readonly UnknownWord<Role>[]
  unknownGroups: readonly UnknownWord<GroupMeaning>[]
  teach: <F extends WordField>(field: F, word: string, meaning: Meanings[F] | undefined) => void
  rows: readonly ImportRow[]
  counts: ReturnType<typeof countRows>
  mend: (line: number, field: ImportField, text: string) => void
  leave: (line: number, isLeft: boolean) => void
  comparison: Comparison<ListComparison>
  isImporting: boolean
  /** Why it was not taken over. */
  refused: PortError | undefined
  takeOver: () => Promise<void>
}

const keyOf = { roles: plainWord, groups: nameKey }

/** Everything that the import of a list knows and does; its views only show it (ADM-04). */
export function usePeopleImport(
  port: PeopleListPort,
  groupNames: readonly string[],
  onDone: (done: ListComparison) => void,
): PeopleImportModel {
  const [step, setStep] = useState<ImportStep>('file')
  const table = useTableFile(peopleReader)
  const { file } = table
  const [mending, setMending] = useState<Mending>(nothingMended)
  /** Words that were asked about stay in the list when they were answered. */
  const [asked, setAsked] = useState<Record<WordField, ReadonlyMap<string, { word: string; count: number }>>>({ roles: new Map(), groups: new Map() }) // prettier-ignore
  const [isImporting, setImporting] = useState(false)
  const [refused, setRefused] = useState<PortError>()

  const { clientName, maxPeople } = port
  const context = useMemo(
    (): ImportContext => ({ clientName, groups: groupNames }),
    [clientName, groupNames],
  )
  const rows = useMemo(
    () => (file ? readRows(file.sheets[file.sheetIndex]!, file.layout, context, mending) : []),
    [context, file, mending],
  )
  const counts = useMemo(() => countRows(rows), [rows])
  const isIncomplete = !file?.layout.columns.some(({ field }) => field === 'email')
  const isTooMany = counts.good > maxPeople

  const wanted = useMemo(() => {
    const good = rows.filter(({ person }) => person)
    if (step !== 'preview' || good.length === 0 || isTooMany) return undefined
    const command = {
      people: good.map(({ person }) => person!),
      newGroups: newGroupsOf(good, mending),
    }
    return { command, lines: good.map(({ line }) => line) }
  }, [isTooMany, mending, rows, step])
  const takeRefusals = useCallback((error: PortError, lines: readonly number[]) => {
    const found = refusedCells(error.fields, lines, { list: 'people', fallback: 'email' })
    if (found)
      setMending((before) => ({ ...before, refused: new Map([...before.refused, ...found]) }))
  }, [])
  const comparison = useComparison(port.compare, wanted, takeRefusals)
  const { compared, again } = comparison

  const unknownOf = <F extends WordField>(field: F): UnknownWord<Meanings[F]>[] => {
    const key = keyOf[field]
    const open = unknownWords(rows, field).map((one) => [key(one.word), one] as const)
    const meanings = mending[field] as ReadonlyMap<string, Meanings[F]>
    return [...new Map([...asked[field], ...open])].map(([word, one]) => ({
      ...one,
      meaning: meanings.get(word),
    }))
  }
  const forget = () => {
    setAsked({ roles: new Map(), groups: new Map() })
    setRefused(undefined)
    setMending(nothingMended)
  }

  const takeOver = async () => {
    if (!wanted || !compared) return
    setImporting(true)
    setRefused(undefined)
    try {
      const { basis } = compared.comparison
      onDone(await port.take({ ...wanted.command, basis, commandId: crypto.randomUUID() }))
    } catch (error) {
      const failure = toPortError(error)
      setRefused(failure)
      if (failure.code === 'invalid') takeRefusals(failure, wanted.lines)
      if (failure.code === 'conflict') again()
    } finally {
      setImporting(false)
    }
  }

  return {
    ...forgetting(table, { forget, onRead: () => setStep('columns') }),
    maxPeople,
    context,
    mending,
    step,
    goTo: setStep,
    isIncomplete,
    unknownRoles: unknownOf('roles'),
    unknownGroups: unknownOf('groups'),
    teach: (field, word, meaning) => {
      const key = keyOf[field](word)
      const one = unknownOf(field).find((other) => keyOf[field](other.word) === key)
      if (one)
        setAsked((before) => ({
          ...before,
          [field]: new Map([...before[field], [key, { word: one.word, count: one.count }]]),
        }))
      setMending((before) => {
        const next = new Map<string, Role | GroupMeaning>(before[field])
        if (meaning === undefined) next.delete(key)
        else next.set(key, meaning)
        return { ...before, [field]: next }
      })
    },
    rows,
    counts,
    mend: useCallback((line, field, text) => {
      setRefused(undefined)
      setMending((before) => ({
        ...before,
        cells: new Map([...before.cells, [line, { ...before.cells.get(line), [field]: text }]]),
        refused: new Map([...before.refused].filter(([one]) => one !== line)),
      }))
    }, []),
    leave: (line, isLeft) =>
      setMending((before) => ({ ...before, left: new Map([...before.left, [line, isLeft]]) })),
    comparison,
    isImporting,
    refused,
    takeOver,
  }
}
