import { leavesOf, type Activity, type ActivityTree } from './activity-tree.logic.ts'
import { evaluate, holds } from './conditions.logic.ts'
import { rollUpCompletion, rollUpMeasure, rollUpSatisfaction } from './rollup.logic.ts'
import type { Known, LessonTrack, Objective } from './sequencing.types.ts'
import type { ObjectiveState, Tracking } from './tracking.types.ts'

interface TrackingOptions {
  tree: ActivityTree
  tracks: ReadonlyMap<string, LessonTrack>
  /** The lesson that was opened last. */
  current: Activity | undefined
  /** Asks what holds once the current lesson, which is open, has ended. */
  isCurrentEnded?: boolean
}

/**
 * How far a learner is with every activity. All of it follows from what the lessons have said: nothing is
 * kept beside it, so that it cannot be lost, and is the same on every machine (T-86).
 */
export function createTracking(options: TrackingOptions): Tracking {
  const { tree, tracks, current, isCurrentEnded = false } = options
  const trackOf = ({ identifier }: Activity) => tracks.get(identifier)
  const isActive = (activity: Activity): boolean =>
    !isCurrentEnded &&
    current !== undefined &&
    leavesOf(activity).includes(current) &&
    trackOf(current)?.isOpen === true
  const isSuspended = (activity: Activity): boolean =>
    leavesOf(activity).some((leaf) => {
      const track = trackOf(leaf)
      if (!track) return false
      if (track.cmi['cmi.exit'] === 'suspend') return true
      return track.isOpen && !(leaf === current && isCurrentEnded)
    })
  /** The attempt is over, so that what the lesson left open is filled in (SN, UP.4). */
  const hasEnded = (activity: Activity) =>
    trackOf(activity) !== undefined && !isActive(activity) && !isSuspended(activity)
  const attempts = (activity: Activity): number =>
    activity.children.length === 0
      ? (trackOf(activity)?.attempts ?? 0)
      : Math.min(1, Math.max(0, ...activity.children.map(attempts)))

  const completions = new Map<Activity, Known>()
  const completed = (activity: Activity): Known => {
    if (!completions.has(activity)) {
      completions.set(activity, undefined)
      completions.set(
        activity,
        activity.children.length > 0
          ? rollUpCompletion(activity, tracking)
          : leafCompletion(activity, trackOf(activity), hasEnded(activity)),
      )
    }
    return completions.get(activity)
  }

  const shared = new Map<string, ObjectiveState>()
  const locals = new Map<Objective, ObjectiveState>()
  const local = (activity: Activity, objective: Objective): ObjectiveState => {
    if (activity.children.length === 0)
      return leafObjective(activity, objective, trackOf(activity), {
        hasEnded: hasEnded(activity),
        isActive: isActive(activity),
      })
    if (!objective.isPrimary) return unknown
    if (!locals.has(objective)) {
      locals.set(objective, unknown)
      const measure = rollUpMeasure(activity, tracking)
      locals.set(objective, { measure, satisfied: rollUpSatisfaction(activity, objective, measure, tracking) }) // prettier-ignore
    }
    return locals.get(objective)!
  }
  const stateOf = (activity: Activity, objective: Objective): ObjectiveState => {
    const own = local(activity, objective)
    let { satisfied, measure } = own
    for (const map of objective.maps) {
      const known = shared.get(map.target)
      if (map.readsMeasure) measure = known?.measure ?? measure
      if (map.readsSatisfied && !objective.isByMeasure) satisfied = known?.satisfied ?? satisfied
      if (map.readsMeasure && objective.isByMeasure && known?.measure !== undefined)
        satisfied = known.measure >= objective.minimumMeasure
    }
    return { satisfied, measure }
  }
  const objective = (activity: Activity, id: string | null): ObjectiveState => {
    const found = activity.objectives.find((one) => (id === null ? one.isPrimary : one.id === id))
    return found ? stateOf(activity, found) : unknown
  }

  const tracking: Tracking = {
    objective,
    completed,
    attempts,
    isActive,
    isSuspended,
    ruleAction: (activity, rules, actions) =>
      rules.find(
        (rule) =>
          actions.includes(rule.action) &&
          holds(rule, (condition) => evaluate(condition, activity, tracking)),
      )?.action,
    isClosed: (activity) =>
      tracking.ruleAction(activity, activity.preRules, ['disabled']) !== undefined ||
      (activity.attemptLimit !== null &&
        !isActive(activity) &&
        !isSuspended(activity) &&
        attempts(activity) >= activity.attemptLimit),
  }
  shareObjectives(tree, tracks, { shared, local })
  // What rolled up while objectives were shared did not know all of them.
  locals.clear()
  completions.clear()
  return tracking
}

const unknown: ObjectiveState = { satisfied: undefined, measure: undefined }

/** What is written last holds; what chapters write comes of their lessons. */
function shareObjectives(
  { byIdentifier }: ActivityTree,
  tracks: ReadonlyMap<string, LessonTrack>,
  { shared, local }: { shared: Map<string, ObjectiveState>; local: (activity: Activity, objective: Objective) => ObjectiveState }, // prettier-ignore
): void {
  const all = [...byIdentifier.values()]
  const seenAt = (activity: Activity) => tracks.get(activity.identifier)?.seenAt ?? 0
  const lessons = all.filter(({ children }) => children.length === 0).toSorted((one, other) => seenAt(one) - seenAt(other)) // prettier-ignore
  // From the inside out: a chapter's state may be read by the one around it.
  const chapters = all.filter(({ children }) => children.length > 0).toReversed()
  for (const activity of [...lessons, ...chapters])
    for (const objective of activity.objectives)
      for (const { target, writesSatisfied, writesMeasure } of objective.maps) {
        if (!writesSatisfied && !writesMeasure) continue
        const { satisfied, measure } = local(activity, objective)
        const before = shared.get(target) ?? unknown
        shared.set(target, {
          satisfied: (writesSatisfied ? satisfied : undefined) ?? before.satisfied,
          measure: (writesMeasure ? measure : undefined) ?? before.measure,
        })
      }
}

function leafCompletion(
  activity: Activity,
  track: LessonTrack | undefined,
  hasEnded: boolean,
): Known {
  if (!track || !activity.isTracked) return undefined
  if (track.isDone) return true
  const { 'cmi.completion_status': said, 'cmi.progress_measure': progress } = track.cmi
  if (activity.completionThreshold !== null && progress)
    return Number(progress) >= activity.completionThreshold
  if (said === 'completed') return true
  if (said === 'incomplete' || said === 'not attempted') return false
  return hasEnded && !activity.isCompletionSetByContent ? true : undefined
}

function leafObjective(
  activity: Activity,
  objective: Objective,
  track: LessonTrack | undefined,
  { hasEnded, isActive }: { hasEnded: boolean; isActive: boolean },
): ObjectiveState {
  if (!track || !activity.isTracked) return unknown
  const prefix = prefixOf(objective, track.cmi)
  if (prefix === undefined) return unknown
  const scaled = track.cmi[`${prefix}score.scaled`]
  const measure = scaled ? Number(scaled) : undefined
  if (objective.isByMeasure) {
    const counts = measure !== undefined && (!isActive || activity.isMeasureCountedIfActive)
    return { measure, satisfied: counts ? measure >= objective.minimumMeasure : undefined }
  }
  const said = track.cmi[`${prefix}success_status`]
  if (said === 'passed' || said === 'failed') return { measure, satisfied: said === 'passed' }
  const isFilledIn = objective.isPrimary && hasEnded && !activity.isObjectiveSetByContent
  return { measure, satisfied: isFilledIn ? true : undefined }
}

/** Where the lesson reports an objective: the primary one is the lesson's own status (RTE 4.2.17). */
function prefixOf({ id, isPrimary }: Objective, cmi: Readonly<Record<string, string>>) {
  if (isPrimary) return 'cmi.'
  const name = Object.keys(cmi).find((one) => /^cmi\.objectives\.\d+\.id$/u.test(one) && cmi[one] === id) // prettier-ignore
  return name?.replace(/id$/u, '')
}
