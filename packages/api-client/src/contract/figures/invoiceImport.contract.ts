import * as z from 'zod/mini'
import { area } from '../call.ts'
import { externalId } from '../campaigns/campaignPlanning.contract.ts'
import { application, day, id, idText, money } from '../fields.ts'
import { line } from '../text.ts'

/** How many invoices one call takes at most. */
export const maxImportedInvoices = 1_000
/** How many lines an invoice has at most. */
export const maxInvoiceLines = 200

/** A batch of invoices with many lines each. */
const maxBodyBytes = 16 * 1_048_576

/** 20 MiB: an invoice with its annexes. */
/** A PDF of an invoice. */
export const maxInvoiceDocumentBytes = 20 * 1_048_576

/** An amount that may be negative, with two decimals at most, as it is kept. */
const signed = (most: number) =>
  z.number().check(
    z.minimum(-most),
    z.maximum(most),
    z.multipleOf(0.01),
    z.refine((amount) => Number(amount.toFixed(2)) === amount, { params: { decimals: 2 } }),
  )
const largest = 999_999_999_999

const invoiceLine = z.object({
  description: line(1, 500),
  /** Negative where something is taken back. */
  quantity: z.optional(signed(9_999_999)),
  /** UN/ECE Recommendation 20: piece, hour, day, month, lump sum; absent: lump sum. */
  unit: z.optional(z.enum(['C62', 'HUR', 'DAY', 'MON', 'LS'])),
  unitPrice: money,
  /** Percent. */
  vatRate: z.number().check(z.minimum(0), z.maximum(99.99), z.multipleOf(0.01)),
  /** UNTDID 5305: taxed, reverse charge, exempt; absent: taxed. */
  vatCategory: z.optional(z.enum(['S', 'AE', 'E'])),
})

/** An invoice as bookkeeping issued it. */
const importedInvoice = z.object({
  /** Which invoice it is: each number is there once. */
  number: line(1, 100),
  /** Absent: the customer of the application, where it has one. */
  customerId: z.optional(id),
  /** Absent: `invoice`. */
  type: z.optional(z.enum(['invoice', 'creditNote', 'cancellation'])),
  invoiceDate: day,
  dueDate: z.optional(z.nullable(day)),
  /** The only thing that may change once it is there; absent: stays as it is. */
  paidOn: z.optional(z.nullable(day)),
  /** As campaigns name it; absent: EUR. */
  currencyName: z.optional(line(1, 60)),
  /** Negative on credit notes and cancellations. */
  netTotal: signed(largest),
  vatAmount: signed(largest),
  product: z.optional(z.nullable(line(0, 200))),
  mediaType: z.optional(z.nullable(line(0, 100))),
  /** What it is about: the id of the other system, or our own. */
  campaignExternalId: z.optional(externalId),
  campaignId: z.optional(id),
  /** The number by which a direct order and its invoice find each other. */
  purchaseOrderNumber: z.optional(z.nullable(line(1, 100))),
  serviceFrom: z.optional(z.nullable(day)),
  serviceTo: z.optional(z.nullable(day)),
  /** Number of the invoice that this one corrects or cancels. */
  corrects: z.optional(z.nullable(line(1, 100))),
  /** Why no tax is due on some of it. */
  vatNote: z.optional(z.nullable(line(0, 500))),
  /** What was done; XRechnung, and PDF without one of bookkeeping, are drawn from it. Absent: one line with the whole amount. */
  lines: z.optional(z.array(invoiceLine).check(z.minLength(1), z.maxLength(maxInvoiceLines))),
})

export const invoiceImport = area('invoiceImport', {
  put: {
    method: 'PUT',
    path: 'externalInvoices/{applicationId}',
    summary:
      'Takes over invoices of bookkeeping, all of them or, where one is wrong, none; one that is there can only become paid',
    rows: ['INV-01', 'INV-02', 'INV-04'],
    extension: true,
    params: application,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({ items: z.array(importedInvoice).check(z.maxLength(maxImportedInvoices)) }),
    /** What rows did, counted. */
    response: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
    errors: [403, 413],
  },
  putDocument: {
    method: 'PUT',
    path: 'externalInvoices/{applicationId}/{invoiceNumber}/document',
    summary:
      'Takes over the PDF of an invoice as it was issued; it is given out instead of a drawn one',
    rows: ['INV-04'],
    extension: true,
    params: z.object({
      applicationId: idText,
      invoiceNumber: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    encoding: 'multipart',
    body: z.object({}),
    files: { document: { required: true, maxBytes: maxInvoiceDocumentBytes } },
    /** `changed`: it took the place of another one. */
    response: z.object({ outcome: z.enum(['added', 'changed', 'unchanged']) }),
    errors: [403, 413],
  },
})
