import type { Component } from '@atrium/api-client/contract'
import { auditDownloads } from '../../platform/audit.ts'
import { isCommitUnknown } from '../../platform/database/index.ts'
import { isPicture } from '../../platform/images/index.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import { removeAfterCommit } from '../../platform/storage/index.ts'
import type { Actor } from '../../platform/actor.ts'
import type { CallContext, UploadedFile } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addComponents,
  fileItem,
  announce,
  canEdit,
  changeGroups,
  findAllVisible,
  findReadable,
  findVisible,
  freeNames,
  holdFilesNamed,
  listByIds,
  listViewers,
  lockComponents,
  logMails,
  meantGroups,
  nameKey,
  present,
  replaceContents,
  requireReleased,
  takenNames,
  type Command,
  type ComponentRow,
  type Found,
  type NewContent,
} from '../components/index.ts'
import { holdForCheck } from '../content-checks/index.ts'
import type { NewMail } from '../notifications/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { claimUploads, folderForFiles } from './uploads.service.ts'

export interface Upload {
  parentId: number
  userGroupIds: number[] | undefined
  notifyGroups: boolean
  /** What happens to a file of the same name (T-65); what is replaced stays as a version (T-71). */
  conflict: 'keep-both' | 'replace'
  files: readonly UploadedFile[]
  /** Those of the files that had arrived before, piece by piece. */
  uploadIds: readonly string[]
}

/** Pixels of the longer side; the small one is sharp in tiles of 140 to 180 on any screen. */
const thumbnailSides = { small: 360, large: 1_280 }
/** What is larger takes too long to draw small. */
const maxPictureBytes = 40 * 1_024 * 1_024

export function createFilesService(deps: Dependencies) {
  return {
    /** Puts files into a folder, all or none: one transaction with their events and notifications. */
    async upload(command: Command, upload: Upload, log: CallContext['log']): Promise<Component[]> {
      const { actor, applicationId } = command
      const { parentId } = upload
      const kept = keeper(deps, upload.files)
      try {
        const { components, mails, gone } = await enterTenant(
          deps,
          actor,
          applicationId,
          async (tx, access) => {
            await findVisible(tx, access, parentId)
            await lockComponents(tx, applicationId, [parentId])
            const folder = folderForFiles(access, await findVisible(tx, access, parentId))
            const announced = await claimUploads(tx, access, upload.uploadIds)
            // Said with the call, or when the bytes began to come; else it is who sees the folder.
            const userGroupIds = upload.userGroupIds ?? announced
            const isReplacing = upload.conflict === 'replace'
            const there = isReplacing ? await replaced(tx, access, folder, upload.files) : none
            const fresh = upload.files.filter((file) => !there.has(file))
            const names = await chooseNames(tx, applicationId, parentId, fresh)
            const storageKeys = await kept.keys()
            await holdForCheck(deps, tx, { applicationId, userId: actor.userId }, storageKeys)
            const keyOf = (file: UploadedFile) => storageKeys[upload.files.indexOf(file)]!
            const added = await addComponents(deps, tx, access, command, {
              place: { folder },
              kind: 'files',
              userGroupIds,
              notifyGroups: upload.notifyGroups,
              items: fresh.map((file, index) =>
                fileItem(file, { name: names[index]!, storageKey: keyOf(file) }),
              ),
            })
            const renewed = await renewFiles(deps, tx, access, command, {
              ...upload,
              userGroupIds,
              folder,
              files: [...there].map(([file, row]) => {
                const { size, type, sha256 } = file
                return { row, content: { size, type, sha256, storageKey: keyOf(file) } }
              }),
            })
            const rowOf = (file: UploadedFile) =>
              renewed.rows.get(there.get(file)?.id ?? 0) ?? added.rows[fresh.indexOf(file)]!
            return {
              components: await present(tx, access, upload.files.map(rowOf)),
              mails: [...added.mails, ...renewed.mails],
              gone: renewed.gone,
            }
          },
        )
        logMails(log, mails)
        await removeAfterCommit(deps, gone)
        return components
      } catch (error) {
        await kept.undo(error)
        throw error
      }
    },

    /** A short-lived address of a file's content, for who may see the file, or take it out of the trash (T-66). */
    link: (actor: Actor, applicationId: number, id: number, disposition: 'inline' | 'attachment') =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findReadable(tx, access, id, deps.clock.now())
        if (row.type !== 'filelink' || row.storage_key === null) throw notFound()
        requireReleased(row)
        const size = row.file_size ?? 0
        if (disposition === 'attachment') {
          await auditDownloads(tx, access, [{ id: row.id, name: row.display_name }])
        }
        const link = deps.content.sign({
          key: row.storage_key,
          name: row.display_name,
          type: row.content_type ?? 'application/octet-stream',
          size,
          disposition,
        })
        return { url: link.url, expiresAt: link.expiresAt.toISOString(), size }
      }),

    /** Addresses of small pictures; files that have none, or that the caller does not see, are left out (FILE-15). */
    thumbnails: (
      actor: Actor,
      applicationId: number,
      ids: readonly number[],
      size: keyof typeof thumbnailSides,
    ) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const found = await findAllVisible(tx, access, [...new Set(ids)])
        if (found.length === 0) throw notFound()
        return found.flatMap(({ row }) => {
          const { id, storage_key: key, content_type: type, file_size } = row
          if (row.content_check !== null) return []
          const isSmall = (file_size ?? 0) <= maxPictureBytes
          if (key === null || type === null || !isPicture(type) || !isSmall) return []
          const side = thumbnailSides[size]
          return [{ componentId: id, url: deps.content.signThumbnail({ key, type, side }).url }]
        })
      }),
  }
}

const none: ReadonlyMap<UploadedFile, ComponentRow> = new Map()

/** The files of a folder that others come in the place of; of two that are called the same, the first. */
async function replaced(
  tx: Transaction,
  access: Access,
  folder: Found,
  files: readonly UploadedFile[],
): Promise<Map<UploadedFile, ComponentRow>> {
  const held = await holdFilesNamed(
    tx,
    access,
    folder,
    files.map((file) => file.name),
  )
  if (held.some((row) => !canEdit(access, row.type))) throw forbidden()
  return new Map(
    held.map((row) => [
      files.find(({ name }) => nameKey(name) === nameKey(row.display_name))!,
      row,
    ]),
  )
}

/** Gives files new contents, and tells of them as of new files: each to those who see it (T-65, T-71). */
async function renewFiles(
  deps: Dependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  about: Pick<Upload, 'userGroupIds' | 'notifyGroups'> & {
    folder: Found
    files: readonly { row: ComponentRow; content: NewContent }[]
  },
) {
  const { folder, files, userGroupIds, notifyGroups } = about
  const { applicationId } = access
  if (files.length === 0) return { rows: new Map<number, ComponentRow>(), mails: [], gone: [] }
  if (userGroupIds) {
    for (const { row } of files) await changeGroups(tx, access, row, userGroupIds)
  }
  const gone = await replaceContents(deps, tx, access, command, files)
  const rows = await listByIds(
    tx,
    applicationId,
    files.map(({ row }) => row.id),
  )
  const audiences = Map.groupBy(rows, (row) => row.group_ids.join())
  const mails: NewMail[] = []
  for (const together of audiences.values()) {
    const [first] = together as [ComponentRow]
    const told = await announce(deps, tx, access, {
      kind: 'files',
      folder,
      names: together.map((row) => row.display_name),
      viewers: await listViewers(tx, applicationId, first.id),
      mailToGroupIds: notifyGroups ? await meantGroups(tx, first) : undefined,
    })
    mails.push(...told)
  }
  return { rows: new Map(rows.map((row) => [row.id, row])), mails, gone }
}

/** Names in the order of the files; a taken one gets a number. */
async function chooseNames(
  tx: Transaction,
  applicationId: number,
  parentId: number,
  files: readonly UploadedFile[],
): Promise<string[]> {
  const wanted = new Set(files.map((file) => nameKey(file.name)))
  const taken = await takenNames(tx, applicationId, parentId, { wanted: [...wanted] })
  // Only where a number is needed, it matters what else is in a folder that may hold thousands.
  const isClear = taken.size === 0 && wanted.size === files.length
  const used = isClear ? taken : await takenNames(tx, applicationId, parentId)
  return freeNames(
    files.map((file) => file.name),
    used,
  )
}

/** Keeps content, and takes it back where the transaction fails before its commit. */
export function keeper(deps: Pick<Dependencies, 'storage'>, files: readonly UploadedFile[]) {
  const keys: string[] = []
  return {
    async keys(): Promise<readonly string[]> {
      for (const file of files) keys.push(await deps.storage.keep(file.temporaryKey))
      return keys
    },
    /** Takes the contents back, unless the transaction may have been committed although it failed. */
    async undo(reason: unknown): Promise<void> {
      if (isCommitUnknown(reason)) return
      await Promise.all(keys.map((key) => deps.storage.takeBack(key)))
    },
  }
}
