import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, idText } from '../fields.ts'
import { line } from '../text.ts'

/** How many clients an application has at most. */
export const maxCustomers = 200

/** A client of an application, as its administrators keep it. */
export const customer = z.object({
  id,
  displayName: z.string(),
  /** Not offered for anything new; what there is of it stays. */
  isArchived: z.boolean(),
  /** It is a client of other applications, too, and is called the same there. */
  isShared: z.boolean(),
  campaignCount: z.int(),
  invoiceCount: z.int(),
})
export type Customer = z.output<typeof customer>

const displayName = line(1, 100)

export const customers = area('customers', {
  list: {
    method: 'GET',
    path: 'customers/{applicationId}',
    summary: 'The clients of an application, archived ones too, for its administrators',
    rows: ['ADM-09'],
    extension: true,
    params: application,
    response: z.array(customer),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'customers/{applicationId}',
    summary: 'Adds a client to an application',
    rows: ['ADM-09'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ displayName }),
    response: customer,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'customers/{applicationId}/{customerId}',
    summary: 'Calls a client something else, archives it or takes that back; what is absent stays',
    rows: ['ADM-09'],
    extension: true,
    params: z.extend(application, { customerId: idText }),
    encoding: 'json',
    body: z.object({
      displayName: z.optional(displayName),
      isArchived: z.optional(z.boolean()),
    }),
    response: customer,
    errors: [403, 409],
  },
})
