import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { groupsChanged, rightsChanged, type Access } from '../users/index.ts'
import { auditMemberships } from './audit-memberships.ts'
import { followDirectory, type DirectoryDependencies } from './directory/follow-directory.ts'
import {
  addMembers,
  removeFromGroups,
  removeMembers,
  type StoredGroup,
} from './user-groups.repository.ts'

/** Who is to be in a group: people more and less, or with `others: 'remove'` these people alone. */
interface MembersChange {
  add: readonly number[]
  remove: readonly number[]
  others: 'keep' | 'remove'
}

type EventDependencies = Pick<Dependencies, 'events'>

/**
 * Changes who is in a group, in the caller's transaction of the tenant; what is so already changes nothing and is
 * told nobody. What the group of a directory gives goes with it. Deactivated people are taken as well: it counts
 * once they are active again. The number of statements does not depend on how many people there are.
 */
export async function changeMembers(
  deps: DirectoryDependencies,
  tx: Transaction,
  { actor, applicationId, roles }: Pick<Access, 'actor' | 'applicationId' | 'roles'>,
  group: StoredGroup,
  { add, remove, others }: MembersChange,
): Promise<void> {
  const removed =
    others === 'remove'
      ? await removeMembers(tx, group, add, 'all-others')
      : await removeMembers(tx, group, remove, 'these')
  const added = await addMembers(tx, group, add)
  const pairOf = (userId: number) => ({ userGroupId: group.id, userId })
  const changed = [...removed, ...added]
  if (changed.length === 0) return
  await deps.events.append(
    tx,
    rightsChanged(applicationId, ...changed),
    groupsChanged(applicationId, [group.id]),
  )
  const [joined, left] = [added.map(pairOf), removed.map(pairOf)]
  await auditMemberships(tx, { actor, applicationId, groups: [group], joined, left })
  await followDirectory(deps, tx, { actor, applicationId, roles }, { joined, left })
}

/** Takes somebody out of all groups, in the caller's transaction of the tenant. */
export async function leaveGroups(
  { events }: EventDependencies,
  tx: Transaction,
  { actor, applicationId }: Pick<Access, 'actor' | 'applicationId'>,
  userId: number,
): Promise<void> {
  const groups = await removeFromGroups(tx, applicationId, userId)
  if (groups.length === 0) return
  await events.append(
    tx,
    rightsChanged(applicationId, userId),
    groupsChanged(applicationId, groups.map(({ id }) => id)), // prettier-ignore
  )
  const left = groups.map(({ id: userGroupId }) => ({ userGroupId, userId }))
  await auditMemberships(tx, { actor, applicationId, groups, left })
}
