import type { Pulse } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { CampaignPulse } from '../campaigns/index.ts'
import { countUnread } from '../notifications/index.ts'
import { countOverdue } from '../tasks/index.ts'
import { enterTenant, type Access } from '../users/index.ts'

/** Applications that are read at a time: each takes a connection, and others want some too. */
const atATime = 3

/**
 * What goes on in each application of the caller (D-12): one transaction for each, behind its wall, so that
 * the same rules count here as inside; as many statements for a busy one as for a quiet one.
 */
export function createPulseService(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  campaigns: (tx: Transaction, access: Access) => Promise<CampaignPulse>,
) {
  return async (actor: Actor): Promise<Pulse[]> => {
    const ids = actor.applicationIds
    const today = dayOf(deps.clock.now())
    const unread = new Map(
      // What reached somebody is not for the eyes of who looks as them.
      actor.preview
        ? []
        : (await deps.database.system((tx) => countUnread(tx, ids, actor.userId))).map(
            ({ application_id, count }) => [application_id, count],
          ),
    )
    const pulses: Pulse[] = []
    for (let first = 0; first < ids.length; first += atATime) {
      const some = ids.slice(first, first + atATime).map((applicationId) =>
        enterTenant(deps, actor, applicationId, async (tx, access) => ({
          applicationId,
          ...(await campaigns(tx, access)),
          overdue: await countOverdue(tx, access, today),
          unread: unread.get(applicationId) ?? 0,
        })),
      )
      pulses.push(...(await Promise.all(some)))
    }
    return pulses
  }
}
