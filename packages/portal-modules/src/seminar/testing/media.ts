// oxlint-disable-next-line import/default -- Vite makes the address
import filmUrl from './film/story-film.webm?url'
import type { Lesson } from '../seminar.port.ts'
import { buildLesson, buildSeminar } from './fixtures.ts'
import type { MemoryOptions } from './memory-port.types.ts'

/** A course of a film, a document and a lesson of its package. */
export const filmCourse = buildSeminar({
  id: 7,
  title: 'Spots, die hängen bleiben',
  description: 'Ein Film, ein Leitfaden und ein Quiz.',
  durationMinutes: 30,
  packageName: 'spots.zip',
  scormVersion: '1.2',
  lessons: [
    buildLesson({ id: 71, title: 'Quiz: Was Sie schon wissen' }),
    buildLesson({ id: 72, title: 'Ohr und Auge', kind: 'video', file: { name: 'Ohr und Auge.webm', size: 40_000 } }), // prettier-ignore
    buildLesson({ id: 73, title: 'Leitfaden für Spots', kind: 'document', file: { name: 'Leitfaden.pdf', size: 812_000 } }), // prettier-ignore
  ],
})

/** What is said in the film. */
const words = (text: string) =>
  URL.createObjectURL(
    new Blob([`WEBVTT\n\n00:00.000 --> 00:20.000\n${text}\n`], { type: 'text/vtt' }),
  )

/** Where the film and the document of the course lie. */
export const mediaAddresses = (film = filmUrl): NonNullable<MemoryOptions['addressOf']> => {
  const captions = [
    { entry: words('Ein Spot bleibt hängen, wenn er einen Gedanken hat.'), language: 'de' },
    { entry: words('A commercial sticks if it has one idea.'), language: 'en' },
  ]
  return ({ kind }: Lesson) => ({
    url: new URL('/visit/~player/', location.href).href,
    entry: new URL(kind === 'video' ? film : '/Leitfaden.pdf', location.href).href,
    ...(kind === 'video' && { captions }),
  })
}
