/** Told while something would be lost by leaving. */
export type KeepFromLeaving = (hasUnsaved: boolean) => void

/** Whether something would be lost by leaving, known at once and not with the next render. */
export function createUnsaved(onChange: KeepFromLeaving) {
  let isThere = false
  return {
    isThere: () => isThere,
    keep: (next: boolean) => {
      isThere = next
      onChange(next)
    },
  }
}
