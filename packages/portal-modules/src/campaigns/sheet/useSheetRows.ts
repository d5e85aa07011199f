import { useMemo, useRef, useState } from 'react'
import type { PlannedChannel } from '../campaigns.port.ts'
import { withoutFaults } from './plan-truth.ts'
import {
  blankValues,
  valuesOf,
  type Faults,
  type SheetRow,
  type SheetValues,
} from './sheet.logic.ts'

/** A row that is not saved yet: it lacks what a channel needs. */
interface Draft {
  key: string
  /** The row that it stands behind; undefined: it is the last one. */
  afterKey: string | undefined
  values: SheetValues
  faults: Faults
}

export interface SheetRows {
  /** The channels with what is wrong in their cells, and rows that are not saved yet among them. */
  rows: readonly SheetRow[]
  /** New rows are on their way. */
  isSending: boolean
  /** As they are now: who writes on while something is being saved writes into what is there by then. */
  getDrafts: () => readonly Draft[]
  setDrafts: (change: (all: readonly Draft[]) => readonly Draft[]) => void
  addDraft: (afterKey: string | undefined, values: Partial<SheetValues>, wrong: Faults) => Draft
  /** Writes into a draft; undefined: there is none by that key. */
  putDraft: (key: string, values: Partial<SheetValues>, wrong: Faults) => Draft | undefined
  keepFaults: (key: string, next: Faults, written: Partial<SheetValues>) => void
  /** Lets go of what was written into a row and is not saved. */
  discardFaults: (row: SheetRow) => void
  /** Behind which channel a row stands: the next one above that is saved. */
  afterIdOf: (key: string | undefined) => { afterId?: number }
  isRowSending: (key: string) => boolean
  /** The channel of a row, once it is one. */
  channelIdOf: (row: SheetRow) => Promise<number | undefined>
  /** New rows became channels, in their order; they keep their keys. */
  becomeChannels: (keys: readonly string[], channels: readonly PlannedChannel[]) => void
  /** Remembers that these rows are being saved, until they are. */
  waitFor: <T>(keys: readonly string[], saving: Promise<T>) => Promise<T>
}

/** The rows of the sheet: channels, and what is written and not saved yet. */
export function useSheetRows(channels: readonly PlannedChannel[]): SheetRows {
  const [drafts, showDrafts] = useState<readonly Draft[]>([])
  const latestDrafts = useRef(drafts)
  const setDrafts: SheetRows['setDrafts'] = (change) => {
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

  return {
    rows,
    isSending: onTheWay > 0,
    getDrafts: () => latestDrafts.current,
    setDrafts,
    addDraft: (afterKey, values, wrong) => {
      const key = `new-${(lastDraft.current += 1)}`
      const draft: Draft = { key, afterKey, values: { ...blankValues, ...values }, faults: wrong }
      setDrafts((all) => [...all, draft])
      return draft
    },
    putDraft: (key, values, wrong) => {
      setDrafts((all) =>
        all.map((one) =>
          one.key === key
            ? { ...one, values: { ...one.values, ...values }, faults: { ...withoutFaults(one.faults, values), ...wrong } }
            : one,
        ),
      ) // prettier-ignore
      return latestDrafts.current.find((one) => one.key === key)
    },
    keepFaults: (key, next, written) =>
      setFaults((all) =>
        new Map(all).set(key, { ...withoutFaults(all.get(key) ?? {}, written), ...next }),
      ),
    discardFaults: ({ key, channel }) => {
      if (channel) setFaults((all) => new Map(all).set(key, {}))
      else setDrafts((all) => all.map((one) => (one.key === key ? { ...one, faults: {} } : one)))
    },
    afterIdOf: (key) => {
      for (let at = rows.findIndex((row) => row.key === key); at >= 0; at -= 1) {
        const id = rows[at]!.channel?.id
        if (id !== undefined) return { afterId: id }
      }
      return {}
    },
    isRowSending: (key) => sending.current.has(key),
    channelIdOf: async ({ channel, key }) =>
      channel?.id ?? idOfKey.current.get(key) ?? (await sending.current.get(key)),
    becomeChannels: (keys, saved) => {
      for (const [at, { id }] of saved.entries()) idOfKey.current.set(keys[at]!, id)
      setAliases((all) => new Map([...all, ...saved.map(({ id }, at): [number, string] => [id, keys[at]!])])) // prettier-ignore
      setDrafts((all) => all.filter(({ key }) => !keys.includes(key)))
    },
    waitFor: async (keys, saving) => {
      for (const key of keys) {
        const saved = saving.then(() => idOfKey.current.get(key))
        sending.current.set(key, saved)
      }
      setOnTheWay((count) => count + keys.length)
      const answer = await saving
      for (const key of keys) sending.current.delete(key)
      setOnTheWay((count) => count - keys.length)
      return answer
    },
  }
}
