/** Refusals around invoices, in both languages. */
export const invoiceTexts = {
  'ends-before': {
    de: 'Das Ende muss nach dem Anfang liegen.',
    en: 'The end has to be after the start.',
  },
}

type Text = { de: string; en: string }

/** What may be missing, as the forms call it. */
export const fieldNames = {
  letterhead: {
    name: { de: 'Name der Agentur', en: 'name of the agency' },
    street: { de: 'Straße', en: 'street' },
    postcode: { de: 'Postleitzahl', en: 'postcode' },
    city: { de: 'Ort', en: 'city' },
    vatId: { de: 'USt-IdNr. oder Steuernummer', en: 'VAT ID or tax number' },
    iban: { de: 'IBAN', en: 'IBAN' },
    contact: { de: 'Ansprechperson', en: 'contact' },
    phone: { de: 'Telefon', en: 'phone' },
    email: { de: 'E-Mail', en: 'e-mail' },
  },
  recipient: {
    name: { de: 'Name', en: 'name' },
    street: { de: 'Straße', en: 'street' },
    postcode: { de: 'Postleitzahl', en: 'postcode' },
    city: { de: 'Ort', en: 'city' },
    email: { de: 'E-Mail für Rechnungen', en: 'e-mail for invoices' },
  },
} as const satisfies Record<string, Record<string, Text>>

/** Why an invoice cannot be drawn yet, for who can see to it; names are joined before. */
export const incompleteTexts = {
  letterhead: (names: Text): Text => ({
    de: `Im Briefkopf der Agentur fehlt: ${names.de}. Administratoren ergänzen ihn in der Konfiguration.`,
    en: `Missing from the agency’s letterhead: ${names.en}. Administrators can complete it in the configuration.`,
  }),
  recipient: (names: Text): Text => ({
    de: `In der Rechnungsanschrift des Kunden fehlt: ${names.de}.`,
    en: `Missing from the client’s invoice address: ${names.en}.`,
  }),
  sums: {
    de: 'Die Beträge der Positionen ergeben nicht die Summe der Rechnung. Bitte klären Sie das mit der Buchhaltung.',
    en: 'The amounts of the lines do not add up to the invoice’s total. Please sort this out with accounting.',
  },
  rate: {
    de: 'Netto und Umsatzsteuer passen zu keinem Steuersatz. Bitte klären Sie das mit der Buchhaltung.',
    en: 'Net and VAT fit no tax rate. Please sort this out with accounting.',
  },
  reason: {
    de: 'Es fehlt, warum keine Umsatzsteuer anfällt. Bitte klären Sie das mit der Buchhaltung.',
    en: 'No reason is given why no VAT is due. Please sort this out with accounting.',
  },
  /** For who cannot see to it. */
  others: {
    de: 'Für diese Rechnung fehlen noch Angaben Ihrer Agentur. Bitte wenden Sie sich an sie.',
    en: 'Your agency has not yet provided everything for this invoice. Please contact them.',
  },
} as const

/** What stands on the document. */
export const documentTexts = {
  de: {
    invoice: 'Rechnung',
    // Not „Gutschrift“: in the law on VAT that is an invoice which the customer writes (§ 14 (2) UStG).
    creditNote: 'Rechnungskorrektur',
    cancellation: 'Stornorechnung',
    number: 'Rechnungsnr.',
    date: 'Rechnungsdatum',
    serviceDay: 'Leistungsdatum',
    servicePeriod: 'Leistungszeit',
    customerNumber: 'Kundennr.',
    purchaseOrderNumber: 'Bestellnr.',
    reference: 'Ihre Referenz',
    yourVatId: 'Ihre USt-IdNr.',
    corrects: 'Zu Rechnung',
    contact: 'Ansprechperson',
    phone: 'Telefon',
    email: 'E-Mail',
    fee: 'Beratung und Planung',
    position: 'Pos.',
    service: 'Leistung',
    quantity: 'Menge',
    unit: 'Einheit',
    price: 'Einzelpreis',
    vat: 'USt.',
    net: 'Netto',
    netTotal: 'Summe netto',
    vatOn: (rate: string, net: string) => `Umsatzsteuer ${rate} % auf ${net}`,
    untaxed: (net: string) => `Ohne Umsatzsteuer: ${net}`,
    total: 'Gesamtbetrag',
    units: { C62: 'Stück', HUR: 'Stunden', DAY: 'Tage', MON: 'Monat', LS: 'pauschal' },
    pay: (total: string, number: string) =>
      `Bitte überweisen Sie ${total} auf das unten genannte Konto, mit der Rechnungsnummer ${number} als Verwendungszweck.`,
    payBy: (total: string, day: string, number: string) =>
      `Bitte überweisen Sie ${total} bis zum ${day} auf das unten genannte Konto, mit der Rechnungsnummer ${number} als Verwendungszweck.`,
    credited: (total: string) =>
      `Wir schreiben Ihnen ${total} gut und verrechnen den Betrag mit offenen Rechnungen oder überweisen ihn Ihnen.`,
    nothingDue: 'Der Betrag ist ausgeglichen. Es ist nichts zu zahlen.',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers.',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernr.',
    directors: 'Geschäftsführung',
    page: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    cancellation: 'Cancellation',
    number: 'Invoice no.',
    date: 'Invoice date',
    serviceDay: 'Date of supply',
    servicePeriod: 'Period of supply',
    customerNumber: 'Customer no.',
    purchaseOrderNumber: 'PO number',
    reference: 'Your reference',
    yourVatId: 'Your VAT ID',
    corrects: 'For invoice',
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    fee: 'Consulting and planning',
    position: 'No.',
    service: 'Service',
    quantity: 'Quantity',
    unit: 'Unit',
    price: 'Unit price',
    vat: 'VAT',
    net: 'Net',
    netTotal: 'Net total',
    vatOn: (rate: string, net: string) => `${rate}% VAT on ${net}`,
    untaxed: (net: string) => `Without VAT: ${net}`,
    total: 'Total',
    units: { C62: 'pieces', HUR: 'hours', DAY: 'days', MON: 'month', LS: 'lump sum' },
    pay: (total: string, number: string) =>
      `Please pay ${total} to the account below, with the invoice number ${number} as reference.`,
    payBy: (total: string, day: string, number: string) =>
      `Please pay ${total} by ${day} to the account below, with the invoice number ${number} as reference.`,
    credited: (total: string) =>
      `We will credit you with ${total} and either set it off against open invoices or transfer it to you.`,
    nothingDue: 'The balance is settled. There is nothing to pay.',
    reverseCharge: 'Reverse charge: the recipient of the service owes the VAT.',
    vatId: 'VAT ID',
    taxNumber: 'Tax no.',
    directors: 'Managing directors',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
} as const

/** What can be wrong with an invoice that bookkeeping hands over. */
export const importTexts = {
  twice: {
    de: 'Diese Nummer steht schon in einer Zeile davor.',
    en: 'A row before this one has this number already.',
  },
  issued: {
    de: 'Diese Rechnung gibt es schon, und sie sagt etwas anderes. Ändern lässt sich nur, wann sie bezahlt wurde; eine Korrektur ist eine eigene Rechnung.',
    en: 'This invoice is there already and says something else. Only when it was paid can change; a correction is an invoice of its own.',
  },
  'which-customer': {
    de: 'Diese Anwendung hat mehrere Kunden. Nennen Sie, welchem die Rechnung gehört.',
    en: 'This application has several customers. Say to which one the invoice belongs.',
  },
  'no-customer': {
    de: 'Diesen Kunden hat die Anwendung nicht.',
    en: 'The application does not have this customer.',
  },
  'no-campaign': {
    de: 'Diese Kampagne gibt es nicht.',
    en: 'This campaign does not exist.',
  },
  positive: {
    de: 'Gutschriften und Stornos haben keinen Betrag über null.',
    en: 'Credit notes and cancellations have no amount above zero.',
  },
  quantity: { de: 'Eine Menge ist null.', en: 'A quantity is zero.' },
  rate: {
    de: 'Besteuerte Positionen (S) haben einen Steuersatz über null, die anderen haben null.',
    en: 'Taxed lines (S) have a rate above zero, the others have zero.',
  },
  sums: {
    de: 'Die Positionen ergeben zusammen nicht Netto und Steuer der Rechnung.',
    en: 'The lines do not add up to the net amount and the tax of the invoice.',
  },
  due: {
    de: 'Fällig ist die Rechnung nicht vor ihrem Datum.',
    en: 'The invoice is not due before its date.',
  },
  service: {
    de: 'Das Ende der Leistung liegt vor ihrem Anfang.',
    en: 'The service ends before it begins.',
  },
} as const

/** What is said of the PDF of bookkeeping. */
export const ownPdfTexts = {
  'no-pdf': {
    de: 'Das ist keine vollständige PDF-Datei.',
    en: 'This is not a complete PDF file.',
  },
  pending: {
    de: 'Diese Rechnung wird noch auf Schadsoftware geprüft. Bitte versuchen Sie es gleich noch einmal.',
    en: 'This invoice is still being scanned for malware. Please try again in a moment.',
  },
  quarantined: {
    de: 'In dieser Rechnung wurde Schadsoftware gefunden. Sie ist gesperrt; bitte wenden Sie sich an Ihre Agentur.',
    en: 'Malware was found in this invoice. It is locked; please contact your agency.',
  },
} as const
