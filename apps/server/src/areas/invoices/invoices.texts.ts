/** Refusals around invoices, in both languages. */
export const invoiceTexts = {
  'ends-before': {
    de: 'Das Ende muss nach dem Anfang liegen.',
    en: 'The end has to be after the start.',
  },
}

/** What stands on the document. */
export const documentTexts = {
  de: {
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    cancellation: 'Stornorechnung',
    number: 'Nummer',
    date: 'Datum',
    due: 'Zahlbar bis',
    customer: 'Kunde',
    campaign: 'Kampagne',
    product: 'Produkt',
    mediaType: 'Mediengattung',
    net: 'Netto',
    vat: 'Umsatzsteuer',
    total: 'Gesamtbetrag',
    service: 'Leistung',
    fee: 'Beratung und Mediaplanung',
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    cancellation: 'Cancellation',
    number: 'Number',
    date: 'Date',
    due: 'Payable by',
    customer: 'Customer',
    campaign: 'Campaign',
    product: 'Product',
    mediaType: 'Media type',
    net: 'Net',
    vat: 'VAT',
    total: 'Total',
    service: 'Service',
    fee: 'Consulting and media planning',
  },
} as const
