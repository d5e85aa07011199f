import type { Audience, DomainEvent } from '../../platform/events/events.types.ts'
import type { Assignment } from './themes.policy.ts'

/** Tells everybody whose screen looks different now; each loads their own theme afresh. */
export const themeChanged = (
  applicationId: number,
  ...assignments: readonly Assignment[]
): DomainEvent => ({
  applicationId,
  type: 'theme.changed',
  audience: audienceOf(assignments),
  payload: {},
})

function audienceOf(assignments: readonly Assignment[]): Audience {
  const isForAll = assignments.some(({ userGroupId, userId }) => !userGroupId && !userId)
  if (isForAll) return {}
  return {
    groupIds: assignments.flatMap(({ userGroupId }) => userGroupId ?? []),
    userIds: assignments.flatMap(({ userId }) => userId ?? []),
  }
}
