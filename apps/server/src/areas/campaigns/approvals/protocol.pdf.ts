import { openPdf, mutedTextColor } from '../../../platform/pdf.ts'
import { protocolTexts, type ProtocolLanguage } from './protocol.texts.ts'

/** A decision as the protocol tells it, in words. */
export interface ProtocolEntry {
  decision: 'approved' | 'conditional' | 'rejected'
  name: string
  /** What it was about, as terms and what there is to say. */
  facts: readonly (readonly [term: string, detail: string])[]
  /** Under which it is approved. */
  condition: string | null
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

const tones = { approved: '#1a6b43', conditional: '#8a5a00', rejected: '#a3342f' } as const
const margin = 56

/** The protocol as a PDF (T-40, D-02): tagged, so that it can be listened to as well. */
export async function protocolPdf(protocol: Protocol): Promise<Buffer> {
  const { language, campaign, customer, application, by, at, atText, entries } = protocol
  const words = protocolTexts[language]
  const title = `${words.title}: ${campaign}`
  const pdf = openPdf({ language, title, author: by, at, margin, bufferPages: true })
  const { doc, line, fact, rule, keepTogether } = pdf

  line(application, { colour: mutedTextColor, after: 0.2 })
  line(title, { tag: 'H1', font: 'Helvetica-Bold', size: 18, after: 0.6 })
  fact(words.customer, customer)
  fact(words.by, by)
  fact(words.at, atText)
  doc.moveDown(0.8)
  for (const { decision, name, facts, condition, comment, hash } of entries) {
    keepTogether(150)
    rule(12)
    line(name, { tag: 'H2', font: 'Helvetica-Bold', size: 13, after: 0.1 })
    line(words[decision], { font: 'Helvetica-Bold', size: 11, colour: tones[decision] })
    for (const [term, detail] of facts) fact(term, detail)
    if (condition) fact(words.condition, condition)
    if (comment) fact(words.comment, comment)
    line(words.hash, { colour: mutedTextColor, size: 9, after: 0.1 })
    line(hash, { font: 'Courier', size: 8.5, after: 1 })
  }
  keepTogether(60)
  // A plan that was rejected cannot change since its approval.
  const isApproved = entries.some(({ decision }) => decision !== 'rejected')
  line(isApproved ? `${words.closing} ${words.closingApproved}` : words.closing, {
    colour: mutedTextColor,
    size: 9,
  })

  pdf.feet((page, count) => words.page(page, count))
  return pdf.end()
}
