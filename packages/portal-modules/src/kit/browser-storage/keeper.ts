/** Small choices of a person that are kept for the next time, each under a name. */
export interface Keeper {
  read: (name: string) => string | undefined
  /** `undefined` forgets. */
  keep: (name: string, value: string | undefined) => void
  /**
   * Calls back when another tab of this browser keeps or forgets something under a name, and gives what
   * ends that. Absent: tabs know nothing of each other.
   */
  watch?: (name: string, listener: () => void) => () => void
}
