import type { ReleaseNote } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { compareVersions, readReleaseNotes, type ReleaseNoteFile } from './release-notes.files.ts'
import { markSeen, readerOf } from './release-notes.repository.ts'

export function createReleaseNotesService(deps: Pick<Dependencies, 'database'>) {
  // They belong to the version that runs, so they are read once.
  let reading: Promise<ReleaseNoteFile[]> | undefined
  const notes = () => (reading ??= readReleaseNotes())

  return {
    list: async (actor: Actor, language: 'de' | 'en'): Promise<ReleaseNote[]> => {
      const reader = await deps.database.system((tx) => readerOf(tx, actor.userId))
      const seen = reader?.seen ?? undefined
      const since = reader ? dayOf(reader.knownSince) : ''
      return (await notes()).map(({ version, releasedOn, texts }) => ({
        version,
        releasedOn,
        title: texts[language].title,
        items: texts[language].items,
        // To whom everything is new, what came before them is no news.
        isSeen: seen === undefined ? releasedOn <= since : compareVersions(version, seen) <= 0,
      }))
    },

    see: async (actor: Actor, version: string): Promise<void> => {
      if (!(await notes()).some((note) => note.version === version)) throw notFound()
      await deps.database.system((tx) => markSeen(tx, actor.userId, version))
    },
  }
}
