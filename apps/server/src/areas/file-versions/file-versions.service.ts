import { extname } from 'node:path'
import type { Component, FileVersion } from '@atrium/api-client/contract'
import { isPicture } from '../../platform/images/index.ts'
import { auditDownloads } from '../../platform/audit.ts'
import { requireGoodType } from '../../platform/http/file-kinds.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import { removeAfterCommit } from '../../platform/storage/index.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { fileRulesOf } from '../applications/index.ts'
import {
  canEdit,
  findForChange,
  findVisible,
  presentChanged,
  replaceContents,
  requireFresh,
  requireReleased,
  type Command,
} from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { listVersions, type VersionRow } from './file-versions.repository.ts'

interface VersionKey {
  componentId: number
  number: number
}

/** Pixels of the longer side of a version's small picture. */
const pictureSide = 360
/** What is larger takes too long to draw small. */
const maxPictureBytes = 40 * 1_024 * 1_024

export function createFileVersionsService(deps: Dependencies) {
  /** Versions are seen by who sees the file: anything else is not there (PERM-13). */
  const versionsOf = async (tx: Transaction, access: Access, id: number) => {
    const { row } = await findVisible(tx, access, id)
    if (row.type !== 'filelink') throw notFound()
    const versions = await listVersions(tx, access.applicationId, row.id)
    if (versions.length === 0) throw notFound()
    return { row, versions }
  }
  const numbered = (versions: readonly VersionRow[], number: number) => {
    const version = versions.find((one) => one.number === number)
    if (!version) throw notFound()
    return version
  }

  return {
    list: (actor: Actor, applicationId: number, id: number): Promise<FileVersion[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { versions } = await versionsOf(tx, access, id)
        return versions.map((version) => ({
          number: version.number,
          isCurrent: version.is_current,
          fileSize: version.file_size ?? 0,
          contentType: version.content_type,
          createdAt: version.created_at.toISOString(),
          createdByUser:
            version.created_by === null
              ? null
              : {
                  id: version.created_by,
                  firstName: version.first_name ?? '',
                  lastName: version.last_name ?? '',
                },
          pictureUrl: pictureOf(version),
        }))
      }),

    /** A short-lived address of a version's content; what is saved says in its name which one it is. */
    link: (
      actor: Actor,
      applicationId: number,
      { componentId, number }: VersionKey,
      disposition: 'inline' | 'attachment',
    ) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row, versions } = await versionsOf(tx, access, componentId)
        const version = numbered(versions, number)
        requireReleased(version)
        const size = version.file_size ?? 0
        if (disposition === 'attachment') {
          await auditDownloads(tx, access, [
            { id: row.id, name: row.display_name, facts: { version: number } },
          ])
        }
        const link = deps.content.sign({
          key: version.storage_key,
          name: version.is_current ? row.display_name : versionName(row.display_name, number),
          type: version.content_type ?? 'application/octet-stream',
          size,
          disposition,
        })
        return { url: link.url, expiresAt: link.expiresAt.toISOString(), size }
      }),

    /** Gives a file a content again that it had; what it has now becomes a version as well (T-71). */
    async restore(command: Command, { componentId, number }: VersionKey): Promise<Component> {
      const { component, gone } = await enterTenant(
        deps,
        command.actor,
        command.applicationId,
        async (tx, access) => {
          const { row } = await findForChange(tx, access, componentId)
          if (row.type !== 'filelink') throw notFound()
          if (!canEdit(access, row.type)) throw forbidden()
          await requireFresh(tx, access, row, command)
          const versions = await listVersions(tx, access.applicationId, row.id)
          const version = numbered(versions, number)
          // It counts already: there is nothing to do, and nothing new to tell.
          if (version.is_current) {
            return { component: await presentChanged(tx, access, row.id), gone: [] }
          }
          requireReleased(version)
          const rules = await fileRulesOf(tx, command.applicationId)
          requireGoodType(version.content_type, row.display_name, rules, 'number')
          const content = {
            size: version.file_size ?? 0,
            type: version.content_type ?? 'application/octet-stream',
            storageKey: version.storage_key,
            sha256: version.sha256 ?? '',
          }
          const gone = await replaceContents(deps, tx, access, command, [{ row, content }], number)
          return { component: await presentChanged(tx, access, row.id), gone }
        },
      )
      await removeAfterCommit(deps, gone)
      return component
    },
  }

  function pictureOf(version: VersionRow) {
    const { storage_key: key, content_type: type, file_size } = version
    if (
      version.content_check !== null ||
      type === null ||
      !isPicture(type) ||
      (file_size ?? 0) > maxPictureBytes
    )
      return null
    return deps.content.signThumbnail({ key, type, side: pictureSide }).url
  }
}

/** `Plakat.png` as `Plakat (Version 1).png`: nobody takes it for the one that counts. */
function versionName(name: string, number: number): string {
  const extension = extname(name)
  return `${name.slice(0, name.length - extension.length)} (Version ${number})${extension}`
}
