import type { UserGroup, UserGroupMember } from '@atrium/api-client/contract'
import { Problem, forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor, Dependencies, DomainEvent } from '../../platform/types.ts'
import { enterTenant } from '../users/index.ts'
import { toMember, toUserGroup } from './user-groups.mapper.ts'
import { canManageGroups, canManageMembers, canSeeGroups } from './user-groups.policy.ts'
import {
  deleteUserGroup,
  insertUserGroup,
  isKnown,
  isNameTaken,
  listMemberships,
  listUserGroups,
  lockNames,
  lockUserGroup,
  setMember,
  updateUserGroup,
  usesOf,
  type UserGroupChange,
} from './user-groups.repository.ts'
import { userGroupTexts } from './user-groups.texts.ts'

const refused = (code: keyof typeof userGroupTexts) =>
  new Problem(409, code, { text: userGroupTexts[code] })

const nameTaken = () =>
  new Problem(409, 'name-taken', {
    text: userGroupTexts['name-taken'],
    fields: { name: userGroupTexts['name-taken'] },
  })

/** Tells somebody that what they may see is another now. */
const rightsChanged = (applicationId: number, userId: number): DomainEvent => ({
  applicationId,
  type: 'rights.changed',
  audience: { userIds: [userId] },
  payload: {},
})

export function createUserGroupsService(deps: Pick<Dependencies, 'database' | 'events'>) {
  return {
    list: (actor: Actor, applicationId: number): Promise<UserGroup[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeGroups(access)) throw forbidden()
        return (await listUserGroups(tx, applicationId)).map(toUserGroup)
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
        return toUserGroup((await insertUserGroup(tx, applicationId, group))!)
      }),

    save: (
      actor: Actor,
      applicationId: number,
      group: UserGroupChange & { id: number },
    ): Promise<UserGroup> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!(await lockUserGroup(tx, applicationId, group.id))) throw notFound()
        if (!canManageGroups(access)) throw forbidden()
        await lockNames(tx, applicationId)
        if (await isNameTaken(tx, applicationId, group.name, group.id)) throw nameTaken()
        return toUserGroup((await updateUserGroup(tx, applicationId, group.id, group))!)
      }),

    remove: (actor: Actor, applicationId: number, userGroupId: number): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!(await lockUserGroup(tx, applicationId, userGroupId))) throw notFound()
        if (!canManageGroups(access)) throw forbidden()
        const { has_members, has_items } = await usesOf(tx, applicationId, userGroupId)
        if (has_members) throw refused('has-members')
        // Without its last group an item would be hidden from everybody, or seen by more.
        if (has_items) throw refused('has-items')
        await deleteUserGroup(tx, applicationId, userGroupId)
      }),

    membership: (actor: Actor, applicationId: number, userId: number): Promise<UserGroupMember[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!(await isKnown(tx, applicationId, userId))) throw notFound()
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
        if (!group || !(await isKnown(tx, applicationId, userId))) throw notFound()
        if (!canManageMembers(access, group.type)) throw forbidden()
        if (await setMember(tx, applicationId, member))
          await deps.events.append(tx, rightsChanged(applicationId, userId))
        const [row] = await listMemberships(tx, applicationId, userId, userGroupId)
        return toMember(row!, userId)
      }),
  }
}
