import * as z from 'zod/mini'
import { area } from '../call.ts'
import { day, emailAddress, id, idText } from '../fields.ts'
import { line } from '../text.ts'

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
  /** Extension: it has the PDF that bookkeeping issued; absent: as without. */
  hasOwnDocument: z.optional(z.boolean()),
  /** The campaign that it is about, as long as there is one and the caller sees it. */
  campaignId: z.optional(z.nullable(id)),
  /** Number of the customer's purchase order. */
  purchaseOrderNumber: z.optional(z.nullable(z.string())),
  /** The direct order with that number, as long as the caller sees it, and where it is looked at. */
  directOrder: z.optional(z.nullable(z.object({ id, url: z.string() }))),
})
export type Invoice = z.output<typeof invoice>

/** Where the invoices of a customer go; what is not known is null. */
const recipientBody = z.object({
  /** In full, with its legal form (§ 14 UStG). */
  name: line(1, 100),
  /** A department, or for whose attention. */
  addition: z.optional(z.nullable(line(0, 100))),
  street: line(1, 100),
  postcode: line(1, 12),
  city: line(1, 60),
  /** ISO 3166-1 alpha-2. */
  country: line(2, 2),
  vatId: z.optional(z.nullable(line(0, 20))),
  /** Where electronic invoices go. */
  email: z.optional(z.nullable(emailAddress)),
  /** The Leitweg-ID of a public authority, or what else they want to be named. */
  buyerReference: z.optional(z.nullable(line(0, 100))),
})

export const invoiceRecipient = z.object({
  name: z.nullable(z.string()),
  addition: z.nullable(z.string()),
  street: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  buyerReference: z.nullable(z.string()),
  /** What invoices lack, by name, in the caller's language; empty for who cannot mend it. */
  missing: z.object({ letterhead: z.array(z.string()), recipient: z.array(z.string()) }),
  can: z.object({
    change: z.boolean(),
    changeLetterhead: z.boolean(),
    /** Hand in the PDF of an invoice as it was issued. */
    handInDocuments: z.optional(z.boolean()),
  }),
})
export type InvoiceRecipient = z.output<typeof invoiceRecipient>

/** An invoice of a customer. */
const ofInvoice = z.object({
  customerId: idText,
  invoiceNumber: z.string().check(z.minLength(1), z.maxLength(100)),
})

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
    params: ofInvoice,
    query: z.object(ofApplication),
    produces: 'application/pdf',
    /** 409: letterhead or address lack what an invoice has to say. */
    errors: [403, 409],
  },
  xrechnung: {
    method: 'GET',
    base: 'services',
    path: 'invoices/{customerId}/outgoing/{invoiceNumber}/xrechnung',
    summary: 'An invoice as an XRechnung (CII)',
    rows: ['INV-04'],
    extension: true,
    params: ofInvoice,
    query: z.object(ofApplication),
    produces: 'application/xml',
    errors: [403, 409],
  },
  recipient: {
    method: 'GET',
    base: 'services',
    path: 'invoices/{customerId}/recipient',
    summary: 'Where the invoices of a customer go, and what they lack',
    rows: ['INV-04'],
    extension: true,
    params: z.object({ customerId: idText }),
    query: z.object({ applicationId: idText }),
    response: invoiceRecipient,
    errors: [403],
  },
  saveRecipient: {
    method: 'PUT',
    base: 'services',
    path: 'invoices/{customerId}/recipient',
    summary: 'Saves where the invoices of a customer go',
    rows: ['INV-04'],
    extension: true,
    params: z.object({ customerId: idText }),
    query: z.object({ applicationId: idText }),
    encoding: 'json',
    body: recipientBody,
    response: invoiceRecipient,
    errors: [403],
  },
})
