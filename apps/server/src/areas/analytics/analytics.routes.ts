import { analytics } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'

/**
 * What people do with the portal, as lines of the log: a name and a moment, not who (AUTH-04). An
 * agency that counts such things reads them there.
 */
export const analyticsRoutes = (): Route[] =>
  implement(analytics, {
    track: async ({ body, log }) => {
      log.info({ event: body.name, at: body.at }, 'Something was used')
    },
  })
