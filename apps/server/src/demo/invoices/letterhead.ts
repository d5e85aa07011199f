import type { Transaction } from '../../platform/database/database.types.ts'
import { insertRows } from '../rows.ts'

/** The agency of the story on its invoices. Street, bank and numbers are nobody's. */
export const letterhead: Readonly<Record<string, string>> = {
  LETTERHEAD_NAME: 'Brückner Vahl Media GmbH',
  LETTERHEAD_STREET: 'Alte Seilerei 14',
  LETTERHEAD_POSTCODE: '20457',
  LETTERHEAD_CITY: 'Hamburg',
  LETTERHEAD_COUNTRY: 'DE',
  LETTERHEAD_VAT_ID: 'DE123456789',
  LETTERHEAD_TAX_NUMBER: '27/123/45678',
  LETTERHEAD_REGISTER: 'Amtsgericht Hamburg, HRB 999814',
  LETTERHEAD_DIRECTORS: 'Ute Brückner, Dr. Henning Vahl',
  LETTERHEAD_BANK: 'Hanseatische Musterbank',
  LETTERHEAD_IBAN: 'DE35 2009 9900 0048 2137 00',
  LETTERHEAD_BIC: 'HAMUDEHHXXX',
  LETTERHEAD_CONTACT: 'Team Rechnungswesen',
  LETTERHEAD_PHONE: '+49 40 66969 120',
  LETTERHEAD_EMAIL: 'rechnung@brueckner-vahl.example',
  LETTERHEAD_PAYMENT_TERMS: 'Zahlbar innerhalb von 30 Tagen ohne Abzug.',
}

const recipients = [
  {
    application_id: 101,
    customer_id: 10_101,
    name: 'Alpenquell Getränke AG',
    addition: 'Kreditorenbuchhaltung',
    street: 'Quellenweg 8',
    postcode: '83022',
    city: 'Rosenheim',
    vat_id: 'DE111222333',
    email: 'rechnungen@alpenquell.example',
    buyer_reference: null,
  },
  {
    application_id: 115,
    customer_id: 10_115,
    name: 'Wohnwerk Lindner SE',
    addition: 'Zentrale Rechnungsprüfung',
    street: 'Am Möbelhof 2–6',
    postcode: '34117',
    city: 'Kassel',
    vat_id: 'DE222333444',
    email: 'rechnungspruefung@wohnwerk.example',
    buyer_reference: 'WW-MARKETING-4711',
  },
  {
    application_id: 115,
    customer_id: 10_116,
    name: 'Wohnwerk Lindner SE',
    addition: 'Filialmarketing',
    street: 'Speicherstraße 41',
    postcode: '34117',
    city: 'Kassel',
    vat_id: 'DE222333444',
    email: 'rechnungspruefung@wohnwerk.example',
    buyer_reference: null,
  },
  {
    application_id: 130,
    customer_id: 10_130,
    name: 'Voltrad Mobility GmbH',
    addition: 'Accounts Payable',
    street: 'Werkstatthof 3',
    postcode: '10999',
    city: 'Berlin',
    vat_id: 'DE333444555',
    email: 'ap@voltrad.example',
    buyer_reference: null,
  },
] as const

/** Where the invoices of the clients go. */
export const fillRecipients = (tx: Transaction) =>
  insertRows(
    tx,
    'invoice_recipients',
    {
      application_id: 'int',
      customer_id: 'int',
      name: 'text',
      addition: 'text',
      street: 'text',
      postcode: 'text',
      city: 'text',
      vat_id: 'text',
      email: 'text',
      buyer_reference: 'text',
    },
    recipients,
  )
