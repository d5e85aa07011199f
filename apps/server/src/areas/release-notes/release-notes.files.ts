import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../platform/locales.ts'

/** What is new in a version, as its files say it. */
export interface ReleaseNoteFile {
  version: string
  /** `2026-11-21` */
  releasedOn: string
  texts: Record<Language, { title: string; items: string[] }>
}

/** Where the notes lie: `0.1.0.de.md` and `0.1.0.en.md` for each version. */
const notesFolder = join(import.meta.dirname, '../../../release-notes')

/** Reads the notes of a folder, the newest version first. Throws where one is not as it should be. */
export async function readReleaseNotes(folder = notesFolder): Promise<ReleaseNoteFile[]> {
  const names = await readdir(folder)
  const versions = new Set(names.map((name) => name.replace(/\.(de|en)\.md$/, '')))
  const notes = await Promise.all(
    [...versions].map(async (version) => {
      const [de, en] = await Promise.all(
        (['de', 'en'] as const).map(async (language) => {
          const name = `${version}.${language}.md`
          return parseReleaseNote(name, await readFile(join(folder, name), 'utf8'))
        }),
      )
      return { version, releasedOn: de!.releasedOn, texts: { de: de!, en: en! } }
    }),
  )
  return notes.toSorted((one, other) => compareVersions(other.version, one.version))
}

/** Reads a note: day and title between two lines of dashes, then a list. */
export function parseReleaseNote(name: string, text: string) {
  const [, releasedOn, title, list] =
    /^---\nreleasedOn: (\d{4}-\d\d-\d\d)\ntitle: (.+)\n---\n\n((?:- .+\n)+)$/.exec(text) ?? []
  if (!releasedOn || !title || !list || !/^\d+\.\d+\.\d+\.(de|en)\.md$/.test(name))
    throw new Error(`The release note ${name} is not as release notes are.`)
  const items = list
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(2))
  return { releasedOn, title, items }
}

/** Below 0 where `one` is the older version. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [
    number[],
    number[],
  ]
  return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!
}
