import * as z from 'zod/mini'
import { area } from '../call.ts'
import { maxImportedContacts } from './contactImport.contract.ts'
import { contact, contactFacts } from './contacts.contract.ts'
import { application, id } from '../fields.ts'

/** A batch of the longest texts. */
const maxBodyBytes = 1_048_576

const ids = z._default(z.array(id).check(z.maxLength(maxImportedContacts)), [])

export const contactBatch = area('contactBatch', {
  put: {
    method: 'PUT',
    path: 'contactBatches/{applicationId}',
    summary:
      'Makes, changes and deletes contacts in one step, all of it or, where one is wrong, nothing; pictures and the order stay',
    rows: ['CON-01', 'CON-02'],
    extension: true,
    params: application,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      items: z
        .array(
          z.extend(
            z.object({
              /** Null: a new contact. */
              contactId: z.nullable(id),
              /** The version that was seen; absent: any. */
              version: z.optional(z.int()),
            }),
            contactFacts,
          ),
        )
        .check(z.maxLength(maxImportedContacts)),
      removeIds: ids,
      /** Of contacts that were deleted less than 30 days ago. */
      restoreIds: ids,
    }),
    /** The contacts of `items`, in their order. */
    response: z.array(contact),
    errors: [403, 409, 413],
  },
})
