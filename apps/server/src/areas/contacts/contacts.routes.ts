import { contacts } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/types.ts'
import { createContactsService } from './contacts.service.ts'

export function contactRoutes(deps: Dependencies): Route[] {
  const service = createContactsService(deps)
  return implement(contacts, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    get: ({ actor, params }) => service.get(actor, params),
    create: ({ actor, params, body }) => service.create(actor, params.applicationId, body),
    save: ({ actor, params, body, ifMatch }) => service.save(actor, params, body, ifMatch),
    remove: ({ actor, params, ifMatch }) => service.remove(actor, params, ifMatch),
    callback: ({ actor, params, body }) => service.callback(actor, params, body),
  })
}
