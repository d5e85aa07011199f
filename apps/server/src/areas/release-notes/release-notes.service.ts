import type { ReleaseNote } from '@atrium/api-client/contract'
import { notFound } from '../../platform/problem.ts'
import type { Actor, Dependencies } from '../../platform/types.ts'
import { compareVersions, readReleaseNotes, type ReleaseNoteFile } from './release-notes.files.ts'
import { markSeen, seenVersion } from './release-notes.repository.ts'

export function createReleaseNotesService(deps: Pick<Dependencies, 'database'>) {
  // They belong to the version that runs, so they are read once.
  let reading: Promise<ReleaseNoteFile[]> | undefined
  const notes = () => (reading ??= readReleaseNotes())

  return {
    list: async (actor: Actor, language: 'de' | 'en'): Promise<ReleaseNote[]> => {
      const seen = await deps.database.system((tx) => seenVersion(tx, actor.userId))
      return (await notes()).map(({ version, releasedOn, texts }) => ({
        version,
        releasedOn,
        title: texts[language].title,
        items: texts[language].items,
        isSeen: seen !== undefined && compareVersions(version, seen) <= 0,
      }))
    },

    see: async (actor: Actor, version: string): Promise<void> => {
      if (!(await notes()).some((note) => note.version === version)) throw notFound()
      await deps.database.system((tx) => markSeen(tx, actor.userId, version))
    },
  }
}
