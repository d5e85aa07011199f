import {
  componentStars,
  linkCollections,
  pageLinks,
  reportLinks,
} from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createStarsService } from './stars.service.ts'
import { createLinksService } from './links.service.ts'

export function linkRoutes(deps: Dependencies): Route[] {
  const service = createLinksService(deps)
  const stars = createStarsService(deps)
  return [
    ...implement(componentStars, {
      list: ({ actor, params }) => stars.list(actor, params.applicationId),
      set: ({ actor, params, body }) => stars.set(actor, params, body.isStarred),
    }),
    ...implement(reportLinks, {
      create: (context) =>
        service.createLink(commandOf(context), 'reportlink', context.body, context.log),
      save: (context) => service.saveLink(commandOf(context), 'reportlink', context.body),
    }),
    ...implement(pageLinks, {
      create: (context) =>
        service.createLink(commandOf(context), 'pagelink', context.body, context.log),
      save: (context) => service.saveLink(commandOf(context), 'pagelink', context.body),
    }),
    ...implement(linkCollections, {
      create: (context) => service.createCollection(commandOf(context), context.body, context.log),
      save: (context) => service.saveCollection(commandOf(context), context.body),
      arrange: (context) =>
        service.arrange(commandOf(context), context.params.componentId, context.body),
    }),
  ]
}
