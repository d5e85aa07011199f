import type { Readable } from 'node:stream'

export interface ContentLink {
  url: string
  expiresAt: Date
}

/** Files and folders that come as one archive, for one caller. */
export interface SignedArchive {
  applicationId: number
  componentIds: readonly number[]
  userId: number
  name: string
}

/** A folder or file in an archive, with its place: `Pläne/`, `Pläne/Q1.xlsx`. */
export interface ArchiveEntry {
  path: string
  modifiedAt: Date
  /** Absent in a folder, whose path ends with a slash. */
  file?: { size: number; open: () => Promise<Readable> }
}

/** A picture drawn small: `side` is the longer one's pixels. */
export interface SignedThumbnail {
  key: string
  type: string
  side: number
}

/** A learner's visit of a lesson: what its package is served for. */
export interface SignedVisit {
  applicationId: number
  componentId: number
  lessonId: number
  userId: number
  launchId: string
  /** In which the lesson was opened: the address ends with it. Absent with another identity provider. */
  sessionId?: string
}

/** A request of a lesson that speaks xAPI, below its visit's address. */
export interface VisitRequest {
  method: string
  /** Behind `~player/`: `fetch`, `xapi/statements`, … */
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

export interface VisitAnswer {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/** A file of a package, read out of its archive. */
export interface VisitFile {
  /** Media type, by its name. */
  type: string
  /** Bytes. */
  size: number
  open(range?: { start: number; end: number }): Promise<Readable>
  /** The same compressed by gzip, without work; absent: it lies there as it is. */
  gzip?: () => Promise<Readable>
}

/** Short-lived signed addresses on the content origin. */
export interface ContentLinks {
  sign(file: {
    key: string
    name: string
    type: string
    size: number
    disposition: 'inline' | 'attachment'
  }): ContentLink
  signArchive(archive: SignedArchive): ContentLink
  signThumbnail(thumbnail: SignedThumbnail): ContentLink
  /** The player's page; what is served below it ends with the visit, and after a day in any case. */
  signVisit(visit: SignedVisit): ContentLink
  /** What a lesson of one visit proves with that it is itself; the same whenever it is asked for. */
  visitSecret(launchId: string): string
}
