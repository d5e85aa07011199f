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
    date: 'Datum',
    due: 'Zahlbar bis',
    campaign: 'Kampagne',
    product: 'Produkt',
    net: 'Netto',
    vat: 'Umsatzsteuer',
    total: 'Gesamtbetrag',
    service: 'Leistung',
    fee: 'Beratung und Planung',
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    cancellation: 'Cancellation',
    date: 'Date',
    due: 'Payable by',
    campaign: 'Campaign',
    product: 'Product',
    net: 'Net',
    vat: 'VAT',
    total: 'Total',
    service: 'Service',
    fee: 'Consulting and planning',
  },
} as const
