import { useCallback, useMemo, useState } from 'react'
import { currencyCode } from '../../kit/campaigns/index.ts'
import { toPortError, type PortError } from '../../kit/index.ts'
import {
  forgetting,
  useComparison,
  useTableFile,
  type Comparison,
  type ImportStep,
  type TableFileModel,
} from '../../kit/table-import/index.ts'
import type { CockpitCampaign } from '../cockpit.port.ts'
import { compareFigures, describedBy, type FiguresComparison } from './compare.logic.ts'
import type { FiguresImportPort, FigureValue, StoredFigure } from './figures-import.port.ts'
import {
  countRows,
  figureReader,
  nothingMended,
  readRows,
  type FigureContext,
  type FigureRow,
  type Mending,
} from './rows.logic.ts'
import { figureHeads, knownFigures, type FigureField } from './words.logic.ts'

export interface FiguresImportModel extends Omit<TableFileModel<FigureField>, 'read'> {
  campaign: CockpitCampaign
  context: FigureContext
  /** Keys of figures that the campaign has. */
  storedKeys: ReadonlySet<string>
  step: ImportStep
  goTo: (step: ImportStep) => void
  read: (file: File) => Promise<void>
  /** What no column has that is needed; undefined: nothing. */
  missing: 'day' | 'figure' | undefined
  rows: readonly FigureRow[]
  counts: ReturnType<typeof countRows>
  mend: (line: number, field: FigureField, text: string) => void
  leave: (line: number, isLeft: boolean) => void
  comparison: Comparison<FiguresComparison>
  maxValues: number
  isImporting: boolean
  /** Why it was not taken over. */
  refused: PortError | undefined
  takeOver: () => Promise<void>
}

/** Cells are mended one by one: what the host refuses has no cell of its own here. */
const noRefusals = () => undefined

/** Everything that the import of figures knows and does; its views only show it (COCK-11). */
export function useFiguresImport(
  port: FiguresImportPort,
  campaign: CockpitCampaign,
  stored: readonly StoredFigure[],
  onDone: (done: FiguresComparison) => void,
): FiguresImportModel {
  const [step, setStep] = useState<ImportStep>('file')
  const context = useMemo(
    (): FigureContext => ({
      figures: knownFigures(stored),
      currency: currencyCode(campaign.currencyName ?? ''),
    }),
    [campaign.currencyName, stored],
  )
  const reader = useMemo(() => figureReader(figureHeads(context.figures)), [context.figures])
  const table = useTableFile(reader)
  const { file } = table
  const [mending, setMending] = useState<Mending>(nothingMended)
  const [isImporting, setImporting] = useState(false)
  const [refused, setRefused] = useState<PortError>()

  const rows = useMemo(
    () => (file ? readRows(file.sheets[file.sheetIndex]!, file.layout, context, mending) : []),
    [context, file, mending],
  )
  const counts = useMemo(() => countRows(rows), [rows])
  const fields = file?.layout.columns.flatMap(({ field }) => field ?? []) ?? []
  const missing = !fields.includes('day') ? 'day' : fields.length < 2 ? 'figure' : undefined

  const wanted = useMemo(() => {
    const good = rows.filter(({ values }) => values)
    if (step !== 'preview' || good.length === 0) return undefined
    return { command: good.map(({ values }) => values!), lines: good.map(({ line }) => line) }
  }, [rows, step])
  // With what is there now, not with what was there when the import was opened.
  const compare = useCallback(
    async (given: readonly (readonly FigureValue[])[]) =>
      compareFigures(given, await port.stored(campaign.id).load()),
    [campaign.id, port],
  )
  const comparison = useComparison(compare, wanted, noRefusals)
  const { compared } = comparison

  const forget = () => {
    setRefused(undefined)
    setMending(nothingMended)
  }
  const takeOver = async () => {
    if (!compared) return
    setImporting(true)
    setRefused(undefined)
    try {
      const { newKeys, values } = compared.comparison
      const described = describedBy(newKeys, context.figures)
      await port.put({ campaignId: campaign.id, described, values, commandId: crypto.randomUUID() })
      onDone(compared.comparison)
    } catch (error) {
      setRefused(toPortError(error))
    } finally {
      setImporting(false)
    }
  }

  return {
    ...forgetting(table, { forget, onRead: () => setStep('columns') }),
    campaign,
    context,
    storedKeys: useMemo(() => new Set(stored.map(({ key }) => key)), [stored]),
    maxValues: port.maxValues,
    step,
    goTo: setStep,
    missing,
    rows,
    counts,
    mend: useCallback((line, field, text) => {
      setRefused(undefined)
      setMending((before) => ({
        ...before,
        cells: new Map([...before.cells, [line, { ...before.cells.get(line), [field]: text }]]),
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
