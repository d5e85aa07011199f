import type { LoggedEvent } from '../events/index.ts'
import type { HubClient } from './hub.ts'

/** Whether an event is for the caller, by their rights as they stand now. */
export async function isEventForCaller(
  { caller }: HubClient,
  event: LoggedEvent,
): Promise<boolean> {
  const { actor } = caller
  const { groupIds, userIds } = event.audience
  if (!actor.applicationIds.includes(event.applicationId)) return false
  if (!groupIds && !userIds) return true
  if (userIds?.includes(actor.userId)) return true
  if (!groupIds?.length) return false
  const own = await caller.groupIdsIn(event.applicationId)
  return groupIds.some((id) => own.includes(id))
}
