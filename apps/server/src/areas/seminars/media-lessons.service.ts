import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Seminar } from '@atrium/api-client/contract'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import { removeAfterCommit } from '../../platform/storage/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import {
  findForChange,
  findVisible,
  listChildren,
  lockComponents,
  requireReleased,
  publishChanged,
  type Command,
} from '../components/index.ts'
import { holdForCheck } from '../content-checks/index.ts'
import { claimUploads, keeper } from '../files/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { issueCertificates } from './certificates.issue.ts'
import { captionsOf, entryOf, isOwn, kindOfType, languageOfCaptions, titleOfFile } from './lesson-kinds.logic.ts' // prettier-ignore
import {
  arrangeLessons,
  insertLessonFiles,
  insertOwnLesson,
  removeOwnLesson,
  renameLesson,
  type LessonFile,
} from './media-lessons.repository.ts'
import { contentHash, listLessons, type LessonRow } from './lessons.repository.ts'
import { findLesson, type LessonKey } from './runtime.service.ts'
import { canKeep } from './seminars.policy.ts'
import { findSeminar, presentSeminar, plainSettings } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'

/** Lessons of a course that are a file by themselves. */
const maxOwnLessons = 200

export interface NewMediaLesson {
  componentId: number
  title: string | undefined
  /** A file of the portal; undefined: one that came with the call. */
  sourceId: number | undefined
  file: UploadedFile | undefined
  /** Under which it arrived piece by piece; empty: it came with the call. */
  uploadIds: readonly string[]
  captions: readonly UploadedFile[]
}

/** Refuses what is no lesson by what came, before anything is changed. */
export async function requireLessonFiles(
  { storage }: Pick<Dependencies, 'storage'>,
  { sourceId, file, captions }: Pick<NewMediaLesson, 'sourceId' | 'file' | 'captions'>,
): Promise<void> {
  if (sourceId === undefined && file && !kindOfType(file.type))
    throw invalid({ file: seminarTexts['no-lesson-file'] })
  if (sourceId === undefined && file) requireFilmOf(file.type, captions)
  for (const { temporaryKey, size } of captions) {
    const range = { start: 0, end: Math.min(size, 16) - 1 }
    const head = await text(await storage.readReceived(temporaryKey, range))
    if (!/^\uFEFF?WEBVTT/.test(head)) throw invalid({ captions: seminarTexts['no-captions'] })
  }
}

/** Captions that come with a document would be shown nowhere. */
export function requireFilmOf(type: string, captions: readonly UploadedFile[]): void {
  if (captions.length > 0 && kindOfType(type) !== 'video')
    throw invalid({ captions: seminarTexts['captions-without-film'] })
}

/** Adds a film or PDF file as the last lesson of a course (SEM-07). */
export async function addMediaLesson(
  deps: Dependencies,
  command: Command,
  lesson: NewMediaLesson,
): Promise<Seminar> {
  const { actor, applicationId } = command
  const sent = lesson.sourceId === undefined && lesson.file ? [lesson.file, ...lesson.captions] : lesson.captions // prettier-ignore
  const kept = keeper(deps, sent)
  try {
    return await enterTenant(deps, actor, applicationId, async (tx, access) => {
      const { row } = await holdCourse(tx, access, lesson.componentId)
      const before = await findOwn(tx, { applicationId, componentId: row.id })
      if (before.length >= maxOwnLessons) {
        throw new Problem(409, 'too-many-lessons', { text: seminarTexts['too-many-lessons'] })
      }
      await claimUploads(tx, access, lesson.uploadIds)
      const keys = await kept.keys()
      await holdForCheck(deps, tx, { applicationId, userId: actor.userId }, keys)
      const came = sent.map((file, index) => toLessonFile(file, keys[index]!))
      const files =
        lesson.sourceId === undefined
          ? came
          : [...(await filesOfSource(tx, access, lesson.sourceId)), ...came]
      const [main] = files
      if (!kindOfType(main!.type)) throw invalid({ sourceId: seminarTexts['no-lesson-file'] })
      requireFilmOf(main!.type, lesson.captions)
      await addStoredLesson(tx, { applicationId, id: row.id }, { title: lesson.title, files })
      await publishChanged(deps, tx, command, row)
      return presentSeminar(tx, access, row, deps.clock.now())
    })
  } catch (error) {
    await kept.undo(error)
    throw error
  }
}

/** Adds a lesson of contents that are stored: a film with its captions, or a document. */
export async function addStoredLesson(
  tx: Transaction,
  key: { applicationId: number; id: number },
  { title, files }: { title: string | undefined; files: readonly LessonFile[] },
): Promise<void> {
  const [main] = files
  const kind = kindOfType(main!.type)!
  const lessonId = await insertOwnLesson(tx, key, {
    identifier: `file:${randomUUID()}`,
    title: title ?? titleOfFile(main!.name).slice(0, 200),
    kind,
    entry: entryOf(0),
    settings: plainSettings,
  })
  await insertLessonFiles(tx, key.applicationId, lessonId, kind === 'video' ? files : [main!])
}

/** Names a lesson of its own, or gives it another place among them. */
export const saveMediaLesson = (
  deps: Dependencies,
  command: Command,
  key: LessonKey,
  { title, position }: { title?: string | undefined; position?: number | undefined },
): Promise<Seminar> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { row } = await holdCourse(tx, access, key.componentId)
    const lesson = await requireOwn(tx, key)
    if (title !== undefined) await renameLesson(tx, key.applicationId, lesson.id, title)
    if (position !== undefined) {
      const others = (await findOwn(tx, key)).map(({ id }) => id).filter((id) => id !== lesson.id)
      await arrangeLessons(tx, key.applicationId, others.toSpliced(position, 0, lesson.id))
    }
    await publishChanged(deps, tx, command, row)
    return presentSeminar(tx, access, row, deps.clock.now())
  })

/** Takes a lesson out. Who lacked only this one has completed the course now (T-90). */
export async function removeMediaLesson(
  deps: Dependencies,
  command: Command,
  key: LessonKey,
): Promise<Seminar> {
  const { seminar, gone } = await enterTenant(
    deps,
    command.actor,
    command.applicationId,
    async (tx, access) => {
      const { row, facts } = await holdCourse(tx, access, key.componentId)
      const lesson = await requireOwn(tx, key)
      const gone = await removeOwnLesson(tx, key.applicationId, lesson.id)
      const now = deps.clock.now()
      const issuing = { applicationId: key.applicationId, title: row.display_name, facts }
      await issueCertificates(tx, issuing, 'everybody', now)
      await publishChanged(deps, tx, command, row)
      return { seminar: await presentSeminar(tx, access, row, now), gone }
    },
  )
  await removeAfterCommit(deps, gone)
  return seminar
}

/** A course for who keeps it, held so that two who arrange it do not meet. */
export async function holdCourse(tx: Transaction, access: Access, componentId: number) {
  await findSeminar(tx, access, componentId)
  if (!canKeep(access)) throw forbidden()
  await lockComponents(tx, access.applicationId, [componentId])
  const { row } = await findForChange(tx, access, componentId)
  const { facts } = await findSeminar(tx, access, row.id)
  if (facts.kind !== 'scorm') throw invalid({ componentId: seminarTexts['not-a-course'] })
  return { row, facts }
}

const findOwn = async (tx: Transaction, key: Omit<LessonKey, 'lessonId'>): Promise<LessonRow[]> =>
  (await listLessons(tx, key.applicationId, [key.componentId])).filter(isOwn)

export async function requireOwn(tx: Transaction, key: LessonKey): Promise<LessonRow> {
  const { lesson } = await findLesson(tx, key)
  if (!isOwn(lesson)) throw new Problem(409, 'is-packaged', { text: seminarTexts['is-packaged'] })
  return lesson
}

export const toLessonFile = (file: UploadedFile, storageKey: string): LessonFile => {
  const { name, size, type, sha256 } = file
  const isCaptions = kindOfType(type) === undefined
  return {
    name,
    size,
    storageKey,
    type: isCaptions ? captionType : type,
    language: isCaptions ? languageOfCaptions(name) : null,
    sha256,
  }
}
const captionType = 'text/vtt'

/** A file of the portal with the captions beside it, as its sender sees them: their contents are shared. */
export async function filesOfSource(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<LessonFile[]> {
  const { row } = await findVisible(tx, access, id)
  if (row.type !== 'filelink' || row.storage_key === null) throw notFound()
  requireReleased(row)
  const beside = row.parent_id === null ? [] : await listChildren(tx, access, row.parent_id)
  const sha256 = await contentHash(tx, { applicationId: access.applicationId, id })
  const files = [row, ...beside].flatMap((one): LessonFile[] => {
    const { display_name: name, content_type, file_size, storage_key: storageKey } = one
    const found = one === row ? { language: null } : captionsOf(row.display_name, name)
    if (!found || storageKey === null || one.content_check !== null) return []
    const type = one === row ? (content_type ?? '') : captionType
    return [
      {
        name,
        type,
        size: file_size ?? 0,
        storageKey,
        language: found.language,
        sha256: one === row ? sha256 : null,
      },
    ]
  })
  return files
}
