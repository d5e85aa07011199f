import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import anyAscii from 'any-ascii'
import { locales } from './locales.ts'

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
  /**
   * PDF/A-3b (ISO 19005-3), which may carry files: its fonts are in it, and what is said here of the file stands
   * in its metadata as well (RDF).
   */
  archive?: { metadata: string }
}

interface LineLook {
  tag?: string
  font?: string
  size?: number
  colour?: string
  /** Lines of room below. */
  after?: number
}

export const textColor = '#1d2526'
export const mutedTextColor = '#556063'

/**
 * Loading the library takes longer than the rest of an area, so it comes with the first document; at
 * once, because a server that ends meanwhile must not leave it half loaded.
 */
const load = createRequire(import.meta.url)

/** What the PDF's own fonts can write beyond Latin 1. */
const beyondLatin = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/**
 * What a font has no sign for: a letter by those of Latin that stand for it, so that a name stays a name; a picture
 * by its name, as `:thumbsup:`, so that what somebody said stays said. Spaces and signs of writing that are not seen
 * go or are plain ones.
 */
function spelled(sign: string): string {
  if (/^[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}]$/u.test(sign)) return ''
  if (/^[\p{Co}\p{Cn}\p{Cs}]$/u.test(sign)) return '?'
  // The colour of somebody's skin is part of the picture before it.
  return anyAscii(sign) || (/^[\p{M}\p{Emoji_Modifier}]$/u.test(sign) ? '' : '?')
}

/** Text as the PDF's own fonts can write it: marks that they lack go, letters that they lack are spelled out. */
const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    const isLatin = /^[\n\x20-\x7E\xA0-\xFF]$/.test(sign)
    if (isLatin || beyondLatin.has(sign)) return sign
    return spelled(sign)
  }).join('')

const inter = (name: string) => load.resolve(`@expo-google-fonts/inter/${name}`)

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Title and author in the metadata of a file (ISO 16684-1). */
const dublinCore = (title: string, author: string) => `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${inXml(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${inXml(author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>`

/** The fonts that each reader has, or those that travel in the file. */
const builtIn = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const
const embedded = { regular: 'Inter', bold: 'Inter-SemiBold' } as const

const isPicture = (sign: string) =>
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}]$/u.test(sign)

/**
 * Text as a font in the file can write it: what it has no letter for is spelled out, never an empty box; pictures,
 * which say nothing in an address, are left out.
 */
function writableIn(doc: PDFKit.PDFDocument): (text: string) => string {
  // Whether a font has a letter is not among the library's types.
  const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font // prettier-ignore
  return (text) =>
    Array.from(text.normalize('NFC').replaceAll('\u202F', '\u00A0'), (sign) => {
      if (sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0)!)) return sign
      return isPicture(sign) ? '' : spelled(sign)
    })
      .join('')
      .replaceAll(/^ +| +$/gm, '')
}

/** Figures of one width, so that columns stand below each other and days are not drawn together. */
export const tabularFigures = { features: ['tnum'] } as unknown as PDFKit.Mixins.TextOptions

/** A PDF that is written from the top, tagged, so that it can be listened to as well. */
export function openPdf(options: PdfOptions) {
  const {
    language,
    title,
    author,
    at,
    margin,
    bufferPages = false,
    factsAt = 120,
    archive,
  } = options
  const fonts = archive ? embedded : builtIn
  const PDFDocument = load('pdfkit') as typeof import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locales[language],
    info: {
      CreationDate: at,
      // The library writes both into the metadata as they are: a name with `&` would break that, so there
      // they are written below.
      ...(!archive && { Title: writable(title), Author: writable(author) }),
    },
    // The library's own first font would be none that is in the file.
    ...(archive && { subset: 'PDF/A-3b', font: inter('400Regular/Inter_400Regular.ttf') }),
  })
  if (archive) {
    doc.registerFont(embedded.regular, inter('400Regular/Inter_400Regular.ttf'))
    doc.registerFont(embedded.bold, inter('600SemiBold/Inter_600SemiBold.ttf'))
    doc.font(embedded.regular)
    doc.appendXML(dublinCore(title, author) + archive.metadata)
  }
  const write = archive ? writableIn(doc) : writable
  const whole = buffer(doc)
  // The fonts that each reader has know no such figures.
  const textOptions = archive ? tabularFigures : {}
  const put = (tag: string, draw: () => void) => doc.addStructure(doc.struct(tag, {}, draw))
  return {
    doc,
    fonts,
    /** Text as the fonts can write it. */
    write,
    put,
    /** A line of text, or a heading by its tag. */
    line(text: string, look: LineLook = {}) {
      const { tag = 'P', font = fonts.regular, size = 10, colour = textColor, after = 0.3 } = look
      put(tag, () => {
        doc
          .font(font)
          .fontSize(size)
          .fillColor(colour)
          .text(write(text), margin, doc.y, textOptions)
        doc.moveDown(after)
      })
    },
    /** A term, and beside it what is said of it. */
    fact(term: string, detail: string) {
      put('P', () => {
        const y = doc.y
        doc.font(fonts.regular).fontSize(10).fillColor(mutedTextColor)
        doc.text(write(term), margin, y, { width: factsAt - 12 })
        const below = doc.y
        const width = doc.page.width - 2 * margin - factsAt
        doc.fillColor(textColor).text(write(detail), margin + factsAt, y, { width, ...textOptions })
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
    /** Begins a page where so many points do not fit any more. */
    keepTogether(height: number) {
      if (doc.y + height > doc.page.height - margin) doc.addPage()
    },
    /** Writes at the foot of each page, once all are there (`bufferPages`). */
    feet(text: (page: number, count: number) => string) {
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page)
        // The foot lies in the margin, which would begin a page of its own.
        doc.page.margins.bottom = 0
        doc
          .font(fonts.regular)
          .fontSize(8)
          .fillColor(mutedTextColor)
          .text(write(text(page - start + 1, count)), margin, doc.page.height - 40, {
            lineBreak: false,
          })
      }
    },
    /** Ends it; what it is as a whole. */
    end(): Promise<Buffer> {
      doc.end()
      return whole
    },
  }
}
