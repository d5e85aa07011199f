import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  directories,
  fileLinks,
  fileVersions,
  permissionGroups,
  type Component,
} from '@atrium/api-client/contract'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { keptChoices } from '../../kit/adapter/kept-choices.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { versionCalls } from '../../kit/adapter/version-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import type { Entry, FileExplorerPort } from '../file-explorer.port.ts'
import { resumableUploads } from './resumable.ts'
import { shareCalls } from './shares.ts'
import { toEntry, toFolder, toGroup, toPerson, toTrashed } from './to-entry.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface FileExplorerAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Absent: files are downloaded instead of shown. */
  openViewer?: OpenViewer
}

const { asPort, translated } = portCalls({ displayName: 'name' })

/** The file explorer's port on the portal's own calls. */
export function createFileExplorerAdapter(options: FileExplorerAdapterOptions): FileExplorerPort {
  const { client, scope, live, openViewer } = options
  const calls = componentCalls(client, scope, asPort)
  const versions = versionCalls(client, scope, { asPort, translated })
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  /** Where folders lie that were heard of: their rows there say how much they hold. */
  const parentOf = new Map<number, number | null>()
  /** In which folders a loaded one lies: with them it goes, and its rights change. */
  const wayTo = new Map<number, ReadonlySet<number>>()
  const note = ({ id, type, parentComponentId }: Component) => {
    if (type === 'directory') parentOf.set(id, parentComponentId)
  }
  const entryOf = async (answer: Promise<Component>): Promise<Entry> => {
    const component = await asPort(answer)
    note(component)
    const entry = toEntry(component)
    if (!entry) throw new PortError({ code: 'unknown', message: 'neither folder nor file' })
    return entry
  }

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
          children.forEach(note)
          wayTo.set(folderId, new Set(path.map(({ id }) => id)))
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

    remove: calls.remove,

    restore: ({ id, onConflict: conflict, commandId }) =>
      entryOf(
        client.call(
          components.restore,
          { ...of(id), query: { conflict } },
          { idempotencyKey: commandId },
        ),
      ),

    trash(folderId) {
      const { key, load } = describeQuery(client, scope, components.trash, of(folderId))
      return translated({
        key: [...key, 'trash'],
        load: async () => (await load()).flatMap((item) => toTrashed(item) ?? []),
      })
    },

    move: ({ id, fromId, toId, onConflict: conflict, commandId }) =>
      entryOf(
        client.call(
          components.move,
          {
            ...of(id),
            body: { componentId: id, fromParentId: fromId, toParentId: toId, conflict },
          },
          { idempotencyKey: commandId },
        ),
      ),

    copy: async ({ toId, entries, commandId }) => {
      const items = entries.map(({ id, onConflict }) => ({ componentId: id, conflict: onConflict }))
      const input = { params, body: { toParentId: toId, items } }
      const copied = await asPort(client.call(fileLinks.copy, input, { idempotencyKey: commandId }))
      copied.forEach(note)
      return copied.flatMap((component) => toEntry(component) ?? [])
    },

    resumable: resumableUploads(client, scope, asPort),

    async upload(upload) {
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
    },

    versions: versions.versions,

    restoreVersion: ({ id, number, version, commandId }) =>
      entryOf(
        client.call(
          fileVersions.restore,
          { params: { ...params, componentId: id, number } },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    download: async (id, version) => {
      if (version !== undefined) {
        return { url: (await versions.address(id, version, 'attachment')).url }
      }
      const input = { ...of(id), query: { disposition: 'attachment' as const } }
      const { url } = await asPort(client.call(fileLinks.link, input))
      return { url }
    },

    shares: shareCalls(client, scope, { asPort, translated }),

    archive: async (ids) => {
      const input = { params, body: { componentIds: [...ids] } }
      const { url, name } = await asPort(client.call(fileLinks.archive, input))
      return { url, name }
    },

    pictures: async (ids, size) => {
      const input = { params, body: { componentIds: [...ids], size } }
      const pictures = await asPort(client.call(fileLinks.thumbnails, input))
      return new Map(pictures.map(({ componentId, url }) => [componentId, url]))
    },

    people(id) {
      const { key, load } = describeQuery(client, scope, permissionGroups.people, of(id))
      return translated({ key: [...key, 'people'], load: async () => (await load()).map(toPerson) })
    },

    kept: keptChoices('files', scope),

    openViewer,

    opened: (id) => calls.track(id),

    onChange:
      live &&
      ((folderId, listener) =>
        listenToCollection(
          live,
          scope.tenant,
          folderId,
          ({ commandId, reactions }) => {
            if (!reactions) listener({ folderId, commandId })
          },
          {
            countsComments: true,
            isCounted: (id) => parentOf.get(id) === folderId,
            isAbove: (id) => wayTo.get(folderId)?.has(id) === true,
          },
        )),
  }
}
