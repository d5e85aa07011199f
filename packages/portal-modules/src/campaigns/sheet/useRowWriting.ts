import { useMediaWords } from '@atrium/design-system'
import { errorText, isStale, useMessages, useModuleHost, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isDecided } from '../plan.logic.ts'
import type { CampaignPlanningPort, ChannelFacts, PlanChanges } from '../planning.port.ts'
import {
  blankValues,
  changedFacts,
  changesPlan,
  factsOf,
  readCell,
  valuesOf,
  writeCell,
  type CellFault,
  type CellRules,
  type Faults,
  type SheetColumn,
  type SheetRow,
  type SheetValues,
} from './sheet.logic.ts'
import { nothing } from './usePlanChannels.ts'
import type { Refused, usePlanCommit } from './usePlanCommit.ts'
import type { SheetRows } from './useSheetRows.ts'

/** What is written into a row at once. */
interface RowWrite {
  row: SheetRow | undefined
  values: Partial<SheetValues>
  faults: Faults
  /** Of a new row: the one that it stands behind. */
  afterKey?: string
}

export interface RowWriting {
  /**
   * Writes a text into a cell, at once on the screen: who writes on does not wait for the host. What is
   * asked first, or is no value, resolves to what stands against it.
   */
  writeText: (row: SheetRow, column: SheetColumn, text: string) => void | Promise<string | void>
  /** Writes several rows in one step. What is refused stays in its cells, marked. */
  write: (label: string, writes: readonly RowWrite[], isTold: boolean) => Promise<Refused>
  explain: (error: PortError) => string
}

export interface RowWritingOptions {
  planning: CampaignPlanningPort
  campaignId: number
  rules: CellRules
  sheet: SheetRows
  commit: ReturnType<typeof usePlanCommit>['commit']
}

/** Writes into cells and rows; what is refused stays there, marked. */
export function useRowWriting({
  planning,
  campaignId,
  rules,
  sheet,
  commit,
}: RowWritingOptions): RowWriting {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const mediaWords = useMediaWords()
  const { announce } = useModuleHost()

  const explain = (error: PortError) =>
    isStale(error) ? t('sheet.staleMany') : (Object.values(error.fields)[0]?.[0] ?? errorText(tools, error)) // prettier-ignore

  const write: RowWriting['write'] = async (label, writes, isTold) => {
    const add: PlanChanges['add'][number][] = []
    const newKeys: string[] = []
    const change: PlanChanges['change'][number][] = []
    const keys = new Map<number, string>()
    const before = sheet.getDrafts()
    let behind = writes.find(({ row }) => row === undefined)?.afterKey
    // New rows stand behind each other, and so all of them behind the same channel.
    const firstPlace = sheet.afterIdOf(behind)
    for (const { row, values, faults: wrong } of writes) {
      const isWaiting = row && !row.channel && sheet.isRowSending(row.key)
      if (isWaiting) sheet.putDraft(row.key, values, wrong)
      const id = row && (await sheet.channelIdOf(row))
      if (row && id !== undefined) {
        const facts = changedFacts(row.values as ChannelFacts, values)
        if (Object.keys(facts).length > 0) change.push({ id, ...facts })
        keys.set(id, row.key)
        sheet.keepFaults(row.key, wrong, values)
        continue
      }
      const draft = row
        ? sheet.putDraft(row.key, values, wrong)
        : sheet.addDraft(behind, values, wrong)
      if (!draft) continue
      if (!row) behind = draft.key
      const facts = factsOf(draft.values)
      if (!facts) continue
      add.push({ ...facts, ...(row ? sheet.afterIdOf(row.key) : firstPlace) })
      newKeys.push(draft.key)
      // Stays at its cell when the row is saved.
      sheet.keepFaults(draft.key, draft.faults, {})
    }
    const saving = commit(label, { add, change, remove: [] }, { newKeys, isTold })
    const refused = await sheet.waitFor(newKeys, saving)
    // What was not wanted is not there; what was refused stays, to be tried again.
    if (refused === 'kept') sheet.setDrafts(() => before)
    else if (refused) await markRefused(refused, change, keys)
    return refused
  }
  /** What the host did not take stays in its cells, with the reason; of what somebody else changed, with what is there now. */
  const markRefused = async (
    refused: PortError,
    change: PlanChanges['change'],
    keys: ReadonlyMap<number, string>,
  ) => {
    const fresh = isStale(refused) ? await planning.channels(campaignId).load().catch(() => nothing) : nothing // prettier-ignore
    let first: string | undefined
    for (const { id, ...facts } of change) {
      const current = fresh.find((one) => one.id === id)
      const written = Object.keys(facts) as SheetColumn[]
      const wrong = written.map((column): [SheetColumn, CellFault] => {
        const values = { ...blankValues, ...facts }
        const text = writeCell({ values, faults: {} }, column, locale, mediaWords)
        const now = current && (writeCell({ values: valuesOf(current), faults: {} }, column, locale, mediaWords) || '–') // prettier-ignore
        const message = now === undefined ? explain(refused) : t('sheet.stale', { now })
        first ??= message
        return [column, { text, kind: 'refused', message }]
      })
      sheet.keepFaults(keys.get(id)!, Object.fromEntries(wrong), {})
    }
    announce(first ?? explain(refused))
  }

  const writeText: RowWriting['writeText'] = (row, column, text) => {
    const read = readCell(column, text, rules)
    if ('fault' in read) return Promise.resolve(t(`fault.${read.fault}`))
    const label = t('sheet.step.cell', { column: t(`cell.${column}`), name: row.values.name || t('sheet.newRow') }) // prettier-ignore
    const values = { [column]: read.value } as Partial<SheetValues>
    const saving = write(label, [{ row, values, faults: {} }], false)
    const isAsked = row.channel && isDecided(row.channel) && changesPlan({ [column]: read.value })
    if (!isAsked) return undefined
    return saving.then((refused) => (refused === 'kept' ? t('sheet.kept') : undefined))
  }

  return { write, writeText, explain }
}
