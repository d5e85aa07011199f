import { isSame } from '../../kit/uploads/keep-sending.ts'
import { dedupeByName, fileProblem, nameKey } from '../file-explorer.logic.ts'
import type { Upload } from '../file-explorer.port.ts'
import type { UploadItem, UploadState } from './uploads.logic.ts'

/** Files that somebody chose for a folder. */
export interface NewUpload {
  folderId: number
  folderName: string
  files: readonly File[]
  groupIds?: readonly number[]
  notify: boolean
  /** What becomes of a file of the same name; absent: the new one gets a number. */
  onConflict?: Upload['onConflict']
}

/** The files as they wait in the queue; those that cannot be sent say why. `isLarge`: sent piece by piece. */
export function itemsOfUpload(
  { files, folderId, folderName, groupIds, notify, onConflict }: NewUpload,
  isLarge: (file: File) => boolean,
): UploadItem[] {
  return dedupeByName(files).map((file) => {
    const problem = fileProblem(file)
    const state: UploadState = problem ? { status: 'refused', problem } : { status: 'waiting' }
    return {
      id: crypto.randomUUID(),
      file,
      source: file,
      uploadId: undefined,
      isLarge: isLarge(file),
      folderId,
      folderName,
      groupIds,
      notify,
      onConflict,
      state,
    }
  })
}

/** What waits in the folder under the same names: FILE-03 holds against it, too, the later choice is kept. */
export function replacedBy(
  chosen: readonly UploadItem[],
  items: readonly UploadItem[],
  folderId: number,
): UploadItem[] {
  const names = new Set(chosen.map((item) => nameKey(item.file.name)))
  return items.filter(
    (item) =>
      item.folderId === folderId &&
      item.state.status !== 'sending' &&
      item.state.status !== 'done' &&
      names.has(nameKey(item.file.name)),
  )
}

/** The same large file once more: on from where it was. */
export function continued(
  chosen: readonly UploadItem[],
  replaced: readonly UploadItem[],
): UploadItem[] {
  return chosen.map((item) => {
    const before = replaced.find(
      (other) => other.uploadId && item.isLarge && isSame(other.file, item.file),
    )
    return before ? { ...item, uploadId: before.uploadId } : item
  })
}
