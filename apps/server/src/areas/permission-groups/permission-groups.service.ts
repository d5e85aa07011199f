import type { PermissionGroup } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findVisible, listViewers } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { canListGroups, typeName } from './permission-groups.policy.ts'
import {
  listPermissionGroups,
  listSinglePeople,
  type PermissionGroupRow,
} from './permission-groups.repository.ts'

/** Stands for all components of the application (ENT-17). */
const allComponents = -1

export function createPermissionGroupsService(deps: Pick<Dependencies, 'database'>) {
  return {
    /** Groups, and with `people` also whom the item can be for alone. */
    list: (
      actor: Actor,
      { applicationId, componentId }: { applicationId: number; componentId: number },
      { people }: { people: boolean },
    ) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (componentId !== allComponents) await findVisible(tx, access, componentId)
        if (!canListGroups(access)) throw forbidden()
        const groups = await listPermissionGroups(tx, applicationId, componentId)
        const persons = people ? await listSinglePeople(tx, applicationId, componentId) : []
        return [...groups, ...persons].map((row) => toPermissionGroup(row, componentId, access))
      }),

    /** The people behind the groups: who really sees an item, also through its folders (T-70). */
    people: (actor: Actor, applicationId: number, componentId: number) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, componentId)
        if (!canListGroups(access)) throw forbidden()
        const viewers = await listViewers(tx, applicationId, componentId)
        return viewers.map(({ userId: id, firstName, lastName, groupIds: userGroupIds }) => ({
          id,
          firstName,
          lastName,
          userGroupIds,
        }))
      }),
  }
}

const toPermissionGroup = (
  row: PermissionGroupRow,
  componentId: number,
  access: Access,
): PermissionGroup => ({
  userGroupId: row.id,
  componentId: row.sees_all ? allComponents : componentId,
  name: row.name,
  type: row.type === null ? 'Person' : typeName(row.type),
  isAssigned: row.sees_all || row.sees_component,
  memberCount: row.member_count,
  includesCaller: access.seesAll || access.groupIds.includes(row.id),
})
