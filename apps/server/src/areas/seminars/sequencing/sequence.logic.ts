import {
  createTree,
  leavesOf,
  pathUp,
  type Activity,
  type ActivityTree,
} from './activity-tree.logic.ts'
import { canChoose } from './choice.logic.ts'
import { flow } from './flow.logic.ts'
import { createTracking } from './tracking.logic.ts'
import type { Tracking } from './tracking.types.ts'
import type { ActivityDefinition, Known, LessonTrack } from './sequencing.types.ts'
import { nextRounds, roundsOf } from './variation.logic.ts'

/** Why a lesson cannot be opened: a rule of the course, the order that it keeps, or its number of attempts. */
type Lock = 'rule' | 'order' | 'attempts'

export interface Sequence {
  /** The lessons that the learner has of the course, in their order, by identifier. */
  lessons: readonly string[]
  /** Lessons that cannot be opened now, by identifier. */
  locks: ReadonlyMap<string, { reason: Lock; after: string[] }>
  /** The lesson that was opened last. */
  current: string | null
  /** Where the course leads from it: onwards, back, and when it just ends. Null: to the overview. */
  next: string | null
  previous: string | null
  onExit: string | null
  /** Buttons that the course does not want beside that lesson. */
  hiddenControls: string[]
  /** How the whole course stands. */
  completed: Known
  satisfied: Known
}

/**
 * What a learner may open by the rules of SCORM 2004, and where the course leads next (SN 4, SEM-01). All
 * of it follows from the manifest and from what the lessons have said.
 * @param currentIdentifier  the lesson that was opened last; undefined: none was
 * @param seed  whose course it is, where it gives each learner other lessons
 */
export function sequence(
  definition: ActivityDefinition,
  tracks: ReadonlyMap<string, LessonTrack>,
  currentIdentifier: string | undefined,
  seed: string,
): Sequence {
  const learner = { seed, rounds: roundsOf(definition, seed, tracks) }
  const tree = createTree(definition, learner)
  const current = currentIdentifier === undefined ? undefined : tree.byIdentifier.get(currentIdentifier) // prettier-ignore
  const tracking = createTracking({ tree, tracks, current })
  const ended = createTracking({ tree, tracks, current, isCurrentEnded: true })
  /** What a chapter leads to that is begun anew. */
  const anew = ({ identifier }: Activity): Activity | undefined => {
    const chapter = definitionOf(definition, identifier)!
    const next = createTree(definition, { seed, rounds: nextRounds(chapter, learner, tracks) })
    const before = next.byIdentifier.get(current!.identifier)
    const tracked = createTracking({ tree: next, tracks, current: before, isCurrentEnded: true })
    return flow(next.byIdentifier.get(identifier)!, 'forward', tracked, { into: true })
  }
  const leads = current && {
    next: leadsTo(current, 'next', ended, { tree, anew }),
    previous: leadsTo(current, 'previous', ended, { tree, anew }),
    onExit: leadsTo(current, 'exit', ended, { tree, anew }),
  }
  // Without choice, whoever comes back goes on where they were; who is new begins at the beginning.
  const first = current ?? flow(tree.root, 'forward', tracking, { into: true })
  const led = leads ? Object.values(leads).flatMap((lesson) => lesson?.identifier ?? []) : []
  // Whoever is in a lesson stays there, whatever it has said meanwhile.
  const canOpen = (lesson: Activity) =>
    tracking.isActive(lesson) ||
    led.includes(lesson.identifier) ||
    (lesson === first && pathUp(lesson).every((one) => !tracking.isClosed(one))) ||
    canChoose(lesson, { tree, tracking, current })
  const lessons = leavesOf(tree.root).filter(({ isLesson }) => isLesson)
  const own = lessons.map(({ identifier }) => identifier)
  return {
    // What its next attempt begins with is not yet among the lessons of a chapter, but can be opened.
    lessons: [...own, ...new Set(led.filter((one) => !own.includes(one)))],
    locks: new Map(
      lessons
        .filter((lesson) => !canOpen(lesson))
        .map((lesson) => [lesson.identifier, lockOf(lesson, tree, tracking)]),
    ),
    current: current?.identifier ?? null,
    next: leads?.next?.identifier ?? null,
    previous: leads?.previous?.identifier ?? null,
    onExit: leads?.onExit?.identifier ?? null,
    hiddenControls: current?.hiddenControls ?? [],
    // What an open lesson has not said yet is not filled in: opening it does not complete the course.
    completed: tracking.completed(tree.root),
    satisfied: tracking.objective(tree.root, null).satisfied,
  }
}

/** Ends the lesson, lets its rules decide, and follows the request where they leave it (SN, TB.2, SB.2.7 to 2.11). */
function leadsTo(
  from: Activity,
  request: 'next' | 'previous' | 'exit',
  tracking: Tracking,
  { tree: { root }, anew }: { tree: ActivityTree; anew: (chapter: Activity) => Activity | undefined }, // prettier-ignore
): Activity | undefined {
  const forwards = (activity: Activity) => activity.parent?.flow ? flow(activity, 'forward', tracking) : undefined // prettier-ignore
  const backwards = (activity: Activity) => activity.parent?.flow ? flow(activity, 'backward', tracking) : undefined // prettier-ignore
  let activity = from
  if (!tracking.isSuspended(from)) {
    const exited = pathUp(from).slice(1).findLast((one) => tracking.ruleAction(one, one.exitRules, ['exit']) !== undefined) // prettier-ignore
    if (exited) activity = exited
    for (;;) {
      const action = tracking.ruleAction(activity, activity.postRules, postActions)
      if (action === 'exitParent' && activity.parent) {
        activity = activity.parent
        continue
      }
      if (action === 'exitParent' || action === 'exitAll') return undefined
      if (action === 'retryAll') return anew(root)
      if (action === 'retry') return activity.children.length === 0 ? activity : anew(activity)
      if (action === 'continue') return forwards(activity)
      if (action === 'previous') return backwards(activity)
      break
    }
  }
  if (request === 'next') return forwards(activity)
  return request === 'previous' ? backwards(activity) : undefined
}

const definitionOf = (
  one: ActivityDefinition,
  identifier: string,
): ActivityDefinition | undefined =>
  one.identifier === identifier
    ? one
    : one.children.map((child) => definitionOf(child, identifier)).find(Boolean)

const postActions = ['exitParent', 'exitAll', 'retry', 'retryAll', 'continue', 'previous']

/** Of a rule, which lessons it waits for: those that have not yet satisfied an objective that it asks about. */
function lockOf(
  lesson: Activity,
  { byIdentifier }: ActivityTree,
  tracking: Tracking,
): { reason: Lock; after: string[] } {
  const closed = pathUp(lesson).find((one) => tracking.isClosed(one))
  if (!closed) return { reason: 'order', after: [] }
  const rules = closed.preRules.filter((rule) => tracking.ruleAction(closed, [rule], ['disabled']))
  if (rules.length === 0) return { reason: 'attempts', after: [] }
  const asked = rules.flatMap(({ conditions }) => conditions.map(({ objective }) => objective))
  const targets = new Set(
    closed.objectives
      .filter(({ id, isPrimary }) => asked.includes(id) || (isPrimary && asked.includes(null)))
      .flatMap(({ maps }) => maps.map(({ target }) => target)),
  )
  const after = [...byIdentifier.values()].filter(
    (one) =>
      one !== closed &&
      tracking.objective(one, null).satisfied !== true &&
      one.objectives.some(({ maps }) =>
        maps.some((map) => targets.has(map.target) && (map.writesSatisfied || map.writesMeasure)),
      ),
  )
  return {
    reason: 'rule',
    after: [...new Set(after.flatMap(leavesOf))]
      .filter((one) => one.isLesson && one !== lesson)
      .map(({ identifier }) => identifier),
  }
}
