import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { byWaiting } from '../kit/campaigns/waiting-order.ts'
import {
  createPendingCommands,
  useMessages,
  useModuleHost,
  usePending,
  type Pending,
  type QueryResult,
} from '../kit/index.ts'
import { useHeld, type Held, type HoldOn } from '../kit/pending/useHeld.ts'
import {
  byDecision,
  chosenOf,
  differencesOf,
  whatOf,
  withoutDecided,
  type Difference,
  type PendingDecision,
} from './approvals.logic.ts'
import type {
  Approval,
  ApprovalList,
  ApprovalsPort,
  ChannelApproval,
  Decision,
  InboxList,
} from './approvals.port.ts'
import { messages } from './messages/index.ts'
import { openBeside } from './whole-campaign.logic.ts'
import { useAsked, type AskedModel } from './useAsked.ts'
import { useConditions, type Conditions } from './useConditions.ts'
import { useDeciding, type Deciding } from './useDeciding.ts'

const openCommands = createPendingCommands<InboxList, PendingDecision>({ apply: withoutDecided })
/** What was decided is only read. */
const decidedCommands = createPendingCommands<ApprovalList, PendingDecision>({
  apply: (list) => list,
})
/** Once the list is gone there is nothing to lay it over. */
const runAway: Pending<InboxList, PendingDecision>['run'] = (_command, { send }) => send(undefined)
const nothing: readonly Approval[] = []
const noneBeside: readonly ChannelApproval[] = []
const none: ReadonlySet<string> = new Set()

interface AskedPath {
  here: string
  /** Addresses that were asked for, the last of which is not there yet. */
  waiting: readonly string[]
}
/** With the last one, or one that nobody asked for, the waiting ends. */
const stillWaiting = (asked: readonly string[], here: string): readonly string[] =>
  asked.at(-1) === here || !asked.includes(here) ? [] : asked

export type Tab = 'open' | 'asked' | 'decided'

/** What is shown of an approval besides itself. */
export interface Shown {
  approval: Approval
  /** What became another while it was shown (T-38). */
  changes: readonly Difference[]
  /** Somebody else decided it while it was shown. */
  isGone: boolean
}

export interface InboxModel {
  /** What the tab shows. */
  list: QueryResult<unknown>
  /** The reader decides, here or in one of their applications; true until it is known. */
  mayDecide: boolean
  /** The reader asks others to decide (T-39). */
  mayAsk: boolean
  /** What was asked of others; loaded while its tab is shown. */
  asked: AskedModel
  /** How many wait, without what is about to be sent. */
  openCount: number | undefined
  items: readonly Approval[]
  tab: Tab
  setTab: (tab: Tab) => void
  shown: Shown | undefined
  /** A person opened it, so a phone shows it alone. */
  isChosen: boolean
  /** The address that was asked for is not there yet. */
  isOnTheWay: boolean
  select: (key: string | undefined, options?: { replace?: boolean }) => void
  step: (by: 1 | -1) => void
  picked: ReadonlySet<string>
  pick: (key: string) => void
  clearPicked: () => void
  /** What was written about an approval so far. */
  noteOf: (key: string) => string
  write: (key: string, note: string) => void
  /** False where it has to be looked at again, because it was changed meanwhile. */
  decide: (decision: Decision, note?: string) => boolean
  decidePicked: (decision: Decision, comment: string) => void
  /** What is open in the campaign of what is shown, in the list's order; empty where that is not open. */
  beside: readonly ChannelApproval[]
  /** Approves what was looked at together, with one way back (T-08). */
  approveAll: (
    items: readonly Approval[],
    decision: 'approved' | 'conditional',
    words: string,
  ) => void
  /** Decisions that can still be taken back. */
  held: readonly Held<Deciding>[]
  undo: () => void
  /** For the element that offers to take them back. */
  holdOn: HoldOn
  /** What belongs to what is decided; undefined where the host has nothing of it. */
  files: ApprovalsPort['files']
  conditions: Conditions
  /** What changed was seen. */
  accept: () => void
  /** Where one says who decides while one is away; undefined where one cannot. */
  absenceHref: string | undefined
}

/** Everything that the inbox knows and does; its views only show it. */
export function useInbox(port: ApprovalsPort): InboxModel {
  const { announce, openInside, path, setPath } = useModuleHost()
  const { t } = useMessages(messages)
  const open = usePending(port.open, openCommands)
  const rights = open.result.state === 'ready' ? open.result.data : undefined
  const mayDecide = rights?.mayDecide ?? true
  const mayAsk = rights?.mayAsk ?? false
  const named = path[0] === 'decided' || path[0] === 'asked' ? path[0] : undefined
  // Who only asks others finds what became of that, not an empty page (D-01).
  const tab: Tab = named ?? (!mayDecide && mayAsk ? 'asked' : 'open')
  const [place] = named ? path.slice(1) : path
  const chosenKey = place !== undefined && /^(?:order-)?\d+$/.test(place) ? place : undefined
  const address = (to: Tab, key?: string) => [
    ...(to === 'open' ? [] : [to]),
    ...(key === undefined ? [] : [key]),
  ]

  // A router gives a new address only in a later render, and one goes on meanwhile: until the last one
  // that was asked for is there, the address is an old one.
  const here = path.join('/')
  const [askedPath, setAskedPath] = useState<AskedPath>({ here, waiting: [] })
  const waiting =
    askedPath.here === here ? askedPath.waiting : stillWaiting(askedPath.waiting, here)
  if (askedPath.here !== here) setAskedPath({ here, waiting })
  const isOnTheWay = waiting.length > 0
  const go = (to: readonly string[], options?: { replace?: boolean }) => {
    const next = to.join('/')
    // Back to where one still is: what was asked for before comes all the same, and then this.
    const isHere = next === here && !isOnTheWay
    setAskedPath({ here, waiting: isHere ? [] : [...waiting, next] })
    setPath(to, options)
  }

  const decided = usePending(tab === 'decided' ? port.decided : undefined, decidedCommands)
  const asked = useAsked(port, tab === 'asked')
  const decideNow = useDeciding(port, open.run)
  const decideAway = useDeciding(port, runAway)
  const hear = useEffectEvent((change: { commandId?: string | undefined }) => {
    open.receive(change)
    if (tab === 'decided') decided.receive({})
    if (tab === 'asked') asked.receive({})
  })
  useEffect(() => port.onChange?.((change) => hear(change)), [port])

  const { receive: receiveDecided } = decided
  const reload = useCallback(() => receiveDecided({}), [receiveDecided])
  const conditions = useConditions(port, reload)
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map())
  const forget = (keys: readonly string[]) =>
    setNotes((all) => new Map([...all].filter(([key]) => !keys.includes(key))))
  const [sent, setSent] = useState<ReadonlyMap<string, Approval>>(new Map())
  const [firstKey, setFirstKey] = useState<string>()
  const send = async (deciding: Deciding) => {
    const failed = await decideNow(deciding)
    const lost = new Set(failed.map(({ key }) => key))
    forget(deciding.items.filter(({ key }) => !lost.has(key)).map(({ key }) => key))
    // Shown again beside what is another since it was decided on.
    setSent((all) => new Map([...all, ...failed.map((item) => [item.key, item] as const)]))
    if (failed[0]) setFirstKey(failed[0].key)
  }
  const isSendingAway = useRef(false)
  const sendAway = async (deciding: Deciding) => {
    isSendingAway.current = true
    await decideAway(deciding)
    // Until the answer is there, the host goes on counting as the inbox did.
    port.onOpenCount?.(undefined)
  }
  const holding = useHeld<Deciding>((deciding, isLeaving) =>
    isLeaving ? void sendAway(deciding) : void send(deciding),
  )
  const heldKeys = useMemo(
    () => new Set(holding.held.flatMap(({ value }) => value.items.map(({ key }) => key))),
    [holding.held],
  )

  const list = tab === 'open' ? open.result : tab === 'asked' ? asked.list : decided.result
  const openItems = open.result.state === 'ready' ? open.result.data.items : undefined
  const openList = useMemo(
    () => openItems?.filter(({ key }) => !heldKeys.has(key)).toSorted(byWaiting),
    [heldKeys, openItems],
  )
  const openCount = openList?.length
  useEffect(() => {
    if (openCount !== undefined) port.onOpenCount?.(openCount)
  }, [openCount, port])
  useEffect(
    () => () => {
      if (!isSendingAway.current) port.onOpenCount?.(undefined)
    },
    [port],
  )
  const decidedItems = decided.result.state === 'ready' ? decided.result.data.items : nothing
  const items = useMemo(() => {
    if (tab === 'asked') return nothing
    return tab === 'open' ? (openList ?? nothing) : decidedItems.toSorted(byDecision)
  }, [decidedItems, openList, tab])

  // What is shown first stays shown while others decide: nothing else slips under a key.
  // What was asked for is shown at once: keys and focus must not act on what the old address names.
  const wantedKey = isOnTheWay ? (firstKey ?? chosenKey) : (chosenKey ?? firstKey)
  const current = items.find(({ key }) => key === wantedKey)
  // As it was when it came on the screen.
  const [seen, setSeen] = useState<Approval>()
  const isGone =
    tab === 'open' && !current && seen?.key === wantedKey && list.state === 'ready' && wantedKey !== undefined && !heldKeys.has(wantedKey) // prettier-ignore
  const [own, setOwn] = useState(none)
  const isTaken = isGone && !own.has(wantedKey)
  const approval = current ?? (isTaken ? seen : undefined) ?? items[0]
  if (approval && approval.key !== seen?.key) setSeen(sent.get(approval.key) ?? approval)
  if (approval && approval.key !== firstKey && chosenKey === undefined) setFirstKey(approval.key)
  const changes = useMemo(
    () => (approval && seen?.key === approval.key ? differencesOf(seen.plan, approval.plan) : []),
    [approval, seen],
  )
  const shown = approval && { approval, changes, isGone: isTaken }
  const name = approval?.plan.name ?? ''
  useEffect(() => {
    if (isTaken) announce(t('gone.said', { name }))
  }, [announce, isTaken, name, t])
  useEffect(() => {
    if (changes.length > 0) announce(t('changed.said', { name }))
  }, [announce, changes.length, name, t])

  const [picked, setPicked] = useState(none)
  const chosen = chosenOf(items, picked)

  const select: InboxModel['select'] = (key, options) => {
    setFirstKey(key)
    go(address(tab, key), options)
  }
  /** Goes on with what comes after those that go. */
  const goOn = (gone: ReadonlySet<string>) => {
    setOwn((all) => new Set([...all, ...gone]))
    const index = items.findIndex(({ key }) => key === approval?.key)
    if (!approval || !gone.has(approval.key)) return
    const rest = (some: readonly Approval[]) => some.find(({ key }) => !gone.has(key))
    const next = rest(items.slice(index + 1)) ?? rest(items.slice(0, index).toReversed())
    setFirstKey(next?.key)
    go(address(tab, chosenKey === undefined ? undefined : next?.key), { replace: true })
  }
  const carryOut = (deciding: Deciding) => {
    goOn(new Set(deciding.items.map(({ key }) => key)))
    setPicked(none)
    holding.hold(deciding)
    const values = {
      name: deciding.items[0]?.plan.name ?? '',
      count: deciding.items.length,
      what: whatOf(deciding.items),
    }
    announce(t(deciding.decision === 'rejected' ? 'held.rejectedSaid' : 'held.said', values))
  }

  return {
    list,
    mayDecide,
    mayAsk,
    asked,
    openCount,
    items,
    tab,
    setTab: (to) => {
      setPicked(none)
      setFirstKey(undefined)
      go(address(to), { replace: true })
    },
    shown,
    isChosen: chosenKey !== undefined && (isOnTheWay || approval?.key === chosenKey),
    isOnTheWay,
    select,
    step: (by) => {
      const index = items.findIndex(({ key }) => key === approval?.key)
      const next = items[index === -1 ? 0 : index + by]
      if (next) select(next.key, { replace: chosenKey !== undefined })
    },
    picked: useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen]),
    pick: (key) =>
      setPicked((all) => {
        const next = new Set(all)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    clearPicked: () => setPicked(none),
    noteOf: (key) => notes.get(key) ?? '',
    write: (key, note) => setNotes((all) => new Map(all).set(key, note)),
    decide: (decision, note = '') => {
      if (!approval?.can.decide || isTaken) return false
      if (decision === 'conditional' && approval.order) return false
      if (changes.length > 0) {
        announce(t('changed.look', { name }))
        return false
      }
      carryOut({ items: [approval], decision, comment: note.trim() })
      return true
    },
    decidePicked: (decision, comment) => carryOut({ items: chosen, decision, comment }),
    beside:
      tab === 'open' && approval?.campaign && !isTaken ? openBeside(items, approval) : noneBeside,
    approveAll: (all, decision, comment) => carryOut({ items: all, decision, comment }),
    held: holding.held,
    absenceHref: openInside && port.absenceHref,
    undo: () => {
      const last = holding.held.at(-1)
      if (!last) return
      holding.undo(last.key)
      const { items: back, decision, comment } = last.value
      const [first] = back
      const values = { name: first?.plan.name ?? '', count: back.length, what: whatOf(back) }
      announce(t(decision === 'rejected' ? 'held.rejectedUndone' : 'held.undone', values))
      // Words for several at once stood in a dialog, which is gone: each of them has them as its note.
      if (comment) setNotes((all) => new Map([...back.map(({ key }) => [key, comment] as const), ...all])) // prettier-ignore
      if (first) select(chosenKey === undefined ? undefined : first.key, { replace: true })
      setFirstKey(first?.key)
    },
    holdOn: holding.holdOn,
    files: port.files,
    conditions,
    accept: () => {
      if (!approval) return
      setSeen(approval)
      setSent((all) => new Map([...all].filter(([key]) => key !== approval.key)))
    },
  }
}
