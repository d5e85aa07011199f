import { settleEach } from '../../kit/pending/outcome.ts'
import { PortError } from '../../kit/port-error.ts'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import { mayOr403, type MemoryStore } from './memory-store.ts'

type ManyCalls = Required<Pick<FileExplorerPort, 'remove' | 'restore' | 'purge' | 'move'>>

/** Deleting, bringing back and moving many in memory, with the server's rules. */
export function createMemoryMany(
  store: MemoryStore,
  call: <T>(name: keyof ManyCalls, work: () => T | Promise<T>) => Promise<T>,
): ManyCalls {
  return {
    remove: ({ ids, commandId }) =>
      call('remove', async () => {
        const parents = new Set<number | undefined>()
        const outcome = await settleEach(
          ids,
          (id) => id,
          (id) => {
            const entry = store.find(id)
            mayOr403(entry.can.delete)
            store.throwAway(entry)
            parents.add(entry.parentId)
            return id
          },
        )
        for (const parentId of parents) store.emit(parentId, commandId)
        return outcome
      }),
    restore: ({ entries: wanted, commandId }) =>
      call('restore', async () => {
        const parents = new Set<number | undefined>()
        const depthOf = (id: number) => {
          const entry = store.stored.get(id)
          return entry ? store.chainOf(entry).length : 0
        }
        const outcome = await settleEach(
          wanted.toSorted((one, other) => depthOf(one.id) - depthOf(other.id)),
          ({ id }) => id,
          ({ id, onConflict }) => {
            const entry = store.stored.get(id)
            if (!entry) throw new PortError({ code: 'not-found' })
            if (!entry.deleted) return store.show(entry)
            mayOr403(entry.can.delete)
            const above = store.chainOf(entry).slice(0, -1)
            if (above.some((level) => level.deleted)) {
              throw new PortError({ code: 'conflict', reason: 'parent-gone' })
            }
            const settled = store.settleName(entry.parentId ?? -1, entry, onConflict)
            parents.add(entry.parentId)
            if (typeof settled !== 'string') {
              store.change(entry, { isVersion: true })
              return store.show(store.renew(settled, store.contentOf(entry)))
            }
            const back = { name: settled, deleted: undefined, isVersion: false }
            return store.show(store.change(entry, back))
          },
        )
        for (const parentId of parents) store.emit(parentId, commandId)
        return outcome
      }),
    purge: ({ ids, commandId }) =>
      call('purge', async () => {
        const parents = new Set<number | undefined>()
        const outcome = await settleEach(
          ids,
          (id) => id,
          (id) => {
            const entry = store.stored.get(id)
            if (!entry?.deleted) throw new PortError({ code: 'not-found' })
            mayOr403(store.isStaff && entry.can.delete)
            parents.add(entry.parentId)
            store.purge(entry)
            return id
          },
        )
        for (const parentId of parents) store.emit(parentId, commandId)
        return outcome
      }),
    move: ({ fromId, toId, entries: going, commandId }) =>
      call('move', async () => {
        const target = store.find(toId, 'folder')
        const outcome = await settleEach(
          going,
          ({ id }) => id,
          ({ id, onConflict, name: wanted }) => {
            const entry = store.find(id)
            mayOr403(entry.can.edit)
            mayOr403(entry.kind === 'folder' ? target.can.addFolders : target.can.addFiles)
            if (entry.parentId === toId) return store.show(entry)
            if (entry.parentId !== fromId) {
              throw new PortError({ code: 'conflict', reason: 'stale' })
            }
            if (store.chainOf(target).some((level) => level.id === id)) {
              throw new PortError({ code: 'conflict', reason: 'cycle' })
            }
            const coming = { kind: entry.kind, name: wanted ?? entry.name }
            const settled = store.settleName(toId, coming, onConflict)
            if (typeof settled !== 'string') {
              store.throwAway(entry)
              return store.show(store.renew(settled, store.contentOf(entry)))
            }
            return store.show(store.change(store.find(id), { name: settled, parentId: toId }))
          },
        )
        store.emit(fromId, commandId)
        store.emit(toId, commandId)
        return outcome
      }),
  }
}
