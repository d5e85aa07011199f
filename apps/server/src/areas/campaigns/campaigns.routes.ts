import { campaigns, channelPosts, channels } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/types.ts'
import { createCampaignsService } from './campaigns.service.ts'

export function campaignRoutes(deps: Dependencies): Route[] {
  const service = createCampaignsService(deps)
  return [
    ...implement(campaigns, {
      list: ({ actor, params, query }) => service.list(actor, params.applicationId, query),
      get: ({ actor, params }) => service.get(actor, params),
      budgets: ({ actor, params }) => service.budgets(actor, params),
    }),
    ...implement(channels, { get: ({ actor, params }) => service.channel(actor, params) }),
    ...implement(channelPosts, {
      list: ({ actor, params, query }) => service.posts(actor, params, query),
    }),
  ]
}
