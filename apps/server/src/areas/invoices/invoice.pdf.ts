import { ink, openPdf, writable } from '../../platform/pdf.ts'
import type { InvoiceRow } from './invoices.repository.ts'
import { documentTexts } from './invoices.texts.ts'

interface InvoiceDocument {
  invoice: InvoiceRow
  customer: string | null
  application: string
  agency: string | null
  language: 'de' | 'en'
}

const margin = 64

/** An invoice as a PDF (INV-04): tagged, so that it can be listened to as well. */
export async function invoicePdf(given: InvoiceDocument): Promise<Buffer> {
  const { invoice, customer, application, agency, language } = given
  const words = documentTexts[language]
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const date = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  // The code may stand in brackets: US-Dollar (USD).
  const [currency = 'EUR'] = invoice.currency_name?.match(/\b[A-Z]{3}\b/) ?? []
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  const title = `${words[invoice.type]} ${invoice.number}`
  const pdf = openPdf({
    language,
    title,
    author: agency ?? application,
    at: new Date(`${invoice.invoice_date}T10:00:00Z`),
    margin,
    factsAt: 130,
  })
  const { doc, put, line, fact, rule } = pdf
  const width = doc.page.width - 2 * margin
  const amount = (term: string, value: number, font = 'Helvetica') =>
    put('P', () => {
      const y = doc.y
      doc.font(font).fontSize(10.5).fillColor(ink).text(writable(term), margin, y)
      doc.text(writable(money(value)), margin, y, { width, align: 'right' })
      doc.moveDown(0.35)
    })
  line(agency ?? application, { font: 'Helvetica-Bold', size: 12, after: 2.5 })
  line(customer ?? application, { size: 11, after: 3 })
  line(title, { tag: 'H1', font: 'Helvetica-Bold', size: 18, after: 0.6 })
  fact(words.date, date(invoice.invoice_date))
  if (invoice.due_date) fact(words.due, date(invoice.due_date))
  if (invoice.campaign) fact(words.campaign, invoice.campaign)
  if (invoice.product) fact(words.product, invoice.product)
  const isFee = [invoice.campaign, invoice.product, invoice.media_type].every((one) => one === null)
  if (isFee || invoice.media_type) fact(words.service, invoice.media_type ?? words.fee)
  doc.moveDown(1)
  rule(10)
  amount(words.net, invoice.net_total)
  amount(words.vat, invoice.vat_amount)
  rule(10)
  amount(words.total, invoice.net_total + invoice.vat_amount, 'Helvetica-Bold')
  return pdf.end()
}
