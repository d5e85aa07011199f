import type { ManagedUser } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { forbidden, invalid } from '../../platform/problem.ts'
import type { Actor, Dependencies, Invited, Role, Transaction } from '../../platform/types.ts'
import { sendMails } from '../notifications/index.ts'
import { enterTenant, peopleChanged } from '../users/index.ts'
import {
  applicationName,
  findByEmails,
  insertMemberships,
  insertUsers,
  lockInvitations,
  setInvitedRoles,
  type KnownPerson,
} from './invitations.repository.ts'
import { invitationMail } from './invitations.texts.ts'
import { toManagedUser } from './people.mapper.ts'
import { namesOf } from './people.names.ts'
import { canGiveRole, canInvite, canManagePeople, hasRole } from './people.policy.ts'
import { listSome } from './people.repository.ts'
import { peopleTexts, rowTexts } from './people.texts.ts'

type InviteDependencies = Pick<Dependencies, 'events' | 'signUp' | 'portalUrl'>

export interface NewPerson {
  fullName: string
  email: string
  isExternal: boolean
  /** What an account that is made for the invitation may do. */
  role: Role
  /** The inviter asked for this role; else it is for an account that is made for the invitation alone. */
  isRoleChosen: boolean
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
  deps: InviteDependencies & Pick<Dependencies, 'database'>,
) {
  return {
    /** Adds people row by row: one that cannot be added does not hold up the others (ADM-04). */
    add: async (
      actor: Actor,
      applicationId: number,
      given: { externalUsers?: readonly Row[] | undefined; members?: readonly Row[] | undefined },
      language: 'de' | 'en',
    ): Promise<{ users: ManagedUser[]; errors: { email: string; message: string }[] }> => {
      const { externalUsers = [], members = [] } = given
      const people = [
        ...externalUsers.map((row) => personOf(row, true)),
        ...members.map((row) => personOf(row, false)),
      ]
      await enterTenant(deps, actor, applicationId, async (_tx, access) => {
        if (!canManagePeople(access)) throw forbidden()
        if (!people.every(({ role }) => canGiveRole(access, role))) throw forbidden()
      })
      if (people.length === 0) throw invalid({ externalUsers: peopleTexts.nobody })
      return deps.database.system(async (tx) => {
        const { userIds, errors } = await invitePeople(deps, tx, { applicationId, actor, people })
        const rows = await listSome(tx, applicationId, userIds)
        const place = new Map(userIds.map((id, index) => [id, index]))
        return {
          users: rows
            .toSorted((one, other) => place.get(one.id)! - place.get(other.id)!)
            .map((row) => toManagedUser(actor, row)),
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
  // Whoever says nothing gets the least.
  role: role ?? 'CLIENT',
  isRoleChosen: role !== undefined,
})

/**
 * Adds people to an application and writes to them, in the caller's transaction, which has to be
 * one of the system; who was invited and has not come yet gets the mail again. The caller has seen
 * to it that the inviter may add people and give these roles. The number of statements does not
 * depend on how many people there are.
 */
export async function invitePeople(
  deps: InviteDependencies,
  tx: Transaction,
  given: { applicationId: number; actor: Actor; people: readonly NewPerson[] },
): Promise<InvitationOutcome> {
  const { applicationId, actor, people } = given
  await lockInvitations(tx)
  const found = await findByEmails(tx, applicationId, people.map(keyOf))
  const known = new Map(found.map((person) => [person.email, person]))
  const { guests, errors } = sortOut(deps, actor, people, known)
  if (guests.length === 0) return { userIds: [], errors }

  const strangers = guests.filter((guest) => !guest.known)
  const newIds = await insertUsers(
    tx,
    strangers.map(({ person }) => ({
      ...namesOf(person.fullName),
      email: person.email,
      languageCode: actor.languageCode === 'en' ? 'en' : 'de',
      role: person.role,
    })),
  )
  const idOf = (guest: Guest) => guest.known?.id ?? newIds.get(keyOf(guest.person))!
  const changed = guests.flatMap(({ person, known }) =>
    known && getsRole(person, known) ? [{ userId: known.id, role: person.role }] : [],
  )
  if (changed.length > 0) await setInvitedRoles(tx, changed)
  const added = guests.filter((guest) => !guest.known?.status)
  await insertMemberships(
    tx,
    applicationId,
    added.map((guest) => ({
      userId: idOf(guest),
      isExternal: guest.person.isExternal,
      invitedName: guest.known ? guest.person.fullName : null,
    })),
  )
  await sendMails(tx, applicationId, await mailsTo(deps, tx, given, guests, idOf))
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
        after: { email: guest.person.email, role: guest.person.role },
      },
    })),
  )
  return { userIds, errors }
}

interface Guest {
  person: NewPerson
  known: KnownPerson | undefined
}

const keyOf = ({ email }: { email: string }) => email.toLowerCase()

/** Who can be invited, and why the others cannot. */
function sortOut(
  deps: InviteDependencies,
  actor: Actor,
  people: readonly NewPerson[],
  known: ReadonlyMap<string, KnownPerson>,
) {
  const guests: Guest[] = []
  const errors: InvitationOutcome['errors'] = []
  const seen = new Set<string>()
  for (const person of people) {
    const key = keyOf(person)
    const code = seen.has(key) ? 'twice' : objectionTo(deps, actor, person, known.get(key))
    seen.add(key)
    if (code) errors.push({ email: person.email, code })
    else guests.push({ person, known: known.get(key) })
  }
  return { guests, errors }
}

function objectionTo(
  { signUp }: InviteDependencies,
  actor: Actor,
  person: NewPerson,
  known: KnownPerson | undefined,
) {
  if (!known) return undefined
  if (known.status === 'inactive') return 'inactive'
  if (known.status === 'active' && !known.is_invited) return 'already-member'
  // Their roles come along: a client must not bring more rights in than they have.
  const isForeign = known.status === null && known.is_elsewhere
  if (!canInvite(actor, { roles: known.roles, isForeign })) return 'out-of-reach'
  // Another provider says roles itself, whatever the invitation asked for.
  if (!signUp || !person.isRoleChosen || getsRole(person, known)) return undefined
  return hasRole(known, person.role) ? undefined : 'other-role'
}

/** Whether a role that was asked for replaces an earlier one, which nobody else relies on. */
const getsRole = (person: NewPerson, known: KnownPerson) =>
  person.isRoleChosen && known.subject === null && !known.is_elsewhere

async function mailsTo(
  deps: InviteDependencies,
  tx: Transaction,
  { applicationId, actor }: { applicationId: number; actor: Actor },
  guests: readonly Guest[],
  idOf: (guest: Guest) => number,
) {
  const name = await applicationName(tx, applicationId)
  const actorName = `${actor.firstName} ${actor.lastName}`.trim()
  const portal = `${deps.portalUrl}/home?clientId=${applicationId}`
  const withoutAccount = guests.filter((guest) => !guest.known?.subject)
  const links = await deps.signUp?.links(tx, applicationId, withoutAccount.map(invitedOf))
  const linkOf = new Map(withoutAccount.map((guest, index) => [guest, links?.[index]]))
  return guests.map((guest) => {
    const { firstName, lastName } = namesOf(guest.person.fullName)
    const link = linkOf.get(guest)
    const language = guest.known?.subject
      ? guest.known.language_code === 'en'
        ? ('en' as const)
        : ('de' as const)
      : undefined
    const mail = invitationMail(language, {
      actorName,
      name: `${firstName} ${lastName}`.trim(),
      applicationName: name,
      url: link?.url ?? portal,
      kind: language ? 'known' : link ? 'account' : 'sign-in',
    })
    return {
      userId: idOf(guest),
      address: guest.person.email,
      language: language ?? ('de' as const),
      sealedSecret: link?.sealedSecret,
      ...mail,
    }
  })
}

/** Somebody invited elsewhere keeps the role of then: it is what others have agreed to. */
const invitedOf = ({ person, known }: Guest): Invited => ({
  ...namesOf(person.fullName),
  email: person.email,
  roles: known && !getsRole(person, known) ? (known.roles as Role[]) : [person.role],
})
