import { chats } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createChatsService } from './chats.service.ts'

export function chatRoutes(deps: Dependencies): Route[] {
  const service = createChatsService(deps)
  return implement(chats, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    get: ({ actor, params, query }) =>
      service.get(actor, params.applicationId, params.chatId, query.before),
    create: ({ actor, params, body }) => service.create(actor, params.applicationId, body),
    send: ({ actor, params, body }) =>
      service.send(actor, params.applicationId, params.chatId, body.content),
    view: ({ actor, params }) => service.view(actor, params.applicationId, params.chatId),
  })
}
