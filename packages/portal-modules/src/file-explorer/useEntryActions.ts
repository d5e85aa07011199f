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
import { mostAtOnce, type Entry, type FileExplorerPort } from './file-explorer.port.ts'
import { messages } from './messages/index.ts'
import type { ShownFolder } from './useFolder.ts'
import { holdStopping, type Many, type Unanswered } from './moving/useMany.ts'

export interface EntryActions {
  /** Deletes at once, and offers to take it back. */
  remove: (entries: readonly Entry[]) => Promise<void>
  /** Resolves to what stands against it. */
  rename: (entry: Entry, name: string) => Promise<PortError | undefined>
  /** One file as it is, several and folders as one archive (T-69). */
  download: (entries: readonly Entry[]) => Promise<void>
}

interface ActionsOptions {
  port: FileExplorerPort
  shown: ShownFolder
  nameOf: (entry: Entry) => string
}

/** Deletes entries, and brings back what was deleted; both piece by piece, where it is much. */
function useRemoval(
  { port, shown, nameOf }: ActionsOptions,
  many: Many,
  offerUndo: OfferUndo,
): EntryActions['remove'] {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const { run, own, notifyRefusals } = shown
  return useMemo(() => {
    const restore = async (entries: readonly Entry[], again?: Unanswered) => {
      own(entries)
      const { done, refused, unanswered } = await many.inPieces(
        'restore',
        entries,
        (piece, gate, commandId) => {
          const wanted = piece.map(({ id }) => ({ id, onConflict: 'refuse' as const }))
          return run(
            { commandId, type: 'restore', entries: piece },
            {
              send: () => gate(() => port.restore!({ entries: wanted, commandId })),
              merge: (truth, back) => applyEvent(truth, { type: 'added', entries: back.done }),
            },
          )
        },
        { again },
      )
      const retry = (those: readonly Entry[]) => void restore(those, unanswered)
      notifyRefusals('delete.restoreFailed', entries, refused, retry)
      const [first] = done
      if (!first) return
      const isOne = done.length === 1
      announce(
        isOne
          ? t('delete.restored', { name: nameOf(first) })
          : t('delete.restoredMany', { count: done.length }),
      )
    }
    const remove = async (wanted: readonly Entry[], again?: Unanswered) => {
      const entries = wanted.filter(({ can }) => can.delete)
      const { stopping, end } = holdStopping()
      // What stays, after all, is no news.
      own(entries)
      const { done, refused, left, unanswered } = await many.inPieces(
        'remove',
        entries,
        (piece, gate, commandId) => {
          const ids = piece.map(({ id }) => id)
          return run(
            { commandId, type: 'remove', ids },
            {
              send: () => gate(() => port.remove({ ids, commandId })),
              merge: (truth, gone) => applyEvent(truth, { type: 'removed', ids: gone.done }),
            },
          )
        },
        { stopping, again },
      )
      const isUnwanted = end()
      const retry = (those: readonly Entry[]) => void remove(those, unanswered)
      notifyRefusals('delete.failed', entries, refused, retry)
      const gone = new Set(done)
      const removed = entries.filter(({ id }) => gone.has(id))
      const [first] = removed
      if (!first) return
      if (isUnwanted && port.restore) return restore(removed)
      const title =
        removed.length === 1
          ? t('delete.done', { name: nameOf(first) })
          : t('delete.doneMany', { count: removed.length })
      const kept = wanted.length - entries.length
      const detail = [
        ...(left > 0 ? [t('many.left', { count: left })] : []),
        ...(kept > 0 ? [t('delete.notAllowed', { count: kept })] : []),
      ].join(' ')
      offerUndo(title, port.restore && (() => void restore(removed)), { detail })
    }
    return (entries) => remove(entries)
  }, [announce, many, nameOf, offerUndo, own, port, run, t, notifyRefusals])
}

/** Saves one file as it is, several and folders as one archive (T-69). */
function useDownload({ port, shown, nameOf }: ActionsOptions): EntryActions['download'] {
  const { notify } = useModuleHost()
  const { t } = useMessages(messages)
  const { ready, notifyFailure } = shown
  return useMemo(() => {
    const downloadFile = async (entry: Entry) => {
      try {
        saveAddress((await port.download(entry.id)).url, entry.name)
        port.opened?.(entry.id)
      } catch (error) {
        notifyFailure(t('download.failed', { name: nameOf(entry) }), error)
      }
    }
    return async (entries) => {
      const [first, second] = entries
      const isFile = first?.kind === 'file' && !second
      // All that is in a folder is that folder, however much it is; the module's root is none.
      const isAll = entries.length > mostAtOnce && entries.length === ready?.entries.length
      const ids = isAll && ready.path.length > 1 ? [ready.id] : entries.map(({ id }) => id)
      if (isFile || !port.archive) {
        const files = entries.filter(({ kind }) => kind === 'file')
        await Promise.all(files.map(downloadFile))
        return
      }
      try {
        const { url, name } = await port.archive(ids)
        saveAddress(url, name)
        notify({ tone: 'info', title: t('archive.started', { name }) })
      } catch (error) {
        const count = entries.length
        notifyFailure(t('archive.failed', { count, name: first ? nameOf(first) : '' }), error)
      }
    }
  }, [nameOf, notify, port, ready, t, notifyFailure])
}

/** What is done to entries where they lie. */
export function useEntryActions(
  port: FileExplorerPort,
  shown: ShownFolder,
  many: Many,
  nameOf: (entry: Entry) => string,
  offerUndo: OfferUndo,
): EntryActions {
  const { run } = shown
  const remove = useRemoval({ port, shown, nameOf }, many, offerUndo)
  const download = useDownload({ port, shown, nameOf })
  return useMemo(
    () => ({
      remove,
      download,
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
    }),
    [download, port, remove, run],
  )
}
