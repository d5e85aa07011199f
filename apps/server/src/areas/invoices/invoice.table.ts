import { ink, quiet } from '../../platform/pdf.ts'
import type { DocumentLine, InvoiceDocument } from './invoice.document.ts'
import { figures, mm, pageMargin, textWidth, type Sheet } from './invoice.sheet.ts'

interface Column {
  term: (words: Sheet['words']) => string
  /** Millimetres. */
  width: number
  align: 'left' | 'right'
  text: (line: DocumentLine, index: number, sheet: Sheet) => string
}

const columns: readonly Column[] = [
  { term: ({ position }) => position, width: 10, align: 'left', text: (_line, index) => String(index + 1) }, // prettier-ignore
  { term: ({ service }) => service, width: 65, align: 'left', text: (line) => line.description },
  { term: ({ quantity }) => quantity, width: 15, align: 'right', text: (line, _index, { number }) => number(line.quantity) }, // prettier-ignore
  { term: ({ unit }) => unit, width: 19, align: 'left', text: (line, _index, { words }) => words.units[line.unit] }, // prettier-ignore
  { term: ({ price }) => price, width: 20, align: 'right', text: (line, _index, { amount }) => amount(line.unitPriceCents) }, // prettier-ignore
  { term: ({ vat }) => vat, width: 14, align: 'right', text: (line, _index, { number }) => `${number(line.rate)} %` }, // prettier-ignore
  { term: ({ net }) => net, width: 22, align: 'right', text: (line, _index, { amount }) => amount(line.netCents) }, // prettier-ignore
]
const gap = mm(2)

/** What was done, a line each; where a page ends, the next one begins with the heads of the columns again. */
export function drawLines(sheet: Sheet, { lines }: InvoiceDocument): void {
  const { doc, fonts, write } = sheet
  const table = doc.struct('Table')
  doc.addStructure(table)

  const drawRow = (tag: 'TH' | 'TD', texts: readonly string[]) => {
    const row = doc.struct('TR')
    table.add(row)
    const y = doc.y
    let below = y
    let x = pageMargin
    for (const [index, { width, align }] of columns.entries()) {
      const left = x
      row.add(
        doc.struct(tag, {}, () => {
          doc
            .font(fonts.regular)
            .fontSize(tag === 'TH' ? 8 : 9)
            .fillColor(tag === 'TH' ? quiet : ink)
          doc.text(write(texts[index]!), left, y, {
            // The last column ends where the text does.
            width: mm(width) - (index < columns.length - 1 ? gap : 0),
            align,
            ...figures,
          })
          below = Math.max(below, doc.y)
        }),
      )
      x += mm(width)
    }
    row.end()
    doc.y = below + 4
    drawRule(sheet, tag === 'TH' ? ink : '#d5dcde')
    doc.y += 5
  }
  const drawHeads = () => drawRow('TH', columns.map(({ term }) => term(sheet.words))) // prettier-ignore
  drawHeads()
  for (const [index, line] of lines.entries()) {
    const texts = columns.map(({ text }) => text(line, index, sheet))
    doc.font(fonts.regular).fontSize(9)
    const height = doc.heightOfString(write(line.description), { width: mm(columns[1]!.width) - gap }) // prettier-ignore
    if (doc.y + height + 10 > bottomOf(doc)) {
      doc.addPage()
      drawHeads()
    }
    drawRow('TD', texts)
  }
  table.end()
}

/** Net and tax by rate, and what is to be paid (§ 14 (4) no. 7 and 8 UStG). */
export function drawSums(sheet: Sheet, document: InvoiceDocument): void {
  const { doc, fonts, put, write, words, money, number } = sheet
  const { taxes, netCents, totalCents } = document
  const height = 22 + taxes.length * 16 + 26
  if (doc.y + height > bottomOf(doc)) doc.addPage()
  const left = mm(62)
  const sum = (term: string, cents: number, size: number, font: string) =>
    put('P', () => {
      const y = doc.y
      doc
        .font(font)
        .fontSize(size)
        .fillColor(ink)
        .text(write(term), pageMargin + left, y, figures)
      doc.text(write(money(cents)), pageMargin, y, {
        width: textWidth,
        align: 'right',
        ...figures,
      })
      doc.y += 4
    })
  doc.y += 4
  sum(words.netTotal, netCents, 9.5, fonts.regular)
  for (const tax of taxes) {
    const term =
      tax.category === 'S'
        ? words.vatOn(number(tax.rate), money(tax.netCents))
        : words.untaxed(money(tax.netCents))
    sum(term, tax.vatCents, 9.5, fonts.regular)
  }
  doc.y += 2
  drawRule(sheet, ink, left)
  doc.y += 6
  sum(words.total, totalCents, 11, fonts.bold)
}

const bottomOf = (doc: PDFKit.PDFDocument) => doc.page.height - doc.page.margins.bottom

function drawRule({ doc }: Sheet, colour: string, left = 0) {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(pageMargin + left, doc.y)
    .lineTo(pageMargin + textWidth, doc.y)
    .lineWidth(0.6)
    .stroke(colour)
  doc.endMarkedContent()
}
