import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

interface PdfOptions {
  language: 'de' | 'en'
  title: string
  author: string
  /** When it was written, as the file says. */
  at: Date
  /** Points on every side. */
  margin: number
  /** Pages can be gone back to, for what stands at their foot. */
  bufferPages?: boolean
  /** Points from the margin at which what is said of a term begins. */
  factsAt?: number
}

interface LineLook {
  tag?: string
  font?: string
  size?: number
  colour?: string
  /** Lines of room below. */
  after?: number
}

export const ink = '#1d2526'
export const quiet = '#556063'

/**
 * Loading the library takes longer than the rest of an area, so it comes with the first document; at
 * once, because a server that ends meanwhile must not leave it half loaded.
 */
const load = createRequire(import.meta.url)

/** What the PDF's own fonts can write beyond Latin 1. */
const beyondLatin = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '−': '-', '\u202F': ' ' } // prettier-ignore

/** Text as the PDF's own fonts can write it: marks that they lack go, letters that they lack become `?`. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    const isLatin = /^[\n\x20-\x7E\xA0-\xFF]$/.test(sign)
    if (isLatin || beyondLatin.has(sign)) return sign
    const base = plain[sign] ?? sign.normalize('NFD').replace(/\p{M}+/gu, '')
    return /^[\x20-\x7E]+$/.test(base) ? base : '?'
  }).join('')

/** A PDF that is written from the top, tagged, so that it can be listened to as well. */
export function openPdf(options: PdfOptions) {
  const { language, title, author, at, margin, bufferPages = false, factsAt = 120 } = options
  const PDFDocument = load('pdfkit') as typeof import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    info: { Title: writable(title), Author: writable(author), CreationDate: at },
  })
  const whole = buffer(doc)
  const put = (tag: string, draw: () => void) => doc.addStructure(doc.struct(tag, {}, draw))
  return {
    doc,
    put,
    /** A line of text, or a heading by its tag. */
    line(text: string, look: LineLook = {}) {
      const { tag = 'P', font = 'Helvetica', size = 10, colour = ink, after = 0.3 } = look
      put(tag, () => {
        doc.font(font).fontSize(size).fillColor(colour).text(writable(text), margin)
        doc.moveDown(after)
      })
    },
    /** A term, and beside it what is said of it. */
    fact(term: string, detail: string) {
      put('P', () => {
        const y = doc.y
        doc.font('Helvetica').fontSize(10).fillColor(quiet).text(writable(term), margin, y)
        const below = doc.y
        doc.fillColor(ink).text(writable(detail), margin + factsAt, y)
        doc.y = Math.max(doc.y, below) + 3
      })
    },
    /** A line across the page. */
    rule(after: number) {
      const { y } = doc
      doc
        .moveTo(margin, y)
        .lineTo(doc.page.width - margin, y)
        .lineWidth(0.6)
        .stroke('#c9d1d3')
      doc.y = y + after
    },
    /** Ends it; what it is as a whole. */
    end(): Promise<Buffer> {
      doc.end()
      return whole
    },
  }
}
