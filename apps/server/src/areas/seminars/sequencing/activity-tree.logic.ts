import type { ActivityDefinition } from './sequencing.types.ts'
import { childrenFor, type Learner } from './variation.logic.ts'

/** An item of the course in its place (SN 2.1). */
export interface Activity extends Omit<ActivityDefinition, 'children'> {
  parent: Activity | null
  children: Activity[]
  /** Its place in a walk through the whole course, from the root, which is 0. */
  order: number
}

export interface ActivityTree {
  root: Activity
  byIdentifier: ReadonlyMap<string, Activity>
}

/** @param learner  whose course it is; absent: all that it has, as it stands in the manifest */
export function createTree(definition: ActivityDefinition, learner?: Learner): ActivityTree {
  const byIdentifier = new Map<string, Activity>()
  const add = (one: ActivityDefinition, parent: Activity | null): Activity => {
    const { children: all, ...own } = one
    const children = learner ? childrenFor(one, learner) : all
    const activity: Activity = { ...own, parent, children: [], order: byIdentifier.size }
    byIdentifier.set(activity.identifier, activity)
    activity.children = children.map((child) => add(child, activity))
    return activity
  }
  const root = add(definition, null)
  return { root, byIdentifier }
}

/** From the activity up to the root, itself first. */
export const pathUp = (activity: Activity): Activity[] =>
  activity.parent ? [activity, ...pathUp(activity.parent)] : [activity]

/** Whether it is the other one or stands in it. */
export const isWithin = (activity: Activity, other: Activity): boolean =>
  pathUp(activity).includes(other)

/** The lessons in it, or itself. */
export const leavesOf = (activity: Activity): Activity[] =>
  activity.children.length === 0 ? [activity] : activity.children.flatMap(leavesOf)

export const commonAncestor = (one: Activity, other: Activity): Activity => {
  const path = pathUp(one)
  return pathUp(other).find((activity) => path.includes(activity))!
}
