/** Stores small choices of a person for the next visit, each under a name. */
export interface PreferenceStore {
  read: (name: string) => string | undefined
  /** Stores a value; `undefined` removes it. */
  keep: (name: string, value: string | undefined) => void
  /**
   * Calls back when another tab of this browser changes the value of a name; returns a function that
   * stops it. Absent: changes in other tabs are not noticed.
   */
  watch?: (name: string, listener: () => void) => () => void
}
