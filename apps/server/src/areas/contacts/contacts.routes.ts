import { contactBatch, contactImport, contacts } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { putContacts } from './contact-batch.service.ts'
import { createCallbacksService } from './callbacks.service.ts'
import { importContacts } from './contact-import.service.ts'
import { createContactsService } from './contacts.service.ts'

export function contactRoutes(deps: Dependencies): Route[] {
  const service = createContactsService(deps)
  const callbacks = createCallbacksService(deps)
  return [
    ...implement(contactBatch, {
      put: (context) => putContacts(deps, commandOf(context), context.body),
    }),
    ...implement(contactImport, {
      put: (context) => importContacts(deps, commandOf(context), context.body),
    }),
    ...implement(contacts, {
      list: ({ actor, params }) => service.list(actor, params.applicationId),
      get: ({ actor, params }) => service.get(actor, params),
      create: (context) => service.create(commandOf(context), context.body),
      save: (context) => service.save(commandOf(context), context.params.contactId, context.body),
      remove: (context) => service.remove(commandOf(context), context.params.contactId),
      restore: (context) => service.restore(commandOf(context), context.params.contactId),
      arrange: (context) =>
        service.arrange(commandOf(context), context.params.contactId, context.body.beforeId),
      slots: ({ actor, params }) => callbacks.slots(actor, params),
      callback: (context) =>
        callbacks.callback(commandOf(context), context.params.contactId, context.body, context.log),
    }),
  ]
}
