import type { Case } from '../peer.ts'
import { about as list, bySize, reachedBy, type FileItem } from './list.ts'

export { WORD, type FileItem } from './list.ts'

/** Smallest first: what `sort` leads to; a first click on the column's head. */
export const bySizeUp = (a: FileItem, b: FileItem): number => bySize(b, a)

export const about: Case<FileItem> = { ...list, reached: reachedBy(bySizeUp) }
