import { isAccepted } from '../../files/index.ts'

/** What came in, sorted by whether it fits. */
export interface Sorted {
  /** Files that fit. */
  files: File[]
  /** Files of another kind. */
  wrong: File[]
  /** There were folders among them. */
  hasFolders: boolean
  /** There were more than the one that fits. */
  hasMore: boolean
}

interface Rules {
  accept?: string
  allowsMultiple?: boolean
}

/** Sorts files into those that fit and those that do not; `isFolder` says which are folders. */
export function sortFiles(
  files: readonly File[],
  { accept, allowsMultiple }: Rules,
  isFolder: readonly boolean[] = [],
): Sorted {
  const real = files.filter((_file, index) => !isFolder[index])
  const fitting = real.filter((file) => isAccepted(file, accept))
  return {
    files: allowsMultiple ? fitting : fitting.slice(0, 1),
    wrong: real.filter((file) => !isAccepted(file, accept)),
    hasFolders: isFolder.includes(true),
    hasMore: !allowsMultiple && fitting.length > 1,
  }
}
