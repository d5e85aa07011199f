import type { LessonLaunch } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { LessonStatus } from './cmi.logic.ts'
import { ownKinds } from './lesson-kinds.logic.ts'
import type { PackageFile, PackageStandard, XapiLesson } from './package/package.types.ts'
import type { ActivityDefinition } from './sequencing/sequencing.types.ts'
import type { Key } from './seminars.repository.ts'

export interface LessonRow {
  id: number
  componentId: number
  identifier: string
  title: string
  chapters: string[]
  kind: LessonLaunch['kind']
  entry: string | null
  settings: LessonLaunch['settings'] & { xapi?: XapiLesson }
  prerequisites: string | null
  /** Of a film or document. */
  file: { name: string; size: number } | null
}

/** Lessons of seminars in their order. */
export const listLessons = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<LessonRow>(sql`
    select l.id, l.component_id as "componentId", l.identifier, l.title, l.chapters, l.kind, l.entry,
      l.settings, l.prerequisites,
      case when f.name is not null then jsonb_build_object('name', f.name, 'size', f.size) end as file
    from lessons l
    left join lesson_files f
      on f.application_id = l.application_id and f.lesson_id = l.id and f.position = 0
    where l.application_id = ${applicationId} and l.component_id = any(${ids}::int[])
      and not l.is_gone
    order by l.component_id, l.position, l.id`)

export interface NewLesson extends Omit<LessonRow, 'id' | 'componentId' | 'file'> {
  position: number
}

/**
 * Gives a seminar exactly these lessons of a package; those that it had under the same identifier stay the
 * same, and so do films and documents beside the package.
 */
export async function replaceLessons(
  tx: Transaction,
  key: Key,
  lessons: readonly NewLesson[],
): Promise<void> {
  await tx.query(sql`
    update lessons set is_gone = true
    where application_id = ${key.applicationId} and component_id = ${key.id}
      and identifier <> all(${lessons.map((lesson) => lesson.identifier)}::text[])
      and kind <> all(${[...ownKinds]}::text[])`)
  await tx.query(sql`
    insert into lessons (
      application_id, component_id, identifier, title, chapters, position, kind, entry, settings,
      prerequisites
    )
    select ${key.applicationId}::int, ${key.id}::int, item.identifier, item.title,
      array(select jsonb_array_elements_text(item.chapters)), item.position, item.kind, item.entry,
      item.settings, item.prerequisites
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) as item (
      identifier text, title text, chapters jsonb, position int, kind text, entry text,
      settings jsonb, prerequisites text
    )
    on conflict (application_id, component_id, identifier) do update
    set title = excluded.title, chapters = excluded.chapters, position = excluded.position,
      kind = excluded.kind, entry = excluded.entry, settings = excluded.settings,
      prerequisites = excluded.prerequisites, is_gone = false`)
}

/** Says in what version its package is and where its files lie in the archive. */
export async function savePackage(
  tx: Transaction,
  key: Key,
  {
    version,
    name,
    sequencing,
    files,
  }: {
    version: PackageStandard
    name: string
    sequencing: ActivityDefinition | null
    files: readonly PackageFile[]
  },
): Promise<void> {
  await tx.query(sql`
    update seminars set scorm_version = ${version}, package_name = ${name},
      sequencing = ${sequencing && JSON.stringify(sequencing)}::jsonb
    where application_id = ${key.applicationId} and component_id = ${key.id}`)
  await tx.query(sql`
    delete from seminar_files
    where application_id = ${key.applicationId} and component_id = ${key.id}`)
  await tx.query(sql`
    insert into seminar_files (
      application_id, component_id, path, header_offset, compressed_size, size, crc32, is_deflated
    )
    select ${key.applicationId}::int, ${key.id}::int, file.*
    from unnest(
      ${files.map((file) => file.path)}::text[],
      ${files.map((file) => file.headerOffset)}::bigint[],
      ${files.map((file) => file.compressedSize)}::bigint[],
      ${files.map((file) => file.size)}::bigint[],
      ${files.map((file) => file.crc32)}::bigint[],
      ${files.map((file) => file.isDeflated)}::boolean[]
    ) as file`)
}

/** What the package that a seminar has is known by; null: it has none. */
export async function contentHash(tx: Transaction, key: Key): Promise<string | null> {
  const [row] = await tx.query<{ sha256: string | null }>(sql`
    select sha256 from components
    where application_id = ${key.applicationId} and id = ${key.id}`)
  return row?.sha256 ?? null
}

/** Where a file of a seminar's package lies in its archive. */
export async function findPackageFile(
  tx: Transaction,
  key: Key,
  path: string,
): Promise<PackageFile | undefined> {
  const [row] = await tx.query<PackageFile>(sql`
    select path, header_offset as "headerOffset", compressed_size as "compressedSize", size, crc32,
      is_deflated as "isDeflated"
    from seminar_files
    where application_id = ${key.applicationId} and component_id = ${key.id} and path = ${path}`)
  return row
}

export interface StandingRow {
  lessonId: number
  userId: number
  attempt: number
  lessonStatus: LessonStatus
  score: number | null
  progress: number | null
  seconds: number
  seenAt: Date
  /** SCORM 1.2's own word, for what depends on it. */
  scormStatus: string | null
  isOpen: boolean
  launchedAt: Date | null
  begunCount: number
  /** What rules of SCORM 2004 ask about; null where the course has none. */
  tracked: Record<string, string> | null
}

/** How far people are in the lessons of seminars; one person's, or everybody's. */
export const listStandings = (
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  userId: number | null,
) =>
  tx.query<StandingRow>(sql`
    select s.lesson_id as "lessonId", s.user_id as "userId", s.attempt,
      s.lesson_status as "lessonStatus", s.score::float8 as score, s.progress::float8 as progress,
      s.seconds + s.visit_seconds as seconds, s.seen_at as "seenAt",
      s.cmi ->> 'cmi.core.lesson_status' as "scormStatus", s.is_open as "isOpen",
      s.launched_at as "launchedAt", s.begun_count as "begunCount",
      case when m.sequencing is not null then (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(s.cmi)
        where key ~ '^cmi\\.(completion_status|success_status|progress_measure|exit|score\\.scaled|objectives\\.)'
      ) end as tracked
    from lessons l
    join seminars m on m.application_id = l.application_id and m.component_id = l.component_id
    join lesson_states s on s.application_id = l.application_id and s.lesson_id = l.id
    where l.application_id = ${applicationId} and l.component_id = any(${ids}::int[]) and not l.is_gone
      and (${userId}::int is null or s.user_id = ${userId})
    order by s.user_id, l.position`)
