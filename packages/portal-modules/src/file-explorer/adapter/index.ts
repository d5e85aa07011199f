import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  directories,
  fileLinks,
  fileVersions,
  permissionGroups,
  type Component,
  type ResponseOf,
} from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { keptChoices } from '../../kit/adapter/kept-choices.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import type { Outcome } from '../../kit/pending/outcome.ts'
import { portCalls, refusalOf } from '../../kit/adapter/port-calls.ts'
import { versionCalls } from '../../kit/adapter/version-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import type { Entry, FileExplorerPort, Incomer } from '../file-explorer.port.ts'
import { resumableUploads } from './resumable.ts'
import { shareCalls } from './shares.ts'
import { toEntry, toFolder, toPerson, toTrashed } from './to-entry.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface FileExplorerAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Absent: files are downloaded instead of shown. */
  openViewer?: OpenViewer
}

const { asPort, translated } = portCalls((name) =>
  // Each file is sent alone.
  name.startsWith('files[') ? 'files' : name === 'displayName' ? 'name' : name,
)

const itemOf = ({ id, onConflict }: Incomer) => ({ componentId: id, conflict: onConflict })

/** The file explorer's port on the portal's own calls. */
export function createFileExplorerAdapter(options: FileExplorerAdapterOptions): FileExplorerPort {
  const { client, scope, live, openViewer } = options
  const calls = componentCalls(client, scope, asPort)
  const audience = audienceCalls(client, scope, { asPort, translated })
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
  const outcomeOf = async (
    answer: Promise<ResponseOf<typeof components.moveMany>>,
  ): Promise<Outcome<Entry>> => {
    const { components: changed, refused } = await asPort(answer)
    changed.forEach(note)
    return {
      done: changed.flatMap((component) => toEntry(component) ?? []),
      refused: refused.map(refusalOf),
    }
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

    audiences: audience.groups,

    audience,

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

    remove: async ({ ids, commandId }) => {
      const input = { params, body: { componentIds: [...ids] } }
      const options = { idempotencyKey: commandId }
      const answer = await asPort(client.call(components.removeMany, input, options))
      return { done: answer.componentIds, refused: answer.refused.map(refusalOf) }
    },

    restore: ({ entries, commandId }) => {
      const input = { params, body: { items: entries.map(itemOf) } }
      return outcomeOf(client.call(components.restoreMany, input, { idempotencyKey: commandId }))
    },

    trash(folderId) {
      const { key, load } = describeQuery(client, scope, components.trash, of(folderId))
      return translated({
        key: [...key, 'trash'],
        load: async () => (await load()).flatMap((item) => toTrashed(item) ?? []),
      })
    },

    purge: async ({ ids, commandId }) => {
      const input = { params, body: { componentIds: [...ids] } }
      const options = { idempotencyKey: commandId }
      const answer = await asPort(client.call(components.purgeMany, input, options))
      return { done: answer.componentIds, refused: answer.refused.map(refusalOf) }
    },

    move: ({ fromId, toId, entries, commandId }) => {
      const items = entries.map(({ name, ...entry }) => ({
        ...itemOf(entry),
        ...(name !== undefined && { displayName: name }),
      }))
      const body = { fromParentId: fromId, toParentId: toId, items }
      return outcomeOf(
        client.call(components.moveMany, { params, body }, { idempotencyKey: commandId }),
      )
    },

    copy: async ({ toId, entries, commandId }) => {
      const input = { params, body: { toParentId: toId, items: entries.map(itemOf) } }
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
