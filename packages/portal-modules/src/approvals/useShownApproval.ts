import { useEffect, useMemo, useState } from 'react'
import { useMessages, useModuleHost } from '../kit/index.ts'
import { differencesOf, type Difference } from './approvals.logic.ts'
import type { Approval } from './approvals.port.ts'
import { messages } from './messages/index.ts'

/** What is shown of an approval besides itself. */
export interface Shown {
  approval: Approval
  /** What became another while it was shown (T-38). */
  changes: readonly Difference[]
  /** Somebody else decided it while it was shown. */
  isGone: boolean
}

const none: ReadonlySet<string> = new Set()

interface ShownApprovalOptions {
  items: readonly Approval[]
  /** The approval that is asked for; where it is not there, the first one is shown. */
  wantedKey: string | undefined
  /** What is not in the list any more can have been decided by somebody else. */
  canBeTaken: boolean
  /** Approvals as they were when they could not be decided. */
  sent: ReadonlyMap<string, Approval>
}

/** The approval that is shown, with what happened to it since it came on the screen; both are announced. */
export function useShownApproval({ items, wantedKey, canBeTaken, sent }: ShownApprovalOptions) {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const current = items.find(({ key }) => key === wantedKey)
  // As it was when it came on the screen.
  const [seen, setSeen] = useState<Approval>()
  const isGone = canBeTaken && !current && wantedKey !== undefined && seen?.key === wantedKey
  const [own, setOwn] = useState(none)
  const isTaken = isGone && !own.has(wantedKey)
  const approval = current ?? (isTaken ? seen : undefined) ?? items[0]
  if (approval && approval.key !== seen?.key) setSeen(sent.get(approval.key) ?? approval)
  const changes = useMemo(
    () => (approval && seen?.key === approval.key ? differencesOf(seen.plan, approval.plan) : []),
    [approval, seen],
  )
  const name = approval?.plan.name ?? ''
  useEffect(() => {
    if (isTaken) announce(t('gone.said', { name }))
  }, [announce, isTaken, name, t])
  useEffect(() => {
    if (changes.length > 0) announce(t('changed.said', { name }))
  }, [announce, changes.length, name, t])
  const shown: Shown | undefined = approval && { approval, changes, isGone: isTaken }
  return {
    shown,
    /** From now on, changes are told from what is shown. */
    setSeen,
    /** These are gone because the reader decided them. */
    addOwn: (keys: ReadonlySet<string>) => setOwn((all) => new Set([...all, ...keys])),
  }
}
