import type { Activity } from './activity-tree.logic.ts'
import type { Known, SequencingRule } from './sequencing.types.ts'

/** How an objective stands: whether it is satisfied, and its measure from -1 to 1 (SN 4.2.1.1). */
export interface ObjectiveState {
  satisfied: Known
  measure: number | undefined
}

/** What rules can ask of an activity (SN, TM.1). */
export interface Tracking {
  objective: (activity: Activity, id: string | null) => ObjectiveState
  completed: (activity: Activity) => Known
  attempts: (activity: Activity) => number
  isActive: (activity: Activity) => boolean
  isSuspended: (activity: Activity) => boolean
  /** The action of the first rule that holds, of those with one of these actions. */
  ruleAction: (activity: Activity, rules: readonly SequencingRule[], actions: readonly string[]) => string | undefined // prettier-ignore
  /** It may not be begun (SN, UP.5). */
  isClosed: (activity: Activity) => boolean
}
