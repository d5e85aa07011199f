import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  fileLinks,
  permissionGroups,
  type Component,
} from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { createPreferenceStore } from '../../kit/adapter/preference-store.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { versionCalls } from '../../kit/adapter/version-calls.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import { entryChanges } from './changes.ts'
import { resumableUploads } from './resumable.ts'
import { shareCalls } from './shares.ts'
import { toFolder, toPerson, toTrashed } from './to-entry.ts'
import { uploadCall } from './upload.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface FileExplorerAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Absent: files are downloaded instead of shown. */
  openViewer?: OpenViewer
}

const { asPort, withPortErrors } = portCalls((name) =>
  // Each file is sent alone.
  name.startsWith('files[') ? 'files' : name === 'displayName' ? 'name' : name,
)

/** The file explorer's port on the portal's own calls. */
export function createFileExplorerAdapter(options: FileExplorerAdapterOptions): FileExplorerPort {
  const { client, scope, live, openViewer } = options
  const calls = componentCalls(client, scope, asPort)
  const audience = audienceCalls(client, scope, { asPort, withPortErrors })
  const versions = versionCalls(client, scope, { asPort, withPortErrors })
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  /** Where folders lie that were heard of: their rows there say how much they hold. */
  const parentOf = new Map<number, number | null>()
  /** In which folders a loaded one lies: with them it goes, and its rights change. */
  const wayTo = new Map<number, ReadonlySet<number>>()
  const note = ({ id, type, parentComponentId }: Component) => {
    if (type === 'directory') parentOf.set(id, parentComponentId)
  }
  return {
    folder(folderId) {
      const { key } = describeQuery(client, scope, components.children, of(folderId))
      return withPortErrors({
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

    ...entryChanges(client, scope, { asPort, note }),

    trash(folderId) {
      const { key, load } = describeQuery(client, scope, components.trash, of(folderId))
      return withPortErrors({
        key: [...key, 'trash'],
        load: async () => (await load()).flatMap((item) => toTrashed(item) ?? []),
      })
    },

    resumable: resumableUploads(client, scope, asPort),

    upload: uploadCall(client, scope, asPort),

    versions: versions.versions,

    download: async (id, version) => {
      if (version !== undefined) {
        return { url: (await versions.address(id, version, 'attachment')).url }
      }
      const input = { ...of(id), query: { disposition: 'attachment' as const } }
      const { url } = await asPort(client.call(fileLinks.link, input))
      return { url }
    },

    shares: shareCalls(client, scope, { asPort, withPortErrors }),

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
      return withPortErrors({
        key: [...key, 'people'],
        load: async () => (await load()).map(toPerson),
      })
    },

    kept: createPreferenceStore('files', scope),

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
