import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { addStoredLesson, type LessonFile } from '../areas/seminars/index.ts'
import type { Dependencies } from '../platform/dependencies.ts'
import type { Transaction } from '../platform/database/database.types.ts'
import { pdf } from './content/pdf.ts'

/** Lessons of the demo that stand in no package: a film with its captions, and a document. */
export type DemoMedia = readonly { title: string; files: readonly LessonFile[] }[]

/** Drawn by `tools/demo-film.mjs`. */
const film = () => readFileSync(join(import.meta.dirname, 'content/films/drei-sekunden.webm'))

const scenes = [
  ['00:00.500', '00:04.500', 'Drei Sekunden, ein Gedanke: so beurteilen Sie einen Spot, bevor er auf Sendung geht.', 'Three seconds, one idea: how to judge a commercial before it goes on air.'], // prettier-ignore
  ['00:05.200', '00:11.500', 'Erstens: Der Anfang entscheidet. Wer nach drei Sekunden nicht dabei ist, kommt nicht mehr dazu.', 'First: the beginning decides. Whoever is not with you after three seconds will not join later.'], // prettier-ignore
  ['00:12.200', '00:18.000', 'Zweitens: ein Gedanke, kein zweiter. Was sagt der Spot in einem Satz?', 'Second: one idea, not two. What does the commercial say in one sentence?'], // prettier-ignore
  ['00:18.700', '00:23.500', 'Drittens: Ihre Marke, früh und oft. Bild, Ton und Name gehören zusammen.', 'Third: your brand, early and often. Picture, sound and name belong together.'], // prettier-ignore
  ['00:24.000', '00:26.000', 'Weiter mit der Checkliste.', 'Continue with the checklist.'],
] as const

const captions = (language: 'de' | 'en') =>
  `WEBVTT\n\n${scenes.map(([from, to, de, en]) => `${from} --> ${to}\n${language === 'de' ? de : en}\n`).join('\n')}`

const checklist = () =>
  pdf(
    'Checkliste: einen Spot freigeben',
    [
      {
        heading: 'Die ersten drei Sekunden',
        lines: [
          'Sehen Sie den Spot einmal ohne Ton und einmal ohne Bild. Wissen Sie beide Male, worum es geht?',
          'Halten Sie nach drei Sekunden an: Was bleibt hängen? Wenn es nur die Kulisse ist, beginnt der Spot zu spät.',
          'Auf dem Handy läuft er ohne Ton an. Steht das Wichtigste auch als Text im Bild?',
        ],
      },
      {
        heading: 'Gedanke und Marke',
        lines: [
          'Schreiben Sie in einem Satz auf, was der Spot sagt. Brauchen Sie ein „und“, sind es zwei Spots.',
          'Zählen Sie, wie oft Ihre Marke zu sehen oder zu hören ist. Einmal am Ende ist zu wenig.',
        ],
        table: [
          ['Länge', 'Marke zuerst', 'Marke gesamt', 'Text im Bild'],
          ['6 Sekunden', 'sofort', '2-mal', 'höchstens 4 Wörter'],
          ['20 Sekunden', 'bis Sekunde 3', '3- bis 4-mal', 'höchstens 8 Wörter'],
          ['30 Sekunden', 'bis Sekunde 5', '4-mal', 'höchstens 10 Wörter'],
        ],
      },
      {
        heading: 'Vor der Freigabe',
        lines: [
          'Rechte: Musik, Sprecher und Bilder sind für alle gebuchten Kanäle und die ganze Laufzeit geklärt.',
          'Pflichtangaben: Preise, Energieklassen und Einschränkungen sind lesbar und lange genug zu sehen.',
          'Technik: Länge, Format und Lautheit entsprechen den Vorgaben der Vermarkter.',
          'Danach geben Sie den Spot im Portal frei. Änderungen nach der Freigabe kosten Sendezeit.',
        ],
      },
    ],
    '#10222c',
  )

/** Makes the film and the document and keeps them, as if somebody had uploaded them. */
export async function storeMedia({ storage }: Pick<Dependencies, 'storage'>): Promise<DemoMedia> {
  const store = async (
    name: string,
    type: string,
    content: Buffer,
    language: string | null = null,
  ): Promise<LessonFile> => {
    const { size, sha256, temporaryKey } = await storage.receive(Readable.from([content]))
    return { name, type, size, sha256, language, storageKey: await storage.keep(temporaryKey) }
  }
  const wordsIn = (language: 'de' | 'en') =>
    store(`Drei Sekunden.${language}.vtt`, 'text/vtt', Buffer.from(captions(language)), language)
  return [
    {
      title: 'Film: drei Sekunden, ein Gedanke',
      files: [
        await store('Drei Sekunden.webm', 'video/webm', film()),
        await wordsIn('de'),
        await wordsIn('en'),
      ],
    },
    {
      title: 'Checkliste: einen Spot freigeben',
      files: [await store('Checkliste Spot.pdf', 'application/pdf', checklist())],
    },
  ]
}

/** Gives a course of the demo its film and document. */
export async function insertMedia(
  tx: Transaction,
  key: { applicationId: number; id: number },
  media: DemoMedia,
): Promise<void> {
  for (const lesson of media) await addStoredLesson(tx, key, lesson)
}
