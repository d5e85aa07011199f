import { audit } from '../../platform/audit.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { changeMembers, createUserGroupsService, lockUserGroup } from '../user-groups/index.ts'
import { enterTenant, groupsChanged, groupTypes, type Access } from '../users/index.ts'
import { conditionOf } from './scim.conditions.ts'
import { refused } from './scim.errors.ts'
import type { Operation } from './scim.patch.ts'
import { parseFilter } from './scim.path.ts'
import { canFillGroup } from './scim.policy.ts'
import { requireVersion } from './scim.preconditions.ts'
import type { Page, Resource } from './scim.resource.ts'
import { scimTexts } from './scim.texts.ts'
import { readGroupChange, type GroupChange, type MemberChanges } from './scim-groups.attributes.ts'
import { toScimGroup } from './scim-groups.mapper.ts'
import {
  countGroups,
  findGroup,
  groupColumns,
  groupNumber,
  listGroupsOf,
  saveGroupExternalId,
  type DirectoryGroupRow,
} from './scim-groups.repository.ts'
import { keepGroup } from './mapping/directory-groups.repository.ts'
import { applicationOf } from './scim-users.service.ts'
import { userIdsOf } from './scim-users.repository.ts'

/** Groups of an application as its directory keeps them (RFC 7644). */
export function createScimGroupsService(deps: Dependencies, base: string) {
  const userGroups = createUserGroupsService(deps)
  const shown = (row: DirectoryGroupRow) => toScimGroup(row, base)

  const read = async (tx: Transaction, applicationId: number, id: number | undefined) => {
    const row = id === undefined ? undefined : await findGroup(tx, applicationId, id)
    if (!row) throw notFound()
    return row
  }
  const enter = <T>(actor: Actor, work: (tx: Transaction, access: Access) => Promise<T>) =>
    enterTenant(deps, actor, applicationOf(actor), work)
  /** A group that is to be changed, held until the request is answered. */
  const hold = (actor: Actor, id: string, ifMatch: string | undefined) =>
    enter(actor, async (tx, { applicationId }) => {
      const number = groupNumber(id)
      if (number !== undefined) await lockUserGroup(tx, applicationId, number)
      const row = await read(tx, applicationId, number)
      requireVersion(shown(row), ifMatch)
      return row
    })

  async function change(actor: Actor, row: DirectoryGroupRow, wanted: GroupChange) {
    const { displayName = row.name, externalId = row.external_id, members } = wanted
    if (displayName !== row.name)
      await userGroups.save(actor, row.application_id, { id: row.id, name: displayName, type: row.type }) // prettier-ignore
    return enter(actor, async (tx, access) => {
      // A group of the administration is never the directory's, whatever it says of it.
      if (canFillGroup(row.type))
        await keepGroup(tx, { applicationId: access.applicationId, id: row.id }, deps.clock.now())
      if (externalId !== row.external_id) {
        await saveGroupExternalId(tx, row, externalId)
        await deps.events.append(tx, groupsChanged(access.applicationId, [row.id]))
        await audit(tx, {
          applicationId: access.applicationId,
          actor,
          action: 'user-group.changed',
          objectType: 'user-group',
          objectId: row.id,
          summary: {
            name: displayName,
            before: { externalId: row.external_id },
            after: { externalId },
          },
        })
      }
      if (members) await saveMembers(tx, access, row, members)
      return shown(await read(tx, access.applicationId, row.id))
    })
  }

  async function saveMembers(
    tx: Transaction,
    access: Access,
    row: DirectoryGroupRow,
    { isAll, byId }: MemberChanges,
  ) {
    const known = await userIdsOf(tx, access.applicationId, [...byId.keys()])
    const wanted = [...byId].filter(([, isMember]) => isMember).map(([id]) => id)
    if (!wanted.every((id) => known.has(id)))
      throw refused('invalidValue', scimTexts['unknown-member'])
    const there = new Set(row.members!.map(({ id }) => id))
    if (!canFillGroup(row.type) && !wanted.every((id) => there.has(id)))
      throw refused('invalidValue', scimTexts['administrators-here'])
    const numbersOf = (isMember: boolean) =>
      [...known].filter(([id]) => byId.get(id) === isMember).map(([, userId]) => userId)
    const group = (await lockUserGroup(tx, access.applicationId, row.id))!
    await changeMembers(deps, tx, access, group, {
      add: numbersOf(true),
      remove: numbersOf(false),
      others: isAll ? 'remove' : 'keep',
    })
  }

  return {
    list: (
      actor: Actor,
      filter: string | undefined,
      { startIndex, count }: Page,
      { hasMembers }: { hasMembers: boolean },
    ) =>
      enter(actor, async (tx, { applicationId }) => {
        const condition = conditionOf(filter === undefined ? undefined : parseFilter(filter), groupColumns) // prettier-ignore
        const total = await countGroups(tx, applicationId, condition)
        const page = { condition, offset: startIndex - 1, limit: count, hasMembers }
        const rows = await listGroupsOf(tx, applicationId, page)
        return { total, resources: rows.map(shown) }
      }),

    get: (actor: Actor, id: string): Promise<Resource> =>
      enter(actor, async (tx, { applicationId }) =>
        shown(await read(tx, applicationId, groupNumber(id))),
      ),

    /** Makes a group of the client; what else it is for, administrators say in the portal. */
    create: async (actor: Actor, operations: readonly Operation[]): Promise<Resource> => {
      const wanted = readGroupChange(operations)
      const { displayName: name } = wanted
      if (name === undefined) throw refused('invalidValue', scimTexts['no-display-name'])
      const made = { id: 0, name, type: groupTypes.Customer }
      const { id } = await userGroups.create(actor, applicationOf(actor), made)
      const row = await enter(actor, (tx, { applicationId }) => read(tx, applicationId, id))
      return change(actor, row, wanted)
    },

    /** A change as a whole or in parts: what it does not say stays. */
    change: async (
      actor: Actor,
      id: string,
      operations: readonly Operation[],
      ifMatch: string | undefined,
    ): Promise<Resource> =>
      change(actor, await hold(actor, id, ifMatch), readGroupChange(operations)),

    /** Empties and deletes a group; one that contents are still for stays, as in the portal. */
    remove: async (actor: Actor, id: string, ifMatch: string | undefined): Promise<void> => {
      const row = await hold(actor, id, ifMatch)
      await enter(actor, async (tx, access) => {
        const group = (await lockUserGroup(tx, access.applicationId, row.id))!
        const everybody = { add: [], remove: [], others: 'remove' } as const
        await changeMembers(deps, tx, access, group, everybody)
      })
      await userGroups.remove(actor, row.application_id, row.id)
    },
  }
}
