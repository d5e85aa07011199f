import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  directories,
  fileLinks,
  permissionGroups,
  type Component,
} from '@atrium/api-client/contract'
import { PortError } from '../../kit/port-error.ts'
import type { Query } from '../../kit/query.ts'
import type { Entry, FileExplorerPort } from '../file-explorer.port.ts'
import { toEntry, toFolder, toGroup } from './to-entry.ts'
import { toPortError } from './to-port-error.ts'

/** The part of a live connection that the file explorer listens to. */
export interface LiveEvents {
  onEvent: (
    listener: (event: { applicationId: number; type: string; payload: unknown }) => void,
  ) => () => void
  /** Events were missed: everything shown must be loaded again. */
  onReset: (listener: (reset: { applicationId: number }) => void) => () => void
}

export interface FileExplorerAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
}

/** The file explorer's port on the portal's own calls. */
export function createFileExplorerAdapter(options: FileExplorerAdapterOptions): FileExplorerPort {
  const { client, scope, live } = options
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })

  return {
    folder(folderId) {
      const { key } = describeQuery(client, scope, components.children, of(folderId))
      return translated({
        key: [...key, 'folder'],
        load: async () => {
          const [path, children] = await Promise.all([
            client.call(components.path, of(folderId)),
            client.call(components.children, of(folderId)),
          ])
          return toFolder(path, children)
        },
      })
    },

    audiences(folderId) {
      const { key, load } = describeQuery(client, scope, permissionGroups.list, of(folderId))
      return translated({ key: [...key, 'groups'], load: async () => (await load()).map(toGroup) })
    },

    createFolder: ({ parentId, name, groupIds, notify, commandId }) =>
      entryOf(
        client.call(
          directories.create,
          {
            params,
            body: {
              parentComponentId: parentId,
              displayName: name,
              notifyGroups: notify,
              ...(groupIds && { userGroupIds: [...groupIds] }),
            },
          },
          { idempotencyKey: commandId },
        ),
      ),

    rename: ({ id, kind, name, version, commandId }) =>
      entryOf(
        client.call(
          kind === 'folder' ? directories.save : fileLinks.save,
          { params, body: { id, displayName: name } },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    remove: ({ id, commandId }) =>
      asPort(client.call(components.remove, of(id), { idempotencyKey: commandId })),

    restore: ({ id, commandId }) =>
      entryOf(client.call(components.restore, of(id), { idempotencyKey: commandId })),

    async upload({ folderId, files, groupIds, notify, commandId, onProgress, signal }) {
      const uploaded = await asPort(
        client.call(
          fileLinks.upload,
          {
            params,
            body: {
              ParentComponentId: folderId,
              notifyGroups: notify,
              ...(groupIds && { userGroupIds: [...groupIds] }),
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
    },

    download: async (id) => {
      const input = { ...of(id), query: { disposition: 'attachment' as const } }
      const { url } = await asPort(client.call(fileLinks.link, input))
      return { url }
    },

    // Not to have it noted loses nothing that one would be told of.
    opened: (id) =>
      void client.call(components.track, { ...of(id), query: {} }).catch(() => undefined),

    onChange: live && ((folderId, listener) => listen(live, scope.tenant, folderId, listener)),
  }
}

type Listener = Parameters<NonNullable<FileExplorerPort['onChange']>>[1]

/** A change of what is in the folder, of the folder itself, or of what this person may see. */
function listen(
  live: LiveEvents,
  tenant: number,
  folderId: number,
  listener: Listener,
): () => void {
  const stopEvents = live.onEvent(({ applicationId, type, payload }) => {
    if (applicationId !== tenant) return
    if (type === 'rights.changed') listener({ folderId })
    if (type !== 'components.changed') return
    if (typeof payload !== 'object' || payload === null) return
    const { parentIds, componentIds, commandId } = payload as Record<string, unknown>
    const isHere = [parentIds, componentIds].some(
      (ids) => Array.isArray(ids) && ids.includes(folderId),
    )
    if (!isHere) return
    listener({ folderId, commandId: typeof commandId === 'string' ? commandId : undefined })
  })
  const stopResets = live.onReset(({ applicationId }) => {
    if (applicationId === tenant) listener({ folderId })
  })
  return () => {
    stopEvents()
    stopResets()
  }
}

async function asPort<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw toPortError(error)
  }
}

async function entryOf(answer: Promise<Component>): Promise<Entry> {
  const entry = toEntry(await asPort(answer))
  if (!entry) throw new PortError({ code: 'unknown', message: 'neither folder nor file' })
  return entry
}

const translated = <T>({ key, load }: Query<T>): Query<T> => ({ key, load: () => asPort(load()) })
