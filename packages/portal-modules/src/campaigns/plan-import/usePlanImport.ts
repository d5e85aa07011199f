import { currencyCode } from '@atrium/design-system'
import { useCallback, useMemo, useState } from 'react'
import { toPortError, useQuery, type PortError, type QueryResult } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import {
  refusedCells,
  forgetting,
  useComparison,
  useTableFile,
  type Comparison,
  type ImportStep,
  type TableFileModel,
} from '../../kit/table-import/index.ts'
import { mappingOf, planReader } from './columns.logic.ts'
import type {
  ImportField,
  ImportMapping,
  ImportMediaType,
  MissingChannels,
  PlanComparison,
  PlanImportPort,
} from './plan-import.port.ts'
import { countRows, readRows, unknownWords, type ImportContext, type ImportRow, type Mending } from './rows.logic.ts' // prettier-ignore

/** The campaign that a plan is taken over into. */
export type ImportTarget = Pick<Campaign, 'id' | 'name' | 'customer' | 'currencyName'>

/** What was taken over. */
export interface ImportDone {
  compared: PlanComparison
  changeId: number | null
}

export interface PlanImportModel extends Omit<TableFileModel<ImportField>, 'read'> {
  campaign: ImportTarget
  context: ImportContext
  step: ImportStep
  goTo: (step: ImportStep) => void
  read: (file: File) => Promise<void>
  types: readonly ImportMediaType[]
  /** Words for media types that nobody knows, and what was said of them. */
  unknown: readonly { word: string; count: number; mediaTypeId: number | null }[]
  teach: (word: string, mediaTypeId: number | null) => void
  /** Which of the two that every channel needs no column has. */
  needed: readonly ('name' | 'mediaType')[]
  rows: readonly ImportRow[]
  counts: ReturnType<typeof countRows>
  mend: (line: number, field: ImportField, text: string) => void
  leave: (line: number, isLeft: boolean) => void
  refusals: Mending['refused']
  missing: MissingChannels
  setMissing: (missing: MissingChannels) => void
  canRemove: boolean
  comparison: Comparison<PlanComparison>
  isImporting: boolean
  /** Why it was not taken over. */
  refused: PortError | undefined
  takeOver: () => Promise<void>
}

/** What the import needs to know before it begins. */
export interface ImportFacts {
  types: readonly ImportMediaType[]
  existing: ImportContext['existing']
  known: ImportMapping | null
}

/** Loads it all; the first failure is the one that is told. */
export function useImportFacts(port: PlanImportPort, campaignId: number): QueryResult<ImportFacts> {
  const types = useQuery(
    useMemo(() => port.mediaTypes(), [port]),
    { keeps: true },
  )
  const existing = useQuery(useMemo(() => port.channels(campaignId), [port, campaignId])) // prettier-ignore
  const known = useQuery(useMemo(() => port.mapping(campaignId), [port, campaignId]), { keeps: true }) // prettier-ignore
  const all = [types, existing, known]
  const failed = all.find((one) => one.state === 'failed')
  if (failed?.state === 'failed')
    return {
      state: 'failed',
      error: failed.error,
      retry: () => all.forEach((one) => one.state === 'failed' && one.retry()),
    }
  if (types.state !== 'ready' || existing.state !== 'ready' || known.state !== 'ready')
    return { state: 'loading' }
  const refresh = () => all.forEach((one) => one.state === 'ready' && one.refresh())
  const data = { types: types.data, existing: existing.data, known: known.data }
  return { state: 'ready', data, isRefreshing: false, refresh }
}

const without = <K, V>(map: ReadonlyMap<K, V>, key: K) =>
  new Map([...map].filter(([one]) => one !== key))

/** Everything that the import of a plan knows and does; its views only show it (CAMP-07). */
export function usePlanImport(
  port: PlanImportPort,
  campaign: ImportTarget,
  facts: ImportFacts,
  onDone: (done: ImportDone) => void,
): PlanImportModel {
  // What was known when it began: a list that loads anew under somebody's hands would mend nothing.
  const [{ types, existing, known }] = useState(facts)
  const [step, setStep] = useState<ImportStep>('file')
  const plan = useTableFile(useMemo(() => planReader(known), [known]))
  const { file } = plan
  const [mending, setMending] = useState<Mending>(() => ({
    cells: new Map(),
    left: new Map(),
    words: new Map(known?.mediaTypes.map(({ word, mediaTypeId }) => [word, mediaTypeId])),
    refused: new Map(),
  }))
  const [taught, setTaught] = useState<ReadonlyMap<string, { word: string; count: number }>>(new Map()) // prettier-ignore
  const [missing, setMissing] = useState<MissingChannels>('keep')
  const [isImporting, setImporting] = useState(false)
  const [refused, setRefused] = useState<PortError>()

  const context = useMemo(
    (): ImportContext => ({
      campaignName: campaign.name,
      currency: currencyCode(campaign.currencyName ?? undefined),
      types,
      existing,
    }),
    [campaign.currencyName, campaign.name, existing, types],
  )
  const rows = useMemo(
    () => (file ? readRows(file.sheets[file.sheetIndex]!, file.layout, context, mending) : []),
    [context, file, mending],
  )
  const counts = useMemo(() => countRows(rows), [rows])
  const canRemove = counts.faulty === 0 && rows.every(({ left }) => left !== 'byHand')
  const fields = file?.layout.columns.map(({ field }) => field) ?? []
  const needed = (['name', 'mediaType'] as const).filter(
    (field) =>
      !fields.includes(field) &&
      // Headings between the rows may say the medium.
      !(field === 'mediaType' && rows.some(({ left }) => left === 'section')),
  )

  const isCompared = step === 'preview' && counts.good > 0
  const effective = canRemove ? missing : 'keep'
  const wanted = useMemo(() => {
    const good = rows.filter(({ channel }) => channel)
    if (!isCompared) return undefined
    return {
      command: {
        campaignId: campaign.id,
        channels: good.map(({ channel }) => channel!),
        missing: effective,
      },
      lines: good.map(({ line }) => line),
    }
  }, [campaign.id, effective, isCompared, rows])
  const takeRefusals = useCallback((error: PortError, lines: readonly number[]) => {
    const found = refusedCells(error.fields, lines, { list: 'channels', fallback: 'name' })
    if (found)
      setMending((before) => ({ ...before, refused: new Map([...before.refused, ...found]) }))
  }, [])
  const comparison = useComparison(port.compare, wanted, takeRefusals)
  const { compared, again } = comparison

  const mend = useCallback((line: number, field: ImportField, text: string) => {
    setRefused(undefined)
    setMending((before) => ({
      ...before,
      cells: new Map([...before.cells, [line, { ...before.cells.get(line), [field]: text }]]),
      refused: without(before.refused, line),
    }))
  }, [])
  const forget = () => {
    setTaught(new Map())
    setRefused(undefined)
    setMending((before) => ({ ...before, cells: new Map(), left: new Map(), refused: new Map() }))
  }
  const unknown = useMemo(() => {
    const asked = new Map(unknownWords(rows).map((one) => [one.word, one]))
    return [...new Map([...taught, ...asked]).values()].map((one) => ({
      ...one,
      mediaTypeId: taught.has(one.word) ? (mending.words.get(one.word) ?? null) : null,
    }))
  }, [mending.words, rows, taught])

  const takeOver = async () => {
    if (!wanted || !compared || !file) return
    setImporting(true)
    setRefused(undefined)
    const commandId = crypto.randomUUID()
    try {
      const { version } = compared.comparison
      const outcome = await port.replace({ ...wanted.command, version, commandId })
      // The plan is there: a mapping that is not kept costs a minute at the next import.
      const mapping = mappingOf(file.layout, mending.words, known)
      const kept = { campaignId: campaign.id, mapping, commandId: crypto.randomUUID() }
      await port.saveMapping(kept).catch(() => undefined)
      onDone({ compared: outcome, changeId: outcome.changeId })
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
    campaign,
    context,
    step,
    goTo: setStep,
    ...forgetting(plan, { forget, onRead: () => setStep('columns') }),
    types,
    unknown,
    teach: (word, mediaTypeId) => {
      const one = unknown.find((other) => other.word === word)
      if (one) setTaught((before) => new Map([...before, [word, { word, count: one.count }]]))
      setMending((before) => ({
        ...before,
        words:
          mediaTypeId === null
            ? without(before.words, word)
            : new Map([...before.words, [word, mediaTypeId]]),
      }))
    },
    needed,
    rows,
    counts,
    mend,
    leave: (line, isLeft) =>
      setMending((before) => ({ ...before, left: new Map([...before.left, [line, isLeft]]) })),
    refusals: mending.refused,
    missing: effective,
    setMissing,
    canRemove,
    comparison,
    isImporting,
    refused,
    takeOver,
  }
}
