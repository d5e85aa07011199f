import sql from 'sql-template-tag'
import { audit } from '../../platform/audit.ts'
import { notFound } from '../../platform/problem.ts'
import { leastRole, roles } from '../../platform/actor.ts'
import type { Actor, Role } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addFromDirectory,
  applicationsOf,
  createPeopleService,
  inviteByDirectory,
  lockInvitations,
  namesOf,
  type PersonChange,
} from '../people/index.ts'
import { leaveGroups } from '../user-groups/index.ts'
import { enterTenant, peopleChanged, type Access } from '../users/index.ts'
import { conditionOf } from './scim.conditions.ts'
import { refused } from './scim.errors.ts'
import { parseFilter } from './scim.path.ts'
import type { Operation } from './scim.patch.ts'
import { canGiveRoles, canMoveAddress } from './scim.policy.ts'
import { requireVersion } from './scim.preconditions.ts'
import type { Page, Resource } from './scim.resource.ts'
import { scimTexts } from './scim.texts.ts'
import { asEmail, nobody, readChange, type DirectoryChange } from './scim-users.attributes.ts'
import { toScimUser } from './scim-users.mapper.ts'
import {
  countUsers,
  findSame,
  findUser,
  listUsers,
  lockUser,
  saveEmail,
  saveIdentity,
  saveRemoval,
  userColumns,
  type DirectoryUserRow,
} from './scim-users.repository.ts'

/** The application of a directory: a token belongs to one. */
export const applicationOf = ({ applicationIds }: Pick<Actor, 'applicationIds'>): number =>
  applicationIds[0]!

/** Saves by what the directory calls somebody, and the address that they are to sign in with. */
async function saveWhoTheyAre(
  deps: Dependencies,
  tx: Transaction,
  actor: Actor,
  row: DirectoryUserRow,
  wanted: DirectoryChange,
) {
  const applicationId = row.application_id
  const { userName = row.said_user_name, externalId = row.external_id } = wanted
  // Whoever has an account has the address of the account.
  const email = (row.has_account ? undefined : wanted.email) ?? row.email
  const isMoved = email !== row.email
  const isNamed = userName !== row.said_user_name || externalId !== row.external_id
  if (!isNamed && !isMoved) return
  if (isMoved && !canMoveAddress(row)) throw refused('mutability', scimTexts['administrators-here'])
  await lockInvitations(tx)
  const name = userName ?? row.user_name
  const others = await findSame(tx, applicationId, { name, email, exceptId: row.user_id })
  if (others.some(({ is_removed }) => !is_removed))
    throw refused('uniqueness', scimTexts['user-name-taken'])
  await saveIdentity(tx, row, { userName, externalId })
  if (isMoved && email) {
    await saveEmail(tx, row.user_id, email)
    const { user_id: userId, first_name: firstName, last_name: lastName } = row
    if (row.is_active)
      await inviteByDirectory(deps, tx, { actor, applicationId }, { userId, email, firstName, lastName }) // prettier-ignore
  }
  await deps.events.append(tx, ...peopleChanged([applicationId], [row.user_id]))
  await audit(tx, {
    applicationId,
    actor,
    action: 'user.changed',
    objectType: 'user',
    objectId: row.user_id,
    summary: {
      name: fullNameOf(row),
      before: { userName: row.user_name, externalId: row.external_id, email: row.email },
      after: { userName: name, externalId, email },
    },
  })
}

/** People of an application as its directory keeps them (RFC 7644). */
export function createScimUsersService(deps: Dependencies, base: string) {
  const people = createPeopleService(deps)
  const shown = (row: DirectoryUserRow) => toScimUser(row, base)

  const read = async (tx: Transaction, applicationId: number, id: string) => {
    const row = await findUser(tx, applicationId, id)
    if (!row) throw notFound()
    return row
  }
  /** Somebody who is to be changed, held until the request is answered. */
  const hold = (actor: Actor, id: string, ifMatch: string | undefined) =>
    enterTenant(deps, actor, applicationOf(actor), async (tx, access) => {
      await lockUser(tx, access.applicationId, id)
      const row = await read(tx, access.applicationId, id)
      requireVersion(shown(row), ifMatch)
      return { access, row }
    })
  const present = async (actor: Actor, userId: number): Promise<Resource> => {
    const applicationId = applicationOf(actor)
    const [row] = await deps.database.tenant(applicationId, (tx) =>
      listUsers(tx, applicationId, byNumber(userId)),
    )
    return shown(row!)
  }

  async function change(
    { actor, applicationId }: Access,
    row: DirectoryUserRow,
    wanted: DirectoryChange,
    held: readonly string[] = row.roles,
  ): Promise<Resource> {
    requireGivable(wanted.roles, held)
    const isElsewhere = await deps.database.system(async (tx) => {
      await saveWhoTheyAre(deps, tx, actor, row, wanted)
      return (await applicationsOf(tx, row.user_id)).length > 1
    })
    // What somebody is called in several applications is theirs, and no directory's of one of them.
    const profile = isElsewhere ? {} : profileOf(wanted)
    const personChange: Omit<PersonChange, 'id'> = differing(row, {
      ...profile,
      ...(wanted.isActive !== undefined && { status: wanted.isActive ? 'active' : 'inactive' }),
      ...(wanted.roles && deps.givesRoles && { roles: rolesFor(actor, held, wanted.roles) }),
    })
    if (Object.keys(personChange).length > 0)
      await people.save(actor, applicationId, { ...personChange, id: row.user_id })
    return present(actor, row.user_id)
  }

  return {
    list: (actor: Actor, filter: string | undefined, { startIndex, count }: Page) =>
      enterTenant(deps, actor, applicationOf(actor), async (tx, { applicationId }) => {
        const condition = conditionOf(filter === undefined ? undefined : parseFilter(filter), userColumns) // prettier-ignore
        const total = await countUsers(tx, applicationId, condition)
        const rows = await listUsers(tx, applicationId, { condition, offset: startIndex - 1, limit: count }) // prettier-ignore
        return { total, resources: rows.map(shown) }
      }),

    get: (actor: Actor, id: string): Promise<Resource> =>
      enterTenant(deps, actor, applicationOf(actor), async (tx, { applicationId }) =>
        shown(await read(tx, applicationId, id)),
      ),

    /**
     * Adds somebody by the directory's word. Whoever has never signed in anywhere needs no yes of their own;
     * whoever is in other applications is asked by the portal (ADR 0025).
     */
    create: async (actor: Actor, operations: readonly Operation[]): Promise<Resource> => {
      const applicationId = applicationOf(actor)
      const wanted = readChange(operations, nobody)
      const { userName, externalId = null, isActive = true } = wanted
      if (userName === undefined) throw refused('invalidValue', scimTexts['no-user-name'])
      const email = wanted.email ?? asEmail(userName)
      if (!email) throw refused('invalidValue', scimTexts['no-address'])
      requireGivable(wanted.roles, [])
      const names = namesFrom(wanted, email)
      const given = rolesFor(actor, [], wanted.roles ?? [])
      const { userId, isFormer } = await deps.database.system(async (tx) => {
        await lockInvitations(tx)
        const [same] = await findSame(tx, applicationId, { name: userName, email, exceptId: null })
        if (same && !same.is_removed) throw refused('uniqueness', scimTexts['user-name-taken'])
        const userId =
          same?.user_id ??
          (await addFromDirectory(deps, tx, { actor, applicationId }, {
            ...names,
            email,
            languageCode: wanted.languageCode ?? 'de',
            role: given[0]!,
            isActive,
          })) // prettier-ignore
        await saveIdentity(tx, { application_id: applicationId, user_id: userId }, { userName, externalId }) // prettier-ignore
        return { userId, isFormer: same !== undefined }
      })
      const { access, row } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        const [row] = await listUsers(tx, applicationId, byNumber(userId))
        return { access, row: row! }
      })
      // Whoever comes back comes with what the directory gives, whatever they were before.
      return change(access, row, { ...wanted, ...(isFormer && names), isActive, roles: given }, [])
    },

    /** A change as a whole or in parts: what it does not say stays. */
    change: async (
      actor: Actor,
      id: string,
      operations: readonly Operation[],
      ifMatch: string | undefined,
    ): Promise<Resource> => {
      const { access, row } = await hold(actor, id, ifMatch)
      const now = { email: row.email, phoneNumber: row.phone_number, roles: row.roles }
      return change(access, row, readChange(operations, now))
    },

    /** Takes somebody away: deactivated, out of all groups, and unknown to the directory from then on. */
    remove: async (actor: Actor, id: string, ifMatch: string | undefined): Promise<void> => {
      const { access, row } = await hold(actor, id, ifMatch)
      const { applicationId } = access
      await deps.database.tenant(applicationId, (tx) => leaveGroups(deps, tx, access, row.user_id))
      if (row.is_active)
        await people.save(actor, applicationId, { id: row.user_id, status: 'inactive' })
      await deps.database.tenant(applicationId, async (tx) => {
        await saveRemoval(tx, row, deps.clock.now())
        await deps.events.append(tx, ...peopleChanged([applicationId], [row.user_id]))
        await audit(tx, {
          applicationId,
          actor,
          action: 'user.removed-by-directory',
          objectType: 'user',
          objectId: row.user_id,
          summary: { name: fullNameOf(row), before: { userName: row.user_name } },
        })
      })
    },
  }
}

function requireGivable(given: readonly Role[] = [], held: readonly string[]) {
  if (!canGiveRoles(given, held)) throw refused('invalidValue', scimTexts['administrators-here'])
}

const byNumber = (userId: number) => ({
  condition: sql`a.user_id = ${userId}`,
  offset: 0,
  limit: 1,
})

const fullNameOf = ({ first_name, last_name }: DirectoryUserRow) =>
  `${first_name} ${last_name}`.trim()

/** Names of somebody new, in parts where the directory says them, else from what it shows. */
function namesFrom({ firstName, lastName, fullName }: DirectoryChange, email: string) {
  if (firstName !== undefined || lastName !== undefined)
    return { firstName: firstName ?? '', lastName: lastName ?? '' }
  return namesOf(fullName ?? email.split('@')[0]!)
}

/** A name that is shown is made of its parts: said alone it would be guessed at, so it changes nothing. */
const profileOf = ({
  firstName,
  lastName,
  jobTitle,
  phoneNumber,
  languageCode,
}: DirectoryChange) => ({
  firstName,
  lastName,
  jobTitle,
  phoneNumber,
  languageCode,
})

/** Roles after a change: nobody is left without one, and administrators stay what they are here. */
function rolesFor(
  { integration }: Actor,
  held: readonly string[],
  wanted: readonly Role[],
): Role[] {
  const named = wanted.length > 0 ? wanted : [integration?.directoryRole ?? leastRole]
  return roles.filter(
    (role) => named.includes(role) || (role === 'ADMINISTRATOR' && held.includes(role)),
  )
}

/** What is another now. Said once more it changes nothing. */
function differing(
  row: DirectoryUserRow,
  wanted: Omit<PersonChange, 'id'>,
): Omit<PersonChange, 'id'> {
  const now: Record<keyof typeof wanted, unknown> = {
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    phoneNumber: row.phone_number,
    pictureUrl: undefined,
    countryCode: undefined,
    languageCode: row.language_code,
    status: row.is_active ? 'active' : 'inactive',
    roles: row.roles,
  }
  const isAnother = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(now[name as keyof typeof now])
  return Object.fromEntries(Object.entries(wanted).filter(isAnother))
}
