import { useCallback, useEffect, useMemo, useRef } from 'react'
import {
  createPendingCommands,
  PortError,
  toPortError,
  useAskBeforeLeaving,
  useNewItemIds,
  useMessages,
  useModuleHost,
  usePending,
  usePlaceName,
  useQuery,
  withData,
  type OfferUndo,
  type Pending,
  type QueryResult,
  type Refusal,
} from '../kit/index.ts'
import { choosableGroups } from '../kit/audience/audience.logic.ts'
import { errorText } from './error-text.ts'
import {
  applyCommand,
  applyEvent,
  belowRoot,
  folderIdOf,
  pathOf,
  type FolderCommand,
} from './file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder, Group } from './file-explorer.port.ts'
import { messages } from './messages/index.ts'
import { reasonsOf } from './moving/refusals.ts'

/** Those that take something back. */
const waysBack: ReadonlySet<RefusedKind> = new Set([
  'delete.restoreFailed',
  'move.undoFailed',
  'copy.undoFailed',
])

const folderCommands = createPendingCommands<Folder, FolderCommand>({ apply: applyCommand })
const markedFor = 5_000

export interface ShownFolder {
  folderId: number | undefined
  /** The folder as it is shown. */
  result: QueryResult<Folder>
  /** The folder, where it is there. */
  ready: Folder | undefined
  run: Pending<Folder, FolderCommand>['run']
  receive: Pending<Folder, FolderCommand>['receive']
  /** Takes in entries that this screen made. */
  add: (added: readonly Entry[], commandId: string) => void
  /** Says that entries are this screen's doing, so that they are not told as news. */
  own: (entries: readonly { id: number }[]) => void
  fresh: ReadonlySet<number>
  groups: readonly Group[] | undefined
  isAskingGroups: boolean
  /** Tells that something failed, and why; what may succeed later can be tried again from there. */
  notifyFailure: (title: string, error: unknown, retry?: () => void) => void
  /** The same of many, once for each reason: one by its name, more by their number. */
  notifyRefusals: (
    kind: RefusedKind,
    entries: readonly Entry[],
    refused: readonly Refusal[],
    /** What may succeed later is tried again from there; a way back stays one (Ctrl+Z), too. */
    retry?: (entries: readonly Entry[]) => void,
  ) => void
}

/** What many can be refused. */
type RefusedKind = 'delete.failed' | 'delete.restoreFailed' | 'move.failed' | 'move.undoFailed' | 'copy.undoFailed' // prettier-ignore

/** The folder that the address names, with its pending changes, what others do in it, and its groups. */
export function useFolder(
  port: FileExplorerPort,
  rootId: number,
  nameOf: (entry: Entry) => string,
  offerUndo: OfferUndo,
): ShownFolder {
  const tools = useMessages(messages)
  const { path, setPath, notify, announce } = useModuleHost()
  const folderId = folderIdOf(path, rootId)
  const { result, run, receive, pending } = usePending(
    useMemo(() => (folderId === undefined ? undefined : port.folder(folderId)), [port, folderId]),
    folderCommands,
  )
  // Thousands are deleted in several calls: who leaves early keeps the rest.
  useAskBeforeLeaving(pending.length > 0)
  const loaded = result.state === 'ready' ? result.data : undefined
  const ready = useMemo(() => loaded && belowRoot(loaded, rootId), [loaded, rootId])

  useEffect(() => {
    if (folderId === undefined) return
    return port.onChange?.(folderId, ({ commandId }) => receive({ commandId }))
  }, [folderId, port, receive])

  usePlaceName(ready && ready.id !== rootId ? ready.name : undefined)
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

  const ownIds = useRef(new Set<number>())
  const own = useCallback((entries: readonly { id: number }[]) => {
    for (const { id } of entries) ownIds.current.add(id)
  }, [])
  const onAppear = useCallback(
    (appeared: readonly Entry[]) => {
      const others = appeared.filter((entry) => !ownIds.current.has(entry.id))
      if (others.length === 0) return
      announce(tools.t('live.added', { count: others.length, name: nameOf(others[0]!) }))
    },
    [announce, nameOf, tools],
  )
  const fresh = useNewItemIds(ready?.id, ready?.entries, { markedFor, onAppear })

  const add = useCallback(
    (added: readonly Entry[], commandId: string) => {
      own(added)
      receive({
        commandId,
        patch: (truth) => applyEvent(truth, { type: 'added', entries: added }),
      })
    },
    [own, receive],
  )
  const notifyFailure = useCallback<ShownFolder['notifyFailure']>(
    (title, reason, retry) => {
      const error = toPortError(reason)
      const detail = errorText(tools, error)
      if (!retry || !error.retryable) return void notify({ tone: 'failure', title, detail })
      const action = { label: tools.t('action.retry'), onPress: retry }
      // It stays until somebody has seen to it.
      notify({ tone: 'failure', title, detail, action, timeout: 0 })
    },
    [notify, tools],
  )
  const notifyRefusals = useCallback<ShownFolder['notifyRefusals']>(
    (kind, entries, refused, retry) => {
      for (const { error, count, items: those } of reasonsOf(entries, refused)) {
        const [first] = those
        const title =
          count === 1 && first
            ? tools.t(kind, { name: nameOf(first) })
            : tools.t(`${kind}Many`, { count })
        const again = retry && (() => retry(those))
        if (again && error.retryable && waysBack.has(kind)) {
          const detail = errorText(tools, error)
          offerUndo(title, again, { tone: 'failure', detail, timeout: 0 })
        } else notifyFailure(title, error, again)
      }
    },
    [nameOf, offerUndo, notifyFailure, tools],
  )
  return {
    folderId,
    result: shownFolder(result, folderId, ready),
    ready,
    run,
    receive,
    add,
    own,
    fresh,
    notifyFailure,
    notifyRefusals,
    ...useGroups(port, folderId, ready?.audience !== undefined),
  }
}

/** The groups to choose from, for who may know them. */
function useGroups(port: FileExplorerPort, folderId: number | undefined, knowsAudience: boolean) {
  const audiences = useQuery(
    useMemo(
      () => (knowsAudience && folderId !== undefined ? port.audiences?.(folderId) : undefined),
      [folderId, knowsAudience, port],
    ),
  )
  const allGroups = audiences.state === 'ready' ? audiences.data : undefined
  const groups = useMemo(() => {
    const choosable = allGroups && choosableGroups(allGroups)
    return choosable && choosable.length > 0 ? choosable : undefined
  }, [allGroups])
  const isAskingGroups =
    knowsAudience && port.audiences !== undefined && audiences.state === 'loading'
  return { groups, isAskingGroups }
}

/** A folder that is not below this module's root is as if it were not there. */
function shownFolder(
  result: QueryResult<Folder>,
  folderId: number | undefined,
  ready: Folder | undefined,
): QueryResult<Folder> {
  if (folderId !== undefined) {
    if (result.state !== 'ready') return result
    if (ready) return withData(result, ready)
  }
  return {
    state: 'failed',
    error: new PortError({ code: 'not-found' }),
    retry: () => undefined,
  }
}
