import { maxMembershipsAtOnce } from '@atrium/api-client/contract'
import { Problem, forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { enterTenant, groupsChanged, rightsChanged, type Access } from '../users/index.ts'
import { auditMemberships } from './audit-memberships.ts'
import { followDirectory, type DirectoryDependencies } from './directory/follow-directory.ts'
import {
  deleteMembers,
  insertMembers,
  listAllMembers,
  lockUserGroups,
  statusesOf,
  type MemberPair,
} from './memberships.repository.ts'
import { canManageMembers, canSeeGroups } from './user-groups.policy.ts'
import { userGroupTexts } from './user-groups.texts.ts'

interface GroupPeople {
  userGroupId: number
  userIds: number[]
}

/** Who is in which group, of all people at once (ADM-07, T-99). */
export function createMembershipsService(
  deps: Pick<Dependencies, 'database'> & DirectoryDependencies,
) {
  return {
    all: (actor: Actor, applicationId: number): Promise<GroupPeople[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeGroups(access)) throw forbidden()
        return listAllMembers(tx, applicationId)
      }),

    saveMany: (
      actor: Actor,
      applicationId: number,
      wanted: { userGroupIds: readonly number[]; userIds: readonly number[]; isMember: boolean },
    ): Promise<GroupPeople[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const userGroupIds = [...new Set(wanted.userGroupIds)]
        const userIds = [...new Set(wanted.userIds)]
        if (userGroupIds.length * userIds.length > maxMembershipsAtOnce)
          throw invalid({ userIds: userGroupTexts['too-many'] })
        const groups = await lockUserGroups(tx, applicationId, userGroupIds)
        const people = await statusesOf(tx, applicationId, userIds)
        if (groups.length < userGroupIds.length || people.length < userIds.length) throw notFound()
        if (!groups.every(({ type }) => canManageMembers(access, type))) throw forbidden()
        if (people.some(({ status }) => status === 'inactive'))
          throw new Problem(409, 'inactive', { text: userGroupTexts.inactive })
        const pairs = groups.flatMap(({ id: userGroupId }) =>
          userIds.map((userId) => ({ userGroupId, userId })),
        )
        const changed = await changeMemberships(deps, tx, {
          actor,
          applicationId,
          roles: access.roles,
          groups,
          ...(wanted.isMember ? { joining: pairs } : { leaving: pairs }),
        })
        return [...Map.groupBy(changed, ({ userGroupId }) => userGroupId)].map(
          ([userGroupId, members]) => ({ userGroupId, userIds: members.map((one) => one.userId) }),
        )
      }),
  }
}

export interface MembershipChange extends Pick<Access, 'actor' | 'applicationId' | 'roles'> {
  /** Those that are named, for the log. */
  groups: readonly { id: number; name: string }[]
  joining?: readonly MemberPair[]
  leaving?: readonly MemberPair[]
}

/**
 * Puts people into groups and takes them out, in the caller's transaction; answers whom that changed. Groups of a
 * directory lead on into others, by hand as by the directory; those are not in the answer. The caller has seen to
 * it that the actor may.
 */
export async function changeMemberships(
  deps: DirectoryDependencies,
  tx: Transaction,
  { actor, applicationId, roles, groups, joining = [], leaving = [] }: MembershipChange,
): Promise<MemberPair[]> {
  const joined = joining.length > 0 ? await insertMembers(tx, applicationId, joining) : []
  const left = leaving.length > 0 ? await deleteMembers(tx, applicationId, leaving) : []
  const changed = [...joined, ...left]
  if (changed.length === 0) return changed
  await deps.events.append(
    tx,
    rightsChanged(applicationId, ...new Set(changed.map(({ userId }) => userId))),
    groupsChanged(applicationId, [...new Set(changed.map((pair) => pair.userGroupId))]),
  )
  await auditMemberships(tx, { actor, applicationId, groups, joined, left })
  await followDirectory(deps, tx, { actor, applicationId, roles }, { joined, left })
  return changed
}
