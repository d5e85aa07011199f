import { useMediaWords } from '@atrium/design-system'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  createPendingCommands,
  errorText,
  isStale,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  type Command,
  type PortError,
  type QueryResult,
} from '../../kit/index.ts'
import type { Campaign, CampaignsPort, PlannedChannel } from '../campaigns.port.ts'
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
import { withChanges, withoutFaults, withPlanAnswer } from './plan-truth.ts'
import { useSheetSteps, type SheetSteps } from './useSheetSteps.ts'

type Plan = readonly PlannedChannel[]
interface PlanCommand extends Command {
  changes: PlanChanges
}
const commands = createPendingCommands<Plan, PlanCommand>({
  apply: (truth, { changes }) => withChanges(truth, changes),
})
const nothing: Plan = []
const noChanges: PlanChanges = { add: [], change: [], remove: [] }

/** A row that is not saved yet: it lacks what a channel needs. */
interface Draft {
  key: string
  /** The row that it stands behind; undefined: it is the last one. */
  afterKey: string | undefined
  values: SheetValues
  faults: Faults
}

/** What is written into a row at once. */
interface RowWrite {
  row: SheetRow | undefined
  values: Partial<SheetValues>
  faults: Faults
  /** Of a new row: the one that it stands behind. */
  afterKey?: string
}

/** `kept`: the reader did not want it after all; nothing is lost. */
export type Refused = PortError | 'kept' | undefined

export interface PlanSheetModel {
  result: QueryResult<Plan>
  rows: readonly SheetRow[]
  rules: CellRules
  steps: SheetSteps
  /**
   * Writes a text into a cell, at once on the screen: who writes on does not wait for the host. What is
   * asked first, or is no value, resolves to what stands against it.
   */
  writeText: (row: SheetRow, column: SheetColumn, text: string) => void | Promise<string | void>
  /** Writes several rows in one step. What is refused stays in its cells, marked. */
  write: (label: string, writes: readonly RowWrite[], isTold: boolean) => Promise<Refused>
  /** Lets go of what was written into a row and is not saved. */
  discardFaults: (row: SheetRow) => void
  /** Complete rows that the host has not taken. */
  unsaved: readonly SheetRow[]
  /** Puts an empty row behind another, at the end without one; returns its key. */
  addRow: (after: SheetRow | undefined) => string
  /** Lets go of a new row that was never saved. */
  dropRow: (key: string) => void
  duplicate: (row: SheetRow) => Promise<Refused>
  /** Puts parts in the place of a channel; the first one stays it. */
  split: (row: SheetRow, parts: readonly (Partial<ChannelFacts> & { name: string })[]) => Promise<Refused>
  remove: (rows: readonly SheetRow[]) => Promise<Refused>
  /** Channels that the client approved, while the reader is asked whether to change them; `answer` ends it. */
  question: { rows: Plan; answer: (isWanted: boolean) => void } | undefined
  explain: (error: PortError) => string
} // prettier-ignore

/** Everything that the sheet of one campaign's channels knows and does (CAMP-15). */
export function usePlanSheet(
  planning: CampaignPlanningPort,
  campaign: Campaign,
  onChange: CampaignsPort['onChange'],
): PlanSheetModel {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const mediaWords = useMediaWords()
  const { announce } = useModuleHost()
  const { id: campaignId, currencyName } = campaign
  const { result, run, receive } = usePending(
    useMemo(() => planning.channels(campaignId), [planning, campaignId]),
    commands,
  )
  const steps = useSheetSteps()
  const hear = useEffectEvent((change: { campaignId?: number; commandId?: string }) => {
    if (change.campaignId === undefined || change.campaignId === campaignId)
      receive({ commandId: change.commandId })
  })
  useEffect(() => onChange?.((change) => hear(change)), [onChange])

  const [drafts, showDrafts] = useState<readonly Draft[]>([])
  // Who writes on while something is being saved writes into what is there by then.
  const latestDrafts = useRef(drafts)
  const setDrafts = (change: (all: readonly Draft[]) => readonly Draft[]) => {
    latestDrafts.current = change(latestDrafts.current)
    showDrafts(latestDrafts.current)
  }
  /** New rows on their way, by key; resolves to the channel, or to nothing where it was refused. */
  const sending = useRef(new Map<string, Promise<number | undefined>>())
  const [onTheWay, setOnTheWay] = useState(0)
  /** Channels of rows that were new here. */
  const idOfKey = useRef(new Map<string, number>())
  const [faults, setFaults] = useState<ReadonlyMap<string, Faults>>(new Map())
  /** Keys of channels that were new rows here. */
  const [aliases, setAliases] = useState<ReadonlyMap<number, string>>(new Map())
  const lastDraft = useRef(0)
  const channels = result.state === 'ready' ? result.data : nothing
  const rules = useMemo(
    (): CellRules => ({ locale, currencyName, media: planning.media }),
    [locale, currencyName, planning],
  )

  const rows = useMemo(() => {
    const all = channels.map((channel): SheetRow => {
      const key = aliases.get(channel.id) ?? `${channel.id}`
      return { key, channel, values: valuesOf(channel), faults: faults.get(key) ?? {} }
    })
    const known = new Set(all.map(({ key }) => key))
    for (const { afterKey, ...draft } of drafts) {
      // Its channel may be there a moment before it goes.
      if (known.has(draft.key)) continue
      const row: SheetRow = { ...draft, channel: undefined }
      const at = all.findIndex(({ key }) => key === afterKey)
      if (at === -1) all.push(row)
      else all.splice(at + 1, 0, row)
    }
    return all
  }, [channels, aliases, faults, drafts])

  const [question, setQuestion] = useState<PlanSheetModel['question']>()
  /** Asks before what the client approved becomes another plan. */
  const ask = (changes: PlanChanges): Promise<boolean> => {
    const ids = new Set(changes.change.filter(changesPlanOf).map(({ id }) => id))
    const decided = channels.filter((channel) => ids.has(channel.id) && isDecided(channel))
    if (decided.length === 0) return Promise.resolve(true)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const answer = (isWanted: boolean) => {
      setQuestion(undefined)
      resolve(isWanted)
    }
    setQuestion({ rows: decided, answer })
    return promise
  }

  /** Takes a change of the host back. */
  const undoChange = async (changeId: number): Promise<PortError | undefined> => {
    const commandId = crypto.randomUUID()
    try {
      await run(
        { commandId, changes: noChanges },
        { send: () => planning.undo({ campaignId, changeId, commandId }), merge: (truth) => truth },
      )
      return undefined
    } catch (error) {
      return toPortError(error)
    }
  }
  const commit = async (
    label: string,
    changes: PlanChanges,
    { newKeys = [], isTold = false }: { newKeys?: readonly string[]; isTold?: boolean } = {},
  ): Promise<Refused> => {
    if (changes.add.length + changes.change.length + changes.remove.length === 0) return undefined
    if (!(await ask(changes))) return 'kept'
    const commandId = crypto.randomUUID()
    const send = async (truth: Plan | undefined) => {
      const wanted = new Set(changes.change.map(({ id }) => id))
      const seen = (truth ?? nothing).filter(({ id }) => wanted.has(id))
      const versions = new Map(seen.map(({ id, version }) => [id, version]))
      const answer = await planning.change({ ...changes, campaignId, versions, commandId })
      const saved = answer.added.slice(0, newKeys.length)
      if (saved.length > 0) {
        for (const [at, { id }] of saved.entries()) idOfKey.current.set(newKeys[at]!, id)
        setAliases((all) => new Map([...all, ...saved.map(({ id }, at): [number, string] => [id, newKeys[at]!])])) // prettier-ignore
        setDrafts((all) => all.filter(({ key }) => !newKeys.includes(key)))
      }
      return answer
    }
    const saved = Promise.withResolvers<number | undefined>()
    const step = steps.add(label, async () => {
      const changeId = await saved.promise
      return changeId === undefined ? undefined : undoChange(changeId)
    })
    try {
      const { changeId } = await run(
        { commandId, changes },
        { send, merge: (truth, answer) => withPlanAnswer(truth, changes, answer) },
      )
      saved.resolve(changeId)
      if (isTold) step.tell()
      return undefined
    } catch (error) {
      saved.resolve(undefined)
      step.drop()
      return toPortError(error)
    }
  }

  /** Behind which channel a row stands: the next one above that is saved. */
  const afterIdOf = (key: string | undefined): { afterId?: number } => {
    for (let at = rows.findIndex((row) => row.key === key); at >= 0; at -= 1) {
      const id = rows[at]!.channel?.id
      if (id !== undefined) return { afterId: id }
    }
    return {}
  }
  const keepFaults = (key: string, next: Faults, written: Partial<SheetValues>) =>
    setFaults((all) =>
      new Map(all).set(key, { ...withoutFaults(all.get(key) ?? {}, written), ...next }),
    )

  /** The channel of a row, once it is one. */
  const channelIdOf = async ({ channel, key }: SheetRow) =>
    channel?.id ?? idOfKey.current.get(key) ?? (await sending.current.get(key))

  const write: PlanSheetModel['write'] = async (label, writes, isTold) => {
    const add: PlanChanges['add'][number][] = []
    const newKeys: string[] = []
    const change: PlanChanges['change'][number][] = []
    const keys = new Map<number, string>()
    const before = latestDrafts.current
    let behind = writes.find(({ row }) => row === undefined)?.afterKey
    // New rows stand behind each other, and so all of them behind the same channel.
    const firstPlace = afterIdOf(behind)
    for (const { row, values, faults: wrong } of writes) {
      const isWaiting = row && !row.channel && sending.current.has(row.key)
      if (isWaiting) putDraft(row.key, values, wrong)
      const id = row && (await channelIdOf(row))
      if (row && id !== undefined) {
        const facts = changedFacts(row.values as ChannelFacts, values)
        if (Object.keys(facts).length > 0) change.push({ id, ...facts })
        keys.set(id, row.key)
        keepFaults(row.key, wrong, values)
        continue
      }
      const draft = row ? putDraft(row.key, values, wrong) : addDraft(behind, values, wrong)
      if (!draft) continue
      if (!row) behind = draft.key
      const facts = factsOf(draft.values)
      if (!facts) continue
      add.push({ ...facts, ...(row ? afterIdOf(row.key) : firstPlace) })
      newKeys.push(draft.key)
      // Stays at its cell when the row is saved.
      keepFaults(draft.key, draft.faults, {})
    }
    const saving = commit(label, { add, change, remove: [] }, { newKeys, isTold })
    for (const key of newKeys) {
      const saved = saving.then(() => idOfKey.current.get(key))
      sending.current.set(key, saved)
    }
    setOnTheWay((count) => count + newKeys.length)
    const refused = await saving
    for (const key of newKeys) sending.current.delete(key)
    setOnTheWay((count) => count - newKeys.length)
    // What was not wanted is not there; what was refused stays, to be tried again.
    if (refused === 'kept') setDrafts(() => before)
    else if (refused) await markRefused(refused, change, keys)
    return refused
  }
  const addDraft = (afterKey: string | undefined, values: Partial<SheetValues>, wrong: Faults) => {
    const key = `new-${(lastDraft.current += 1)}`
    const draft: Draft = { key, afterKey, values: { ...blankValues, ...values }, faults: wrong }
    setDrafts((all) => [...all, draft])
    return draft
  }
  const putDraft = (key: string, values: Partial<SheetValues>, wrong: Faults) => {
    setDrafts((all) =>
      all.map((one) =>
        one.key === key
          ? { ...one, values: { ...one.values, ...values }, faults: { ...withoutFaults(one.faults, values), ...wrong } }
          : one,
      ),
    ) // prettier-ignore
    return latestDrafts.current.find((one) => one.key === key)
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
      keepFaults(keys.get(id)!, Object.fromEntries(wrong), {})
    }
    announce(first ?? explain(refused))
  }

  const explain = (error: PortError) =>
    isStale(error) ? t('sheet.staleMany') : (Object.values(error.fields)[0]?.[0] ?? errorText(tools, error)) // prettier-ignore

  const writeText: PlanSheetModel['writeText'] = (row, column, text) => {
    const read = readCell(column, text, rules)
    if ('fault' in read) return Promise.resolve(t(`fault.${read.fault}`))
    const label = t('sheet.step.cell', { column: t(`cell.${column}`), name: row.values.name || t('sheet.newRow') }) // prettier-ignore
    const values = { [column]: read.value } as Partial<SheetValues>
    const saving = write(label, [{ row, values, faults: {} }], false)
    const isAsked = row.channel && isDecided(row.channel) && changesPlan({ [column]: read.value })
    if (!isAsked) return undefined
    return saving.then((refused) => (refused === 'kept' ? t('sheet.kept') : undefined))
  }

  return {
    result,
    rows,
    rules,
    steps,
    write,
    writeText,
    discardFaults: ({ key, channel }) => {
      if (channel) setFaults((all) => new Map(all).set(key, {}))
      else setDrafts((all) => all.map((one) => (one.key === key ? { ...one, faults: {} } : one)))
    },
    unsaved: onTheWay > 0 ? [] : rows.filter(({ channel, values }) => !channel && factsOf(values)), // prettier-ignore
    addRow: (after) => {
      const above = after ?? rows.at(-1)
      announce(t('sheet.rowAdded'))
      return addDraft(after?.key, { kind: above?.values.kind ?? null }, {}).key
    },
    dropRow: (key) => setDrafts((all) => all.filter((one) => one.key !== key)),
    duplicate: (row) => {
      const name = t('sheet.copyName', { name: row.values.name })
      const facts = factsOf({ ...row.values, name })
      if (!facts) return Promise.resolve(undefined)
      const label = t('sheet.step.duplicate', { name: row.values.name })
      return commit(label, { ...noChanges, add: [{ ...facts, ...afterIdOf(row.key) }] })
    },
    split: ({ channel }, parts) => {
      const [first, ...others] = parts
      if (!channel || !first || others.length === 0) return Promise.resolve(undefined)
      const facts = valuesOf(channel)
      const changes: PlanChanges = {
        add: others.map((part) => ({ ...facts, ...part, afterId: channel.id })),
        change: [{ id: channel.id, ...changedFacts(facts, first) }],
        remove: [],
      }
      const label = t('sheet.step.split', { name: channel.name, count: parts.length })
      return commit(label, changes, { isTold: true })
    },
    remove: async (chosen) => {
      const keys = new Set(chosen.map(({ key }) => key))
      const gone = drafts.filter(({ key }) => keys.has(key))
      const remove = chosen.flatMap(({ channel }) => channel?.id ?? [])
      const label = t('sheet.step.remove', { count: chosen.length, name: chosen[0]?.values.name || t('sheet.newRow') }) // prettier-ignore
      if (gone.length > 0) {
        setDrafts((all) => all.filter(({ key }) => !keys.has(key)))
        const bringBack = async () => {
          setDrafts((all) => [...all, ...gone])
          return undefined
        }
        if (remove.length === 0) steps.add(label, bringBack).tell()
      }
      return commit(label, { ...noChanges, remove }, { isTold: true })
    },
    question,
    explain,
  }
}

const changesPlanOf = ({ id: _id, ...facts }: PlanChanges['change'][number]) => changesPlan(facts)
