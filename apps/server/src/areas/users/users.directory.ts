import { embeddedIssuer } from '../../identity/index.ts'
import { Problem } from '../../platform/problem.ts'
import { roles } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Claims, UserDirectory } from '../../platform/authentication.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { peopleChanged } from './users.events.ts'
import { groupIdsOf } from './users.policy.ts'
import {
  adoptGuest,
  claimInvitation,
  findById,
  findBySubject,
  insertFromProfile,
  markArrived,
  membershipsOf,
  refreshFromProfile,
  setRolesEverywhere,
  updateEmail,
  type UserRow,
} from './users.repository.ts'

/** Finds the person behind a token, and adds people of an external provider at their first call. */
export function createUserDirectory(
  deps: Pick<Dependencies, 'database' | 'events'>,
): UserDirectory {
  return {
    actorOf: (claims) =>
      deps.database.system(async (tx) => {
        const user = (await findBySubject(tx, claims)) ?? (await provision(tx, claims))
        if (isDeactivated(user)) throw deactivated()
        if (user.needs_second_factor && !claims.hasSecondFactor) throw needsSecondFactor()
        const current = await freshen(tx, user, withoutOldAddress(user, claims))
        if (current !== user || user.is_invited) {
          if (user.is_invited) await markArrived(tx, user.id)
          await deps.events.append(tx, ...peopleChanged(user.application_ids, [user.id]))
        }
        return { ...actorFrom(current), hasSecondFactor: claims.hasSecondFactor }
      }),
    adopt: adoptGuest,
    changeEmail: async (tx, profile, email) => {
      const changed = await updateEmail(tx, profile, email)
      if (changed)
        await deps.events.append(tx, ...peopleChanged(changed.application_ids, [changed.id]))
    },
    groupIdsOf: async (actor, applicationId) => {
      if (!actor.applicationIds.includes(applicationId)) return []
      const memberships = await deps.database.tenant(applicationId, (tx) =>
        membershipsOf(tx, applicationId, actor),
      )
      return groupIdsOf(actor, memberships)
    },
  }
}

/**
 * Somebody who was here before, without their token: what the last one said is what they are.
 * Rejects for those who may come no more.
 */
export async function actorOfUser(
  { database }: Pick<Dependencies, 'database'>,
  userId: number,
): Promise<Actor> {
  const actor = await database.system((tx) => findActor(tx, userId))
  if (!actor) throw deactivated()
  return actor
}

/**
 * The same in a transaction of the system; undefined for those who may come no more. Whether their last sign-in was
 * with a second factor is not known.
 */
export async function findActor(tx: Transaction, userId: number): Promise<Actor | undefined> {
  const user = await findById(tx, userId)
  return user && !isDeactivated(user) ? actorFrom(user) : undefined
}

/** The person with this sign-in profile, in a transaction of the system. */
export const findUserId = async (
  tx: Transaction,
  profile: Pick<Claims, 'issuer' | 'subject'>,
): Promise<number | undefined> => (await findBySubject(tx, profile))?.id

async function provision(tx: Transaction, claims: Claims): Promise<UserRow> {
  if (!(await claimInvitation(tx, claims))) await insertFromProfile(tx, claims)
  const user = await findBySubject(tx, claims)
  if (!user) throw new Error('A user that was just added cannot be found')
  return user
}

/** Out of every application that they were in, a person has no rights left (ADM-02). */
const isDeactivated = (user: UserRow) =>
  !user.is_active || (user.membership_count > 0 && user.application_ids.length === 0)

const deactivated = () =>
  new Problem(403, 'deactivated', {
    text: {
      de: 'Ihr Zugang ist deaktiviert. Bitte wenden Sie sich an Ihre Agentur.',
      en: 'Your access is deactivated. Please contact your agency.',
    },
  })

/** Signing in again asks for it, or has it set up; a token without it is as good as none (ASVS 6.3.3). */
const needsSecondFactor = () =>
  new Problem(401, 'second-factor-required', {
    text: {
      de: 'Hier ist ein zweiter Faktor beim Anmelden nötig. Bitte melden Sie sich neu an.',
      en: 'A second factor is needed at sign-in here. Please sign in again.',
    },
  })

/**
 * The embedded provider changes an address here and with the account at once: a token from before would bring
 * the old one back.
 */
const withoutOldAddress = (user: UserRow, claims: Claims): Claims =>
  claims.issuer === embeddedIssuer && user.email !== null ? { ...claims, email: undefined } : claims

/** A name that a person changed here stays until the sign-in profile says a new one. */
async function freshen(tx: Transaction, user: UserRow, claims: Claims): Promise<UserRow> {
  const isNew = (said: string | undefined, last: string | null) =>
    said !== undefined && said !== last
  const firstName = isNew(claims.givenName, user.profile_first_name)
    ? claims.givenName!
    : user.first_name
  const lastName = isNew(claims.familyName, user.profile_last_name)
    ? claims.familyName!
    : user.last_name
  const isSame =
    !isNew(claims.givenName, user.profile_first_name) &&
    !isNew(claims.familyName, user.profile_last_name) &&
    !isNew(claims.email, user.email) &&
    hasSaidRoles(user, claims)
  if (isSame) return user
  await refreshFromProfile(tx, user.id, { firstName, lastName, claims })
  if (claims.rolesHoldEverywhere) await setRolesEverywhere(tx, user.id, claims.roles)
  return (await findById(tx, user.id))!
}

/** Roles of a token count where it says them for every application, or where there is no application. */
const hasSaidRoles = (user: UserRow, { roles, rolesHoldEverywhere }: Claims) =>
  rolesHoldEverywhere
    ? [user.roles, ...Object.values(user.roles_in)].every((held) => held.join() === roles.join())
    : user.membership_count > 0 || user.roles.join() === roles.join()

function actorFrom(user: UserRow): Actor {
  const rolesIn = Object.fromEntries(
    Object.entries(user.roles_in).map(([applicationId, held]) => [applicationId, rolesOf(held)]),
  )
  const held = user.membership_count > 0 ? Object.values(user.roles_in).flat() : user.roles
  return {
    userId: user.id,
    subject: user.subject,
    firstName: user.first_name,
    lastName: user.last_name,
    languageCode: user.language_code,
    rolesAnywhere: rolesOf(held),
    rolesIn,
    applicationIds: user.application_ids,
  }
}

/** In the order of the contract, and none that it does not know. */
const rolesOf = (held: readonly string[]) => roles.filter((role) => held.includes(role))
