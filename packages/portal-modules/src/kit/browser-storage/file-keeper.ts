/** Files that a person chose and has not sent, kept on this device over a reload, each list under a name. */
export interface FileKeeper {
  /** Those that were kept last; none where nothing could be kept. */
  read: (name: string) => Promise<readonly File[]>
  /** Keeps them instead of those before; an empty list forgets. False: they could not be kept, and none are. */
  keep: (name: string, files: readonly File[]) => Promise<boolean>
}
