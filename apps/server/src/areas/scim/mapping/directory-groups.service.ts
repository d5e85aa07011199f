import type { BodyOf, DirectoryGroup, directoryGroups, ResponseOf } from '@atrium/api-client/contract' // prettier-ignore
import { audit } from '../../../platform/audit.ts'
import { forbidden, invalid, notFound, stale } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import {
  dueByMembers,
  giveRoles,
  lockUserGroup,
  lockUserGroups,
  moveDue,
} from '../../user-groups/index.ts'
import { enterTenant, groupsChanged, type Access } from '../../users/index.ts' // prettier-ignore
import { canMapGroups } from './directory-groups.policy.ts'
import {
  findMapping,
  listMappings,
  listPeopleIn,
  listTargets,
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
        const gone = before.target_ids.filter((id) => !targetIds.includes(id))
        await lockUserGroups(tx, applicationId, gone)
        await moveDue(deps, tx, access, {
          into: dueByMembers(applicationId, userGroupId, targetIds),
          outOf: dueByMembers(applicationId, userGroupId, gone),
        })
        // Where it gives none any more, people keep what they have: nobody said what else they are.
        if (role !== before.role)
          await giveRoles(deps, tx, access, await listPeopleIn(tx, applicationId, userGroupId), undefined) // prettier-ignore
        await deps.events.append(tx, groupsChanged(applicationId, [userGroupId]))
        return toDirectoryGroup((await findMapping(tx, applicationId, userGroupId))!)
      }),
  }
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
