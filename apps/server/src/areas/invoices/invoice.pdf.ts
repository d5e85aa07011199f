import { dayOnWire } from '../../platform/berlin-time.ts'
import { tabularFigures, textColor, openPdf, mutedTextColor } from '../../platform/pdf.ts'
import { drawFooters } from './invoice.footer.ts'
import { drawLines, drawSums } from './invoice.table.ts'
import { isToBePaid, type InvoiceDocument } from './invoice.document.ts'
import { formatsOf, mm, pageMargin, type Sheet } from './invoice.sheet.ts'
import { documentTexts } from './invoices.texts.ts'

interface Given {
  document: InvoiceDocument
  language: 'de' | 'en'
  /** Factur-X: what a machine reads of it. */
  xml: string
}

/** The name that Factur-X 1.0 and ZUGFeRD 2 give the file in the file. */
export const xmlName = 'factur-x.xml'

/**
 * An invoice as a letter by DIN 5008 (form B), with the XML in it (INV-04, T-95): PDF/A-3b, and tagged, so
 * that it can be listened to as well.
 */
export async function invoicePdf({ document, language, xml }: Given): Promise<Buffer> {
  const words = documentTexts[language]
  const title = `${words[document.type]} ${document.number}`
  const at = new Date(dayOnWire(document.date))
  const pdf = openPdf({
    language,
    title,
    author: document.letterhead.name,
    at,
    margin: pageMargin,
    bufferPages: true,
    archive: { metadata: facturXMetadata },
  })
  const { doc } = pdf
  // Above the foot of the page there is room for it.
  doc.page.margins.bottom = mm(38)
  doc.on('pageAdded', () => (doc.page.margins.bottom = mm(38)))
  const sheet: Sheet = { ...pdf, words, ...formatsOf(language, document.currency) }
  drawHead(sheet, document)
  drawFacts(sheet, document)
  doc.y = Math.max(doc.y + mm(8), mm(98.5))
  pdf.line(title, { tag: 'H1', font: sheet.fonts.bold, size: 15, after: 0.5 })
  if (document.campaign)
    pdf.line(subjectOf(document), { size: 10, colour: mutedTextColor, after: 0.4 })
  doc.y += mm(4)
  drawLines(sheet, document)
  drawSums(sheet, document)
  drawTerms(sheet, document)
  drawFooters(sheet, document)
  doc.file(Buffer.from(xml), {
    name: xmlName,
    type: 'text/xml',
    description: title,
    creationDate: at,
    modifiedDate: at,
    // The same invoice in another form.
    relationship: 'Alternative',
  } as Parameters<typeof doc.file>[1])
  return pdf.end()
}

const subjectOf = ({ campaign, product }: InvoiceDocument) =>
  [campaign, product].filter(Boolean).join(' · ')

/** Of the letters of an address, in points, the usual one first. */
const addressSizes = [10.5, 9.5, 8.5, 7.5, 6.5]

/** Who writes, and the address in the window of the envelope. */
function drawHead({ doc, fonts, put, write }: Sheet, { letterhead, recipient }: InvoiceDocument) {
  const x = pageMargin
  put('P', () => {
    doc.font(fonts.bold).fontSize(15).fillColor(textColor)
    doc.text(write(letterhead.name), x, mm(20), { width: mm(165), lineGap: 1 })
  })
  const place = `${letterhead.postcode} ${letterhead.city}`
  put('P', () => {
    doc.font(fonts.regular).fontSize(6.5).fillColor(mutedTextColor)
    const back = [letterhead.name, letterhead.street, place].join(' · ')
    doc.text(write(back), x, mm(56), { width: mm(80), height: mm(5), ellipsis: true })
  })
  const lines = [
    recipient.name,
    recipient.addition,
    recipient.street,
    `${recipient.postcode} ${recipient.city}`,
    recipient.country === letterhead.country ? '' : countryName(recipient.country),
  ].filter(Boolean)
  put('P', () => {
    const address = write(lines.join('\n'))
    const look = { width: mm(80), lineGap: 1.5 }
    doc.font(fonts.regular).fillColor(textColor)
    // What is long stands smaller: the window of an envelope shows no more than this.
    const size = addressSizes.find(
      (points) => doc.fontSize(points).heightOfString(address, look) <= mm(30),
    )
    doc.fontSize(size ?? addressSizes.at(-1)!)
    doc.text(address, x, mm(62.7), look)
  })
  drawFolds(doc)
}

/** In the language of nobody's own: the post asks for the country in capitals, in a language that it knows. */
const countryName = (code: string) =>
  (new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? code).toUpperCase()

/** Where a letter is folded and punched. */
function drawFolds(doc: PDFKit.PDFDocument) {
  doc.markContent('Artifact', { type: 'Layout' })
  for (const [at, width] of [
    [105, 5],
    [148.5, 7],
    [210, 5],
  ] as const)
    // prettier-ignore
    doc.moveTo(mm(4), mm(at)).lineTo(mm(4 + width), mm(at)).lineWidth(0.4).stroke('#9aa5a8')
  doc.endMarkedContent()
}

/** The block of facts beside the window. */
function drawFacts({ doc, fonts, put, write, words, day }: Sheet, document: InvoiceDocument) {
  const { letterhead, recipient, service } = document
  const facts: (readonly [string, string])[] = [
    [words.number, document.number],
    [words.date, day(document.date)],
    service.from === service.to
      ? [words.serviceDay, day(service.to)]
      : [words.servicePeriod, `${day(service.from)} – ${day(service.to)}`],
    [words.customerNumber, String(document.customerNumber)],
    ...(document.purchaseOrderNumber
      ? [[words.purchaseOrderNumber, document.purchaseOrderNumber] as const]
      : []),
    ...(recipient.buyerReference ? [[words.reference, recipient.buyerReference] as const] : []),
    ...(recipient.vatId ? [[words.yourVatId, recipient.vatId] as const] : []),
    ...(document.corrects ? [[words.corrects, document.corrects] as const] : []),
    [words.contact, letterhead.contact],
    [words.phone, letterhead.phone],
    [words.email, letterhead.email],
  ]
  const x = mm(112)
  const [termWidth, width] = [mm(26), mm(52)]
  let y = mm(50)
  for (const [term, detail] of facts)
    put('P', () => {
      doc.font(fonts.regular).fontSize(8).fillColor(mutedTextColor)
      doc.text(write(term), x, y + 0.8, { width: termWidth })
      const below = doc.y
      doc
        .fontSize(8.5)
        .fillColor(textColor)
        .text(write(detail), x + termWidth, y, { width, ...tabularFigures })
      y = Math.max(below, doc.y) + 1.6
    })
  doc.y = y
}

/** When and where to pay, and what else has to be said. */
function drawTerms(sheet: Sheet, document: InvoiceDocument) {
  const { doc, fonts, put, write, words, day, money } = sheet
  const { letterhead, due, vatNote, totalCents } = document
  const total = money(Math.abs(totalCents))
  const isOwed = isToBePaid(document)
  const toPay = due
    ? words.payBy(total, day(due), document.number)
    : words.pay(total, document.number)
  const isReverse = document.taxes.some(({ category }) => category === 'AE')
  // Bookkeeping may have said it itself.
  const reverseCharge = words.reverseCharge.replace(/\.$/, '')
  const sentences = [
    totalCents === 0 ? words.nothingDue : isOwed ? toPay : words.credited(total),
    isOwed ? letterhead.paymentTerms : undefined,
    isReverse && !vatNote?.includes(reverseCharge) ? words.reverseCharge : undefined,
    vatNote ?? undefined,
  ].filter((one) => one !== undefined && one !== '')
  doc.y += mm(7)
  for (const sentence of sentences)
    put('P', () => {
      doc.font(fonts.regular).fontSize(9.5).fillColor(textColor)
      doc.text(write(sentence!), pageMargin, doc.y, { width: mm(165), lineGap: 2, ...tabularFigures }) // prettier-ignore
      doc.y += 4
    })
}

/** What says in the file's metadata which invoice it carries (Factur-X 1.0, 6.2), with the schema of these words. */
const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${xmlName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${(
      [
        ['DocumentFileName', 'The name of the embedded XML document'],
        ['DocumentType', 'The type of the hybrid document in capital letters'],
        ['Version', 'The version of the standard'],
        ['ConformanceLevel', 'The conformance level of the embedded document'],
      ] as const
    )
      .map(
        ([name, description]) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
      )
      .join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
