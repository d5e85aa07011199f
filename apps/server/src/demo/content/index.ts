import { png, wav } from './media.ts'
import { docx, xlsx } from './office.ts'
import { pdf } from './pdf.ts'
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
  'Die Zahlen sind mit den Vermarktern abgestimmt und gelten bis zum Buchungsschluss.',
  'Rückfragen beantwortet Ihre Kundenberatung.',
]

const text = (content: string, contentType: string): GeneratedFile => ({
  content: Buffer.from(content),
  contentType,
})

/** Makes real content for a file, by its extension. The same name gives the same bytes. */
const generators: Readonly<Record<string, Generator>> = {
  pdf: (title, brand) => ({
    content: pdf(title, paragraphs(title, brand), brand.primary),
    contentType: 'application/pdf',
  }),
  png: (_, brand, seed) => ({
    content: png(brand.primary, brand.secondary, seed),
    contentType: 'image/png',
  }),
  wav: (_title, _brand, seed) => ({ content: wav(seed), contentType: 'audio/wav' }),
  docx: (title, brand) => ({
    content: docx(title, paragraphs(title, brand)),
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  }),
  xlsx: (title, _, seed) => ({
    content: xlsx(title.slice(0, 31).replace(/[[\]:*?/\\]/g, ' '), [
      ['Woche', 'Schaltungen', 'Budget in EUR'],
      ...weeks(seed).map(({ week, spots, budget }) => [week, spots, budget]),
    ]),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
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

/** Content for a file of this name. */
export function generate(name: string, brand: Brand): GeneratedFile {
  const dot = name.lastIndexOf('.')
  const generator = generators[name.slice(dot + 1).toLowerCase()]
  if (!generator) throw new Error(`No content for ${name}`)
  return generator(name.slice(0, dot), brand, seedOf(name))
}

const seedOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
