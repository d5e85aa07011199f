import type { DomainEvent } from '../../platform/events/events.types.ts'

/** People of these applications look different now, are new, or have no rights any more. */
export const peopleChanged = (
  applicationIds: readonly number[],
  userIds: readonly number[],
): DomainEvent[] =>
  applicationIds.map((applicationId) => ({
    applicationId,
    type: 'users.changed',
    audience: {},
    payload: { userIds: [...userIds] },
  }))

/** Groups, or who is in them, are others now; `userGroupIds` says which. */
export const groupsChanged = (applicationId: number, userGroupIds: number[]): DomainEvent => ({
  applicationId,
  type: 'userGroups.changed',
  audience: {},
  payload: { userGroupIds },
})

/** What somebody may see is another now. */
export const rightsChanged = (applicationId: number, ...userIds: number[]): DomainEvent => ({
  applicationId,
  type: 'rights.changed',
  audience: { userIds },
  payload: {},
})
