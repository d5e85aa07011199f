import { createTree } from './activity-tree.logic.ts'
import { createTracking } from './tracking.logic.ts'
import type { ActivityDefinition, LessonTrack } from './sequencing.types.ts'
import { roundsOf } from './variation.logic.ts'

/**
 * The objectives that a lesson finds when it begins (RTE 4.2.17): those that its manifest gives it, and how
 * they stand where other lessons have written them. What the lesson has said of them itself stays.
 */
export function givenObjectives(
  definition: ActivityDefinition,
  tracks: ReadonlyMap<string, LessonTrack>,
  identifier: string,
  cmi: Readonly<Record<string, string>>,
  seed: string,
): Record<string, string> {
  const own = createTree(definition, { seed, rounds: roundsOf(definition, seed, tracks) })
  // Of a chapter that it begins anew with the lesson may not be among those before.
  const tree = own.byIdentifier.has(identifier) ? own : createTree(definition)
  const activity = tree.byIdentifier.get(identifier)
  if (!activity) return {}
  const tracking = createTracking({ tree, tracks, current: activity })
  const indexes = new Map(
    Object.entries(cmi).flatMap(([name, value]) => {
      const index = /^cmi\.objectives\.(\d+)\.id$/u.exec(name)?.[1]
      return index === undefined ? [] : [[value, Number(index)] as const]
    }),
  )
  const given: Record<string, string> = {}
  for (const { id, maps } of activity.objectives) {
    if (id === null) continue
    if (!indexes.has(id)) indexes.set(id, Math.max(-1, ...indexes.values()) + 1)
    const name = `cmi.objectives.${indexes.get(id)!}`
    given[`${name}.id`] = id
    if (!maps.some(({ readsSatisfied, readsMeasure }) => readsSatisfied || readsMeasure)) continue
    const { satisfied, measure } = tracking.objective(activity, id)
    if (satisfied !== undefined) given[`${name}.success_status`] = satisfied ? 'passed' : 'failed'
    if (measure !== undefined) given[`${name}.score.scaled`] = String(measure)
  }
  return given
}
