import { encode } from 'uqr'
import { momentText } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import { textColor, openPdf, mutedTextColor } from '../../platform/pdf.ts'
import type { CertificateRow } from './certificates.repository.ts'
import { certificateTexts } from './certificates.texts.ts'

export interface CertificateDocument {
  language: Language
  certificate: Pick<CertificateRow, 'number' | 'personName' | 'seminarTitle' | 'completedAt' | 'score' | 'issuedAt'> // prettier-ignore
  /** Of a dated seminar: attended, not completed. */
  kind: 'scorm' | 'dated'
  issuer: {
    name: string
    /** As `#1b7db8`. */
    colour: string
    /** PNG or JPEG; undefined: its name stands in its place. */
    logo: Buffer | undefined
  }
  /** The public page that says whether it is valid. */
  address: string
}

const margin = 64
const factsAt = 150
const qrSize = 92

/** A certificate in its tenant's brand (T-90): PDF/A-3b, and tagged, so that it can be listened to as well. */
export async function certificatePdf(document: CertificateDocument): Promise<Buffer> {
  const { language, certificate, kind, issuer, address } = document
  const words = certificateTexts[language]
  const title = kind === 'dated' ? words.attendance : words.title
  const day = (moment: Date) => momentText(language, moment, { dateStyle: 'long' })
  const pdf = openPdf({
    language,
    title: `${title}: ${certificate.seminarTitle}, ${certificate.personName}`,
    author: issuer.name,
    at: certificate.issuedAt,
    margin,
    factsAt,
    archive: { metadata: '' },
  })
  const { doc, line, fact, fonts, put } = pdf
  doc.rect(0, 0, doc.page.width, 14).fill(issuer.colour)
  doc.y = 72
  if (issuer.logo) {
    const logo = issuer.logo
    const image = () => doc.image(logo, margin, 64, { fit: [180, 56], valign: 'center' })
    doc.addStructure(doc.struct('Figure', { alt: issuer.name }, image))
  } else line(issuer.name, { font: fonts.bold, size: 14, colour: mutedTextColor })
  doc.y = 208
  line(title, { tag: 'H1', font: fonts.bold, size: 34, after: 1 })
  line(certificate.personName, { font: fonts.bold, size: 22, after: 0.3 })
  line(kind === 'dated' ? words.attended : words.completed, {
    size: 13,
    colour: mutedTextColor,
    after: 0.5,
  })
  line(certificate.seminarTitle, { font: fonts.bold, size: 20, after: 1.4 })
  doc.rect(margin, doc.y, 64, 4).fill(issuer.colour)
  doc.y += 34
  fact(kind === 'dated' ? words.attendedOn : words.completedOn, day(certificate.completedAt))
  if (certificate.score !== null) fact(words.score, words.points(certificate.score))
  fact(words.issuedBy, issuer.name)
  fact(words.number, certificate.number)

  const bottom = doc.page.height - margin - qrSize
  drawQr(doc, address, { x: margin, y: bottom })
  const textAt = margin + qrSize + 20
  put('P', () => {
    const width = doc.page.width - margin - textAt
    doc.font(fonts.regular).fontSize(9).fillColor(mutedTextColor)
    doc.text(pdf.write(words.verify), textAt, bottom + 28, { width })
    doc.fillColor(textColor).text(address, { width, link: address })
  })
  return pdf.end()
}

/** The address for a camera; a person reads it beside. */
function drawQr(doc: PDFKit.PDFDocument, address: string, at: { x: number; y: number }): void {
  const { data, size } = encode(address, { border: 0, ecc: 'M' })
  const step = qrSize / size
  doc.markContent('Artifact', { type: 'Layout' } as never)
  doc.save()
  for (const [row, line] of data.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) doc.rect(at.x + column * step, at.y + row * step, step, step)
  doc.fill(textColor)
  doc.restore()
  doc.endMarkedContent()
}
