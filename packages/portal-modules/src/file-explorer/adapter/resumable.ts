import type { Client, Scope } from '@atrium/api-client'
import { fileLinks, type UnfinishedUpload } from '@atrium/api-client/contract'
import { pieceSender } from '../../kit/adapter/pieces.ts'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import type { ResumableUploads, UploadInPieces } from '../file-explorer.port.ts'

/** Smaller ones go in one call (FILE-07). */
const minBytes = 16 * 1_024 * 1_024

/** Large files piece by piece (FILE-07, T-64). */
export function resumableUploads(
  client: Client,
  scope: Scope,
  asPort: PortCalls['asPort'],
): ResumableUploads | undefined {
  const sender = pieceSender(client, scope, asPort)
  if (!sender) return undefined
  return {
    minBytes,
    send: (upload) => {
      const { file, uploadId, signal, onStarted, onProgress } = upload
      return sender.send({
        file,
        uploadId,
        signal,
        metadata: metadataOf(upload),
        onStarted,
        onProgress: (sentBytes, totalBytes) => onProgress({ sentBytes, totalBytes }),
      })
    },
    discard: sender.discard,
    unfinished: async () => {
      const params = { applicationId: scope.tenant }
      return (await asPort(client.call(fileLinks.unfinished, { params }))).map(toUnfinished)
    },
  }
}

function metadataOf({ file, folderId, groupIds, notify, onConflict }: UploadInPieces) {
  return {
    filename: file.name,
    parentComponentId: String(folderId),
    lastModified: String(file.lastModified),
    notifyGroups: String(notify),
    ...(groupIds && { userGroupIds: groupIds.join() }),
    ...(onConflict && { conflict: onConflict }),
  }
}

const toUnfinished = (upload: UnfinishedUpload) => ({
  id: upload.id,
  folderId: upload.parentComponentId,
  folderName: upload.parentName,
  name: upload.name,
  size: upload.size,
  sentBytes: upload.offset,
  lastModified: upload.lastModified ?? undefined,
  groupIds: upload.userGroupIds ?? undefined,
  notify: upload.notifyGroups,
  onConflict: upload.conflict,
  isMoving: upload.isMoving,
})
