import type { Query } from '../../kit/query.ts'

/** A link with which somebody without an account reads one file, or all that lies in a folder (T-73). */
export interface Share {
  id: string
  kind: 'file' | 'folder'
  /** The file or folder. */
  entryId: number
  entryName: string
  /** For whom it is, in the words of whoever made it. */
  note: string | null
  hasPassword: boolean
  /** ISO moments. */
  createdAt: string
  createdBy: string
  expiresAt: string
  /** How often a file was looked at or downloaded with it; of a folder each counts, and the whole as one. */
  openedCount: number
  openedAt: string | null
  /** It asks for files instead of giving some: what for, how much may come, and how much came; else null. */
  request: {
    message: string | null
    maxFiles: number
    /** Bytes of all together. */
    maxBytes: number
    fileCount: number
    byteCount: number
  } | null
  /** What is given away. */
  url: string
}

interface NewShare {
  /** The file or folder. */
  entryId: number
  /** For how long it is good. */
  days: number
  /** Asked of whoever opens it; absent: nothing is. */
  password?: string
  note?: string
  commandId: string
}

/** Asks outsiders for files into a folder (T-73, FILE-12). */
interface NewRequest extends NewShare {
  /** They read it. */
  message?: string
  maxFiles: number
  /** Bytes of all together. */
  maxBytes: number
}

/** Links for outsiders: of one file or folder, or all that the reader answers for. */
export interface Shares {
  of: (entryId: number | undefined) => Query<readonly Share[]>
  add: (share: NewShare) => Promise<Share>
  /** A link with which outsiders bring files into a folder. */
  request: (request: NewRequest) => Promise<Share>
  /** From then on it leads nowhere. */
  remove: (command: { id: string; commandId: string }) => Promise<void>
}
