export interface StepItem<Id extends string = string> {
  /** Identifies it. */
  id: Id
  /** What is done in it, in a word or two. */
  label: string
  /** A second, quieter line. */
  description?: string
  /** The reader has been there. */
  isVisited?: boolean
  /** Something in it has to be mended. */
  isInvalid?: boolean
}

export type StepState = 'current' | 'done' | 'invalid' | 'open'

/** How a step stands. */
export function stepState(steps: readonly StepItem[], index: number, current: number): StepState {
  if (steps[index]?.isInvalid) return 'invalid'
  if (index === current) return 'current'
  return steps[index]?.isVisited ? 'done' : 'open'
}

/** Visited steps can be jumped to as long as everything before them is valid (SETUP-02). */
export function canJump(steps: readonly StepItem[], index: number, current: number): boolean {
  if (index === current || !steps[index]?.isVisited) return false
  return steps.slice(0, index).every((step) => step.isVisited && !step.isInvalid)
}
