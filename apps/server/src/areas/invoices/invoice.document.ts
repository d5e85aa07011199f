import {
  missingInLetterhead,
  readLetterhead,
  type Letterhead,
  type LetterheadField,
} from '../applications/index.ts'
import { lineCents, usualRate, vatSubtotals, type VatCategory, type VatSubtotal } from './invoice.money.ts' // prettier-ignore
import type { InvoiceRow, LineRow } from './invoices.repository.ts'
import { documentTexts } from './invoices.texts.ts'

/** Where an invoice goes to. What is not known is empty. */
export interface Recipient {
  name: string
  addition: string
  street: string
  postcode: string
  city: string
  country: string
  vatId: string
  email: string
  buyerReference: string
}
export type RecipientField = keyof Recipient

export interface DocumentLine {
  description: string
  /** Hundredths, as the house writes them: -100 takes one back. */
  quantity: number
  unit: LineRow['unit']
  unitPriceCents: number
  netCents: number
  category: VatCategory
  /** Hundredths of a percent. */
  rate: number
}

/** All that an invoice says (§ 14 (4) UStG): picture and XML are drawn from this alone, so that they agree. */
export interface InvoiceDocument {
  number: string
  type: 'invoice' | 'creditNote' | 'cancellation'
  date: string
  due: string | null
  /** The days on which it was done. */
  service: { from: string; to: string }
  corrects: string | null
  currency: string
  customerNumber: number
  /** What the customer ordered it by. */
  purchaseOrderNumber: string | null
  campaign: string | null
  product: string | null
  letterhead: Letterhead
  recipient: Recipient
  lines: readonly DocumentLine[]
  taxes: readonly VatSubtotal[]
  vatNote: string | null
  netCents: number
  vatCents: number
  totalCents: number
}

/** What keeps an invoice from being drawn, and who has to see to it. */
export interface Missing {
  /** For administrators, in the settings. */
  letterhead: readonly LetterheadField[]
  /** For the agency, at the customer. */
  recipient: readonly RecipientField[]
  /** For bookkeeping: what it sent contradicts itself. */
  invoice: readonly ('sums' | 'rate' | 'reason')[]
}

const requiredOfRecipient = ['name', 'street', 'postcode', 'city'] as const

/** What an address lacks (§ 14 (4) no. 1 UStG). */
export const missingInRecipient = (recipient: Recipient): RecipientField[] =>
  requiredOfRecipient.filter((field) => recipient[field] === '')

export const readRecipient = (row: Readonly<Record<string, string | null>> | null): Recipient => ({
  name: row?.name ?? '',
  addition: row?.addition ?? '',
  street: row?.street ?? '',
  postcode: row?.postcode ?? '',
  city: row?.city ?? '',
  country: row?.country ?? 'DE',
  vatId: row?.vat_id ?? '',
  email: row?.email ?? '',
  buyerReference: row?.buyer_reference ?? '',
})

/** Whether nothing keeps it from being drawn. */
export const isComplete = ({ letterhead, recipient, invoice }: Missing): boolean =>
  letterhead.length + recipient.length + invoice.length === 0

/** Whether it asks for money: not where nothing is left of it, nor where the agency owes it. */
export const isToBePaid = ({ type, totalCents }: InvoiceDocument): boolean =>
  type === 'invoice' && totalCents > 0

const cents = (amount: number) => Math.round(amount * 100)

interface Given {
  invoice: InvoiceRow
  lines: readonly LineRow[]
  customerId: number
  language: 'de' | 'en'
}

/** An invoice as it is drawn, with what it lacks for that. */
export function documentOf({ invoice, lines: stored, customerId, language }: Given): {
  document: InvoiceDocument
  missing: Missing
} {
  const netCents = cents(invoice.net_total)
  const vatCents = cents(invoice.vat_amount)
  const lines = stored.length > 0 ? stored.map(toLine) : wholeLine(invoice, language)
  const taxes = vatSubtotals(lines)
  const letterhead = readLetterhead(invoice.letterhead ?? {})
  const recipient = readRecipient(invoice.recipient)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const doesAgree =
    sum(taxes.map((one) => one.netCents)) === netCents &&
    sum(taxes.map((one) => one.vatCents)) === vatCents
  const isUntaxed = lines.some(({ category }) => category !== 'S')
  return {
    document: {
      number: invoice.number,
      type: invoice.type,
      date: invoice.invoice_date,
      due: invoice.due_date,
      service: {
        from: invoice.service_from ?? invoice.service_to ?? invoice.invoice_date,
        to: invoice.service_to ?? invoice.service_from ?? invoice.invoice_date,
      },
      corrects: invoice.corrects,
      // The code may stand in brackets: US-Dollar (USD).
      currency: invoice.currency_name?.match(/\b[A-Z]{3}\b/)?.[0] ?? 'EUR',
      customerNumber: customerId,
      purchaseOrderNumber: invoice.purchase_order_number,
      campaign: invoice.campaign,
      product: invoice.product,
      letterhead,
      recipient,
      lines,
      taxes,
      vatNote: invoice.vat_note,
      netCents,
      vatCents,
      totalCents: netCents + vatCents,
    },
    missing: {
      letterhead: missingInLetterhead(letterhead),
      recipient: missingInRecipient(recipient),
      invoice: [
        ...(lines.length === 0 ? (['rate'] as const) : []),
        ...(lines.length > 0 && !doesAgree ? (['sums'] as const) : []),
        ...(isUntaxed && !invoice.vat_note ? (['reason'] as const) : []),
      ],
    },
  }
}

function toLine(row: LineRow): DocumentLine {
  const quantity = cents(row.quantity)
  const unitPriceCents = cents(row.unit_price)
  return {
    description: row.description,
    quantity,
    unit: row.unit,
    unitPriceCents,
    netCents: lineCents(quantity, unitPriceCents),
    category: row.vat_category,
    rate: cents(row.vat_rate),
  }
}

/** One line over the whole, where bookkeeping told no more than the sums; none where they fit no rate. */
function wholeLine(invoice: InvoiceRow, language: 'de' | 'en'): DocumentLine[] {
  const netCents = cents(invoice.net_total)
  const rate = usualRate(netCents, cents(invoice.vat_amount))
  if (rate === undefined) return []
  const words = documentTexts[language]
  const about = [invoice.media_type, invoice.campaign, invoice.product].filter(
    (one) => one !== null,
  )
  return [
    {
      description: about.join(', ') || words.fee,
      quantity: netCents < 0 ? -100 : 100,
      unit: 'LS',
      unitPriceCents: Math.abs(netCents),
      netCents,
      category: rate > 0 ? 'S' : 'E',
      rate,
    },
  ]
}
