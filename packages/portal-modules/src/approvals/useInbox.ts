import { useCallback, useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react'
import { byWaiting } from '../kit/campaigns/waiting-order.ts'
import {
  createPendingCommands,
  useMessages,
  useModuleHost,
  usePending,
  type QueryResult,
} from '../kit/index.ts'
import type { PendingUndo, UndoPauseHandlers } from '../kit/pending/useUndoableAction.ts'
import {
  byDecision,
  chosenOf,
  whatOf,
  withoutDecided,
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
import type { Deciding } from './useDeciding.ts'
import { useInboxAddress, type Tab } from './useInboxAddress.ts'
import { useSentDecisions } from './useSentDecisions.ts'
import { useShownApproval, type Shown } from './useShownApproval.ts'

export type { Tab } from './useInboxAddress.ts'
export type { Shown } from './useShownApproval.ts'

const openCommands = createPendingCommands<InboxList, PendingDecision>({ apply: withoutDecided })
/** What was decided is only read. */
const decidedCommands = createPendingCommands<ApprovalList, PendingDecision>({
  apply: (list) => list,
})
const nothing: readonly Approval[] = []
const noneBeside: readonly ChannelApproval[] = []
const none: ReadonlySet<string> = new Set()

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
  held: readonly PendingUndo<Deciding>[]
  undo: () => void
  /** For the element that offers to take them back. */
  pauseHandlers: UndoPauseHandlers
  /** What belongs to what is decided; undefined where the host has nothing of it. */
  files: ApprovalsPort['files']
  conditions: Conditions
  /** What changed was seen. */
  accept: () => void
  /** Where one says who decides while one is away; undefined where one cannot. */
  absenceHref: string | undefined
}

/** Tells the host how many wait while the inbox is shown, and when it stops to know. */
function useOpenCount(
  port: ApprovalsPort,
  openCount: number | undefined,
  isSendingAway: RefObject<boolean>,
) {
  useEffect(() => {
    if (openCount !== undefined) port.onOpenCount?.(openCount)
  }, [openCount, port])
  useEffect(
    () => () => {
      if (!isSendingAway.current) port.onOpenCount?.(undefined)
    },
    [isSendingAway, port],
  )
}

/** The approvals that are selected, of those that are there. */
function usePicked(items: readonly Approval[]) {
  const [picked, setPicked] = useState(none)
  const chosen = chosenOf(items, picked)
  return {
    chosen,
    picked: useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen]),
    pick: (key: string) =>
      setPicked((all) => {
        const next = new Set(all)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    clearPicked: () => setPicked(none),
  }
}

/** The lists of the three tabs; what the tab shows of them is `items`. */
function useInboxLists(port: ApprovalsPort) {
  const open = usePending(port.open, openCommands)
  const rights = open.result.state === 'ready' ? open.result.data : undefined
  const mayDecide = rights?.mayDecide ?? true
  const mayAsk = rights?.mayAsk ?? false
  // Who only asks others finds what became of that, not an empty page (D-01).
  const address = useInboxAddress(!mayDecide && mayAsk ? 'asked' : 'open')
  const { tab } = address
  const decided = usePending(tab === 'decided' ? port.decided : undefined, decidedCommands)
  const asked = useAsked(port, tab === 'asked')
  const hear = useEffectEvent((change: { commandId?: string | undefined }) => {
    open.receive(change)
    if (tab === 'decided') decided.receive({})
    if (tab === 'asked') asked.receive({})
  })
  useEffect(() => port.onChange?.((change) => hear(change)), [port])
  return { open, decided, asked, address, mayDecide, mayAsk }
}

/** What the tab lists, in its order, and how many wait; without what is about to be sent. */
function useItems(
  tab: Tab,
  open: QueryResult<InboxList>,
  decided: QueryResult<ApprovalList>,
  heldKeys: ReadonlySet<string>,
) {
  const openItems = open.state === 'ready' ? open.data.items : undefined
  const openList = useMemo(
    () => openItems?.filter(({ key }) => !heldKeys.has(key)).toSorted(byWaiting),
    [heldKeys, openItems],
  )
  const decidedItems = decided.state === 'ready' ? decided.data.items : nothing
  const items = useMemo(() => {
    if (tab === 'asked') return nothing
    return tab === 'open' ? (openList ?? nothing) : decidedItems.toSorted(byDecision)
  }, [decidedItems, openList, tab])
  return { items, openCount: openList?.length }
}

/** Everything that the inbox knows and does; its views only show it. */
export function useInbox(port: ApprovalsPort): InboxModel {
  const { announce, openInside } = useModuleHost()
  const { t } = useMessages(messages)
  const { open, decided, asked, address, mayDecide, mayAsk } = useInboxLists(port)
  const { tab, chosenKey, isOnTheWay, go } = address
  const { receive: receiveDecided } = decided
  const reload = useCallback(() => receiveDecided({}), [receiveDecided])
  const conditions = useConditions(port, reload)
  const [firstKey, setFirstKey] = useState<string>()
  const decisions = useSentDecisions(port, open.run, setFirstKey)
  const { heldKeys } = decisions

  const list = tab === 'open' ? open.result : tab === 'asked' ? asked.list : decided.result
  const { items, openCount } = useItems(tab, open.result, decided.result, heldKeys)
  useOpenCount(port, openCount, decisions.isSendingAway)

  // What is shown first stays shown while others decide: nothing else slips under a key.
  // What was asked for is shown at once: keys and focus must not act on what the old address names.
  const wantedKey = isOnTheWay ? (firstKey ?? chosenKey) : (chosenKey ?? firstKey)
  const { shown, setSeen, addOwn } = useShownApproval({
    items,
    wantedKey,
    canBeTaken: tab === 'open' && list.state === 'ready' && !heldKeys.has(wantedKey ?? ''),
    sent: decisions.sent,
  })
  const approval = shown?.approval
  if (approval && approval.key !== firstKey && chosenKey === undefined) setFirstKey(approval.key)
  const { chosen, picked, pick, clearPicked } = usePicked(items)

  const select: InboxModel['select'] = (key, options) => {
    setFirstKey(key)
    go(tab, key, options)
  }
  /** Goes on with what comes after those that go. */
  const goOn = (gone: ReadonlySet<string>) => {
    addOwn(gone)
    const index = items.findIndex(({ key }) => key === approval?.key)
    if (!approval || !gone.has(approval.key)) return
    const rest = (some: readonly Approval[]) => some.find(({ key }) => !gone.has(key))
    const next = rest(items.slice(index + 1)) ?? rest(items.slice(0, index).toReversed())
    setFirstKey(next?.key)
    go(tab, chosenKey === undefined ? undefined : next?.key, { replace: true })
  }
  const carryOut = (deciding: Deciding) => {
    goOn(new Set(deciding.items.map(({ key }) => key)))
    clearPicked()
    decisions.hold(deciding)
    announce(
      t(deciding.decision === 'rejected' ? 'held.rejectedSaid' : 'held.said', said(deciding)),
    )
  }
  const undo = () => {
    const last = decisions.held.at(-1)
    if (!last) return
    decisions.undo(last.key)
    const { items: back, decision, comment } = last.value
    const [first] = back
    announce(t(decision === 'rejected' ? 'held.rejectedUndone' : 'held.undone', said(last.value)))
    // Words for several at once stood in a dialog, which is gone: each of them has them as its note.
    if (comment) decisions.writeAll(back, comment)
    if (first) select(chosenKey === undefined ? undefined : first.key, { replace: true })
    setFirstKey(first?.key)
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
      clearPicked()
      setFirstKey(undefined)
      go(to, undefined, { replace: true })
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
    picked,
    pick,
    clearPicked,
    noteOf: decisions.noteOf,
    write: decisions.write,
    decide: (decision, note = '') => {
      if (!approval?.can.decide || shown?.isGone) return false
      if (decision === 'conditional' && approval.order) return false
      if (shown && shown.changes.length > 0) {
        announce(t('changed.look', { name: approval.plan.name }))
        return false
      }
      carryOut({ items: [approval], decision, comment: note.trim() })
      return true
    },
    decidePicked: (decision, comment) => carryOut({ items: chosen, decision, comment }),
    beside:
      tab === 'open' && approval?.campaign && !shown?.isGone
        ? openBeside(items, approval)
        : noneBeside,
    approveAll: (all, decision, comment) => carryOut({ items: all, decision, comment }),
    held: decisions.held,
    absenceHref: openInside && port.absenceHref,
    undo,
    pauseHandlers: decisions.pauseHandlers,
    files: port.files,
    conditions,
    accept: () => {
      if (!approval) return
      setSeen(approval)
      decisions.forgetSent(approval.key)
    },
  }
}

/** What a message about a decision names. */
const said = ({ items }: Deciding) => ({
  name: items[0]?.plan.name ?? '',
  count: items.length,
  what: whatOf(items),
})
