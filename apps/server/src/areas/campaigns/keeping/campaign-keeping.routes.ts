import { campaignKeeping } from '@atrium/api-client/contract'
import { implement, type Route } from '../../../platform/implement.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { commandOf } from '../../components/index.ts'
import { createCampaignAudienceService } from './campaign-audience.service.ts'
import { createCampaignTrashService } from './campaign-trash.service.ts'

export function campaignKeepingRoutes(deps: Dependencies): Route[] {
  const audience = createCampaignAudienceService(deps)
  const trash = createCampaignTrashService(deps)
  return implement(campaignKeeping, {
    audience: ({ actor, params }) => audience.get(actor, params),
    saveAudience: (context) =>
      audience.save(commandOf(context), context.params.id, context.body.userGroupIds),
    deleted: ({ actor, params }) => trash.list(actor, params.applicationId),
    remove: (context) => trash.remove(commandOf(context), context.params.id),
    restore: (context) => trash.restore(commandOf(context), context.params.id),
  })
}
