import type { ScormStart } from './protocol.ts'

type Version = ScormStart['scormVersion']
type Values = Record<string, string>

/** Names of the elements that both versions have, each under its own. */
const names = {
  '1.2': {
    entry: 'cmi.core.entry',
    exit: 'cmi.core.exit',
    sessionTime: 'cmi.core.session_time',
    learnerId: 'cmi.core.student_id',
    learnerName: 'cmi.core.student_name',
    credit: 'cmi.core.credit',
    mode: 'cmi.core.lesson_mode',
    launchData: 'cmi.launch_data',
    maxTime: 'cmi.student_data.max_time_allowed',
    timeLimitAction: 'cmi.student_data.time_limit_action',
  },
  '2004': {
    entry: 'cmi.entry',
    exit: 'cmi.exit',
    sessionTime: 'cmi.session_time',
    learnerId: 'cmi.learner_id',
    learnerName: 'cmi.learner_name',
    credit: 'cmi.credit',
    mode: 'cmi.mode',
    launchData: 'cmi.launch_data',
    maxTime: 'cmi.max_time_allowed',
    timeLimitAction: 'cmi.time_limit_action',
  },
} as const

/** Elements that only the portal sets: they are given at the start and never reported back. */
const givenElements: ReadonlySet<string> = new Set([
  ...Object.entries(names['1.2']).flatMap(([key, name]) => (isGiven(key) ? [name] : [])),
  ...Object.entries(names['2004']).flatMap(([key, name]) => (isGiven(key) ? [name] : [])),
  'cmi.student_data.mastery_score',
  'cmi.scaled_passing_score',
  'cmi.completion_threshold',
  'cmi._version',
])

function isGiven(key: string) {
  return key !== 'exit' && key !== 'sessionTime'
}

/** Whether a lesson can change an element, so that it is worth keeping. */
export const isReported = (element: string): boolean =>
  !givenElements.has(element) &&
  !element.startsWith('cmi.comments_from_lms') &&
  !/\._(?:children|count)$/.test(element)

/**
 * How the lesson begins: `resume` after suspend or a time-out, and where nothing was said, because then
 * the browser was closed in the middle (T-86). What ended normally begins with neither.
 */
function entryOf({ scormVersion, cmi }: Pick<ScormStart, 'scormVersion' | 'cmi'>): string {
  const { entry, exit } = names[scormVersion]
  const hasKept = Object.entries(cmi).some(([element, value]) => isReported(element) && value)
  if (!hasKept) return 'ab-initio'
  if (cmi[exit] === undefined && cmi[entry] !== undefined) return cmi[entry]
  const isOver = cmi[exit] === 'normal' || cmi[exit] === 'logout'
  return isOver ? '' : 'resume'
}

/** Everything that the lesson finds in its run-time data, flat, as the library loads it. */
export function initialValues(start: ScormStart): Values {
  const { scormVersion, cmi, learner, settings } = start
  const own = names[scormVersion]
  const kept = Object.entries(cmi).filter(
    ([element]) =>
      isReported(element) &&
      // They are of the visit before; kept, its time would count again.
      element !== own.exit &&
      element !== own.sessionTime,
  )
  const optional: Record<string, string | number | null> = {
    [own.launchData]: settings.launchData,
    [own.maxTime]: settings.maxTimeAllowed,
    [own.timeLimitAction]: settings.timeLimitAction,
    ...limits(scormVersion, settings),
  }
  return {
    ...Object.fromEntries(kept),
    [own.learnerId]: learner.id,
    [own.learnerName]: learner.name,
    [own.credit]: cmi[own.credit] || 'credit',
    [own.mode]: cmi[own.mode] || 'normal',
    [own.entry]: entryOf(start),
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([name, value]) =>
        value === null || value === '' ? [] : [[name, String(value)]],
      ),
    ),
  }
}

const limits = (
  version: Version,
  { masteryScore, scaledPassingScore, completionThreshold }: ScormStart['settings'],
): Record<string, number | null> =>
  version === '1.2'
    ? { 'cmi.student_data.mastery_score': masteryScore }
    : {
        'cmi.scaled_passing_score': scaledPassingScore,
        'cmi.completion_threshold': completionThreshold,
      }
