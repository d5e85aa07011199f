import type { InvitationAnswer, UserInvitation } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { peopleChanged, rightsChanged } from '../users/index.ts'
import { lockInvitations } from './invitations.repository.ts'
import { peopleTexts } from './people.texts.ts'
import {
  blockInvitations,
  declineFor,
  isMember,
  listRequests,
  takePlace,
  type RequestRow,
} from './requests.repository.ts'

/** Invitations as whoever is invited sees them: nobody becomes part of an application without a yes. */
export function createRequestsService(deps: Pick<Dependencies, 'database' | 'events' | 'clock'>) {
  return {
    list: (actor: Actor): Promise<UserInvitation[]> =>
      deps.database.system(async (tx) => (await listRequests(tx, actor.userId)).map(toInvitation)),

    answer: (actor: Actor, applicationId: number, answer: InvitationAnswer): Promise<void> =>
      deps.database.system(async (tx) => {
        await lockInvitations(tx)
        const requests = await listRequests(tx, actor.userId)
        const request = requests.find((one) => one.application_id === applicationId)
        if (!request) throw notFound()
        const guestId = request.guest_id
        const { userId } = actor
        if (answer === 'accept') {
          // Under another address they are one of its people already.
          if (await isMember(tx, applicationId, userId)) throw alreadyThere()
          await takePlace(tx, { applicationId, guestId, userId })
          await deps.events.append(tx, rightsChanged(applicationId, userId))
        } else {
          await declineFor(tx, { applicationId, guestId, now: deps.clock.now() })
          if (answer === 'block') await blockInvitations(tx, applicationId, userId)
        }
        const shownId = answer === 'accept' ? userId : guestId
        await deps.events.append(tx, ...peopleChanged([applicationId], [guestId, userId]))
        await audit(tx, {
          applicationId,
          // Who says no stays unknown there.
          ...(answer === 'accept' && { actor }),
          action: answer === 'accept' ? 'invitation.accepted' : 'invitation.declined',
          objectType: 'user',
          objectId: shownId,
          summary: { after: { roles: request.roles } },
        })
      }),
  }
}

const alreadyThere = () =>
  new Problem(409, 'already-member', { text: peopleTexts['already-there'] })

const toInvitation = (row: RequestRow): UserInvitation => ({
  applicationId: row.application_id,
  applicationName: row.application_name,
  logoUri: row.logo_uri,
  invitedBy: row.inviter_name,
  roles: row.roles,
  invitedAt: row.created_at.toISOString(),
})
