import type { BodyOf, DirectoryGroup, directoryGroups, ResponseOf } from '@atrium/api-client/contract' // prettier-ignore
import { audit, type AuditEntry } from '../../../platform/audit.ts'
import { forbidden, invalid, notFound, stale } from '../../../platform/problem.ts'
import type { Actor, Role } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { updateRoles } from '../../people/index.ts'
import { changeMemberships, lockUserGroup, lockUserGroups } from '../../user-groups/index.ts'
import { enterTenant, groupsChanged, peopleChanged, rightsChanged, type Access } from '../../users/index.ts' // prettier-ignore
import { canFillGroup } from '../scim.policy.ts'
import { canMapGroups, rolesByGroups } from './directory-groups.policy.ts'
import {
  findMapping,
  listGivenRoles,
  listMappings,
  listPeopleIn,
  listStillGiven,
  listTargets,
  lockRoles,
  saveMapping,
  type DirectoryGroupMapping,
} from './directory-groups.repository.ts'
import { directoryGroupTexts } from './directory-groups.texts.ts'

type MappingDependencies = Pick<Dependencies, 'database' | 'events' | 'givesRoles'>
type Host = Pick<Access, 'actor' | 'applicationId'>

/** Which groups of the portal and which role the groups of a directory give their people (ADM-05, ADM-09). */
export function createDirectoryGroupsService(deps: MappingDependencies) {
  return {
    list: (actor: Actor, applicationId: number): Promise<ResponseOf<typeof directoryGroups.list>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canMapGroups(access)) throw forbidden()
        return {
          groups: (await listMappings(tx, applicationId)).map(toDirectoryGroup),
          targets: await listTargets(tx, applicationId),
          givesRoles: deps.givesRoles,
        }
      }),

    /** Says anew what a group gives. Whoever is in it has it at once; groups that it gave before are left. */
    save: (
      actor: Actor,
      { applicationId, userGroupId }: { applicationId: number; userGroupId: number },
      { role, userGroupIds }: BodyOf<typeof directoryGroups.save>,
      ifMatch?: number,
    ): Promise<DirectoryGroup> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await lockUserGroup(tx, applicationId, userGroupId)
        const before = await findMapping(tx, applicationId, userGroupId)
        if (!before) throw notFound()
        if (!canMapGroups(access)) throw forbidden()
        if (ifMatch !== undefined && ifMatch !== before.version)
          throw stale(toDirectoryGroup(before))
        const targetIds = [...new Set(userGroupIds)]
        if (role !== null && !deps.givesRoles)
          throw invalid({ role: directoryGroupTexts['roles-elsewhere'] })
        const known = await lockUserGroups(tx, applicationId, targetIds)
        if (known.length < targetIds.length) throw notFound()
        const targets = await listTargets(tx, applicationId)
        if (!targetIds.every((id) => targets.some((target) => target.id === id)))
          throw invalid({ userGroupIds: directoryGroupTexts['wrong-target'] })
        await saveMapping(tx, { applicationId, id: userGroupId }, { role, targetIds })
        await record(tx, access, before, { role, names: targetIds.map(nameIn(targets)), targets })
        const people = await listPeopleIn(tx, applicationId, userGroupId)
        const gone = before.target_ids.filter((id) => !targetIds.includes(id))
        await moveInto(deps, tx, access, { userIds: people, targetIds })
        await moveOutOf(deps, tx, access, { userIds: people, targetIds: gone })
        // Where it gives none any more, people keep what they have: nobody said what else they are.
        if (role !== before.role) await giveRoles(deps, tx, access, people, undefined)
        await deps.events.append(tx, groupsChanged(applicationId, [userGroupId]))
        return toDirectoryGroup((await findMapping(tx, applicationId, userGroupId))!)
      }),
  }
}

/**
 * Gives people who came into a group of the directory what it gives, and takes it from those who left it, in
 * the caller's transaction. The number of statements does not depend on how many people there are.
 */
export async function followMapping(
  deps: MappingDependencies,
  tx: Transaction,
  access: Host,
  { groupId, joined, left }: { groupId: number; joined: readonly number[]; left: readonly number[] }, // prettier-ignore
): Promise<void> {
  if (joined.length + left.length === 0) return
  const mapping = await findMapping(tx, access.applicationId, groupId)
  if (!mapping) return
  const targetIds = mapping.target_ids
  await moveInto(deps, tx, access, { userIds: joined, targetIds })
  await moveOutOf(deps, tx, access, { userIds: left, targetIds })
  if (mapping.role === null) return
  const { directoryRole } = access.actor.integration ?? {}
  await giveRoles(deps, tx, access, joined, undefined)
  await giveRoles(deps, tx, access, left, directoryRole ?? 'CLIENT')
}

interface Moving {
  userIds: readonly number[]
  targetIds: readonly number[]
}

const pairsOf = ({ userIds, targetIds }: Moving) =>
  targetIds.flatMap((userGroupId) => userIds.map((userId) => ({ userGroupId, userId })))

/** A group that became one of the administration meanwhile gets nobody: no directory fills those. */
async function moveInto(deps: MappingDependencies, tx: Transaction, host: Host, moving: Moving) {
  if (pairsOf(moving).length === 0) return
  const locked = await lockUserGroups(tx, host.applicationId, moving.targetIds)
  const groups = locked.filter(({ type }) => canFillGroup(type))
  const joining = pairsOf({ ...moving, targetIds: groups.map(({ id }) => id) })
  if (joining.length === 0) return
  await changeMemberships(deps, tx, { ...host, groups, joining })
}

/** Whom another group of the directory puts there as well stays. */
async function moveOutOf(deps: MappingDependencies, tx: Transaction, host: Host, moving: Moving) {
  const pairs = pairsOf(moving)
  if (pairs.length === 0) return
  const groups = await lockUserGroups(tx, host.applicationId, moving.targetIds)
  const given = await listStillGiven(tx, host.applicationId, moving)
  const stays = new Set(given.map(({ userId, userGroupId }) => `${userGroupId} ${userId}`))
  const leaving = pairs.filter((pair) => !stays.has(`${pair.userGroupId} ${pair.userId}`))
  if (leaving.length > 0) await changeMemberships(deps, tx, { ...host, groups, leaving })
}

async function giveRoles(
  deps: MappingDependencies,
  tx: Transaction,
  { actor, applicationId }: Host,
  userIds: readonly number[],
  fallback: Role | undefined,
) {
  if (!deps.givesRoles || userIds.length === 0) return
  // Two groups that somebody joins at once, and who changes roles by hand, wait for one another.
  await lockRoles(tx, applicationId, userIds)
  const people = await listGivenRoles(tx, applicationId, userIds)
  const changes = people.flatMap(({ id, name, roles: before, given }) => {
    const roles = rolesByGroups(before, given, fallback)
    return roles ? [{ id, name, before, roles }] : []
  })
  if (changes.length === 0) return
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

const nameIn = (groups: readonly { id: number; name: string }[]) => (id: number) =>
  groups.find((group) => group.id === id)?.name ?? String(id)

/** The log names the groups, which may be called something else by the time that it is read. */
const record = (
  tx: Transaction,
  { applicationId, actor }: Host,
  before: DirectoryGroupMapping,
  { role, names, targets }: { role: string | null; names: readonly string[]; targets: readonly { id: number; name: string }[] }, // prettier-ignore
) =>
  audit(tx, {
    applicationId,
    actor,
    action: 'user-group.mapped',
    objectType: 'user-group',
    objectId: before.id,
    summary: {
      name: before.name,
      before: { directoryRole: before.role, groups: before.target_ids.map(nameIn(targets)) },
      after: { directoryRole: role, groups: names },
    },
  })

const toDirectoryGroup = (row: DirectoryGroupMapping): DirectoryGroup => ({
  id: row.id,
  name: row.name,
  memberCount: row.member_count,
  keptAt: row.kept_at.toISOString(),
  role: row.role,
  userGroupIds: row.target_ids,
  version: row.version,
})
