import * as z from 'zod/mini'
import { area } from './call.ts'
import { day, id, idText } from './fields.ts'

/** Outgoing invoice (INV-02). Fields below the line are our extension. */
export const invoice = z.object({
  invoiceNumber: z.string(),
  /** Negative on credit notes. */
  invoiceTotal: z.number(),
  invoiceType: z.enum(['invoice', 'creditNote', 'cancellation']),
  invoiceDate: day,
  product: z.nullable(z.string()),
  mediaType: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  customer: z.nullable(z.string()),
  // —
  id,
  dueDate: z.nullable(day),
  currencyName: z.nullable(z.string()),
  vatAmount: z.nullable(z.number()),
  netTotal: z.nullable(z.number()),
  status: z.enum(['open', 'paid', 'overdue']),
  hasDocument: z.boolean(),
  /** The campaign that it is about, as long as there is one and the caller sees it. */
  campaignId: z.optional(z.nullable(id)),
})
export type Invoice = z.output<typeof invoice>

/** Extension: of this application alone; else of all of the caller's in which the customer is. */
const ofApplication = { applicationId: z.optional(idText) }

export const invoices = area('invoices', {
  outgoing: {
    method: 'GET',
    base: 'services',
    path: 'invoices/{customerId}/outgoing',
    summary: 'Outgoing invoices of a customer in a time',
    rows: ['INV-01', 'INV-02', 'INV-03', 'INV-06'],
    params: z.object({ customerId: idText }),
    query: z.object({ fromDate: day, toDate: day, ...ofApplication }),
    /** A reader takes null for an empty list (INV-03). */
    response: z.nullable(z.array(invoice)),
    errors: [403],
  },
  download: {
    method: 'GET',
    base: 'services',
    path: 'invoices/{customerId}/outgoing/{invoiceNumber}/download',
    summary: 'An invoice as a PDF file',
    rows: ['INV-04'],
    extension: true,
    params: z.object({
      customerId: idText,
      invoiceNumber: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    query: z.object(ofApplication),
    produces: 'application/pdf',
    errors: [403],
  },
})
