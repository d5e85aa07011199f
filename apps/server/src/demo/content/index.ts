import { png, wav } from './media.ts'
import { docx, xlsx, type Block, type SheetContent } from './office.ts'
import { pdf, type PdfPage } from './pdf.ts'
import { pitch } from './pitch.ts'
import { poster } from './poster.ts'
import { pptx } from './slides.ts'
import { zip } from './zip.ts'

export interface GeneratedFile {
  content: Buffer
  contentType: string
}

interface Brand {
  primary: string
  secondary: string
  company: string
}

type Generator = (title: string, brand: Brand, seed: number) => GeneratedFile

const weeks = (seed: number) =>
  Array.from({ length: 8 }, (_, index) => ({
    week: `KW ${14 + index}`,
    spots: 24 + ((seed * 7 + index * 5) % 40),
    budget: 12_500 + ((seed * 131 + index * 977) % 9_000),
  }))

const paragraphs = (title: string, { company }: Brand) => [
  `Kunde: ${company}`,
  `Thema: ${title}`,
  'Agentur: Brückner Vahl Media GmbH, Hamburg',
  'Die Zahlen sind mit den Vermarktern abgestimmt und gelten bis zum Buchungsschluss. Was danach frei bleibt, buchen wir in Absprache nach.',
  'Rückfragen beantwortet Ihre Kundenberatung.',
]

const money = (value: number) => `${value.toLocaleString('de-DE')} €`

const weekTable = (seed: number) => [
  ['Woche', 'Schaltungen', 'Budget', 'Anteil'],
  ...shares(seed).map(({ week, spots, budget, share }) => [
    week,
    `${spots}`,
    money(budget),
    `${(share * 100).toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`,
  ]),
]

function shares(seed: number) {
  const all = weeks(seed)
  const total = all.reduce((sum, { budget }) => sum + budget, 0)
  return all.map((week) => ({ ...week, share: week.budget / total }))
}

const steps = [
  'Bis Freitag: Rückmeldung der Marke zu Motiven und Laufzeiten',
  'Danach: Buchung der Plätze, die zuerst vergriffen sind',
  'Zwei Wochen vor dem Start: Anlieferung aller Motive bei den Vermarktern',
  'Zum Start: Freigabe des Plans in diesem Portal',
]

const pdfPages = (title: string, brand: Brand, seed: number): PdfPage[] => [
  { heading: 'Auf einen Blick', lines: paragraphs(title, brand) },
  {
    heading: 'Wochen und Budget',
    lines: ['Alle Beträge sind netto, ohne Agenturvergütung und ohne Produktion.'],
    table: weekTable(seed),
  },
  {
    heading: 'Nächste Schritte',
    lines: steps.map((step, index) => `${index + 1}. ${step}.`),
  },
]

const docxBlocks = (title: string, brand: Brand, seed: number): Block[] => [
  { title },
  ...paragraphs(title, brand).map((line) => ({ text: line })),
  { heading: 'Wochen und Budget' },
  { text: 'Alle Beträge sind netto, ohne Agenturvergütung und ohne Produktion.' },
  { table: weekTable(seed) },
  { heading: 'Nächste Schritte' },
  { points: steps },
]

const xlsxSheets = (title: string, { company }: Brand, seed: number): SheetContent[] => [
  {
    name: title,
    rows: [
      ['Woche', 'Schaltungen', 'Budget', 'Anteil'],
      ...shares(seed).map(({ week, spots, budget, share }) => [
        week,
        { value: spots, as: 'count' as const },
        { value: budget, as: 'money' as const },
        { value: Math.round(share * 10_000) / 10_000, as: 'share' as const },
      ]),
    ],
  },
  {
    name: 'Hinweise',
    rows: [['Hinweis'], [`Kunde: ${company}`], ['Alle Beträge sind netto.'], ...steps.map((step) => [step])], // prettier-ignore
  },
]

const text = (content: string, contentType: string): GeneratedFile => ({
  content: Buffer.from(content),
  contentType,
})

/** Makes real content for a file, by its extension. The same name gives the same bytes. */
const generators: Readonly<Record<string, Generator>> = {
  pdf: (title, brand, seed) => ({
    content: pdf(title, pdfPages(title, brand, seed), brand.primary),
    contentType: 'application/pdf',
  }),
  png: (_, brand, seed) => ({
    content: png(brand.primary, brand.secondary, seed),
    contentType: 'image/png',
  }),
  wav: (_title, _brand, seed) => ({ content: wav(seed), contentType: 'audio/wav' }),
  docx: (title, brand, seed) => ({
    content: docx(docxBlocks(title, brand, seed), brand.primary),
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  }),
  xlsx: (title, brand, seed) => ({
    content: xlsx(xlsxSheets(title, brand, seed)),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  pptx: (title, { primary, secondary, company }) => ({
    content: pptx(pitch(title, company), primary, secondary),
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  }),
  csv: (_title, _brand, seed) =>
    text(
      `\ufeff${[
        'Woche;Schaltungen;Budget in EUR',
        ...weeks(seed).map(({ week, spots, budget }) => `${week};${spots};${budget},00`),
      ].join('\r\n')}\r\n`,
      'text/csv',
    ),
  json: (title, { company }, seed) =>
    text(
      `${JSON.stringify({ kunde: company, titel: title, wochen: weeks(seed) }, null, 2)}\n`,
      'application/json',
    ),
  md: (title, brand) =>
    text(
      `# ${title}\n\n${paragraphs(title, brand)
        .map((line) => `- ${line}`)
        .join('\n')}\n`,
      'text/markdown',
    ),
  txt: (title, brand) => text(`${title}\n\n${paragraphs(title, brand).join('\n')}\n`, 'text/plain'),
  zip: (title, brand, seed) => ({
    content: zip({
      'Liesmich.txt': `${title}\n\n${paragraphs(title, brand).join('\n')}\n`,
      'Motiv 01.png': png(brand.primary, brand.secondary, seed),
      'Motiv 02.png': png(brand.secondary, brand.primary, seed + 1),
    }),
    contentType: 'application/zip',
  }),
}

/** Files that went through several hands, by name: what each version holds, from the first. */
const drafts: Readonly<Record<string, (number: number) => GeneratedFile>> = {
  'Zitrone hoch.png': (number) => ({ content: poster(number), contentType: 'image/png' }),
}

/** Content for a file of this name, in its newest version or a former one. */
export function generate(name: string, brand: Brand, version = 1): GeneratedFile {
  if (drafts[name]) return drafts[name](version)
  const dot = name.lastIndexOf('.')
  const generator = generators[name.slice(dot + 1).toLowerCase()]
  if (!generator) throw new Error(`No content for ${name}`)
  return generator(name.slice(0, dot), brand, seedOf(name))
}

const seedOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
