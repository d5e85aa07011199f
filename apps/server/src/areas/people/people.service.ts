import type { ManagedUser, User } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { Problem, forbidden, notFound, stale } from '../../platform/problem.ts'
import type { Actor, Role } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  enterTenant,
  peopleChanged,
  rightsChanged,
  updateUser,
  type Access,
  type UserChange,
} from '../users/index.ts'
import { isAllowedEverywhere } from './people.everywhere.ts'
import { hasOwnAccount, toManagedUser, toUser, type Holders } from './people.mapper.ts'
import { canAssign, canManagePerson, canSeePeople } from './people.policy.ts'
import {
  applicationsOf,
  hasOtherAdministrator,
  isActiveAnywhere,
  listActive,
  listOfCustomers,
  listPeople,
  listSome,
  lockAdministrators,
  lockPerson,
  updateMembership,
  type ManagedRow,
  type PersonRow,
} from './people.repository.ts'
import { rolesAfter } from './people.roles.ts'
import { peopleTexts } from './people.texts.ts'

export interface PersonChange extends UserChange {
  id: number
  status?: PersonRow['status'] | undefined
  roles?: readonly Role[] | undefined
}

const refused = (
  status: 403 | 409,
  code:
    | 'last-administrator'
    | 'oneself'
    | 'profile-elsewhere'
    | 'roles-elsewhere'
    | 'no-account'
    | 'no-second-factor'
    | 'factor-elsewhere'
    | 'own-second-factor'
    | 'own-email'
    | 'email-elsewhere'
    | 'same-email',
) => new Problem(status, code, { text: peopleTexts[code] })

type PeopleDeps = Pick<
  Dependencies,
  | 'database'
  | 'events'
  | 'givesRoles'
  | 'sessions'
  | 'passwordResets'
  | 'secondFactors'
  | 'emailChanges'
>

type Reach = (
  actor: Actor,
  applicationId: number,
  userId: number,
  isAllowed: (access: Access, person: ManagedRow) => boolean,
) => Promise<{ access: Access; person: ManagedRow }>

/** What an administrator does for somebody's account: a link for a password, a new mailbox, no second factor. */
function createAccountActions(deps: PeopleDeps, reach: Reach) {
  const { secondFactors } = deps
  return {
    /** Has the link for a new password sent to the person's own mailbox; their password holds until they use it. */
    sendPasswordLink: async (
      actor: Actor,
      applicationId: number,
      userId: number,
    ): Promise<void> => {
      const { person } = await reach(actor, applicationId, userId, canManagePerson)
      const { passwordResets } = deps
      const { subject } = person
      if (!passwordResets || !hasOwnAccount(person) || subject === null)
        throw refused(409, 'no-account')
      const outcome = await deps.database.system((tx) => passwordResets.send(tx, subject, actor))
      if (outcome === 'no-account') throw refused(409, 'no-account')
      if (outcome !== 'sent') throw tooManyLinks(outcome)
    },

    /**
     * Has a new mailbox asked whether it is the person's; nothing changes before it says so. Whoever names the
     * mailbox could enter as the person, so it takes somebody who manages them wherever they belong.
     */
    sendEmailLink: async (
      actor: Actor,
      applicationId: number,
      { userId, email }: { userId: number; email: string },
    ): Promise<void> => {
      const { person } = await reach(actor, applicationId, userId, canManagePerson)
      const { emailChanges } = deps
      const { subject } = person
      if (userId === actor.userId) throw refused(409, 'own-email')
      if (!emailChanges || !hasOwnAccount(person) || subject === null)
        throw refused(409, 'no-account')
      const outcome = await deps.database.system(async (tx) => {
        if (!(await isAllowedEverywhere(tx, { actor, userId, orWas: true }, canManagePerson)))
          throw refused(403, 'email-elsewhere')
        return emailChanges.request(tx, subject, { email, actor })
      })
      if (outcome === 'no-account') throw refused(409, 'no-account')
      if (outcome === 'same')
        throw new Problem(409, 'same-email', { fields: { email: peopleTexts['same-email'] } })
      if (outcome !== 'sent') throw tooManyLinks(outcome)
    },

    /** For somebody who has lost their app and passkeys: the password is enough until they set up new ones. */
    resetSecondFactor: async (
      actor: Actor,
      applicationId: number,
      userId: number,
    ): Promise<void> => {
      const { person } = await reach(actor, applicationId, userId, canManagePerson)
      const { subject } = person
      if (!secondFactors || !hasOwnAccount(person) || subject === null)
        throw refused(409, 'no-account')
      // Their own, for which they confirm who they are.
      if (userId === actor.userId) throw refused(409, 'own-second-factor')
      // An account is one for all applications: none of them takes away what another relies on (PERM-19).
      await deps.database.system(async (tx) => {
        if (!(await isAllowedEverywhere(tx, { actor, userId }, canManagePerson)))
          throw refused(403, 'factor-elsewhere')
        if (!(await secondFactors.reset(tx, subject, actor))) throw refused(409, 'no-second-factor')
      })
    },
  }
}

export function createPeopleService(deps: PeopleDeps) {
  /** Somebody who is to be changed, held until the call ends; missing is 404, out of reach 403. */
  const reach: Reach = (actor, applicationId, userId, isAllowed) =>
    enterTenant(deps, actor, applicationId, async (tx, access) => {
      const person = await lockPerson(tx, applicationId, userId)
      if (!person) throw notFound()
      if (!isAllowed(access, person)) throw forbidden()
      return { access, person }
    })

  const { secondFactors, givesRoles } = deps
  const shown = (access: Access, row: ManagedRow, holders: Holders) =>
    toManagedUser(access, row, { givesRoles, holders })
  /** Who of them signs in with more than a password. In a transaction of the system. */
  const holdersAmong = (tx: Transaction, rows: readonly ManagedRow[]): Promise<Holders> =>
    secondFactors?.holdersAmong(
      tx,
      rows.flatMap((row) => (hasOwnAccount(row) && row.subject) || []),
    ) ?? Promise.resolve(undefined)

  return {
    ofApplication: async (actor: Actor, applicationId: number): Promise<ManagedUser[]> => {
      const { access, rows } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeePeople(access)) throw forbidden()
        return { access, rows: await listPeople(tx, applicationId) }
      })
      const holders = await deps.database.system((tx) => holdersAmong(tx, rows))
      return rows.map((row) => shown(access, row, holders))
    },

    directory: (actor: Actor, applicationId: number): Promise<User[]> =>
      enterTenant(deps, actor, applicationId, async (tx) =>
        (await listActive(tx, applicationId)).map(toUser),
      ),

    /** People of customers, as far as the caller is in an application of theirs (API-15). */
    ofCustomers: (actor: Actor, customerIds: string): Promise<User[]> =>
      deps.database.system(async (tx) => {
        const ids = customerIds.split(',').map(Number).filter(isId)
        const rows = await listOfCustomers(tx, actor.applicationIds, ids)
        const people = new Map<number, User>()
        for (const row of rows) {
          const known = people.get(row.id)
          const user = toUser(row)
          // In several of them: which one is not to be said.
          people.set(row.id, known ? { ...known, applicationId: null } : user)
        }
        return [...people.values()]
      }),

    save: async (
      actor: Actor,
      applicationId: number,
      { id, status, roles, ...profile }: PersonChange,
      ifMatch?: number,
    ): Promise<ManagedUser> => {
      const { access, person: before } = await reach(actor, applicationId, id, canManagePerson)
      return deps.database.system(async (tx) => {
        const holders = await holdersAmong(tx, [before])
        if (ifMatch !== undefined && ifMatch !== before.version)
          throw stale(shown(access, before, holders))
        const changed = differing(before, profile)
        const isSwitched = status !== undefined && status !== before.status
        const newRoles = roles && rolesAfter(access, before, roles)
        // Nobody could take that back.
        if (isSwitched && id === actor.userId) throw refused(409, 'oneself')
        if (newRoles && !deps.givesRoles) throw refused(409, 'roles-elsewhere')
        const loses = newRoles && !newRoles.includes('ADMINISTRATOR')
        if ((isSwitched && status === 'inactive') || loses) await keepAdministrator(tx, before)
        if (changed) await saveProfile(tx, actor, before, changed)
        if (isSwitched || newRoles) {
          await updateMembership(tx, applicationId, id, { status, roles: newRoles })
          await deps.events.append(tx, rightsChanged(applicationId, id))
          // Out of their last application somebody is signed out everywhere (ADM-02).
          if (before.subject && !(await isActiveAnywhere(tx, id)))
            await deps.sessions?.endOf(tx, before.subject)
          if (!changed) await deps.events.append(tx, ...peopleChanged([applicationId], [id]))
        }
        const [after] = await listSome(tx, applicationId, [id])
        await audit(tx, {
          applicationId,
          actor,
          action: actOf({ status: isSwitched ? status : undefined, hasRoles: Boolean(newRoles) }),
          objectType: 'user',
          objectId: id,
          summary: { name: fullNameOf(after!), before: facts(before), after: facts(after!) },
        })
        return shown(access, after!, holders)
      })
    },

    ...createAccountActions(deps, reach),

    assign: async (
      actor: Actor,
      applicationId: number,
      { userId, hasAssignment }: { userId: number; hasAssignment: boolean },
    ): Promise<void> => {
      const { person } = await reach(actor, applicationId, userId, canAssign)
      if (person.has_business_objects_assignment === hasAssignment) return
      await deps.database.tenant(applicationId, async (tx) => {
        await updateMembership(tx, applicationId, userId, { hasAssignment })
        await deps.events.append(tx, ...peopleChanged([applicationId], [userId]))
        await audit(tx, {
          applicationId,
          actor,
          action: 'user.assigned',
          objectType: 'user',
          objectId: userId,
          summary: {
            name: fullNameOf(person),
            before: { hasBusinessObjectsAssignment: !hasAssignment },
            after: { hasBusinessObjectsAssignment: hasAssignment },
          },
        })
      })
    },
  }

  /** What people are called is the same everywhere, so who changes it has to be everywhere, too. */
  async function saveProfile(tx: Transaction, actor: Actor, person: PersonRow, to: UserChange) {
    const applicationIds = await applicationsOf(tx, person.id)
    if (!applicationIds.every((id) => actor.applicationIds.includes(id)))
      throw refused(403, 'profile-elsewhere')
    await updateUser(tx, person.id, to)
    await deps.events.append(tx, ...peopleChanged(applicationIds, [person.id]))
  }
}

/** The one act that a change is in the log: what it says about access goes before the rest. */
const actOf = ({ status, hasRoles }: { status?: PersonRow['status']; hasRoles: boolean }) => {
  if (status) return status === 'active' ? 'user.activated' : 'user.deactivated'
  return hasRoles ? 'user.roles-changed' : 'user.changed'
}

/** What the database takes for an id; no customer has another. */
const isId = (id: number) => id <= 2_147_483_647

/** Without an administrator nobody could let anybody in again. */
async function keepAdministrator(tx: Transaction, person: PersonRow) {
  if (!person.roles.includes('ADMINISTRATOR')) return
  await lockAdministrators(tx, person.application_id)
  if (!(await hasOtherAdministrator(tx, person.application_id, person.id)))
    throw refused(409, 'last-administrator')
}

/** What a form changes: it sends everything, also what stays as it is. */
function differing(person: PersonRow, profile: UserChange): UserChange | undefined {
  const shown = toUser(person)
  const changed = Object.entries(profile).filter(
    ([name, value]) => value !== undefined && value !== shown[name as keyof UserChange],
  )
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

const tooManyLinks = ({ minutes }: { minutes: number }) =>
  new Problem(429, 'too-many-requests', {
    text: peopleTexts['too-many-links'],
    retryAfter: minutes * 60,
  })

const fullNameOf = (person: PersonRow) => `${person.first_name} ${person.last_name}`.trim()

const facts = (person: PersonRow) => {
  const { firstName, lastName, jobTitle, phoneNumber, languageCode } = toUser(person)
  const { status, roles } = person
  return { firstName, lastName, jobTitle, phoneNumber, languageCode, status, roles }
}
