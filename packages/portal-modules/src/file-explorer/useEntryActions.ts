import { useMemo } from 'react'
import {
  saveAddress,
  toPortError,
  useMessages,
  useModuleHost,
  type OfferUndo,
  type PortError,
} from '../kit/index.ts'
import { applyEvent } from './file-explorer.logic.ts'
import type { Entry, FileExplorerPort } from './file-explorer.port.ts'
import { messages } from './messages/index.ts'
import type { ShownFolder } from './useFolder.ts'

export interface EntryActions {
  /** Deletes at once, and offers to take it back. */
  remove: (entries: readonly Entry[]) => Promise<void>
  /** Resolves to what stands against it. */
  rename: (entry: Entry, name: string) => Promise<PortError | undefined>
  /** One file as it is, several and folders as one archive (T-69). */
  download: (entries: readonly Entry[]) => Promise<void>
}

/** What is done to entries where they lie. */
export function useEntryActions(
  port: FileExplorerPort,
  { run, own, tell }: ShownFolder,
  nameOf: (entry: Entry) => string,
  offerUndo: OfferUndo,
): EntryActions {
  const { notify, announce } = useModuleHost()
  const { t } = useMessages(messages)
  return useMemo(() => {
    const restore = async (entry: Entry) => {
      const commandId = crypto.randomUUID()
      const name = nameOf(entry)
      own(entry.id)
      try {
        await run(
          { commandId, type: 'restore', entry },
          {
            send: () => port.restore!({ id: entry.id, commandId }),
            merge: (truth, restored) => applyEvent(truth, { type: 'added', entries: [restored] }),
          },
        )
        announce(t('delete.restored', { name }))
      } catch (error) {
        tell(t('delete.restoreFailed', { name }), error)
      }
    }
    const downloadFile = async (entry: Entry) => {
      try {
        saveAddress((await port.download(entry.id)).url, entry.name)
        port.opened?.(entry.id)
      } catch (error) {
        tell(t('download.failed', { name: nameOf(entry) }), error)
      }
    }
    return {
      remove: async (entries) => {
        const outcomes = await Promise.allSettled(
          entries.map((entry) => {
            const commandId = crypto.randomUUID()
            return run(
              { commandId, type: 'remove', id: entry.id },
              {
                send: () => port.remove({ id: entry.id, commandId }),
                merge: (truth) => applyEvent(truth, { type: 'removed', ids: [entry.id] }),
              },
            )
          }),
        )
        const removed: Entry[] = []
        for (const [index, outcome] of outcomes.entries()) {
          const entry = entries[index]!
          if (outcome.status === 'fulfilled') removed.push(entry)
          else tell(t('delete.failed', { name: nameOf(entry) }), outcome.reason)
        }
        const [first] = removed
        if (!first) return
        const title =
          removed.length === 1
            ? t('delete.done', { name: nameOf(first) })
            : t('delete.doneMany', { count: removed.length })
        const takeBack = () => {
          for (const entry of removed) void restore(entry)
        }
        offerUndo(title, port.restore && takeBack)
      },
      rename: async (entry, name) => {
        const commandId = crypto.randomUUID()
        const { id, kind } = entry
        return run(
          { commandId, type: 'rename', id, name },
          {
            send: (truth) => {
              const current = truth?.entries.find((candidate) => candidate.id === id) ?? entry
              return port.rename({ id, kind, name, version: current.version, commandId })
            },
            merge: (truth, renamed) => applyEvent(truth, { type: 'changed', entries: [renamed] }),
          },
        ).then(() => undefined, toPortError)
      },
      download: async (entries) => {
        const [first, second] = entries
        const isFile = first?.kind === 'file' && !second
        if (isFile || !port.archive) {
          const files = entries.filter(({ kind }) => kind === 'file')
          await Promise.all(files.map(downloadFile))
          return
        }
        try {
          const { url, name } = await port.archive(entries.map(({ id }) => id))
          saveAddress(url, name)
          notify({ tone: 'info', title: t('archive.started', { name }) })
        } catch (error) {
          const count = entries.length
          tell(t('archive.failed', { count, name: first ? nameOf(first) : '' }), error)
        }
      },
    }
  }, [announce, nameOf, notify, offerUndo, own, port, run, t, tell])
}
