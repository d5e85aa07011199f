import type { Client, Scope } from '@atrium/api-client'
import {
  components,
  directories,
  fileLinks,
  fileVersions,
  type Component,
  type ResponseOf,
} from '@atrium/api-client/contract'
import { refusalOf, type PortCalls } from '../../kit/adapter/port-calls.ts'
import type { Outcome } from '../../kit/pending/outcome.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Entry, FileExplorerPort, Incomer } from '../file-explorer.port.ts'
import { toEntry } from './to-entry.ts'

type Changes = Pick<
  FileExplorerPort,
  'createFolder' | 'rename' | 'remove' | 'restore' | 'purge' | 'move' | 'copy' | 'restoreVersion'
>

const itemOf = ({ id, onConflict }: Incomer) => ({ componentId: id, conflict: onConflict })

export interface EntryChangesOptions extends Pick<PortCalls, 'asPort'> {
  /** Hears of every component that an answer carries. */
  note: (component: Component) => void
}

/** What changes folders and files where they lie; commands go under their own ids, so each happens once. */
export function entryChanges(
  client: Client,
  scope: Scope,
  { asPort, note }: EntryChangesOptions,
): Changes {
  const params = { applicationId: scope.tenant }
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

    restoreVersion: ({ id, number, version, commandId }) =>
      entryOf(
        client.call(
          fileVersions.restore,
          { params: { ...params, componentId: id, number } },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),
  }
}
