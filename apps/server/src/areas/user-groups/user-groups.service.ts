import type { UserGroup, UserGroupMember } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { Problem, forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { enterTenant, groupsChanged } from '../users/index.ts'
import type { DirectoryDependencies } from './directory/follow-directory.ts'
import { changeMemberships } from './memberships.service.ts'
import { toMember, toUserGroup } from './user-groups.mapper.ts'
import { canManageGroups, canManageMembers, canSeeGroups } from './user-groups.policy.ts'
import {
  deleteUserGroup,
  hasUserGroup,
  insertUserGroup,
  isNameTaken,
  listMembers,
  listMemberships,
  listUserGroups,
  lockNames,
  lockUserGroup,
  statusOf,
  updateUserGroup,
  usesOf,
  type UserGroupChange,
  type StoredGroup,
} from './user-groups.repository.ts'
import { userGroupTexts } from './user-groups.texts.ts'

const refused = (code: keyof typeof userGroupTexts) =>
  new Problem(409, code, { text: userGroupTexts[code] })

const nameTaken = () =>
  new Problem(409, 'name-taken', {
    text: userGroupTexts['name-taken'],
    fields: { name: userGroupTexts['name-taken'] },
  })

const facts = ({ name, type, is_approver, sees_invoices }: StoredGroup) => ({
  name,
  type,
  isApprover: is_approver,
  seesInvoices: sees_invoices,
})

/** What the audit log says of a group; absent sides: it was not, or is no longer, there. */
function groupEntry(
  actor: Actor,
  what: 'created' | 'changed' | 'deleted',
  { before, after }: { before?: StoredGroup | undefined; after?: StoredGroup | undefined },
): AuditEntry {
  const { application_id: applicationId, id, name } = (after ?? before)!
  return {
    applicationId,
    actor,
    action: `user-group.${what}`,
    objectType: 'user-group',
    objectId: id,
    summary: {
      name,
      ...(before && { before: facts(before) }),
      ...(after && { after: facts(after) }),
    },
  }
}

export function createUserGroupsService(
  deps: Pick<Dependencies, 'database'> & DirectoryDependencies,
) {
  return {
    list: (actor: Actor, applicationId: number): Promise<UserGroup[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeGroups(access)) throw forbidden()
        return (await listUserGroups(tx, applicationId)).map((row) => toUserGroup(access, row))
      }),

    create: (
      actor: Actor,
      applicationId: number,
      group: UserGroupChange & { id: number },
    ): Promise<UserGroup> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canManageGroups(access)) throw forbidden()
        if (group.id !== 0) throw invalid({ id: userGroupTexts['not-new'] })
        await lockNames(tx, applicationId)
        if (await isNameTaken(tx, applicationId, group.name, group.id)) throw nameTaken()
        const after = (await insertUserGroup(tx, applicationId, group))!
        await deps.events.append(tx, groupsChanged(applicationId, [after.id]))
        await audit(tx, groupEntry(actor, 'created', { after }))
        return toUserGroup(access, after)
      }),

    save: (
      actor: Actor,
      applicationId: number,
      group: UserGroupChange & { id: number },
    ): Promise<UserGroup> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const before = await lockUserGroup(tx, applicationId, group.id)
        if (!before) throw notFound()
        if (!canManageGroups(access)) throw forbidden()
        await lockNames(tx, applicationId)
        if (await isNameTaken(tx, applicationId, group.name, group.id)) throw nameTaken()
        const after = (await updateUserGroup(tx, applicationId, group.id, group))!
        await deps.events.append(tx, groupsChanged(applicationId, [after.id]))
        await audit(tx, groupEntry(actor, 'changed', { before, after }))
        return toUserGroup(access, after)
      }),

    remove: (actor: Actor, applicationId: number, userGroupId: number): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const before = await lockUserGroup(tx, applicationId, userGroupId)
        if (!before) throw notFound()
        if (!canManageGroups(access)) throw forbidden()
        const { has_members, has_items } = await usesOf(tx, applicationId, userGroupId)
        if (has_members) throw refused('has-members')
        // Without its last group an item would be hidden from everybody, or seen by more.
        if (has_items) throw refused('has-items')
        await deleteUserGroup(tx, applicationId, userGroupId)
        await deps.events.append(tx, groupsChanged(applicationId, [userGroupId]))
        await audit(tx, groupEntry(actor, 'deleted', { before }))
      }),

    members: (actor: Actor, applicationId: number, userGroupId: number): Promise<number[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!(await hasUserGroup(tx, applicationId, userGroupId))) throw notFound()
        if (!canSeeGroups(access)) throw forbidden()
        return listMembers(tx, applicationId, userGroupId)
      }),

    membership: (actor: Actor, applicationId: number, userId: number): Promise<UserGroupMember[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!(await statusOf(tx, applicationId, userId))) throw notFound()
        if (!canSeeGroups(access)) throw forbidden()
        const rows = await listMemberships(tx, applicationId, userId)
        return rows.map((row) => toMember(row, userId))
      }),

    saveMember: (
      actor: Actor,
      applicationId: number,
      member: { userGroupId: number; userId: number; isMember: boolean },
    ): Promise<UserGroupMember> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { userGroupId, userId } = member
        const group = await lockUserGroup(tx, applicationId, userGroupId)
        const status = await statusOf(tx, applicationId, userId)
        if (!group || !status) throw notFound()
        if (!canManageMembers(access, group.type)) throw forbidden()
        // What they had comes back when they are active again; nothing is put beside it meanwhile.
        if (status === 'inactive') throw refused('inactive')
        await changeMemberships(deps, tx, {
          actor,
          applicationId,
          roles: access.roles,
          groups: [group],
          [member.isMember ? 'joining' : 'leaving']: [{ userGroupId, userId }],
        })
        const [row] = await listMemberships(tx, applicationId, userId, userGroupId)
        return toMember(row!, userId)
      }),
  }
}
