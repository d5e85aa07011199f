import { audit, type AuditEntry } from '../../../platform/audit.ts'
import type { Role } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { forbidden } from '../../../platform/problem.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { groupsChanged, peopleChanged, rightsChanged, type Access } from '../../users/index.ts'
import { lockUserGroups, type MemberPair } from '../memberships.repository.ts'
import {
  deleteDue,
  dueByTargets,
  findDirectoryRole,
  insertDue,
  listGivenRoles,
  listGivingGroups,
  lockRoles,
  updateRoles,
  type DueMemberships,
} from './directory-memberships.repository.ts'
import { canChangeRoles, canPassOn, fallbackRole, rolesByGroups } from './roles-by-groups.policy.ts'

export type DirectoryDependencies = Pick<Dependencies, 'events' | 'givesRoles'>
type Host = Pick<Access, 'actor' | 'applicationId' | 'roles'>

/**
 * Gives people who came into groups of a directory what these give, and takes it from those who left them, in
 * the caller's transaction, whoever changed the groups (ADM-05). Refused to whoever may not give that (ADM-09). The number of statements depends neither on how
 * many people there are nor on how many groups.
 */
export async function followDirectory(
  deps: DirectoryDependencies,
  tx: Transaction,
  host: Host,
  { joined, left }: { joined: readonly MemberPair[]; left: readonly MemberPair[] },
): Promise<void> {
  const { applicationId } = host
  const groupIds = [...new Set([...joined, ...left].map(({ userGroupId }) => userGroupId))]
  if (groupIds.length === 0) return
  const giving = await listGivingGroups(tx, applicationId, groupIds)
  if (!giving.every((group) => canPassOn(host, group))) throw forbidden()
  const targetIds = giving.flatMap((group) => group.target_ids)
  if (targetIds.length > 0) {
    await lockUserGroups(tx, applicationId, [...new Set(targetIds)])
    await moveDue(deps, tx, host, {
      into: joined.length > 0 ? dueByTargets(applicationId, joined) : undefined,
      outOf: left.length > 0 ? dueByTargets(applicationId, left) : undefined,
    })
  }
  const roleGroups = new Set(giving.flatMap(({ id, role }) => (role === null ? [] : [id])))
  const peopleIn = (pairs: readonly MemberPair[]) => [
    ...new Set(pairs.filter((pair) => roleGroups.has(pair.userGroupId)).map((pair) => pair.userId)),
  ]
  await giveRoles(deps, tx, host, peopleIn(joined), undefined)
  const leavers = peopleIn(left)
  if (leavers.length === 0) return
  const said = host.actor.integration
    ? host.actor.integration.directoryRole
    : await findDirectoryRole(tx, applicationId)
  await giveRoles(deps, tx, host, leavers, fallbackRole(host, said))
}

/** Which of these groups give more than the caller may give: nobody is put into them, or taken out of them. */
export async function listClosedGroups(
  tx: Transaction,
  host: Host,
  groupIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const giving = await listGivingGroups(tx, host.applicationId, groupIds)
  return new Set(giving.filter((group) => !canPassOn(host, group)).map(({ id }) => id))
}

/** Moves people into and out of groups that a directory leads to, and tells everybody whom that concerns. */
export async function moveDue(
  deps: Pick<DirectoryDependencies, 'events'>,
  tx: Transaction,
  host: Host,
  { into, outOf }: { into?: DueMemberships | undefined; outOf?: DueMemberships | undefined },
): Promise<void> {
  const { applicationId } = host
  const moved = [into && (await insertDue(tx, host, into)), outOf && (await deleteDue(tx, host, outOf))].flatMap((one) => one ?? []) // prettier-ignore
  const userIds = [...new Set(moved.flatMap((one) => one.user_ids))]
  if (userIds.length === 0) return
  await deps.events.append(
    tx,
    rightsChanged(applicationId, ...userIds),
    groupsChanged(applicationId, [...new Set(moved.flatMap((one) => one.group_ids))]),
  )
}

/** Gives people the roles of their groups; who has none of these gets the `fallback`, where one is named. */
export async function giveRoles(
  deps: DirectoryDependencies,
  tx: Transaction,
  host: Host,
  userIds: readonly number[],
  fallback: Role | undefined,
): Promise<void> {
  const { actor, applicationId } = host
  if (!deps.givesRoles || userIds.length === 0) return
  // Two groups that somebody joins at once, and who changes roles by hand, wait for one another.
  await lockRoles(tx, applicationId, userIds)
  const people = await listGivenRoles(tx, applicationId, userIds)
  const changes = people.flatMap(({ id, name, roles: before, given }) => {
    const roles = rolesByGroups(before, given, fallback)
    return roles ? [{ id, name, before, roles }] : []
  })
  if (changes.length === 0) return
  if (!changes.every(({ before, roles }) => canChangeRoles(host, before, roles))) throw forbidden()
  const ids = changes.map(({ id }) => id)
  await updateRoles(tx, applicationId, changes.map(({ id, roles }) => ({ id, roles }))) // prettier-ignore
  await deps.events.append(
    tx,
    rightsChanged(applicationId, ...ids),
    ...peopleChanged([applicationId], ids),
  )
  await audit(
    tx,
    ...changes.map(({ id, name, before, roles }): AuditEntry => ({
      applicationId,
      actor,
      action: 'user.changed',
      objectType: 'user',
      objectId: id,
      summary: { name, before: { roles: before }, after: { roles } },
    })),
  )
}
