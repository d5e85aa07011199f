import { currencyCode } from '@atrium/design-system'
import { useCallback, useMemo, useState } from 'react'
import { toPortError, type PortError } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import {
  forgetting,
  useComparison,
  useTableFile,
  type Comparison,
  type ImportStep,
  type TableFileModel,
} from '../../kit/table-import/index.ts'
import type { ImportFacts } from './useImportFacts.ts'
import { useMending, useUnknownWords } from './useMending.ts'
import { mappingOf, planReader } from './columns.logic.ts'
import type {
  ImportField,
  ImportMediaType,
  MissingChannels,
  PlanComparison,
  PlanImportPort,
} from './plan-import.port.ts'
import { countRows, readRows, type ImportContext, type ImportRow, type Mending } from './rows.logic.ts' // prettier-ignore

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
  const mends = useMending(known)
  const { mending, takeRefusals } = mends
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
  const comparison = useComparison(port.compare, wanted, takeRefusals)
  const { compared, again } = comparison

  const unknown = useUnknownWords(rows, mends)
  const { mend: mendCell } = mends
  const mend = useCallback(
    (line: number, field: ImportField, text: string) => {
      setRefused(undefined)
      mendCell(line, field, text)
    },
    [mendCell],
  )
  const forget = () => {
    mends.forget()
    setRefused(undefined)
  }

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
      if (one) mends.teach(one, mediaTypeId)
    },
    needed,
    rows,
    counts,
    mend,
    leave: mends.leave,
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
