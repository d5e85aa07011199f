import { useMemo, useRef, useState } from 'react'
import type { Pending } from '../kit/index.ts'
import { useUndoableAction } from '../kit/pending/useUndoableAction.ts'
import type { PendingDecision } from './approvals.logic.ts'
import type { Approval, ApprovalsPort, InboxList } from './approvals.port.ts'
import { useDeciding, type Deciding } from './useDeciding.ts'

type Run = Pending<InboxList, PendingDecision>['run']

/** Once the list is gone there is nothing to lay it over. */
const runAway: Run = (_command, { send }) => send(undefined)

/**
 * Decisions that wait for a moment in which they can be taken back, and are sent then; with what was
 * written about approvals so far. `onFailed` hears the first approval that could not be decided.
 */
export function useSentDecisions(port: ApprovalsPort, run: Run, onFailed: (key: string) => void) {
  const decideNow = useDeciding(port, run)
  const decideAway = useDeciding(port, runAway)
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map())
  const [sent, setSent] = useState<ReadonlyMap<string, Approval>>(new Map())
  const send = async (deciding: Deciding) => {
    const failed = await decideNow(deciding)
    const lost = new Set(failed.map(({ key }) => key))
    const done = deciding.items.flatMap(({ key }) => (lost.has(key) ? [] : [key]))
    setNotes((all) => new Map([...all].filter(([key]) => !done.includes(key))))
    setSent((all) => new Map([...all, ...failed.map((item) => [item.key, item] as const)]))
    if (failed[0]) onFailed(failed[0].key)
  }
  const isSendingAway = useRef(false)
  const sendAway = async (deciding: Deciding) => {
    isSendingAway.current = true
    await decideAway(deciding)
    // Until the answer is there, the host goes on counting as the inbox did.
    port.onOpenCount?.(undefined)
  }
  const holding = useUndoableAction<Deciding>((deciding, isLeaving) =>
    isLeaving ? void sendAway(deciding) : void send(deciding),
  )
  const heldKeys = useMemo(
    () => new Set(holding.held.flatMap(({ value }) => value.items.map(({ key }) => key))),
    [holding.held],
  )
  return {
    ...holding,
    heldKeys,
    /** Decisions are on their way though the inbox is left. */
    isSendingAway,
    /** What could not be decided, as it was: shown again beside what is another since then. */
    sent,
    forgetSent: (key: string) =>
      setSent((all) => new Map([...all].filter(([known]) => known !== key))),
    noteOf: (key: string) => notes.get(key) ?? '',
    write: (key: string, note: string) => setNotes((all) => new Map(all).set(key, note)),
    /** Gives all of them the same note, but for those that have one. */
    writeAll: (items: readonly Approval[], note: string) =>
      setNotes((all) => new Map([...items.map(({ key }) => [key, note] as const), ...all])),
  }
}
