import { textColor, mutedTextColor } from '../../platform/pdf.ts'
import type { InvoiceDocument } from './invoice.document.ts'
import { mm, pageMargin, textWidth, type Sheet } from './invoice.sheet.ts'

/** The agency's particulars at the foot of each page (§ 14 UStG, § 35a GmbHG), and which page it is. */
export function drawFooters(sheet: Sheet, document: InvoiceDocument): void {
  const { doc, fonts, write, words } = sheet
  const columns = columnsOf(sheet, document)
  const { start, count } = doc.bufferedPageRange()
  const width = textWidth / columns.length
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // What is written below the text must not begin a page of its own.
    doc.page.margins.bottom = 0
    const draw = () => {
      for (const [index, lines] of columns.entries()) {
        doc.font(fonts.regular).fontSize(7).fillColor(mutedTextColor)
        doc.text(write(lines.join('\n')), pageMargin + index * width, mm(268), {
          width: width - mm(3),
          lineGap: 1.2,
        })
      }
    }
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(pageMargin, mm(265))
      .lineTo(pageMargin + textWidth, mm(265))
      .lineWidth(0.4)
      .stroke('#c9d1d3')
    doc.endMarkedContent()
    // Read aloud once; on the pages after the first it is repetition.
    if (page === start) doc.addStructure(doc.struct('P', {}, draw))
    else {
      doc.markContent('Artifact', { type: 'Pagination' })
      draw()
      doc.endMarkedContent()
    }
    if (count === 1) continue
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(fonts.regular).fontSize(8).fillColor(textColor)
    doc.text(words.page(page - start + 1, count), pageMargin, mm(259), {
      width: textWidth,
      align: 'right',
    })
    doc.endMarkedContent()
  }
}

function columnsOf({ words }: Sheet, { letterhead }: InvoiceDocument): readonly string[][] {
  const filled = (lines: readonly (string | undefined)[]) =>
    lines.filter((one) => one !== undefined)
  const named = (term: string, value: string) => (value ? `${term} ${value}` : undefined)
  return [
    filled([letterhead.name, letterhead.street, `${letterhead.postcode} ${letterhead.city}`]),
    filled([
      letterhead.bank || undefined,
      named('IBAN', spaced(letterhead.iban)),
      named('BIC', letterhead.bic),
    ]),
    filled([
      named(words.vatId, letterhead.vatId),
      named(words.taxNumber, letterhead.taxNumber),
      letterhead.register || undefined,
      letterhead.directors ? `${words.directors}:\n${letterhead.directors}` : undefined,
    ]),
  ]
}

/** In fours, as people read it. */
const spaced = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0')
