import type { ManagedUser } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { dailyLimits, requireWithinDailyLimit } from '../../platform/daily-limits.ts'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import { leastRole, type Actor, type Role } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { sendMails } from '../notifications/index.ts'
import { canManageMembers, changeMemberships, lockUserGroups } from '../user-groups/index.ts'
import { enterTenant, peopleChanged, type Access } from '../users/index.ts'
import {
  applicationName,
  blockedAddresses,
  countInvitationsBy,
  findByEmails,
  insertGuests,
  inviteAgain,
  lockInvitations,
  type KnownPerson,
} from './invitations.repository.ts'
import { invitationMail } from './invitations.texts.ts'
import { toManagedUser } from './people.mapper.ts'
import { namesOf } from './people.names.ts'
import { canGiveRole, canManagePeople, canManagePerson } from './people.policy.ts'
import { listSome } from './people.repository.ts'
import { peopleTexts, rowTexts } from './people.texts.ts'

type InviteDependencies = Pick<Dependencies, 'events' | 'signUp' | 'portalUrl'>

export interface NewPerson {
  fullName: string
  email: string
  isExternal: boolean
  /** What they may do in this application, once they said yes; absent: the least, or what an earlier invitation said. */
  role: Role | undefined
  /** What a list says of them besides; goes before the name as one text, and before the role. */
  details?: GuestDetails
}

/** What is known of somebody before they come. */
interface GuestDetails {
  firstName: string
  lastName: string
  jobTitle: string | null
  phoneNumber: string | null
  languageCode: 'de' | 'en' | undefined
  roles: readonly Role[]
}

export interface InvitationOutcome {
  /** Who was added or invited again, in the order of the request. */
  userIds: number[]
  errors: { email: string; code: keyof typeof rowTexts }[]
}

interface Row {
  fullName: string
  email: string
  role?: Role | undefined
}

export function createInvitationsService(
  deps: InviteDependencies & Pick<Dependencies, 'database' | 'givesRoles'>,
) {
  return {
    /**
     * Adds people row by row: one that cannot be added does not hold up the others (ADM-04). Who is added is
     * in the groups that are named, too (ADM-07).
     */
    add: async (
      actor: Actor,
      applicationId: number,
      given: {
        externalUsers?: readonly Row[] | undefined
        members?: readonly Row[] | undefined
        userGroupIds?: readonly number[] | undefined
      },
      language: 'de' | 'en',
    ): Promise<{ users: ManagedUser[]; errors: { email: string; message: string }[] }> => {
      const { externalUsers = [], members = [] } = given
      const people = [
        ...externalUsers.map((row) => personOf(row, true)),
        ...members.map((row) => personOf(row, false)),
      ]
      const access = await enterTenant(deps, actor, applicationId, async (_tx, access) => {
        if (!canManagePeople(access)) throw forbidden()
        if (!people.every(({ role = leastRole }) => canGiveRole(access, role))) throw forbidden()
        return access
      })
      if (people.length === 0) throw invalid({ externalUsers: peopleTexts.nobody })
      return deps.database.system(async (tx) => {
        const groupIds = [...new Set(given.userGroupIds)]
        const groups = groupIds.length > 0 ? await lockUserGroups(tx, applicationId, groupIds) : []
        if (groups.length < groupIds.length) throw notFound()
        if (!groups.every(({ type }) => canManageMembers(access, type))) throw forbidden()
        const { userIds, errors } = await invitePeople(deps, tx, { ...access, people })
        const joining = groupIds.flatMap((userGroupId) => userIds.map((userId) => ({ userGroupId, userId }))) // prettier-ignore
        await changeMemberships(deps, tx, { ...access, groups, joining })
        const rows = await listSome(tx, applicationId, userIds)
        const place = new Map(userIds.map((id, index) => [id, index]))
        return {
          users: rows
            .toSorted((one, other) => place.get(one.id)! - place.get(other.id)!)
            .map((row) => toManagedUser(access, row, deps)),
          errors: errors.map(({ email, code }) => ({ email, message: rowTexts[code][language] })),
        }
      })
    },
  }
}

const personOf = ({ fullName, email, role }: Row, isExternal: boolean): NewPerson => ({
  fullName,
  email,
  isExternal,
  role,
})

/** Who invites, and where. */
export type Host = Pick<Access, 'actor' | 'applicationId' | 'roles'>

/**
 * Asks people into an application, in the caller's transaction, which has to be one of the system:
 * each becomes a guest of it alone, and one of its people with their own yes. Whether an address is
 * known elsewhere changes neither the answer nor the mail (PERM-19). Who was asked and has not come
 * yet gets the mail again. The caller has seen to it that the host may add people and give these
 * roles. The number of statements does not depend on how many people there are.
 */
export async function invitePeople(
  deps: InviteDependencies,
  tx: Transaction,
  { people, ...host }: Host & { people: readonly NewPerson[] },
): Promise<InvitationOutcome> {
  const { applicationId, actor } = host
  await lockInvitations(tx)
  const found = await findByEmails(tx, applicationId, people.map(keyOf))
  const known = new Map(found.map((person) => [person.email, person]))
  const { guests, errors } = sortOut(host, people, known)
  if (guests.length === 0) return { userIds: [], errors }
  requireWithinDailyLimit(dailyLimits.invitations, {
    done: await countInvitationsBy(tx, applicationId, actor.userId),
    more: guests.length,
    text: peopleTexts['too-many-today'],
  })

  const place = { applicationId, invitedBy: actor.userId }
  const newIds = await insertGuests(
    tx,
    place,
    guests
      .filter((guest) => !guest.known)
      .map(({ person }) => ({
        jobTitle: null,
        phoneNumber: null,
        roles: [person.role ?? leastRole],
        ...namesOf(person.fullName),
        ...person.details,
        languageCode: person.details?.languageCode ?? (actor.languageCode === 'en' ? 'en' : 'de'),
        email: person.email,
        isExternal: person.isExternal,
      })),
  )
  const again = guests.flatMap(({ person, known }) =>
    known ? [{ userId: known.id, role: person.role }] : [],
  )
  if (again.length > 0) await inviteAgain(tx, place, again)
  const idOf = (guest: Guest) => guest.known?.id ?? newIds.get(keyOf(guest.person))!
  await mailInvitations(
    deps,
    tx,
    host,
    guests.map((guest) => ({
      ...(guest.person.details ?? namesOf(guest.person.fullName)),
      email: guest.person.email,
      userId: idOf(guest),
    })),
  )
  const userIds = guests.map(idOf)
  await deps.events.append(tx, ...peopleChanged([applicationId], userIds))
  await audit(
    tx,
    ...guests.map((guest): AuditEntry => ({
      applicationId,
      actor,
      action: 'user.invited',
      objectType: 'user',
      objectId: idOf(guest),
      summary: {
        name: guest.person.fullName,
        after: { email: guest.person.email, roles: rolesOf(guest) },
      },
    })),
  )
  return { userIds, errors }
}

interface Guest {
  person: NewPerson
  known: KnownPerson | undefined
}

const rolesOf = ({ person, known }: Guest) =>
  person.details?.roles ?? (person.role ? [person.role] : (known?.roles ?? [leastRole]))

const keyOf = ({ email }: { email: string }) => email.toLowerCase()

/** Who can be invited, and why the others cannot. */
function sortOut(
  host: Host,
  people: readonly NewPerson[],
  known: ReadonlyMap<string, KnownPerson>,
) {
  const guests: Guest[] = []
  const errors: InvitationOutcome['errors'] = []
  const seen = new Set<string>()
  for (const person of people) {
    const key = keyOf(person)
    const code = seen.has(key) ? 'twice' : objectionTo(host, known.get(key))
    seen.add(key)
    if (code) errors.push({ email: person.email, code })
    else guests.push({ person, known: known.get(key) })
  }
  return { guests, errors }
}

function objectionTo(host: Host, known: KnownPerson | undefined) {
  if (!known) return undefined
  if (!known.is_invited) return known.status === 'inactive' ? 'inactive' : 'already-member'
  if (known.status === 'inactive' && !known.has_declined) return 'inactive'
  // Somebody else asked them in with more rights than this host has a say over.
  return canManagePerson(host, { roles: known.roles, groupTypes: [] }) ? undefined : 'out-of-reach'
}

/** Somebody who gets an invitation by mail. */
export interface Invitee {
  userId: number
  email: string
  firstName: string
  lastName: string
}

/** Sends invitations to all but those who want none of the application. In a transaction of the system. */
export async function mailInvitations(
  deps: Pick<Dependencies, 'signUp' | 'portalUrl'>,
  tx: Transaction,
  { applicationId, actor }: Pick<Host, 'actor' | 'applicationId'>,
  everybody: readonly Invitee[],
): Promise<void> {
  const blocked = await blockedAddresses(tx, applicationId, everybody.map(keyOf))
  const invited = everybody.filter((one) => !blocked.has(keyOf(one)))
  const name = await applicationName(tx, applicationId)
  const actorName = `${actor.firstName} ${actor.lastName}`.trim()
  const portal = `${deps.portalUrl}/home?clientId=${applicationId}`
  const links = await deps.signUp?.links(tx, applicationId, invited)
  const mails = invited.map(({ userId, email, firstName, lastName }, index) => {
    const link = links?.[index]
    const mail = invitationMail({
      actorName,
      name: `${firstName} ${lastName}`.trim(),
      applicationName: name,
      url: link?.url ?? portal,
      kind: link ? 'account' : 'sign-in',
    })
    const language = 'de' as const
    return { userId, address: email, language, sealedSecret: link?.sealedSecret, ...mail }
  })
  await sendMails(tx, applicationId, { mails, causedBy: actor.userId })
}
