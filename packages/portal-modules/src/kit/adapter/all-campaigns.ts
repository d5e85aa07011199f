import type { Client, Scope } from '@atrium/api-client'
import { campaigns, type Campaign } from '@atrium/api-client/contract'

/**
 * Milliseconds that a list of campaigns may be old where somebody chooses one. Every change, of one's own or
 * heard of by the live connection, empties the cache sooner.
 */
const maxAge = 60_000

/**
 * All campaigns of the application, for the choices of forms. Modules share one answer, which the
 * status of campaigns fills as well.
 */
export const readAllCampaigns = (client: Client, scope: Scope): Promise<Campaign[]> =>
  client.call(campaigns.list, { params: { applicationId: scope.tenant }, query: {} }, { maxAge })
