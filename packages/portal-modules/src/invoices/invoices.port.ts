import type { Query } from '../kit/query.ts'

export type InvoiceKind = 'invoice' | 'creditNote' | 'cancellation'
export type InvoiceStatus = 'open' | 'paid' | 'overdue'

/** What was invoiced (INV-02). Amounts are negative on credit notes and cancellations. */
export interface Invoice {
  id: number
  number: string
  kind: InvoiceKind
  /** Null: a credit note or a cancellation is not to be paid. */
  status: InvoiceStatus | null
  /** `YYYY-MM-DD`. */
  day: string
  due: string | null
  product: string | null
  mediaType: string | null
  campaign: string | null
  /** Null where there is no such campaign any more, or the reader does not see it. */
  campaignId: number | null
  /** Where the direct order is looked at that it answers to; null: there is none that the reader sees. */
  orderUrl: string | null
  /** A code, or a name that ends with one in brackets; null for euro. */
  currencyName: string | null
  net: number
  vat: number
  total: number
  /** False: there is nothing to download. */
  hasDocument: boolean
  /** It is the PDF that bookkeeping issued, not one drawn here. */
  hasOwnDocument?: boolean
}

/** Whom the agency invoices. */
export interface Customer {
  id: number
  name: string
}

/** Where the invoices of a customer go; what is not known is empty (INV-04). */
export interface Recipient {
  name: string
  addition: string
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  vatId: string
  email: string
  /** The Leitweg-ID of a public authority, or what else the customer wants to be named. */
  buyerReference: string
}

/** A recipient, what invoices to them lack, and what the reader may do about it. */
export interface StoredRecipient extends Recipient {
  /** Names of fields; empty for who cannot mend it. */
  missing: { letterhead: readonly string[]; recipient: readonly string[] }
  can: { change: boolean; changeLetterhead: boolean; handInDocuments?: boolean }
}

/** First and last day, `YYYY-MM-DD`; both belong to it. */
export interface Span {
  from: string
  to: string
}

/** What invoices need from their host. Everything rejects with a `PortError`. */
export interface InvoicesPort {
  /** The customers of the application; whoever has several chooses one (INV-01). */
  customers: readonly Customer[]
  /** Newest first; none is an empty list (INV-03). */
  invoices: (customerId: number, span: Span) => Query<readonly Invoice[]>
  /** The PDF of an invoice (INV-04). */
  document: (customerId: number, number: string) => Promise<Blob>
  /** The same as an XRechnung (T-95). What is missing is told as `explanation`, as with the PDF. */
  xrechnung: (customerId: number, number: string) => Promise<Blob>
  /**
   * Hands in the PDF of an invoice as it was issued; `unchanged`: it is the one that is there. What is no
   * whole PDF is told at `document`. Absent: it comes by calls alone.
   */
  putDocument?: (command: {
    number: string
    file: File
    commandId: string
  }) => Promise<'added' | 'changed' | 'unchanged'>
  /** Where the invoices of a customer go. */
  recipient: (customerId: number) => Query<StoredRecipient>
  /** Keeps it. What is wrong is told by field. */
  saveRecipient: (customerId: number, recipient: Recipient) => Promise<StoredRecipient>
}
