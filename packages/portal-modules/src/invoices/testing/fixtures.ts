import type { Customer, Invoice, StoredRecipient } from '../invoices.port.ts'

const invoice = (id: number, net: number, more: Partial<Invoice>): Invoice => ({
  id,
  number: `BV-2026-${String(id).padStart(5, '0')}`,
  kind: 'invoice',
  status: 'open',
  day: '2026-03-01',
  due: '2026-03-31',
  product: null,
  mediaType: null,
  campaign: null,
  campaignId: null,
  orderUrl: null,
  currencyName: 'Euro (EUR)',
  net,
  vat: Math.round(net * 19) / 100,
  total: Math.round(net * 119) / 100,
  hasDocument: true,
  ...more,
})

/** Fees and channels, one credited, one cancelled, one late; newest first. */
export const invoices: readonly Invoice[] = [
  invoice(5, -480, { kind: 'creditNote', status: null, day: '2026-03-12', due: null }),
  invoice(4, 84_000, {
    day: '2026-03-05',
    campaign: 'Sommerfrische Classic',
    campaignId: 7,
    product: 'Classic',
    mediaType: 'TV',
  }),
  invoice(3, -4_800, {
    kind: 'cancellation',
    status: null,
    day: '2026-02-10',
    due: null,
    hasDocument: false,
  }),
  invoice(2, 4_800, { status: 'overdue', day: '2026-02-01', due: '2026-03-03' }),
  invoice(1, 12_500, {
    status: 'paid',
    day: '2026-01-15',
    due: '2026-02-14',
    campaign: 'Zitrone Launch DACH',
    campaignId: 9,
    orderUrl: '/direct-order/requests/4001?clientId=115',
    product: 'Zitrone',
    mediaType: 'Digital',
  }),
]

export const customers: readonly Customer[] = [{ id: 10_101, name: 'Alpenquell Getränke AG' }]

/** Two, as a group of companies has them. */
export const twoCustomers: readonly Customer[] = [
  ...customers,
  { id: 10_102, name: 'Alpenquell Export GmbH' },
]

/** Many invoices of one year. */
export const manyInvoices = (count: number): Invoice[] =>
  Array.from({ length: count }, (_, index) =>
    invoice(index + 1, 100 + index, { day: `2026-0${1 + (index % 9)}-1${index % 10}` }),
  )

/** Complete, and the reader may change it. */
export const recipient: StoredRecipient = {
  name: 'Alpenquell Getränke AG',
  addition: 'Kreditorenbuchhaltung',
  street: 'Quellenweg 8',
  postcode: '83022',
  city: 'Rosenheim',
  country: 'DE',
  vatId: 'DE111222333',
  email: 'rechnungen@alpenquell.example',
  buyerReference: '',
  missing: { letterhead: [], recipient: [] },
  can: { change: true, changeLetterhead: true, handInDocuments: true },
}

/** For clients: nothing to mend. */
export const readOnlyRecipient: StoredRecipient = {
  ...recipient,
  can: { change: false, changeLetterhead: false, handInDocuments: false },
}
