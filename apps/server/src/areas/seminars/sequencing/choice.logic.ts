import {
  commonAncestor,
  isWithin,
  pathUp,
  type Activity,
  type ActivityTree,
} from './activity-tree.logic.ts'
import { isStopped, type Direction } from './flow.logic.ts'
import type { Tracking } from './tracking.types.ts'

export interface ChoiceOptions {
  tree: ActivityTree
  tracking: Tracking
  /** The lesson that was opened last; undefined: the course has not begun. */
  current: Activity | undefined
}

/** Whether a lesson may be chosen from the list by the rules of the course (SN, SB.2.9 and DB.1.1). */
export function canChoose(target: Activity, options: ChoiceOptions): boolean {
  const { tracking } = options
  const path = pathUp(target)
  const isHidden = path.some(
    (one) => tracking.ruleAction(one, one.preRules, ['hiddenFromChoice']) !== undefined,
  )
  if (isHidden || target.parent?.choice === false) return false
  return isReachable(target, options) && path.every((one) => !tracking.isClosed(one))
}

function isReachable(target: Activity, { tree, tracking, current }: ChoiceOptions): boolean {
  if (target === current) return true
  const from = current ?? tree.root
  if (current && current.parent === target.parent)
    return canPass(siblingsBetween(current, target), directionTo(target, current), tracking)
  const ancestor = current ? commonAncestor(current, target) : tree.root
  if (current) {
    const left = pathUp(from).slice(0, pathUp(from).indexOf(ancestor))
    if (left.some(({ choiceExit }) => !choiceExit)) return false
    if (!isWithinConstraint(target, current, left)) return false
  }
  const down = pathUp(target).slice(0, pathUp(target).indexOf(ancestor)).toReversed()
  // Chapters that nobody is in may only be entered by the course itself where they say so.
  const isPrevented = down.some(
    (one) => one !== target && one.preventActivation && !tracking.isActive(one),
  )
  if (isPrevented) return false
  if (current && target.order < current.order) return canPass(passedOnTheWay(ancestor, current, target), 'backward', tracking) // prettier-ignore
  return canPass(passedOnTheWay(ancestor, current, target), 'forward', tracking)
}

const directionTo = (target: Activity, from: Activity): Direction =>
  target.order > from.order ? 'forward' : 'backward'

/** From the one to before the other. */
function siblingsBetween(from: Activity, to: Activity): Activity[] {
  const siblings = from.parent?.children ?? []
  const [start, end] = [siblings.indexOf(from), siblings.indexOf(to)]
  return start < end ? siblings.slice(start, end) : siblings.slice(end + 1, start + 1).toReversed()
}

/** What lies beside the way, on each level, from where the learner is to the target. */
function passedOnTheWay(
  ancestor: Activity,
  current: Activity | undefined,
  target: Activity,
): Activity[] {
  const isForward = !current || target.order > current.order
  const passed: Activity[] = []
  for (const one of pathUp(target)) {
    if (one === ancestor || !one.parent) break
    const siblings = one.parent.children
    const index = siblings.indexOf(one)
    const first = one.parent === ancestor && current ? siblings.findIndex((sibling) => isWithin(current, sibling)) : 0 // prettier-ignore
    if (isForward) passed.push(...siblings.slice(Math.max(0, first), index))
    else if (one.parent === ancestor) passed.push(...siblings.slice(index + 1, first + 1))
  }
  return passed
}

/** SN, SB.2.4. */
const canPass = (passed: readonly Activity[], direction: Direction, tracking: Tracking): boolean =>
  passed.every((one) =>
    direction === 'forward' ? !isStopped(one, tracking) : one.parent?.forwardOnly !== true,
  )

/** A chapter with `constrainChoice` leads to what comes next to it and no further (SN, SB.2.9.1). */
function isWithinConstraint(
  target: Activity,
  current: Activity,
  left: readonly Activity[],
): boolean {
  const constrained = left.find(({ constrainChoice }) => constrainChoice)
  if (!constrained) return true
  const next = neighbour(constrained, directionTo(target, current))
  return isWithin(target, next) || target === constrained
}

function neighbour(activity: Activity, direction: Direction): Activity {
  for (const one of pathUp(activity)) {
    const siblings = one.parent?.children ?? []
    const found = siblings[siblings.indexOf(one) + (direction === 'forward' ? 1 : -1)]
    if (one.parent && found) return found
  }
  return activity
}
