import type { PortError } from '../../kit/port-error.ts'
import { dedupeByName, fileProblem, type FileProblem } from '../file-explorer.logic.ts'
import type { UnfinishedUpload, Upload } from '../file-explorer.port.ts'
import { byFolder } from './folder-files.ts'

/** A chosen file that is not sent, and why; `twice`: another one of its name was chosen after it. */
interface LeftOut {
  file: File
  reason: FileProblem | 'twice'
}

/** What becomes of chosen files, told before they go (FILE-03, FILE-10). */
export interface UploadPlan {
  ready: readonly File[]
  leftOut: readonly LeftOut[]
}

export function planUpload(files: readonly File[]): UploadPlan {
  const kept = new Set(byFolder(files).flatMap((folder) => dedupeByName(folder.files)))
  const ready: File[] = []
  const leftOut: LeftOut[] = []
  for (const file of files) {
    const reason = kept.has(file) ? fileProblem(file) : 'twice'
    if (reason) leftOut.push({ file, reason })
    else ready.push(file)
  }
  return { ready, leftOut }
}

export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; sentBytes: number; bytesPerSecond?: number }
  /** The way to the server is gone; it goes on by itself. */
  | { status: 'stalled'; sentBytes: number }
  /** Somebody stopped it, and can let it go on. */
  | { status: 'paused'; sentBytes: number }
  /** Begun before the page was loaded: the file has to be chosen once more. `isDifferentFile`: another one was. */
  | { status: 'interrupted'; sentBytes: number; isDifferentFile?: boolean }
  | { status: 'done' }
  | { status: 'failed'; error: PortError }
  /** Never sent: something stands against the file itself. */
  | { status: 'refused'; problem: FileProblem }

export interface UploadItem {
  id: string
  file: Pick<File, 'name' | 'size'> & { lastModified?: number }
  /** Its content; absent where the page was loaded since. */
  source: File | undefined
  /** Under which the server has what arrived of it; only of large files. */
  uploadId: string | undefined
  /** Travels piece by piece: may be paused. */
  isLarge: boolean
  folderId: number
  folderName: string
  groupIds: readonly number[] | undefined
  notify: boolean
  onConflict: Upload['onConflict']
  state: UploadState
}

/** Waits or travels. */
export const isOpen = ({ state: { status } }: UploadItem) =>
  status === 'waiting' || status === 'sending' || status === 'stalled'
/** Waits for somebody. */
export const isHeld = ({ state: { status } }: UploadItem) =>
  status === 'paused' || status === 'interrupted'
export const sentOf = ({ state }: UploadItem) => ('sentBytes' in state ? state.sentBytes : 0)

export const toItem = ({
  id,
  name,
  size,
  lastModified,
  sentBytes,
  ...into
}: UnfinishedUpload): UploadItem => ({
  id: crypto.randomUUID(),
  file: { name, size, lastModified },
  source: undefined,
  uploadId: id,
  isLarge: true,
  folderId: into.folderId,
  folderName: into.folderName,
  groupIds: into.groupIds,
  notify: into.notify,
  onConflict: into.onConflict,
  state: { status: 'interrupted', sentBytes },
})

export interface UploadTotals {
  /** Files that wait or travel. */
  open: number
  /** Files that wait for somebody: paused, or interrupted. */
  held: number
  failed: number
  done: number
  sentBytes: number
  totalBytes: number
  /** How fast they travel, where that is known. */
  bytesPerSecond: number | undefined
}

/** All files together, for the total progress; refused ones do not count (FILE-09). */
export function uploadTotals(items: readonly UploadItem[]): UploadTotals {
  const totals: UploadTotals = {
    open: 0,
    held: 0,
    failed: 0,
    done: 0,
    sentBytes: 0,
    totalBytes: 0,
    bytesPerSecond: undefined,
  }
  for (const item of items) {
    const { state, file } = item
    if (state.status === 'refused' || state.status === 'failed') {
      totals.failed += 1
    } else if (isHeld(item)) {
      totals.held += 1
    } else {
      totals.totalBytes += file.size
      totals.sentBytes += state.status === 'done' ? file.size : sentOf(item)
      totals[state.status === 'done' ? 'done' : 'open'] += 1
      if (state.status === 'sending') totals.bytesPerSecond ??= state.bytesPerSecond
    }
  }
  return totals
}
