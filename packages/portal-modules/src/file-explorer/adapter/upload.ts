import type { Client, Scope } from '@atrium/api-client'
import { fileLinks } from '@atrium/api-client/contract'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import { toEntry } from './to-entry.ts'

/** Sends files into a folder in one call, all or none; large ones were sent before and come by `uploadIds`. */
export function uploadCall(
  client: Client,
  scope: Scope,
  asPort: PortCalls['asPort'],
): FileExplorerPort['upload'] {
  const params = { applicationId: scope.tenant }
  return async (upload) => {
    const { folderId, files, uploadIds, groupIds, notify, onConflict } = upload
    const { commandId, onProgress, signal } = upload
    const uploaded = await asPort(
      client.call(
        fileLinks.upload,
        {
          params,
          body: {
            ParentComponentId: folderId,
            notifyGroups: notify,
            ...(groupIds && { userGroupIds: [...groupIds] }),
            ...(onConflict && { conflict: onConflict }),
            ...(uploadIds && { uploadIds: [...uploadIds] }),
          },
          files: { files },
        },
        {
          idempotencyKey: commandId,
          signal,
          onProgress: ({ sent, total }) => onProgress({ sentBytes: sent, totalBytes: total }),
        },
      ),
    )
    // Where the way does not tell its progress, the answer still tells the end.
    const totalBytes = files.reduce((sum, file) => sum + file.size, 0)
    onProgress({ sentBytes: totalBytes, totalBytes })
    return uploaded.flatMap((component) => toEntry(component) ?? [])
  }
}
