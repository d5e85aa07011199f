import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import {
  PortError,
  toPortError,
  useMessages,
  useModuleHost,
  useUndo,
  type Query,
  type QueryResult,
} from '../kit/index.ts'
import { isReaderLeftOut } from '../kit/audience/audience.logic.ts'
import type { Audience } from '../kit/audience/audience.types.ts'
import type { AudienceChanges } from '../kit/audience/audience.types.ts'
import { useAudienceSave, type SaveAudience } from '../kit/audience/useAudienceSave.ts'
import {
  applyEvent,
  displayName,
  nameKey,
  segmentOf,
  viewItemsOf,
  type ViewName,
} from './file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder, Group, Person } from './file-explorer.port.ts'
import { messages } from './messages/index.ts'
import type { Shares } from './sharing/shares.types.ts'
import { picturesOf, type Pictures } from './pictures/pictures.ts'
import type { UploadQueue } from './uploads/upload-queue.ts'
import { useArrival, type Arrival } from './useArrival.ts'
import { useBrought } from './useBrought.ts'
import { useChosen, type Chosen } from './list/useChosen.ts'
import { useClipboard, type Clipboard } from './moving/useClipboard.ts'
import { useCopies, type Copies } from './moving/useCopies.ts'
import { useEntryActions } from './useEntryActions.ts'
import { useFolder, type ShownFolder } from './useFolder.ts'
import type { ListExtensions } from '../kit/extensions/index.ts'
import { useLook, type Look } from './useLook.ts'
import { manyOf, useUnderway, type Underway } from './moving/useMany.ts'
import { useMoves, type Moves } from './moving/useMoves.ts'
import { useQuestions, type Question } from './useQuestions.ts'
import { useUpload } from './uploads/useUpload.ts'
import { uploadQueueOf } from './uploads/useUploads.ts'
import { useVersions, type Versions } from './versions/useVersions.ts'

export interface FileExplorerModel extends Look {
  rootId: number
  folder: QueryResult<Folder>
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
  /** Folders can be downloaded, as archives. */
  hasArchives: boolean
  /** Small pictures of files; undefined where there are none to ask for. */
  pictures: Pictures | undefined
  /** Who sees an entry; undefined where the caller may not know. */
  peopleOf: ((id: number) => Query<readonly Person[]>) | undefined
  /** Opens what was deleted; undefined where nothing of it is shown. */
  openTrash: (() => void) | undefined
  /** Opens a folder, shows a file. */
  open: (entry: Entry) => void
  /** Goes to a folder of the path, 0 is the root. */
  goTo: (depth: number) => void
  /** Resolves to what stands against it. */
  rename: (entry: Entry, name: string) => Promise<PortError | undefined>
  remove: (entries: readonly Entry[]) => void
  /** One file as it is, several and folders as one archive. */
  download: (entries: readonly Entry[]) => void
  moves: Moves
  copies: Copies
  /** What takes its time, because it is so much. */
  underway: readonly Underway[]
  /** What was cut out or copied, to be put somewhere. */
  clipboard: Clipboard
  /** Takes entries of the shown folder, or copies of them, into one. */
  putInto: (way: 'move' | 'copy', entries: readonly Entry[], folderId: number) => void
  /** Contents that files had; undefined where none are kept (T-71). */
  versions: Versions | undefined
  /** Links for outsiders; undefined where none are given away (T-73). */
  shares: Shares | undefined
  /** Changing who sees entries; undefined where nobody does (PERM-14). */
  audience: { changes: AudienceChanges; save: SaveAudience } | undefined
  /** What has to be said before something goes on. */
  question: Question | undefined
  chosen: Chosen
  /** The entry that the address named; it is chosen, and gets the focus. */
  arrival: Arrival | undefined
  /** The entry that the reader's own doing led to: it gets the focus. */
  brought: Arrival | undefined
  createFolder: (name: string, audience: Audience) => Promise<PortError | undefined>
  upload: (files: readonly File[], audience: Audience) => void
  /** What the host adds to the list. */
  extensions: ListExtensions<Entry>
}

export interface FileExplorerOptions {
  /** The folder at which the module begins. */
  rootId: number
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
  /** DEFAULT_NOTIFY_ENABLED (PERM-15). */
  notifiesByDefault?: boolean
  /** FILE_SHARES_ENABLED: links for outsiders are given away, where the port can; default false (T-73). */
  sharesFiles?: boolean
  /** How folders are shown until the reader chooses; default `list`. */
  firstView?: ViewName
}

/** Where what was deleted is looked at, behind the module's own address. */
export const trashPath = ['trash']

/** Takes what was uploaded into the shown folder, once the call has its answer. */
function useUploaded(queue: UploadQueue, { folderId, ready, add, receive }: ShownFolder) {
  const onUploaded = useCallback(
    (uploadedTo: number, added: readonly Entry[], commandId: string) => {
      if (uploadedTo !== folderId) return
      const names = new Set(added.map(({ name }) => nameKey(name)))
      const isReplacing = ready?.entries.some(({ name }) => names.has(nameKey(name)))
      add(added, commandId)
      // What was replaced is gone by the same command, which is not told twice.
      if (isReplacing) receive({})
    },
    [add, folderId, ready, receive],
  )
  useEffect(() => queue.onUploaded(onUploaded), [queue, onUploaded])
}

interface OpeningOptions {
  port: FileExplorerPort
  shown: ShownFolder
  rows: readonly Entry[]
  nameOf: (entry: Entry) => string
  /** Gives an entry the focus, once it is in the list. */
  bringTo: (id: number) => void
  download: (entries: readonly Entry[]) => Promise<void>
}

/** Opens folders and files and downloads them, but for what is being checked or locked (FILE-13). */
function useOpening(options: OpeningOptions): Pick<FileExplorerModel, 'open' | 'download'> {
  const { port, shown, rows, nameOf, bringTo, download } = options
  const { receive } = shown
  const { path, setPath, notify } = useModuleHost()
  const { t } = useMessages(messages)

  /** What was opened is no news any more (T-75). */
  const knowNow = (entries: readonly Entry[]) => {
    const ids = entries.filter(({ news }) => news).map(({ id }) => id)
    if (ids.length === 0) return
    const commandId = crypto.randomUUID()
    receive({ commandId, patch: (truth) => applyEvent(truth, { type: 'opened', ids }) })
  }

  /** Says why a file cannot be opened: it is being checked for malware, or locked (FILE-13). */
  const tellHeld = (entry: Entry) => {
    if (!entry.check) return
    const tone = entry.check === 'pending' ? 'info' : 'failure'
    notify({ tone, title: nameOf(entry), detail: t(`check.${entry.check}.detail`) })
  }

  return {
    open: (entry) => {
      knowNow([entry])
      if (entry.kind === 'folder') setPath([...path, segmentOf(entry)])
      else if (entry.check) tellHeld(entry)
      else if (port.openViewer)
        port.openViewer(
          entry.id,
          viewItemsOf(rows.filter(({ check }) => !check)),
          undefined,
          bringTo,
        )
      else void download([entry])
    },
    download: (entries) => {
      // Who takes an archive has not looked at what is in it.
      if (entries.length === 1) knowNow(entries.filter(({ kind }) => kind === 'file'))
      const [held] = entries.length === 1 ? entries.filter(({ check }) => check) : []
      if (held) tellHeld(held)
      else void download(entries)
    },
  }
}

interface FolderCreationOptions extends Pick<OpeningOptions, 'port' | 'shown' | 'bringTo'> {
  setFilter: (filter: string) => void
}

/** Makes a folder in the one that is shown, and brings its row into sight. */
function useFolderCreation(options: FolderCreationOptions): FileExplorerModel['createFolder'] {
  const { port, shown, setFilter, bringTo } = options
  const { folderId, add, groups } = shown
  const { announce, notify } = useModuleHost()
  const { t } = useMessages(messages)
  return async (name, audience) => {
    if (folderId === undefined) return new PortError({ code: 'not-found' })
    const commandId = crypto.randomUUID()
    try {
      const made = await port.createFolder({ parentId: folderId, name, ...audience, commandId })
      if (groups && made.audience && isReaderLeftOut(groups, made.audience)) {
        // They were asked before; it is not in their list, and a row that leads nowhere is none.
        notify({ tone: 'success', title: t('folder.createdUnseen', { name }) })
        return undefined
      }
      add([made], commandId)
      // A filter might hide it.
      setFilter('')
      bringTo(made.id)
      announce(t('folder.created', { name }))
      return undefined
    } catch (error) {
      return toPortError(error)
    }
  }
}

const noExtensions: ListExtensions<Entry> = {}

/** Everything that the file explorer knows and does; its views only show it. */
export function useFileExplorer(
  port: FileExplorerPort,
  options: FileExplorerOptions,
  extensions: ListExtensions<Entry> = noExtensions,
): FileExplorerModel {
  const { rootId, hidesExtensions = false, notifiesByDefault = false, firstView = 'list' } = options
  const { sharesFiles = false } = options
  const { path, setPath } = useModuleHost()
  const nameOf = useCallback(
    (entry: Pick<Entry, 'kind' | 'name'>) => displayName(entry, hidesExtensions),
    [hidesExtensions],
  )
  const offerUndo = useUndo()
  const shown = useFolder(port, rootId, nameOf, offerUndo)
  const { folderId, ready, add, receive, groups } = shown
  const look = useLook(port.kept, folderId, ready?.entries, firstView, extensions.columns)
  const { rows, setFilter } = look
  const chosen = useChosen(folderId)
  const arrival = useArrival(folderId, ready)
  useLayoutEffect(() => {
    if (!arrival) return
    // A filter might hide it.
    setFilter('')
    chosen.set(new Set([arrival.id]))
  }, [arrival, chosen, setFilter])
  const { brought, bringTo } = useBrought(folderId, rows)
  const questions = useQuestions()
  const many = manyOf(port)
  const actions = useEntryActions(port, shown, many, nameOf, offerUndo)
  const moves = useMoves(port, shown, nameOf, offerUndo, questions, many)
  const copies = useCopies(port, shown, nameOf, offerUndo, questions, many)
  const clipboard = useClipboard(shown, moves, copies)
  const reload = useCallback((commandId?: string) => receive({ commandId }), [receive])
  const saveAudience = useAudienceSave(port.audience, offerUndo, reload)

  const queue = uploadQueueOf(port)
  const versions = useVersions(port, shown, nameOf, { offerUndo, queue, rows })
  useUploaded(queue, shown)

  const opening = useOpening({ port, shown, rows, nameOf, bringTo, download: actions.download })
  const createFolder = useFolderCreation({ port, shown, setFilter, bringTo })

  const { askConflicts } = questions
  const upload = useUpload({ port, ready, queue, askConflicts, add })

  return {
    ...look,
    rootId,
    folder: shown.result,
    groups,
    isAskingGroups: shown.isAskingGroups,
    fresh: shown.fresh,
    nameOf,
    hidesExtensions,
    notifiesByDefault,
    canUndoDelete: port.restore !== undefined,
    queue,
    hasViewer: port.openViewer !== undefined,
    hasArchives: port.archive !== undefined,
    pictures: useMemo(() => picturesOf(port), [port]),
    peopleOf: ready?.audience === undefined ? undefined : port.people,
    openTrash: port.trash && (() => setPath(trashPath)),
    ...opening,
    goTo: (depth) => setPath(path.slice(0, depth)),
    rename: actions.rename,
    remove: (entries) => void actions.remove(entries),
    moves,
    copies,
    underway: useUnderway(many),
    clipboard,
    putInto: (way, entries, toId) => {
      clipboard.drop()
      if (way === 'move') moves.moveInto(entries, toId)
      else copies.copyInto(entries, toId)
    },
    versions,
    shares: sharesFiles ? port.shares : undefined,
    audience: port.audience && saveAudience && { changes: port.audience, save: saveAudience },
    question: questions.question,
    chosen,
    arrival,
    brought,
    createFolder,
    upload: (files, audience) => void upload(files, audience),
    extensions,
  }
}
