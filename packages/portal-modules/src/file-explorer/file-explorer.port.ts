import type { AudienceChanges, AudienceGroup } from '../kit/audience/audience.types.ts'
import type { FileVersion } from '../kit/file-version.ts'
import type { PreferenceStore } from '../kit/browser-storage/preference-store.ts'
import type { Outcome } from '../kit/pending/outcome.ts'
import type { Query } from '../kit/query.ts'
import type { OpenViewer } from '../kit/view-item.ts'
import type { Shares } from './sharing/shares.types.ts'

/** What the caller may do with an entry or, to add something, inside a folder. */
export interface EntryAbilities {
  edit: boolean
  delete: boolean
  addFiles: boolean
  addFolders: boolean
  /** Say who sees it (PERM-14); absent: no. */
  changeAudience?: boolean
}

/** A folder or a file, as a row of a list. */
export interface Entry {
  id: number
  kind: 'folder' | 'file'
  name: string
  /** Bytes; null for folders. */
  size: number | null
  /** Media type of the content; null for folders. */
  type: string | null
  /** ISO moment. */
  modifiedAt: string
  modifiedBy: string | null
  /** Whoever brought it has no account and gave this name (T-73); then `modifiedBy` is null. */
  sentBy?: string
  /** Entries directly inside that the caller may see; null for files. */
  childCount: number | null
  /** Goes up with every change. */
  version: number
  /** How many contents a file has had; absent: one, or nobody counts (T-71). */
  contentNumber?: number
  /** How much was said about it; absent: nothing, or nobody counts. */
  commentCount?: number
  /**
   * Others brought or changed it since the reader's last visit, or something `inside` a folder, at any depth;
   * absent: no, or opened since (T-75).
   */
  news?: 'added' | 'changed' | 'inside'
  /**
   * Why its content is not given out: it is being checked for malware (`pending`), or some was found in
   * it (`quarantined`); absent: it is.
   */
  check?: 'pending' | 'quarantined'
  /** Address of a picture of what is in it, where it is known with the entry. */
  previewUrl?: string
  /** Ids of the groups that see it; absent where the caller may not know (T-03). */
  audience?: readonly number[]
  can: EntryAbilities
}

/** A folder of the path, from the module's root down. */
export interface Crumb {
  id: number
  name: string
}

export interface Folder {
  id: number
  name: string
  entries: readonly Entry[]
  /** From the module's root down to the folder itself. */
  path: readonly Crumb[]
  /** Ids of the groups that see it; absent where the caller may not know (T-03). */
  audience?: readonly number[]
  can: EntryAbilities
}

/** A group that may see entries: one checkbox (PERM-14). */
export type Group = AudienceGroup

export interface NewFolder {
  parentId: number
  name: string
  /** Absent: as the parent folder. */
  groupIds?: readonly number[]
  notify: boolean
  commandId: string
}

export interface EntryCommand {
  id: number
  commandId: string
}

/**
 * What happens where a folder has the name already (T-65). What a moved or restored file replaces
 * goes to the trash; what an upload or a copy replaces stays as a version of the file, where there are any.
 */
export type OnConflict = 'refuse' | 'replace' | 'keep-both'

/** How many entries are moved, deleted or restored by one call at most; more go in several. */
export const mostAtOnce = 500

/** An entry that comes into a folder. */
export interface Incomer {
  id: number
  onConflict: OnConflict
}

/** An entry that goes into another folder. */
interface Mover extends Incomer {
  /** What it is called there; absent: as it is called. */
  name?: string
}

/** Entries of one folder that go into another one. */
export interface Move {
  fromId: number
  toId: number
  entries: readonly Mover[]
  commandId: string
}

/** Entries that are copied into a folder, with all in them; who sees it sees them. */
export interface Copy {
  toId: number
  entries: readonly Incomer[]
  commandId: string
}

/** Something that was deleted and can be taken back (T-66). */
export interface TrashedEntry extends Entry {
  /** ISO moment. */
  deletedAt: string
  deletedBy: string | null
  /** Where it was: from the module's root down to its folder. */
  path: readonly Crumb[]
  /** A folder above it is deleted as well and has to come back first. */
  isParentGone: boolean
  /** The caller may remove it for good. */
  canPurge: boolean
}

/** Somebody who sees an entry (T-70). */
export interface Person {
  id: number
  name: string
  /** All groups that they are in. */
  groupIds: readonly number[]
}

/** Several entries as one file (T-69). */
export interface Archive {
  url: string
  name: string
}

export type PictureSize = 'small' | 'large'

export interface UploadProgress {
  /** Bytes sent of all files together. */
  sentBytes: number
  totalBytes: number
}

export interface Upload {
  folderId: number
  files: readonly File[]
  /** Files that arrived before, piece by piece (`resumable`). */
  uploadIds?: readonly string[]
  /** Absent: as the folder. */
  groupIds?: readonly number[]
  notify: boolean
  /** What becomes of a file of the same name; absent: the new one gets a number. */
  onConflict?: Exclude<OnConflict, 'refuse'>
  commandId: string
  onProgress: (progress: UploadProgress) => void
  signal: AbortSignal
}

/** A large file, piece by piece. */
export interface UploadInPieces extends Pick<
  Upload,
  'folderId' | 'groupIds' | 'notify' | 'onConflict'
> {
  file: File
  /** Goes on with what is there under this id; absent, or nothing is there any more: from the beginning. */
  uploadId?: string
  /** The server has it from now on, under this id. */
  onStarted: (uploadId: string) => void
  onProgress: (progress: UploadProgress) => void
  /** Stops sending; what has arrived stays. */
  signal: AbortSignal
}

/** A large file that was begun and is not in its folder yet. */
export interface UnfinishedUpload extends Pick<
  Upload,
  'folderId' | 'groupIds' | 'notify' | 'onConflict'
> {
  id: string
  folderName: string
  name: string
  size: number
  sentBytes: number
  /** As the file said, to know it by. */
  lastModified?: number
  /** It is being sent at this moment, from another window say. */
  isMoving: boolean
}

/** Uploads that survive a lost connection and a new page (T-64). */
export interface ResumableUploads {
  /** Files with more bytes travel so. */
  minBytes: number
  /** Resolves to the id for `upload` once all has arrived. */
  send: (upload: UploadInPieces) => Promise<string>
  /** Forgets what has arrived. */
  discard: (uploadId: string) => Promise<void>
  /** What this person has begun. */
  unfinished: () => Promise<readonly UnfinishedUpload[]>
}

/** Something changed in a folder. Without entries: what is shown must be loaded again. */
export interface FolderChange {
  folderId: number
  commandId?: string
}

/**
 * What the file explorer needs from its host. Everything rejects with a `PortError`. What is done with
 * many is done with as many as possible: those that stay come with why, and where all of them stay for
 * one reason, it may reject with that. `settleEach` makes it of what can be done with one.
 */
export interface FileExplorerPort {
  folder: (folderId: number) => Query<Folder>
  /** Absent: no audience is shown or chosen. Resolves to none where the caller may not choose. */
  audiences?: (folderId: number) => Query<readonly Group[]>
  /** Changing who sees entries that are there (PERM-14). Absent: that stays as it was made. */
  audience?: AudienceChanges
  createFolder: (folder: NewFolder) => Promise<Entry>
  rename: (
    change: EntryCommand & { name: string; version: number; kind: Entry['kind'] },
  ) => Promise<Entry>
  /** Resolves to the ids of those that are gone. */
  remove: (command: { ids: readonly number[]; commandId: string }) => Promise<Outcome<number>>
  /** Folders come before what lay in them. Absent: deleting cannot be undone and is asked about first. */
  restore?: (command: { entries: readonly Incomer[]; commandId: string }) => Promise<Outcome<Entry>>
  /** What was deleted below a folder and can be taken back. Absent: there is no trash to look into. */
  trash?: (folderId: number) => Query<readonly TrashedEntry[]>
  /**
   * Removes what lies in the trash for good, with all in it and all versions; resolves to the ids of those
   * that are gone. Absent: it goes by itself, later.
   */
  purge?: (command: { ids: readonly number[]; commandId: string }) => Promise<Outcome<number>>
  /** Takes entries into another folder. Absent: nothing can be moved. */
  move?: (move: Move) => Promise<Outcome<Entry>>
  /** All of the copies or none; resolves to what lies in the folder then. Absent: nothing can be copied. */
  copy?: (copy: Copy) => Promise<readonly Entry[]>
  /** All of the files or none. */
  upload: (upload: Upload) => Promise<readonly Entry[]>
  /** Absent: large files go in one call, too, and begin anew where it breaks off. */
  resumable?: ResumableUploads
  /** A short-lived address from which the content downloads; of a version, where one is named. */
  download: (id: number, version?: number) => Promise<{ url: string }>
  /** Contents that a file has and had, the newest first (T-71). Absent: there are no versions. */
  versions?: (id: number) => Query<readonly FileVersion[]>
  /** Gives a file a content again that it had; nothing is lost. Absent: that is not possible. */
  restoreVersion?: (command: EntryCommand & { number: number; version: number }) => Promise<Entry>
  /** Links with which outsiders read single files (T-73). Absent: none are given away. */
  shares?: Shares
  /** A short-lived address of files and folders as one. Absent: files are downloaded one by one. */
  archive?: (ids: readonly number[]) => Promise<Archive>
  /** Short-lived addresses of pictures of files, by id; those without one are left out. Absent: none. */
  pictures?: (ids: readonly number[], size: PictureSize) => Promise<ReadonlyMap<number, string>>
  /** Everybody who sees an entry. Absent, or refused: nobody is told. */
  people?: (id: number) => Query<readonly Person[]>
  /** How this person looks at folders. Absent: it is not kept. */
  kept?: PreferenceStore
  /** Shows a file among those of its folder (FILE-13). Absent: it is downloaded. */
  openViewer?: OpenViewer
  /** Notes that somebody looked into a folder or at a file (API-30). Absent: nothing is noted. */
  opened?: (id: number) => void
  /** Absent: nothing is live. */
  onChange?: (folderId: number, listener: (change: FolderChange) => void) => () => void
}
