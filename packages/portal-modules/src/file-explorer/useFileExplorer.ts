import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  createPendingCommands,
  PortError,
  saveAddress,
  toPortError,
  useFresh,
  useMessages,
  useModuleHost,
  usePending,
  useQuery,
  useUrlState,
  type QueryResult,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import {
  applyCommand,
  applyEvent,
  belowRoot,
  choosableGroups,
  displayName,
  filterEntries,
  folderIdOf,
  parseSort,
  pathOf,
  segmentOf,
  sortEntries,
  sortText,
  viewItemsOf,
  type FolderCommand,
  type SortOrder,
} from './file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder, Group } from './file-explorer.port.ts'
import { messages } from './messages/index.ts'
import type { UploadQueue } from './upload-queue.ts'
import { useArrival, type Arrival } from './useArrival.ts'
import { useChosen, type Chosen } from './useChosen.ts'
import { uploadQueueOf } from './useUploads.ts'

const folderCommands = createPendingCommands<Folder, FolderCommand>({ apply: applyCommand })
const undoTime = 10_000
const markedFor = 5_000

/** Who sees something new, and whether they are told. */
export interface Audience {
  groupIds?: readonly number[]
  notify: boolean
}

export interface FileExplorerModel {
  rootId: number
  folder: QueryResult<Folder>
  /** The folder's entries, filtered and in order. */
  rows: readonly Entry[]
  sort: SortOrder
  setSort: (order: SortOrder) => void
  filter: string
  setFilter: (text: string) => void
  /** Groups to choose from; undefined where the caller chooses none. */
  groups: readonly Group[] | undefined
  /** Whether there are groups to choose from is not known yet. */
  isAskingGroups: boolean
  fresh: ReadonlySet<number>
  /** The name as it is shown. */
  nameOf: (entry: Pick<Entry, 'kind' | 'name'>) => string
  hidesExtensions: boolean
  /** People are told of what is new, unless whoever makes it says no. */
  notifiesByDefault: boolean
  canUndoDelete: boolean
  queue: UploadQueue
  /** Files are shown when they are opened; else downloaded. */
  hasViewer: boolean
  /** Opens a folder, shows a file. */
  open: (entry: Entry) => void
  /** Goes to a folder of the path, 0 is the root. */
  goTo: (depth: number) => void
  /** Undefined: done. Else why not; the entry has its old name again. */
  rename: (entry: Entry, name: string) => Promise<PortError | undefined>
  /** Entries that go together come back together. */
  remove: (entries: readonly Entry[]) => void
  /** Downloads the files among the entries. */
  download: (entries: readonly Entry[]) => void
  chosen: Chosen
  /** The entry that the address named; it is chosen, and gets the focus. */
  arrival: Arrival | undefined
  /** Takes the last deletion of this screen back (Ctrl+Z). */
  undo: () => void
  createFolder: (name: string, audience: Audience) => Promise<PortError | undefined>
  upload: (files: readonly File[], audience: Audience) => void
}

export interface FileExplorerOptions {
  /** The folder at which the module begins. */
  rootId: number
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
  /** DEFAULT_NOTIFY_ENABLED (PERM-15). */
  notifiesByDefault?: boolean
}

/** Everything that the file explorer knows and does; its views only show it. */
export function useFileExplorer(
  port: FileExplorerPort,
  { rootId, hidesExtensions = false, notifiesByDefault = false }: FileExplorerOptions,
): FileExplorerModel {
  const host = useModuleHost()
  const tools = useMessages(messages)
  const { path, setPath, notify, announce } = host
  const folderId = folderIdOf(path, rootId)

  const { result, run, receive } = usePending(
    useMemo(() => (folderId === undefined ? undefined : port.folder(folderId)), [port, folderId]),
    folderCommands,
  )
  const loaded = result.state === 'ready' ? result.data : undefined
  const ready = useMemo(() => loaded && belowRoot(loaded, rootId), [loaded, rootId])
  const folder = shownFolder(result, folderId, ready)

  useEffect(() => {
    if (folderId === undefined) return
    return port.onChange?.(folderId, ({ commandId }) => receive({ commandId }))
  }, [folderId, port, receive])

  const readyId = ready?.id
  useEffect(() => {
    // The root is a page: that somebody was there says nothing.
    if (readyId !== undefined && readyId !== rootId) port.opened?.(readyId)
  }, [port, readyId, rootId])

  // An address may carry old names; the folder's own path is the right one.
  useEffect(() => {
    if (!ready) return
    const right = pathOf(ready.path)
    if (right.join('/') !== path.join('/')) setPath(right, { replace: true })
  }, [ready, path, setPath])

  const knowsAudience = ready?.audience !== undefined
  const audiences = useQuery(
    useMemo(
      () => (knowsAudience && folderId !== undefined ? port.audiences?.(folderId) : undefined),
      [folderId, knowsAudience, port],
    ),
  )
  const allGroups = audiences.state === 'ready' ? audiences.data : undefined
  const isAskingGroups =
    knowsAudience && port.audiences !== undefined && audiences.state === 'loading'
  const groups = useMemo(() => {
    const choosable = allGroups && choosableGroups(allGroups)
    return choosable && choosable.length > 0 ? choosable : undefined
  }, [allGroups])

  const [sortParam, setSortParam] = useUrlState('sort', 'name')
  const [filterOf, setFilterOf] = useState<{ folderId: number | undefined; text: string }>()
  const filter = filterOf?.folderId === folderId ? (filterOf?.text ?? '') : ''
  const sort = useMemo(() => parseSort(sortParam), [sortParam])
  const entries = ready?.entries
  const rows = useMemo(() => {
    const collator = new Intl.Collator(host.locale, { numeric: true })
    return sortEntries(filterEntries(entries ?? [], filter, host.locale), sort, collator)
  }, [entries, filter, host.locale, sort])

  const chosen = useChosen(folderId, rows)
  const arrival = useArrival(folderId, ready, (id) => {
    // A filter might hide it.
    setFilterOf(undefined)
    chosen.set(new Set([id]))
  })

  const nameOf = useCallback(
    (entry: Pick<Entry, 'kind' | 'name'>) => displayName(entry, hidesExtensions),
    [hidesExtensions],
  )

  const own = useRef(new Set<number>())
  const onAppear = useCallback(
    (appeared: readonly Entry[]) => {
      const others = appeared.filter((entry) => !own.current.has(entry.id))
      if (others.length === 0) return
      const name = nameOf(others[0]!)
      announce(tools.t('live.added', { count: others.length, name }))
    },
    [announce, nameOf, tools],
  )
  const fresh = useFresh(ready?.id, ready?.entries, { markedFor, onAppear })

  const add = useCallback(
    (added: readonly Entry[], commandId: string) => {
      for (const entry of added) own.current.add(entry.id)
      receive({
        commandId,
        patch: (truth) => applyEvent(truth, { type: 'added', entries: added }),
      })
    },
    [receive],
  )
  const onUploaded = useCallback(
    (uploadedTo: number, added: readonly Entry[], commandId: string) => {
      if (uploadedTo === folderId) add(added, commandId)
    },
    [add, folderId],
  )
  const queue = uploadQueueOf(port)
  useEffect(() => queue.onUploaded(onUploaded), [queue, onUploaded])

  const undoLast = useRef<(() => void) | undefined>(undefined)
  const tell = useCallback(
    (title: string, error: unknown) =>
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) }),
    [notify, tools],
  )

  const actions = useMemo(() => {
    const restore = async (entry: Entry) => {
      const commandId = crypto.randomUUID()
      const name = nameOf(entry)
      own.current.add(entry.id)
      try {
        await run(
          { commandId, type: 'restore', entry },
          {
            send: () => port.restore!({ id: entry.id, commandId }),
            merge: (truth, restored) => applyEvent(truth, { type: 'added', entries: [restored] }),
          },
        )
        announce(tools.t('delete.restored', { name }))
      } catch (error) {
        tell(tools.t('delete.restoreFailed', { name }), error)
      }
    }
    return {
      remove: async (entries: readonly Entry[]) => {
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
          else tell(tools.t('delete.failed', { name: nameOf(entry) }), outcome.reason)
        }
        const [first] = removed
        if (!first) return
        const title =
          removed.length === 1
            ? tools.t('delete.done', { name: nameOf(first) })
            : tools.t('delete.doneMany', { count: removed.length })
        if (!port.restore) return notify({ tone: 'success', title })
        let isUndone = false
        const undo = () => {
          // The message may still offer what a key has done already.
          if (isUndone) return
          isUndone = true
          if (undoLast.current === undo) undoLast.current = undefined
          for (const entry of removed) void restore(entry)
        }
        undoLast.current = undo
        const action = { label: tools.t('action.undo'), onPress: undo }
        notify({ tone: 'success', title, action, timeout: undoTime })
      },
      rename: async (entry: Entry, name: string) => {
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
      download: async (entry: Entry) => {
        try {
          saveAddress((await port.download(entry.id)).url, entry.name)
          port.opened?.(entry.id)
        } catch (error) {
          tell(tools.t('download.failed', { name: nameOf(entry) }), error)
        }
      },
    }
  }, [announce, nameOf, notify, port, run, tell, tools])

  return {
    rootId,
    folder,
    rows,
    sort,
    setSort: (order) => setSortParam(sortText(order)),
    filter,
    setFilter: (text) => setFilterOf({ folderId, text }),
    groups,
    isAskingGroups,
    fresh,
    nameOf,
    hidesExtensions,
    notifiesByDefault,
    canUndoDelete: port.restore !== undefined,
    queue,
    hasViewer: port.openViewer !== undefined,
    open: (entry) => {
      if (entry.kind === 'folder') setPath([...path, segmentOf(entry)])
      else if (port.openViewer) port.openViewer(entry.id, viewItemsOf(rows))
      else void actions.download(entry)
    },
    goTo: (depth) => setPath(path.slice(0, depth)),
    rename: actions.rename,
    remove: (entries) => void actions.remove(entries),
    download: (entries) => {
      for (const entry of entries) if (entry.kind === 'file') void actions.download(entry)
    },
    chosen,
    arrival,
    undo: () => undoLast.current?.(),
    createFolder: async (name, audience) => {
      if (folderId === undefined) return new PortError({ code: 'not-found' })
      const commandId = crypto.randomUUID()
      try {
        add(
          [await port.createFolder({ parentId: folderId, name, ...audience, commandId })],
          commandId,
        )
        announce(tools.t('folder.created', { name }))
        return undefined
      } catch (error) {
        return toPortError(error)
      }
    },
    upload: (files, audience) => {
      if (!ready) return
      queue.add({ folderId: ready.id, folderName: ready.name, files, ...audience })
    },
  }
}

/** A folder that is not below this module's root is as if it were not there. */
function shownFolder(
  result: QueryResult<Folder>,
  folderId: number | undefined,
  ready: Folder | undefined,
): QueryResult<Folder> {
  if (folderId !== undefined) {
    if (result.state !== 'ready') return result
    if (ready) return { ...result, data: ready }
  }
  return {
    state: 'failed',
    error: new PortError({ code: 'not-found' }),
    retry: () => undefined,
  }
}
