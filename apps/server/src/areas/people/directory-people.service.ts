import { audit } from '../../platform/audit.ts'
import { dailyLimits, requireWithinDailyLimit } from '../../platform/daily-limits.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Role } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { peopleChanged } from '../users/index.ts'
import { countInvitationsBy, insertGuests, type NewGuest } from './invitations.repository.ts'
import { mailInvitations, type Host, type Invitee } from './invitations.service.ts'
import { peopleTexts } from './people.texts.ts'

type DirectoryHost = Pick<Host, 'actor' | 'applicationId'>

/** Somebody as the directory names them. */
type DirectoryPerson = Pick<NewGuest, 'firstName' | 'lastName' | 'email' | 'languageCode'> & {
  role: Role
  isActive: boolean
}

/**
 * Adds somebody whom the application's directory names: one of its people by the directory's word, in the
 * caller's transaction, which has to be one of the system. Another identity provider lets them in with their
 * first sign-in; where the portal has the accounts, they get the link to make one. The caller has seen to it
 * that nobody in the application has the address.
 */
export async function addFromDirectory(
  deps: Pick<Dependencies, 'events' | 'signUp' | 'portalUrl'>,
  tx: Transaction,
  host: DirectoryHost,
  { isActive, role, ...person }: DirectoryPerson,
): Promise<number> {
  const { actor, applicationId } = host
  const place = { applicationId, invitedBy: actor.userId }
  const [userId] = (
    await insertGuests(tx, place, [
      { ...person, roles: [role], jobTitle: null, phoneNumber: null, isExternal: false },
    ])
  ).values()
  if (isActive) await inviteByDirectory(deps, tx, host, { ...person, userId: userId! })
  await deps.events.append(tx, ...peopleChanged([applicationId], [userId!]))
  await audit(tx, {
    applicationId,
    actor,
    action: 'user.added-by-directory',
    objectType: 'user',
    objectId: userId!,
    summary: {
      name: `${person.firstName} ${person.lastName}`.trim(),
      after: { email: person.email, roles: [role] },
    },
  })
  return userId!
}

/** Sends the link to make an account; nothing where another identity provider has the accounts. */
export async function inviteByDirectory(
  deps: Pick<Dependencies, 'signUp' | 'portalUrl'>,
  tx: Transaction,
  host: DirectoryHost,
  invitee: Invitee,
): Promise<void> {
  if (!deps.signUp) return
  requireWithinDailyLimit(dailyLimits.invitations, {
    done: await countInvitationsBy(tx, host.applicationId, host.actor.userId),
    more: 1,
    text: peopleTexts['too-many-today'],
  })
  await mailInvitations(deps, tx, host, [invitee])
}
