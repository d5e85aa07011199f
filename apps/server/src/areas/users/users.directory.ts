import { Problem } from '../../platform/problem.ts'
import { roles } from '../../platform/types.ts'
import type {
  Actor,
  Claims,
  Dependencies,
  Transaction,
  UserDirectory,
} from '../../platform/types.ts'
import { peopleChanged } from './users.events.ts'
import {
  claimInvitation,
  findById,
  findBySubject,
  insertFromProfile,
  markArrived,
  membershipsOf,
  refreshFromProfile,
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
        const current = await freshen(tx, user, claims)
        if (current !== user || user.is_invited) {
          if (user.is_invited) await markArrived(tx, user.id)
          await deps.events.append(tx, ...peopleChanged(user.application_ids, [user.id]))
        }
        return actorFrom(current, claims)
      }),
    groupIdsOf: async (actor, applicationId) => {
      if (!actor.applicationIds.includes(applicationId)) return []
      const memberships = await deps.database.tenant(applicationId, (tx) =>
        membershipsOf(tx, applicationId, actor),
      )
      return memberships.map((membership) => membership.userGroupId)
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
  const user = await database.system((tx) => findById(tx, userId))
  if (!user || isDeactivated(user)) throw deactivated()
  const { subject } = user
  return actorFrom(user, { subject, roles: roles.filter((role) => user.roles.includes(role)) })
}

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
    claims.roles.join() === user.roles.join()
  if (isSame) return user
  await refreshFromProfile(tx, user.id, { firstName, lastName, claims })
  return { ...user, first_name: firstName, last_name: lastName }
}

const actorFrom = (user: UserRow, claims: Pick<Claims, 'subject' | 'roles'>): Actor => ({
  userId: user.id,
  subject: claims.subject,
  firstName: user.first_name,
  lastName: user.last_name,
  languageCode: user.language_code,
  roles: claims.roles,
  applicationIds: user.application_ids,
})
