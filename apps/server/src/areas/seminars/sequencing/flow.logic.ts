import type { Activity } from './activity-tree.logic.ts'
import type { Tracking } from './tracking.types.ts'

export type Direction = 'forward' | 'backward'

interface Step {
  activity: Activity
  direction: Direction
}

/**
 * The lesson that the course leads to from an activity, forwards or backwards (SN, SB.2.3); undefined:
 * nowhere. `into` also looks inside the activity itself, as at the start of a course.
 */
export function flow(
  from: Activity,
  direction: Direction,
  tracking: Tracking,
  { into = false }: { into?: boolean } = {},
): Activity | undefined {
  const step = traverse(from, direction, tracking, { into })
  return step && walkInto(step.activity, step.direction, tracking)
}

/**
 * One step through the tree (SN, SB.2.1).
 * @param hasTurned  the walk goes backwards on the whole, and forwards through a chapter that allows only that
 */
function traverse(
  from: Activity,
  asked: Direction,
  tracking: Tracking,
  { into, hasTurned = false }: { into: boolean; hasTurned?: boolean },
): Step | undefined {
  // At the end of such a chapter the walk goes on backwards, from its beginning.
  const isThrough = hasTurned && from.parent?.children.at(-1) === from
  const activity = isThrough ? from.parent!.children[0]! : from
  const direction = isThrough ? 'backward' : asked
  const { parent, children } = activity
  if (into && children.length > 0) {
    if (direction === 'forward' || activity.forwardOnly)
      return { activity: children[0]!, direction: 'forward' }
    return { activity: children.at(-1)!, direction }
  }
  if (!parent) return undefined
  const isBarred =
    direction === 'forward' ? isStopped(activity, tracking) : parent.forwardOnly && !isThrough
  if (isBarred) return undefined
  const sibling = parent.children[parent.children.indexOf(activity) + (direction === 'forward' ? 1 : -1)] // prettier-ignore
  return sibling
    ? { activity: sibling, direction }
    : traverse(parent, direction, tracking, { into: false })
}

/** A rule keeps learners from what follows it. */
export const isStopped = (activity: Activity, tracking: Tracking): boolean =>
  tracking.ruleAction(activity, activity.preRules, ['stopForwardTraversal']) !== undefined

/** SN, SB.2.2. A loop: a course may have more lessons to skip than calls fit into each other. */
function walkInto(from: Activity, towards: Direction, tracking: Tracking): Activity | undefined {
  let activity = from
  let direction = towards
  let hasTurned = false
  while (activity.parent?.flow) {
    const isLeaf = activity.children.length === 0
    const isSkipped =
      tracking.ruleAction(activity, activity.preRules, ['skip']) !== undefined ||
      (isLeaf && !activity.isLesson)
    if (!isSkipped && tracking.isClosed(activity)) return undefined
    if (!isSkipped && isLeaf) return activity
    const step = traverse(activity, direction, tracking, isSkipped ? { into: false, hasTurned } : { into: true }) // prettier-ignore
    if (!step) return undefined
    hasTurned = isSkipped ? hasTurned && step.direction === 'forward' : direction !== step.direction
    activity = step.activity
    direction = step.direction
  }
  return undefined
}
