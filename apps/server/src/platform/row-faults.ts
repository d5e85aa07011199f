import { invalid, type ProblemText } from './problem.ts'

/** What is wrong in a batch, by the name of the field: `items[3].email`. */
export type RowFaults = Record<string, ProblemText>

/** More than this helps nobody to find the first; the rest is told once these are mended. */
const maxFaults = 200

/** Collects what is wrong in a batch: the first 200 of it. */
export function collectFaults() {
  const all: RowFaults = {}
  let count = 0
  return {
    all,
    add(field: string, text: ProblemText) {
      if (count++ < maxFaults) all[field] = text
    },
  }
}

/** Refuses a batch in which anything is wrong: half of it would have to be found again by its sender. */
export function refuseFaults(faults: RowFaults): void {
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
