import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listUnnamed } from '../components/index.ts'
import { ownKinds, type OwnKind } from './lesson-kinds.logic.ts'
import type { Key } from './seminars.repository.ts'

/** A content of a lesson, as its table keeps it. */
export interface LessonFile {
  name: string
  type: string
  size: number
  storageKey: string
  /** Of captions; null: nobody says. */
  language: string | null
  /** Null: nobody has worked it out. */
  sha256: string | null
}

/** Own lessons stand behind those of the package, however many these are. */
const firstPosition = 100_000

/** Adds a lesson behind all others; answers its id. */
export async function insertOwnLesson(
  tx: Transaction,
  key: Key,
  lesson: { identifier: string; title: string; kind: OwnKind; entry: string; settings: object },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into lessons (application_id, component_id, identifier, title, position, kind, entry, settings)
    select ${key.applicationId}::int, ${key.id}::int, ${lesson.identifier}, ${lesson.title},
      greatest(${firstPosition}::int, coalesce(max(position) + 1, 0)), ${lesson.kind},
      ${lesson.entry}, ${JSON.stringify(lesson.settings)}::jsonb
    from lessons
    where application_id = ${key.applicationId} and component_id = ${key.id}
    returning id`)
  return row!.id
}

export const insertLessonFiles = (
  tx: Transaction,
  applicationId: number,
  lessonId: number,
  files: readonly LessonFile[],
) =>
  tx.query(sql`
    insert into lesson_files (
      application_id, lesson_id, position, name, content_type, size, storage_key, language,
      sha256
    )
    select ${applicationId}::int, ${lessonId}::int, f.position - 1, f.file ->> 'name',
      f.file ->> 'type', (f.file ->> 'size')::bigint, f.file ->> 'storageKey', f.file ->> 'language',
      f.file ->> 'sha256'
    from jsonb_array_elements(${JSON.stringify(files)}::jsonb) with ordinality as f (file, position)`)

/** The contents of a lesson, itself first; none: it stands in a package. */
export const listLessonFiles = (tx: Transaction, applicationId: number, lessonId: number) =>
  tx.query<LessonFile & { check: 'pending' | 'quarantined' | null }>(sql`
    select f.name, f.content_type as type, f.size, f.storage_key as "storageKey", f.language,
      f.sha256, k.state as check
    from lesson_files f
    left join content_checks k on k.application_id = f.application_id and k.storage_key = f.storage_key
    where f.application_id = ${applicationId} and f.lesson_id = ${lessonId}
    order by f.position`)

export const renameLesson = (tx: Transaction, applicationId: number, id: number, title: string) =>
  tx.query(sql`
    update lessons set title = ${title} where application_id = ${applicationId} and id = ${id}`)

/** Puts a course's own lessons into this order. */
export const arrangeLessons = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query(sql`
    update lessons l set position = ${firstPosition}::int + wanted.position
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, position)
    where l.application_id = ${applicationId} and l.id = wanted.id
      and l.kind = any(${[...ownKinds]}::text[])`)

/** Takes a lesson out and forgets its contents; answers with those that nothing names any more. */
export async function removeOwnLesson(
  tx: Transaction,
  applicationId: number,
  lessonId: number,
): Promise<string[]> {
  await tx.query(sql`
    update lessons set is_gone = true where application_id = ${applicationId} and id = ${lessonId}`)
  return listUnnamed(tx, await deleteLessonFiles(tx, applicationId, lessonId))
}

/** Gives a lesson other contents; answers with those before that nothing names any more. */
export async function replaceLessonFiles(
  tx: Transaction,
  applicationId: number,
  lessonId: number,
  files: readonly LessonFile[],
): Promise<string[]> {
  const before = await deleteLessonFiles(tx, applicationId, lessonId)
  await insertLessonFiles(tx, applicationId, lessonId, files)
  return listUnnamed(tx, before)
}

const deleteLessonFiles = (tx: Transaction, applicationId: number, lessonId: number) =>
  tx.query<{ storage_key: string }>(sql`
    delete from lesson_files
    where application_id = ${applicationId} and lesson_id = ${lessonId}
    returning storage_key`)
