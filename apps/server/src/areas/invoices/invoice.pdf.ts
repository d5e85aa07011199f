import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { currencyDefault } from '@atrium/api-client/values'
import { writable } from '../../platform/pdf-text.ts'
import type { InvoiceRow } from './invoices.repository.ts'
import { documentTexts } from './invoices.texts.ts'

interface InvoiceDocument {
  invoice: InvoiceRow
  customer: string | null
  application: string
  agency: string | null
  language: 'de' | 'en'
}

/** Loading the library takes long, so it comes with the first document; at once, so that it comes whole. */
const load = createRequire(import.meta.url)

const ink = '#1d2526'
const quiet = '#556063'
const margin = 64

/** An invoice as a PDF (INV-04): tagged, so that it can be listened to as well. */
export async function invoicePdf(given: InvoiceDocument): Promise<Buffer> {
  const PDFDocument = load('pdfkit') as typeof import('pdfkit')
  const { invoice, customer, application, agency, language } = given
  const words = documentTexts[language]
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const date = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  // The code may stand in brackets: US-Dollar (USD).
  const [currency = currencyDefault] = invoice.currency_name?.match(/\b[A-Z]{3}\b/) ?? []
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  const title = `${words[invoice.type]} ${invoice.number}`
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: {
      Title: writable(title),
      Author: writable(agency ?? application),
      CreationDate: new Date(`${invoice.invoice_date}T10:00:00Z`),
    },
  })
  const done = buffer(doc)
  const width = doc.page.width - 2 * margin
  const put = (tag: string, draw: () => void) => doc.addStructure(doc.struct(tag, {}, draw))
  const line = (
    text: string,
    { tag = 'P', font = 'Helvetica', size = 10, colour = ink, after = 0.3 } = {},
  ) =>
    put(tag, () => {
      doc.font(font).fontSize(size).fillColor(colour).text(writable(text), margin)
      doc.moveDown(after)
    })
  const fact = (term: string, detail: string) =>
    put('P', () => {
      const y = doc.y
      doc.font('Helvetica').fontSize(10).fillColor(quiet).text(writable(term), margin, y)
      doc.fillColor(ink).text(writable(detail), margin + 130, y)
      doc.moveDown(0.25)
    })
  const amount = (term: string, value: number, font = 'Helvetica') =>
    put('P', () => {
      const y = doc.y
      doc.font(font).fontSize(10.5).fillColor(ink).text(writable(term), margin, y)
      doc.text(writable(money(value)), margin, y, { width, align: 'right' })
      doc.moveDown(0.35)
    })
  const rule = () => {
    doc.moveTo(margin, doc.y).lineTo(margin + width, doc.y).lineWidth(0.6).stroke('#c9d1d3') // prettier-ignore
    doc.y += 10
  }

  line(agency ?? application, { font: 'Helvetica-Bold', size: 12, after: 2.5 })
  line(customer ?? application, { size: 11, after: 3 })
  line(title, { tag: 'H1', font: 'Helvetica-Bold', size: 18, after: 0.6 })
  fact(words.date, date(invoice.invoice_date))
  if (invoice.due_date) fact(words.due, date(invoice.due_date))
  if (invoice.campaign) fact(words.campaign, invoice.campaign)
  if (invoice.product) fact(words.product, invoice.product)
  fact(words.service, invoice.media_type ?? words.fee)
  doc.moveDown(1)
  rule()
  amount(words.net, invoice.net_total)
  amount(words.vat, invoice.vat_amount)
  rule()
  amount(words.total, invoice.net_total + invoice.vat_amount, 'Helvetica-Bold')
  doc.end()
  return done
}
