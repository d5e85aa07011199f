/** Stores files that a person chose and has not sent, so that they survive a reload; each list has a name. */
export interface FileStore {
  /** The stored files; empty where none could be stored. */
  read: (name: string) => Promise<readonly File[]>
  /** Replaces the stored files; an empty list removes them. False: they could not be stored, and none are. */
  keep: (name: string, files: readonly File[]) => Promise<boolean>
}
