import type { Seminar } from '@atrium/api-client/contract'
import { invalid, Problem } from '../../platform/problem.ts'
import { removeAfterCommit } from '../../platform/storage/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { publishChanged, type Command } from '../components/index.ts'
import { holdForCheck } from '../content-checks/index.ts'
import { claimUploads, keeper } from '../files/index.ts'
import { enterTenant } from '../users/index.ts'
import { kindOfType } from './lesson-kinds.logic.ts'
import { endAttempts, hasBegunLesson } from './lesson-states.repository.ts'
import { listLessonFiles, replaceLessonFiles } from './media-lessons.repository.ts'
import {
  filesOfSource,
  holdCourse,
  requireFilmOf,
  requireOwn,
  toLessonFile,
  type NewMediaLesson,
} from './media-lessons.service.ts'
import type { LessonKey } from './runtime.service.ts'
import { presentSeminar } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'

/** A lesson's new file, and what becomes of the progress that people have made with the one before. */
export interface LessonReplacement extends Omit<NewMediaLesson, 'componentId' | 'title'> {
  attempts: 'keep' | 'anew' | undefined
}

/**
 * Gives a film or PDF lesson another file (SEM-07). The same content again changes no progress; another one
 * asks where somebody has begun (T-88). A film that comes without captions keeps those that it has.
 * @throws 409 `attempts-undecided`; 400 where a film would become a document, or the other way round
 */
export async function replaceLessonFile(
  deps: Dependencies,
  command: Command,
  key: LessonKey,
  { attempts, sourceId, file, uploadIds, captions }: LessonReplacement,
): Promise<Seminar> {
  const { actor, applicationId } = command
  const sent = sourceId === undefined && file ? [file, ...captions] : captions
  const kept = keeper(deps, sent)
  try {
    const { seminar, gone } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
      const { row } = await holdCourse(tx, access, key.componentId)
      const lesson = await requireOwn(tx, key)
      const source = sourceId === undefined ? [] : await filesOfSource(tx, access, sourceId)
      const [main] = sourceId === undefined ? [file!] : source
      if (kindOfType(main!.type) !== lesson.kind)
        throw invalid({ [sourceId === undefined ? 'file' : 'sourceId']: seminarTexts['other-kind-of-file'] }) // prettier-ignore
      requireFilmOf(main!.type, captions)
      const before = await listLessonFiles(tx, applicationId, lesson.id)
      const isSame = main!.sha256 !== null && main!.sha256 === before[0]?.sha256
      const lessonKey = { applicationId, lessonId: lesson.id }
      if (!isSame && attempts === undefined && (await hasBegunLesson(tx, lessonKey))) {
        throw new Problem(409, 'attempts-undecided', { text: seminarTexts['attempts-undecided-lesson'] }) // prettier-ignore
      }
      const now = deps.clock.now()
      if (attempts === 'anew') {
        const reason = seminarTexts['new-lesson-file'][actor.languageCode === 'en' ? 'en' : 'de']
        await endAttempts(tx, lessonKey, { at: now, by: actor.userId, reason })
      }
      // Whoever is asked sends the answer without the file: the upload is claimed only now.
      await claimUploads(tx, access, uploadIds)
      const keys = await kept.keys()
      await holdForCheck(deps, tx, { applicationId, userId: actor.userId }, keys)
      const given = [...source, ...sent.map((one, index) => toLessonFile(one, keys[index]!))]
      const isFilm = lesson.kind === 'video'
      const words = isFilm && given.length === 1 ? before.slice(1) : []
      const files = isFilm ? [...given, ...words] : given.slice(0, 1)
      const gone = await replaceLessonFiles(tx, applicationId, lesson.id, files)
      await publishChanged(deps, tx, command, row)
      return { seminar: await presentSeminar(tx, access, row, now), gone }
    })
    await removeAfterCommit(deps, gone)
    return seminar
  } catch (error) {
    await kept.undo(error)
    throw error
  }
}
