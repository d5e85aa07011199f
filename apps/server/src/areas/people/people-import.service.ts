import { createHash } from 'node:crypto'
import type { BodyOf, peopleImport, ResponseOf } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { dailyLimits, requireWithinDailyLimit } from '../../platform/daily-limits.ts'
import { forbidden, invalid, Problem } from '../../platform/problem.ts'
import { leastRole, type Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  canManageGroups,
  changeMemberships,
  updateRoles,
  insertUserGroups,
  listClosedGroups,
  listMembersAmong,
  lockNames,
} from '../user-groups/index.ts'
import {
  enterTenant,
  groupsChanged,
  groupTypes,
  listGroups,
  peopleChanged,
  rightsChanged,
  type Access,
  type GroupRow,
} from '../users/index.ts'
import { countInvitationsBy, lockInvitations } from './invitations.repository.ts'
import { invitePeople } from './invitations.service.ts'
import { planImport, type ImportPlan, type KnownPerson, type PlannedPerson } from './people-import.logic.ts' // prettier-ignore
import { applicationsOfPeople, idsByEmail, updateProfiles } from './people-import.repository.ts'
import { importTexts } from './people-import.texts.ts'
import { canManagePeople } from './people.policy.ts'
import { hasOtherAdministrator, listSome, lockAdministrators } from './people.repository.ts'
import { peopleTexts } from './people.texts.ts'

type Said = BodyOf<typeof peopleImport.put>
type Answer = ResponseOf<typeof peopleImport.put>
type ImportDependencies = Pick<
  Dependencies,
  'database' | 'events' | 'givesRoles' | 'signUp' | 'portalUrl'
>
/** Where the list is taken over, and by whom. */
type Host = Pick<Access, 'actor' | 'applicationId' | 'roles'>

/** People by a list: who is new is invited, who is there is changed, nobody is deactivated (ADM-04). */
export function createPeopleImportService(deps: ImportDependencies) {
  return {
    put: async (actor: Actor, applicationId: number, said: Said): Promise<Answer> => {
      const host = await enterTenant(deps, actor, applicationId, async (_tx, access) => {
        if (!canManagePeople(access)) throw forbidden()
        if ((said.newGroups?.length ?? 0) > 0 && !canManageGroups(access)) throw forbidden()
        return access
      })
      return deps.database.system(async (tx) => {
        // Who is compared stays as they are until this ends.
        if (!said.dryRun) {
          await lockInvitations(tx)
          await lockNames(tx, applicationId)
        }
        const { plan, groups, places } = await compare(deps, tx, host, said)
        if (Object.keys(plan.faults).length > 0) throw invalid(plan.faults)
        const basis = basisOf(plan)
        if (said.basis !== undefined && said.basis !== basis)
          throw new Problem(409, 'overtaken', { text: importTexts.overtaken })
        const guests = plan.people.filter(({ known }) => !known).length
        if (said.dryRun && guests > 0)
          requireWithinDailyLimit(dailyLimits.invitations, {
            done: await countInvitationsBy(tx, applicationId, actor.userId),
            more: guests,
            text: peopleTexts['too-many-today'],
          })
        const newIds = said.dryRun
          ? new Map<string, number>()
          : await write(deps, tx, host, { plan, groups, places })
        return {
          people: plan.people.map(({ said: { email }, known, result, before, after }) => ({
            userId: known?.id ?? newIds.get(email.toLowerCase()) ?? null,
            result,
            before,
            after,
          })),
          newGroups: plan.newGroups,
          basis,
        }
      })
    },
  }
}

/** Stands for all that a list does. */
const basisOf = ({ people, newGroups }: ImportPlan) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        newGroups,
        people.map(({ result, before, after }) => [result, before, after]),
      ]),
    ) // prettier-ignore
    .digest('base64url')

interface Compared {
  plan: ImportPlan
  groups: readonly GroupRow[]
  /** Applications of those who are there. */
  places: ReadonlyMap<number, readonly number[]>
}

async function compare(
  deps: ImportDependencies,
  tx: Transaction,
  host: Host,
  said: Said,
): Promise<Compared> {
  const { actor, applicationId, roles } = host
  const emails = said.people.map(({ email }) => email.toLowerCase())
  const ids = await idsByEmail(tx, applicationId, emails)
  const rows = await listSome(tx, applicationId, ids)
  const groups = await listGroups(tx, applicationId)
  const closedGroups = await listClosedGroups(tx, host, groups.map(({ id }) => id)) // prettier-ignore
  const members = Map.groupBy(await listMembersAmong(tx, applicationId, ids), (one) => one.userId)
  const places = await applicationsOfPeople(tx, ids)
  const known = new Map(
    rows.map((row): [string, KnownPerson] => [
      row.email!.toLowerCase(),
      { ...row, groupIds: (members.get(row.id) ?? []).map(({ userGroupId }) => userGroupId) },
    ]),
  )
  const isOwn = (id: number) => actor.applicationIds.includes(id)
  const elsewhere = new Set(ids.filter((id) => !(places.get(id) ?? []).every(isOwn)))
  const plan = planImport(said.people, {
    access: { roles },
    givesRoles: deps.givesRoles,
    known,
    elsewhere,
    groups,
    closedGroups,
    newGroups: said.newGroups ?? [],
  })
  await keepAdministrator(tx, applicationId, plan)
  return { plan, groups, places }
}

/** Without an administrator nobody could let anybody in again. */
async function keepAdministrator(tx: Transaction, applicationId: number, plan: ImportPlan) {
  const losing = plan.people.flatMap(({ known, roles }, index) =>
    known?.roles.includes('ADMINISTRATOR') && roles && !roles.includes('ADMINISTRATOR')
      ? [{ id: known.id, index }]
      : [],
  )
  if (losing.length === 0) return
  await lockAdministrators(tx, applicationId)
  if (await hasOtherAdministrator(tx, applicationId, ...losing.map(({ id }) => id))) return
  for (const { index } of losing)
    plan.faults[`people[${index}].roles`] ??= importTexts['last-administrator']
}

/** Does all of it; the ids of those who were invited, by address. The number of statements does not depend on rows. */
async function write(
  deps: ImportDependencies,
  tx: Transaction,
  host: Host,
  { plan, groups, places }: Compared,
): Promise<ReadonlyMap<string, number>> {
  const { actor, applicationId, roles: callerRoles } = host
  const made = await makeGroups(deps, tx, host, plan.newGroups)
  const guests = plan.people.filter(({ known }) => !known)
  const newIds = await invite(deps, tx, host, guests)
  const changed = plan.people.filter(({ result }) => result === 'changed')
  const profiles = changed.flatMap(({ known, profile }) => (profile ? [{ ...profile, id: known!.id }] : [])) // prettier-ignore
  const roles = changed.flatMap(({ known, roles: next }) => (next ? [{ id: known!.id, roles: next }] : [])) // prettier-ignore
  if (profiles.length > 0) await updateProfiles(tx, profiles)
  if (roles.length > 0) {
    await updateRoles(tx, applicationId, roles)
    await deps.events.append(tx, rightsChanged(applicationId, ...roles.map(({ id }) => id)))
  }
  await deps.events.append(tx, ...changesByPlace(host, { profiles, roles }, places))
  await audit(tx, ...changed.map((one) => entryOf(host, one)))

  const all = [...groups, ...made]
  const idOf = new Map(all.map(({ id, name }) => [name.toLowerCase(), id]))
  const userIdOf = ({ known, said }: PlannedPerson) => known?.id ?? newIds.get(said.email.toLowerCase())! // prettier-ignore
  await changeMemberships(deps, tx, {
    actor,
    applicationId,
    roles: callerRoles,
    groups: all,
    joining: plan.people.flatMap((one) => one.joining.map((name) => ({ userId: userIdOf(one), userGroupId: idOf.get(name)! }))), // prettier-ignore
    leaving: plan.people.flatMap((one) => one.leaving.map((userGroupId) => ({ userId: userIdOf(one), userGroupId }))), // prettier-ignore
  })
  return newIds
}

async function makeGroups(
  deps: ImportDependencies,
  tx: Transaction,
  { actor, applicationId }: Host,
  names: readonly string[],
): Promise<GroupRow[]> {
  if (names.length === 0) return []
  const type = groupTypes.Customer
  const made = await insertUserGroups(tx, applicationId, { names, type })
  const ids = made.map(({ id }) => id)
  await deps.events.append(tx, groupsChanged(applicationId, ids))
  await audit(
    tx,
    ...made.map(({ id, name }): AuditEntry => ({
      applicationId,
      actor,
      action: 'user-group.created',
      objectType: 'user-group',
      objectId: id,
      summary: { name, after: { name, type, isApprover: false, seesInvoices: false } },
    })),
  )
  return made
}

async function invite(
  deps: ImportDependencies,
  tx: Transaction,
  host: Host,
  guests: readonly PlannedPerson[],
): Promise<ReadonlyMap<string, number>> {
  if (guests.length === 0) return new Map()
  const people = guests.map(({ said }) => {
    const { firstName = '', lastName = '', email, isExternal = false, languageCode } = said
    const { jobTitle = null, phoneNumber = null, roles = [leastRole] } = said
    const fullName = `${firstName} ${lastName}`.trim()
    const details = { firstName, lastName, jobTitle, phoneNumber, languageCode, roles }
    return { fullName, email, isExternal, role: undefined, details }
  })
  const { userIds } = await invitePeople(deps, tx, { ...host, people })
  return new Map(people.map(({ email }, index) => [email.toLowerCase(), userIds[index]!]))
}

/** Names are the same everywhere, roles only here. */
function changesByPlace(
  { applicationId }: Host,
  { profiles, roles }: Record<'profiles' | 'roles', readonly { id: number }[]>,
  places: Compared['places'],
) {
  const here = new Set([...profiles, ...roles].map(({ id }) => id))
  const byPlace = new Map<number, Set<number>>(here.size > 0 ? [[applicationId, here]] : [])
  for (const { id } of profiles)
    for (const place of places.get(id) ?? [])
      byPlace.set(place, (byPlace.get(place) ?? new Set()).add(id))
  return [...byPlace].flatMap(([place, ids]) => peopleChanged([place], [...ids]))
}

/** What the log says of somebody who was changed; groups have entries of their own. */
function entryOf(
  { actor, applicationId }: Host,
  { known, roles, before, after }: PlannedPerson,
): AuditEntry {
  const { groups: _before, ...from } = before
  const { groups: _after, ...to } = after
  return {
    applicationId,
    actor,
    action: roles ? 'user.roles-changed' : 'user.changed',
    objectType: 'user',
    objectId: known!.id,
    summary: { name: `${known!.first_name} ${known!.last_name}`.trim(), before: from, after: to },
  }
}
