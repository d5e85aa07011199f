/** Small choices of a person that are kept for the next time, each under a name. */
export interface Keeper {
  read: (name: string) => string | undefined
  /** `undefined` forgets. */
  keep: (name: string, value: string | undefined) => void
}
