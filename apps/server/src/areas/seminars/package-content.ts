import type { Readable } from 'node:stream'
import mime from 'mime'
import { Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { SignedVisit, VisitFile } from '../../platform/content/content.types.ts'
import { requireReleased } from '../components/index.ts'
import { actorOfUser, enterTenant } from '../users/index.ts'
import { findState } from './lesson-states.repository.ts'
import { findPackageFile } from './lessons.repository.ts'
import { positionOf } from './lesson-kinds.logic.ts'
import { listLessonFiles, type LessonFile } from './media-lessons.repository.ts'
import { gzipOf, openEntry } from './package/open-entry.ts'
import { findSeminar } from './seminars.service.ts'

type ContentDependencies = Pick<Dependencies, 'database' | 'storage' | 'clock' | 'sessions'>

/** A visit of which nothing was heard for so long gets nothing any more, in milliseconds. */
const quietMs = 15 * 60_000
/** So long an answer about somebody's rights counts, in milliseconds. */
const freshMs = 20_000

/** A package with a path to each of its files, or the contents of a film or document. */
type Content = { storageKey: string; size: number } | { files: readonly LessonFile[] }

interface Known {
  until: number
  content: Promise<Content | undefined>
}

/**
 * Files of packages for the visits of learners (SEM-05). An address works as long as its visit goes on
 * and its learner sees the seminar: who was deactivated, has signed out, or left a quarter of an hour ago,
 * gets nothing. What a lesson says as it goes is kept all the same: signing out loses nothing.
 */
export function createVisitFiles(deps: ContentDependencies) {
  const visits = new Map<string, Known>()

  function contentOf(visit: SignedVisit, now: number): Known['content'] {
    const known = visits.get(visit.launchId)
    if (known && known.until > now) return known.content
    for (const [id, { until }] of visits) if (until <= now) visits.delete(id)
    const content = findContent(deps, visit, now)
    visits.set(visit.launchId, { until: now + freshMs, content })
    content.catch(() => visits.delete(visit.launchId))
    return content
  }

  return async (visit: SignedVisit, path: string): Promise<VisitFile | undefined> => {
    if (visit.sessionId !== undefined && deps.sessions?.hasEnded(visit.sessionId)) return undefined
    const content = await contentOf(visit, deps.clock.now().getTime())
    if (!content) return undefined
    if ('files' in content) return openLessonFile(deps, content.files[positionOf(path) ?? -1])
    const { applicationId, componentId: id } = visit
    const file = await deps.database.tenant(applicationId, (tx) =>
      findPackageFile(tx, { applicationId, id }, path),
    )
    if (!file) return undefined
    const { storageKey, size } = content
    const source = {
      size,
      read: (range: { start: number; end: number }): Promise<Readable> =>
        deps.storage.read(storageKey, range),
    }
    return {
      type: mime.getType(path) ?? 'application/octet-stream',
      size: file.size,
      open: (range) => openEntry(source, file, range),
      ...(file.isDeflated && { gzip: () => gzipOf(source, file) }),
    }
  }
}

/** A film with ranges, a document, or captions: as they came. */
function openLessonFile(
  { storage }: Pick<ContentDependencies, 'storage'>,
  file: LessonFile | undefined,
): VisitFile | undefined {
  if (!file) return undefined
  const { type, size, storageKey } = file
  return { type, size, open: (range) => storage.read(storageKey, range) }
}

async function findContent(deps: ContentDependencies, visit: SignedVisit, now: number) {
  const { applicationId, componentId, lessonId, userId, launchId } = visit
  try {
    const actor = await actorOfUser(deps, userId)
    return await enterTenant(deps, actor, applicationId, async (tx, access) => {
      const { row } = await findSeminar(tx, access, componentId)
      const state = await findState(tx, { applicationId, lessonId, userId })
      const isGoingOn = state?.launchId === launchId && now - state.seenAt.getTime() < quietMs
      if (!isGoingOn) return undefined
      const files = await listLessonFiles(tx, applicationId, lessonId)
      if (files.length > 0) return files[0]!.check === null ? { files } : undefined
      requireReleased(row)
      return row.storage_key ? { storageKey: row.storage_key, size: row.file_size ?? 0 } : undefined
    })
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
