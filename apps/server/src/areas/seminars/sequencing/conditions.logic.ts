import type { Activity } from './activity-tree.logic.ts'
import type { Condition, Conditions, Known } from './sequencing.types.ts'
import type { Tracking } from './tracking.types.ts'

/** What a condition says of an activity; undefined where nobody knows (SN, UP.2.1). */
export function evaluate(
  { condition, isNegated, objective: id, threshold }: Condition,
  activity: Activity,
  tracking: Tracking,
): Known {
  const value = ((): Known => {
    const { satisfied, measure } = tracking.objective(activity, id)
    if (condition === 'always') return true
    if (condition === 'satisfied') return satisfied
    if (condition === 'objectiveStatusKnown') return satisfied !== undefined
    if (condition === 'objectiveMeasureKnown') return measure !== undefined
    if (condition === 'objectiveMeasureGreaterThan')
      return measure === undefined ? undefined : measure > threshold
    if (condition === 'objectiveMeasureLessThan')
      return measure === undefined ? undefined : measure < threshold
    if (condition === 'completed') return tracking.completed(activity)
    if (condition === 'activityProgressKnown') return tracking.completed(activity) !== undefined
    if (condition === 'attempted') return tracking.attempts(activity) > 0
    if (condition === 'attemptLimitExceeded')
      return activity.attemptLimit !== null && tracking.attempts(activity) >= activity.attemptLimit
    // The standard leaves conditions on times to the run-time; ours does not know them.
    return undefined
  })()
  return isNegated && value !== undefined ? !value : value
}

/** Puts a rule's conditions together. */
export function combine(
  { combination, conditions }: Conditions,
  valueOf: (condition: Condition) => Known,
): Known {
  const values = conditions.map(valueOf)
  if (values.length === 0) return undefined
  const decisive = combination === 'any'
  if (values.includes(decisive)) return decisive
  return values.includes(undefined) ? undefined : !decisive
}

export const holds = (rule: Conditions, valueOf: (condition: Condition) => Known): boolean =>
  combine(rule, valueOf) === true
