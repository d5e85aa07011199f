import { tabularFigures, textColor, mutedTextColor } from '../../platform/pdf.ts'
import type { DocumentLine, InvoiceDocument } from './invoice.document.ts'
import { mm, pageMargin, textWidth, type Sheet } from './invoice.sheet.ts'

interface Column {
  term: (words: Sheet['words']) => string
  /** Millimetres, at least; absent: what the others leave. */
  width?: number
  align: 'left' | 'right'
  text: (line: DocumentLine, index: number, sheet: Sheet) => string
}

const columns: readonly Column[] = [
  { term: ({ position }) => position, width: 10, align: 'left', text: (_line, index) => String(index + 1) }, // prettier-ignore
  { term: ({ service }) => service, align: 'left', text: (line) => line.description },
  { term: ({ quantity }) => quantity, width: 15, align: 'right', text: (line, _index, { number }) => number(line.quantity) }, // prettier-ignore
  { term: ({ unit }) => unit, width: 19, align: 'left', text: (line, _index, { words }) => words.units[line.unit] }, // prettier-ignore
  { term: ({ price }) => price, width: 20, align: 'right', text: (line, _index, { amount }) => amount(line.unitPriceCents) }, // prettier-ignore
  { term: ({ vat }) => vat, width: 14, align: 'right', text: (line, _index, { number }) => `${number(line.rate)} %` }, // prettier-ignore
  { term: ({ net }) => net, width: 22, align: 'right', text: (line, _index, { amount }) => amount(line.netCents) }, // prettier-ignore
]
const gap = mm(2)

/** Points: a figure is never broken over two lines, so that what is done takes what the figures leave. */
function widthsOf({ doc, fonts, write, words }: Sheet, rows: readonly (readonly string[])[]) {
  const heads = columns.map(({ term }) => term(words))
  const widths = columns.map(({ width }, index) => {
    if (width === undefined) return 0
    const texts = [heads, ...rows].map((row) => row[index]!)
    doc.font(fonts.regular).fontSize(9)
    const widest = Math.max(...texts.map((text) => doc.widthOfString(write(text), tabularFigures)))
    // A point more: what fits to the last hundredth is broken.
    return Math.max(mm(width), widest + 1 + (index < columns.length - 1 ? gap : 0))
  })
  const rest = textWidth - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => width || rest)
}

/** What was done, a line each; where a page ends, the next one begins with the heads of the columns again. */
export function drawLines(sheet: Sheet, { lines }: InvoiceDocument): void {
  const { doc, fonts, write } = sheet
  const table = doc.struct('Table')
  doc.addStructure(table)
  const rows = lines.map((line, index) => columns.map(({ text }) => text(line, index, sheet)))
  const widths = widthsOf(sheet, rows)

  const drawRow = (tag: 'TH' | 'TD', texts: readonly string[]) => {
    const row = doc.struct('TR')
    table.add(row)
    const y = doc.y
    let below = y
    let x = pageMargin
    for (const [index, { align }] of columns.entries()) {
      const left = x
      const width = widths[index]!
      row.add(
        doc.struct(tag, {}, () => {
          doc
            .font(fonts.regular)
            .fontSize(tag === 'TH' ? 8 : 9)
            .fillColor(tag === 'TH' ? mutedTextColor : textColor)
          doc.text(write(texts[index]!), left, y, {
            // The last column ends where the text does.
            width: width - (index < columns.length - 1 ? gap : 0),
            align,
            ...tabularFigures,
          })
          below = Math.max(below, doc.y)
        }),
      )
      x += width
    }
    row.end()
    doc.y = below + 4
    drawRule(sheet, tag === 'TH' ? textColor : '#d5dcde')
    doc.y += 5
  }
  const drawHeads = () => drawRow('TH', columns.map(({ term }) => term(sheet.words))) // prettier-ignore
  drawHeads()
  for (const [index, line] of lines.entries()) {
    doc.font(fonts.regular).fontSize(9)
    const height = doc.heightOfString(write(line.description), { width: widths[1]! - gap })
    if (doc.y + height + 10 > bottomOf(doc)) {
      doc.addPage()
      drawHeads()
    }
    drawRow('TD', rows[index]!)
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
        .fillColor(textColor)
        .text(write(term), pageMargin + left, y, tabularFigures)
      doc.text(write(money(cents)), pageMargin, y, {
        width: textWidth,
        align: 'right',
        ...tabularFigures,
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
  drawRule(sheet, textColor, left)
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
