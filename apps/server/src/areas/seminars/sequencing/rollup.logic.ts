import type { Activity } from './activity-tree.logic.ts'
import { combine, evaluate } from './conditions.logic.ts'
import type { Known, Objective, RollupRule } from './sequencing.types.ts'
import type { Tracking } from './tracking.types.ts'

type Action = RollupRule['action']

/** The mean of the children's measures by their weights (SN, RB.1.1). */
export function rollUpMeasure({ children }: Activity, tracking: Tracking): number | undefined {
  let sum = 0
  let weights = 0
  let isAnyKnown = false
  for (const child of children) {
    if (!child.isTracked) continue
    const { measure } = tracking.objective(child, null)
    weights += child.measureWeight
    if (measure === undefined) continue
    isAnyKnown = true
    sum += measure * child.measureWeight
  }
  return isAnyKnown && weights > 0 ? sum / weights : undefined
}

/** By the measure, by the activity's own rules, or by those that hold where it has none (SN, RB.1.2). */
export function rollUpSatisfaction(
  activity: Activity,
  objective: Objective,
  measure: number | undefined,
  tracking: Tracking,
): Known {
  if (objective.isByMeasure) {
    const counts = !tracking.isActive(activity) || activity.isMeasureCountedIfActive
    return measure !== undefined && counts ? measure >= objective.minimumMeasure : undefined
  }
  return rollUp(activity, tracking, ['satisfied', 'notSatisfied'], ['satisfied', 'objectiveStatusKnown']) // prettier-ignore
}

/** SN, RB.1.3. */
export const rollUpCompletion = (activity: Activity, tracking: Tracking): Known =>
  rollUp(activity, tracking, ['completed', 'incomplete'], ['completed', 'activityProgressKnown'])

function rollUp(
  activity: Activity,
  tracking: Tracking,
  [positive, negative]: readonly [Action, Action],
  [whenPositive, whenNegative]: readonly [string, string],
): Known {
  const own = activity.rollupRules.filter(({ action }) => action === positive || action === negative) // prettier-ignore
  const rules = own.length > 0 ? own : [defaultRule(positive, whenPositive), defaultRule(negative, whenNegative)] // prettier-ignore
  const applies = (action: Action) =>
    rules.some((rule) => rule.action === action && appliesTo(rule, activity, tracking))
  // What is positive is looked at last and holds against the other (SN, RB.1.2 b).
  if (applies(positive)) return true
  return applies(negative) ? false : undefined
}

const defaultRule = (action: Action, condition: string): RollupRule => ({
  action,
  children: 'all',
  minimumCount: 0,
  minimumPercent: 0,
  combination: 'any',
  conditions: [{ condition, isNegated: false, objective: null, threshold: 0 }],
})

function appliesTo(rule: RollupRule, { children }: Activity, tracking: Tracking): boolean {
  const values = children
    .filter((child) => child.isTracked && isCounted(child, rule.action, tracking))
    .map((child) => combine(rule, (condition) => evaluate(condition, child, tracking)))
  if (values.length === 0) return false
  const count = values.filter((value) => value === true).length
  if (rule.children === 'all') return count === values.length
  if (rule.children === 'any') return count > 0
  if (rule.children === 'none') return values.every((value) => value === false)
  if (rule.children === 'atLeastCount') return count >= rule.minimumCount
  return count / values.length >= rule.minimumPercent
}

/** SN, RB.1.4.2. */
function isCounted(child: Activity, action: Action, tracking: Tracking): boolean {
  const isOfSatisfaction = action === 'satisfied' || action === 'notSatisfied'
  if (isOfSatisfaction ? !child.rollsUpSatisfaction : !child.rollsUpCompletion) return false
  // An item without a lesson, as one that is not to be seen, never gets done.
  if (child.children.length === 0 && !child.isLesson) return false
  const when = child.required[action]
  if (when === 'ifAttempted') return tracking.attempts(child) > 0
  if (when === 'ifNotSuspended') return !(tracking.attempts(child) > 0 && tracking.isSuspended(child)) // prettier-ignore
  if (when === 'ifNotSkipped') return !tracking.ruleAction(child, child.preRules, ['skip'])
  return true
}
