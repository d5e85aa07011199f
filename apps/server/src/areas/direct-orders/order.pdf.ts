import { openPdf, mutedTextColor } from '../../platform/pdf.ts'
import type { OrderDocument } from './order.document.ts'
import { documentTexts } from './order-document.texts.ts'

const margin = 56
/** Points from the margin at which what is said of a term begins. */
const factsAt = 140

/** An order as a PDF (DO-02): tagged, so that it can be listened to as well. */
export async function orderPdf(document: OrderDocument): Promise<Buffer> {
  const { language, title, application, at, head, description } = document
  const words = documentTexts[language]
  const pdf = openPdf({
    language,
    title: `${words.kind}: ${title}`,
    author: application,
    at,
    margin,
    factsAt,
    bufferPages: true,
    archive: { metadata: '' },
  })
  const { line, fact, fonts } = pdf
  line(`${application} · ${words.kind}`, { colour: mutedTextColor, after: 0.2 })
  line(title, { tag: 'H1', font: fonts.bold, size: 18, after: 0.6 })
  for (const [term, detail] of head) fact(term, detail)
  const begin = sectionsIn(pdf)
  if (description || document.briefing.length > 0) {
    begin(words.briefing)
    if (description) line(description, { after: 0.6 })
    for (const [term, detail] of document.briefing) fact(term, detail)
  }
  begin(words.booking)
  for (const [term, detail] of document.booking) fact(term, detail)
  if (document.values.length > 0) {
    begin(words.values)
    for (const [term, detail] of document.values) fact(term, detail)
  }
  if (document.media.length > 0) {
    begin(words.media)
    for (const { name, run, budget } of document.media) fact(name, `${run} · ${budget}`)
    if (document.media.length > 1) line(words.split, { colour: mutedTextColor, size: 9 })
  }
  if (document.files.length > 0) {
    begin(words.files)
    for (const file of document.files) line(file)
  }
  begin(words.history)
  for (const { line: step, comment, changes } of document.history) {
    pdf.keepTogether(40)
    const details = comment ? [comment, ...changes] : changes
    line(step, { after: details.length > 0 ? 0.1 : 0.4 })
    for (const [at, detail] of details.entries())
      line(detail, { colour: mutedTextColor, after: at === details.length - 1 ? 0.6 : 0.1 })
  }
  const { atText } = document
  pdf.feet((page, count) => `${words.printed(atText)} · ${words.page(page, count)}`)
  return pdf.end()
}

/** Begins a section with its heading, on a page that has room for some of it. */
const sectionsIn = ({ doc, fonts, keepTogether, line, rule }: ReturnType<typeof openPdf>) =>
  (heading: string) => {
    doc.moveDown(0.8)
    keepTogether(90)
    rule(12)
    line(heading, { tag: 'H2', font: fonts.bold, size: 13, after: 0.4 })
  } // prettier-ignore
