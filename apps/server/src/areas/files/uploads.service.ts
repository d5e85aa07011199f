import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import {
  uploadMetadata,
  type UnfinishedUpload,
  type UploadPurpose,
} from '@atrium/api-client/contract'
import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import { contentTypeOf, headBytes } from '../../platform/http/content-type.ts'
import { requireGoodContent, requireGoodKind } from '../../platform/http/file-kinds.ts'
import { fileNameProblem, normalName } from '../../platform/http/file-names.ts'
import { lookAtHead } from '../../platform/http/look-at-head.ts'
import { fieldTexts } from '../../platform/http/texts.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import {
  canEdit,
  canPutInto,
  componentTexts,
  containerOf,
  findAllVisible,
  findVisible,
  fitsInto,
  settleGroups,
  type Found,
} from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { fileTexts } from './files.texts.ts'
import {
  insertUpload,
  knownUploads,
  listUploads,
  removeUploads,
  removeUploadsBefore,
  touchUpload,
  type UploadRow,
} from './uploads.repository.ts'

export type UploadDependencies = Pick<
  Dependencies,
  'database' | 'storage' | 'staging' | 'clock' | 'fileRules'
>

/** Of an upload nothing came for so long: it is taken away. */
export const uploadLifetimeMs = 24 * 60 * 60 * 1000
/** Unfinished ones of a person, in one application. */
const maxUnfinished = 50
/** Room that is left on the disk for everything else. */
const spareBytes = 256 * 1_024 * 1_024

/** The folder itself, for who may put files into it; else the refusal of the multipart call. */
export function folderForFiles(access: Access, folder: Found): Found {
  const container = containerOf(folder.row)
  if (!fitsInto(container, 'filelink')) {
    throw invalid({ ParentComponentId: componentTexts['not-a-folder'] })
  }
  if (!canPutInto(access, container, 'filelink')) throw forbidden()
  return folder
}

const isForSeminar = ({ purpose = 'file' }: { purpose?: UploadPurpose | undefined }) =>
  purpose !== 'file'

/** A seminar takes files of who keeps it. */
function requireSeminar(access: Access, { row }: Found): void {
  if (row.type !== 'seminar') throw notFound()
  if (!canEdit(access, 'seminar')) throw forbidden()
}

/** What is said about a file before any of it comes. */
export interface Announced {
  id: string
  size: number
  metadata: Record<string, string | null>
}

/** As its sender sees it; none where its bytes or its folder went. */
async function presentUnfinished(
  deps: Pick<UploadDependencies, 'staging'>,
  { row, parentName }: { row: UploadRow; parentName: string | undefined },
  isMoving: boolean,
): Promise<UnfinishedUpload[]> {
  const offset = await deps.staging.sizeOf(row.id)
  if (offset === undefined || parentName === undefined) return []
  const said = read(row.metadata)
  const upload = {
    id: row.id,
    parentComponentId: row.parent_id,
    parentName,
    name: normalName(said.filename),
    size: row.size,
    offset,
    lastModified: said.lastModified ?? null,
    isMoving,
    expiresAt: new Date(row.touched_at.getTime() + uploadLifetimeMs).toISOString(),
    userGroupIds: said.userGroupIds ?? null,
    notifyGroups: said.notifyGroups === 'true',
    conflict: said.conflict,
  }
  return [upload]
}

/** One person's uploads in one application; those of others are not there (PERM-19). */
export function createUploads(deps: UploadDependencies, actor: Actor, applicationId: number) {
  const enter = <T>(work: (tx: Transaction, access: Access) => Promise<T>) =>
    enterTenant(deps, actor, applicationId, work)
  const { userId } = actor
  const isOver = (row: UploadRow) =>
    row.touched_at.getTime() + uploadLifetimeMs < deps.clock.now().getTime()

  return {
    /** Makes room for a file, where its sender may put one (FILE-12). */
    async begin({ id, size, metadata }: Announced) {
      const said = read(metadata)
      const name = normalName(said.filename)
      const problem = fileNameProblem(name)
      if (problem) throw invalid({ files: fieldTexts.fileName(name.slice(0, 100), problem) })
      if (size === 0) throw invalid({ files: fieldTexts.fileEmpty(name) })
      requireGoodKind(name, await deps.fileRules(applicationId), 'files')
      await enter(async (tx, access) => {
        const parentId = said.parentComponentId
        const place = await findVisible(tx, access, parentId)
        // Refused now, and not after all of it has come.
        if (isForSeminar(said)) requireSeminar(access, place)
        else {
          const { row } = folderForFiles(access, place)
          await settleGroups(tx, access, row.group_ids, said.userGroupIds)
        }
        if ((await deps.staging.freeBytes()) < size + spareBytes) throw storageFull()
        const own = await listUploads(tx, applicationId, userId)
        if (own.length >= maxUnfinished) {
          throw new Problem(409, 'too-many-uploads', { text: fileTexts['too-many-uploads'] })
        }
        const touched_at = deps.clock.now()
        await insertUpload(tx, applicationId, userId, {
          id,
          parent_id: parentId,
          size,
          metadata,
          touched_at,
        })
      })
      // The row first: a piece without one is swept.
      await deps.staging.begin(id)
    },

    /** An upload and how much of it is there. Undefined: none of this person's. */
    async find(id: string) {
      if (!isId(id)) return undefined
      const [row] = await enter((tx) => listUploads(tx, applicationId, userId, [id]))
      return row && { ...row, offset: isOver(row) ? undefined : await deps.staging.sizeOf(id) }
    },

    /** Writes a piece on. What is refused by its first bytes is taken away at once. */
    async append(id: string, content: AsyncIterable<Uint8Array>, offset: number) {
      const [row] = await enter((tx) => listUploads(tx, applicationId, userId, [id]))
      if (!row) throw notFound()
      const rules = await deps.fileRules(applicationId)
      const name = normalName(read(row.metadata).filename)
      const look = (head: Uint8Array) => requireGoodContent(head, name, rules, 'files')
      try {
        // A later piece has no head; the whole file is looked at once more when it is complete.
        const piece = offset === 0 ? lookAtHead(content, look).content : content
        return await deps.staging.append(id, piece, offset)
      } catch (error) {
        if (error instanceof Problem) await this.remove(id)
        throw error
      } finally {
        await enter((tx) => touchUpload(tx, applicationId, id, deps.clock.now()))
      }
    },

    async remove(id: string) {
      const gone = await enter((tx) => removeUploads(tx, applicationId, userId, [id]))
      if (gone.length === 0) throw notFound()
      await deps.staging.remove(id)
    },

    /** All that can go on; `isMoving` says of which something is coming right now. */
    async unfinished(
      isMoving: (id: string) => boolean,
      wanted: UploadPurpose = 'file',
    ): Promise<UnfinishedUpload[]> {
      const found = await enter(async (tx, access) => {
        const rows = (await listUploads(tx, applicationId, userId)).filter(
          (row) => !isOver(row) && (read(row.metadata).purpose ?? 'file') === wanted,
        )
        const folders = await findAllVisible(tx, access, [
          ...new Set(rows.map((row) => row.parent_id)),
        ])
        const names = new Map(folders.map(({ row }) => [row.id, row.display_name]))
        return rows.map((row) => ({ row, parentName: names.get(row.parent_id) }))
      })
      const all = found.map((one) => presentUnfinished(deps, one, isMoving(one.row.id)))
      return (await Promise.all(all)).flat()
    },

    /**
     * Hands complete uploads over to the storage, in the order of their ids, as if they had come in
     * the call itself. Undefined where one is not there: the same call may have taken it before.
     */
    async receive(ids: readonly string[]): Promise<UploadedFile[] | undefined> {
      const rows = await enter((tx) => listUploads(tx, applicationId, userId, ids))
      const rules = await deps.fileRules(applicationId)
      const files: UploadedFile[] = []
      try {
        for (const id of ids) {
          const row = rows.find((one) => one.id === id)
          if (!row || isOver(row)) throw new Gone()
          const name = normalName(read(row.metadata).filename)
          const there = await deps.staging.sizeOf(id)
          if (there === undefined) throw new Gone()
          if (there < row.size) {
            throw new Problem(409, 'unfinished', { text: fileTexts.unfinished(name) })
          }
          const path = deps.staging.pathOf(id)
          const head = await buffer(createReadStream(path, { end: headBytes - 1 }))
          requireGoodKind(name, rules, 'files')
          await requireGoodContent(head, name, rules, 'files')
          const type = await contentTypeOf(head, name)
          files.push({ name, type, ...(await deps.storage.receiveFile(path)) })
        }
        return files
      } catch (error) {
        for (const { temporaryKey } of files) await deps.storage.discard(temporaryKey)
        if (error instanceof Gone) return undefined
        throw error
      }
    },
  }
}

class Gone extends Error {}

/**
 * Takes uploads out of the list in the transaction that makes files of them: once, or not at all. Answers
 * the groups that were announced with them; undefined where none were.
 */
export async function claimUploads(
  tx: Transaction,
  access: Access,
  ids: readonly string[],
): Promise<number[] | undefined> {
  const gone = await removeUploads(tx, access.applicationId, access.actor.userId, ids)
  if (gone.length < ids.length) throw notFound()
  const [first, ...others] = gone.map(({ metadata }) => read(metadata).userGroupIds)
  const asText = (groupIds: number[] | undefined) => groupIds?.toSorted().join()
  if (others.some((groupIds) => asText(groupIds) !== asText(first))) {
    throw invalid({ userGroupIds: fileTexts['different-groups'] })
  }
  return first
}

/** Forgets uploads that nobody goes on with, and pieces that belong to none. */
export async function sweepUploads({ database, staging, clock }: UploadDependencies) {
  const before = new Date(clock.now().getTime() - uploadLifetimeMs)
  await database.system((tx) => removeUploadsBefore(tx, before))
  const there = (await staging.ids()).filter(isId)
  const rows = await database.system((tx) => knownUploads(tx, there))
  const known = new Set(rows.map(({ id }) => id))
  for (const id of there) if (!known.has(id)) await staging.remove(id)
}

export const uploadJob = (deps: UploadDependencies): JobKind => ({
  name: 'sweep-unfinished-uploads',
  next: repeatAfter(10 * 60 * 1000),
  run: () => sweepUploads(deps),
})

export const storageFull = () =>
  new Problem(507, 'storage-full', { text: fileTexts['storage-full'] })

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

function read(metadata: Record<string, string | null>) {
  const result = uploadMetadata.safeParse(metadata)
  if (result.success) return result.data
  const field = String(result.error.issues[0]?.path[0] ?? 'filename')
  throw invalid({ [field]: fieldTexts.wrongFormat })
}
