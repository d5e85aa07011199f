import type { MenuPlace } from '@atrium/design-system'
import type { Entry } from '../file-explorer.port.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import type { EntryDrag } from '../moving/useEntryDrag.ts'
import type { Layout } from './useRoom.ts'

/** What a list of files knows and does. */
export type FileListModel = Pick<
  FileExplorerModel,
  | 'rows'
  | 'filter'
  | 'chosen'
  | 'arrival'
  | 'brought'
  | 'sort'
  | 'setSort'
  | 'groups'
  | 'isAskingGroups'
  | 'fresh'
  | 'nameOf'
  | 'hidesExtensions'
  | 'open'
  | 'download'
  | 'hasViewer'
  | 'hasArchives'
  | 'pictures'
  | 'moves'
  | 'copies'
  | 'clipboard'
  | 'audience'
  | 'shares'
  | 'versions'
  | 'rename'
  | 'remove'
  | 'extensions'
>

export interface FileListProps {
  model: FileListModel
  /** Name of the folder, spoken with the list. */
  folderName: string
  /** To the folder above. */
  onUp: () => void
  /**
   * Another folder was left for this one: its row here, else the first one, gets the focus when
   * nothing else has it.
   */
  focus: { from?: number } | undefined
  /** Default `list`. */
  layout?: Layout
  /** Called with the id of the entry that is looked at. */
  onLook: (id: number) => void
  /** Shows what is known of an entry; absent where that is in sight already. */
  onDetails: ((entry: Entry) => void) | undefined
  /** Shows what was said about an entry. */
  onTalk: (entry: Entry) => void
  /** Shows what a file held and holds. */
  onVersions: (entry: Entry) => void
  /** Asks who shall see an entry. */
  onAudience: (entry: Entry) => void
  onShare: (entry: Entry) => void
  onRequest: (entry: Entry) => void
  /** Asks where entries, or copies of them, shall go. */
  onPlace: (way: 'move' | 'copy', entries: readonly Entry[]) => void
  /** Dragging entries onto folders; absent where nothing can be moved. */
  drag: EntryDrag | undefined
}

/** What can be done with an entry from its row; the functions stay the same. */
export interface RowCommands {
  /** Opens the one menu of all rows for it. */
  menu: (entry: Entry, place: MenuPlace) => void
  open: (entry: Entry) => void
  download: (entry: Entry) => void
  /** Opening a file shows it. */
  canView: boolean
  /** Folders are downloaded as archives. */
  canArchive: boolean
  rename: (entry: Entry) => void
  remove: (entry: Entry) => void
  /** Cuts it out, to be put somewhere else; absent where nothing can be moved. */
  cut: ((entry: Entry) => void) | undefined
  /** Asks where it shall go. */
  moveTo: (entry: Entry) => void
  /** What can be copied. */
  canCopy: FileExplorerModel['copies']['can']
  /** Copies it, to be put somewhere. */
  copy: (entry: Entry) => void
  /** Asks where a copy of it shall go. */
  copyTo: (entry: Entry) => void
  details: (entry: Entry) => void
  /** Shows what was said about it. */
  talk: (entry: Entry) => void
  /** Asks who shall see it; absent where nobody changes that. */
  audience: ((entry: Entry) => void) | undefined
  /** Gives a link to it to outsiders; absent where nobody does. */
  share: ((entry: Entry) => void) | undefined
  /** Asks outsiders for files into it; absent where nobody does. */
  request: ((entry: Entry) => void) | undefined
  /** Shows what a file held and holds; absent where nothing of it is kept. */
  versions: ((entry: Entry) => void) | undefined
}
