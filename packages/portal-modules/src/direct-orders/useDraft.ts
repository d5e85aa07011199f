import { useEffect, useEffectEvent, useState } from 'react'
import { useModuleHost, type PreferenceStore } from '../kit/index.ts'
import { readDraft, writeDraft, type OrderDraft } from './draft.logic.ts'
import { readSentDraft, withChange, type SentDraft } from './tabs.logic.ts'

/** The name under which the draft of a new order is kept. */
const newDraftName = 'draft'
/** The name for an order that is adjusted; each has its own. */
export const draftName = (orderId: number | null): string =>
  orderId === null ? newDraftName : `${newDraftName}-${orderId}`
/** The name under which it is kept what became of that draft when it was sent last. */
const sentName = (orderId: number | null): string => `${draftName(orderId)}-sent`

/** The draft of a new order that is kept from before; undefined where there is none that can be opened. */
export function readKept(preferences: PreferenceStore | undefined, orderId: number | null = null) {
  return readDraft(preferences?.read(draftName(orderId)))
}

/**
 * The draft of a new order that is kept from before, as tabs of this browser change it, and what throws it
 * away.
 */
export function useKeptDraft(preferences: PreferenceStore | undefined) {
  const [kept, setKept] = useState(() => readKept(preferences))
  useEffect(
    () => preferences?.watch?.(newDraftName, () => setKept(readKept(preferences))),
    [preferences],
  )
  const discard = () => {
    preferences?.keep(newDraftName, undefined)
    setKept(undefined)
  }
  return [kept, discard] as const
}

/**
 * What is entered in the wizard, kept with every change until it is sent or discarded (DO-31). The preferences
 * is the person's in this tenant. Tabs of one browser share the draft: each shows what was entered in the
 * others, field by field, and knows when another one sent it.
 * @param start  makes the draft where none is kept
 */
export function useDraft(
  preferences: PreferenceStore | undefined,
  orderId: number | null,
  start: () => OrderDraft,
) {
  const { now } = useModuleHost()
  const name = draftName(orderId)
  const [kept] = useState(() => readKept(preferences, orderId))
  const [draft, setDraft] = useState<OrderDraft>(() =>
    kept === undefined || kept === 'outdated' ? start() : kept,
  )
  const [restored, setRestored] = useState(kept)
  const [sent, setSent] = useState<SentDraft>()

  /** Whether another tab sent the draft that is shown here; from then on this tab says so. */
  const noticeSent = (): SentDraft | undefined => {
    const last = readSentDraft(preferences?.read(sentName(orderId)))
    if (last === undefined || last.command !== draft.command) return undefined
    setSent(last)
    return last
  }
  const hear = useEffectEvent(() => {
    if (sent) return
    const theirs = readKept(preferences, orderId)
    if (theirs === 'outdated') return
    if (theirs) return setDraft(theirs)
    if (noticeSent()) return
    // It was discarded there.
    setRestored(undefined)
    setDraft(start())
  })
  useEffect(() => preferences?.watch?.(name, () => hear()), [preferences, name])

  /** Changes what is entered, and gives the id of the command that will send it. */
  const change = (next: Partial<OrderDraft>): string => {
    const theirs = readKept(preferences, orderId)
    const isKept = theirs !== undefined && theirs !== 'outdated'
    // What comes in too late is not made a draft again.
    if (!isKept && noticeSent()) return draft.command!
    const base = isKept ? theirs : draft
    const command = base.command ?? crypto.randomUUID()
    const after = { ...withChange(base, draft, next), command, templateOf: null, isOfOtherVersion: false, editedAt: now().toISOString() } // prettier-ignore
    preferences?.keep(name, writeDraft(after))
    setDraft(after)
    return command
  }
  const forget = () => {
    preferences?.keep(name, undefined)
    setRestored(undefined)
    setDraft(start())
  }
  return {
    draft,
    /** What was kept from before, until it is sent or discarded. */
    restored,
    /** The order that another tab made of it; undefined: it is still a draft. */
    sent,
    noticeSent,
    change,
    /** Forgets it at once: also where nobody is there any more to see that. */
    discard: forget,
    /** It became an order: other tabs are told which. `isHere`: this tab shows it as well. */
    finish: (order: SentDraft, { isHere }: { isHere: boolean }) => {
      preferences?.keep(sentName(orderId), JSON.stringify(order))
      if (isHere) setSent(order)
      forget()
    },
    /** Goes on with what is kept by now, or with a new draft. */
    startAnew: () => {
      const theirs = readKept(preferences, orderId)
      setSent(undefined)
      setRestored(undefined)
      setDraft(theirs === undefined || theirs === 'outdated' ? start() : theirs)
    },
    dismiss: () => setRestored(undefined),
  }
}
