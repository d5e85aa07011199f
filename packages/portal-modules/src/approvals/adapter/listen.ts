import type { LiveEvents } from '../../kit/adapter/live-events.ts'
import type { ApprovalsPort } from '../approvals.port.ts'

/** After these somebody's list may be another. */
const changing: ReadonlySet<string> = new Set([
  'campaigns.changed',
  'approvals.changed',
  'rights.changed',
])

/** Calls when approvals of any application may have changed, or events were missed. Returns what stops it. */
export function listenToApprovals(
  live: LiveEvents,
  listener: Parameters<NonNullable<ApprovalsPort['onChange']>>[0],
): () => void {
  const stopEvents = live.onEvent(({ type, payload }) => {
    if (!changing.has(type)) return
    const told = typeof payload === 'object' && payload !== null ? payload : {}
    const commandId = 'commandId' in told ? told.commandId : undefined
    listener({ commandId: typeof commandId === 'string' ? commandId : undefined })
  })
  const stopResets = live.onReset(() => listener({}))
  return () => {
    stopEvents()
    stopResets()
  }
}
