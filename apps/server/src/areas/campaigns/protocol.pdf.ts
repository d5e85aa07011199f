import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { writable } from '../../platform/pdf-text.ts'
import { protocolTexts, type ProtocolLanguage } from './protocol.texts.ts'

/** A decision as the protocol tells it, in words. */
export interface ProtocolEntry {
  decision: 'approved' | 'rejected'
  name: string
  /** What it was about, as terms and what there is to say. */
  facts: readonly (readonly [term: string, detail: string])[]
  comment: string | null
  hash: string
}

export interface Protocol {
  language: ProtocolLanguage
  campaign: string
  customer: string
  application: string
  /** Who decided. */
  by: string
  at: Date
  /** The moment in words. */
  atText: string
  entries: readonly ProtocolEntry[]
}

/**
 * Loading the library takes longer than the rest of the area, so it comes with the first protocol; at
 * once, because a server that ends meanwhile must not leave it half loaded.
 */
const load = createRequire(import.meta.url)

const ink = '#1d2526'
const quiet = '#556063'
const tones = { approved: '#1a6b43', rejected: '#a3342f' } as const
const margin = 56

/** The protocol as a PDF (T-40, D-02): tagged, so that it can be listened to as well. */
export async function protocolPdf(protocol: Protocol): Promise<Buffer> {
  const PDFDocument = load('pdfkit') as typeof import('pdfkit')
  const { language, campaign, customer, application, by, at, atText, entries } = protocol
  const words = protocolTexts[language]
  const title = `${words.title}: ${campaign}`
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    info: { Title: writable(title), Author: writable(by), CreationDate: at },
  })
  const done = buffer(doc)

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
      const below = doc.y
      doc.fillColor(ink).text(writable(detail), margin + 120, y)
      doc.y = Math.max(doc.y, below) + 3
    })
  const keepTogether = (height: number) => {
    if (doc.y + height > doc.page.height - margin) doc.addPage()
  }

  line(application, { colour: quiet, after: 0.2 })
  line(title, { tag: 'H1', font: 'Helvetica-Bold', size: 18, after: 0.6 })
  fact(words.customer, customer)
  fact(words.by, by)
  fact(words.at, atText)
  doc.moveDown(0.8)
  for (const { decision, name, facts, comment, hash } of entries) {
    keepTogether(150)
    const top = doc.y
    doc
      .moveTo(margin, top)
      .lineTo(doc.page.width - margin, top)
      .lineWidth(0.6)
      .stroke('#c9d1d3')
    doc.y = top + 12
    line(name, { tag: 'H2', font: 'Helvetica-Bold', size: 13, after: 0.1 })
    line(words[decision], { font: 'Helvetica-Bold', size: 11, colour: tones[decision] })
    for (const [term, detail] of facts) fact(term, detail)
    if (comment) fact(words.comment, comment)
    line(words.hash, { colour: quiet, size: 9, after: 0.1 })
    line(hash, { font: 'Courier', size: 8.5, after: 1 })
  }
  keepTogether(60)
  line(words.closing, { colour: quiet, size: 9 })

  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // The foot lies in the margin, which would begin a page of its own.
    doc.page.margins.bottom = 0
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(quiet)
      .text(writable(words.page(page - start + 1, count)), margin, doc.page.height - 40, {
        lineBreak: false,
      })
  }
  doc.end()
  return done
}
