import * as z from 'zod/mini'
import type { XapiLesson } from '../package/package.types.ts'

/** Verbs that say how far somebody is; others are kept and say nothing of it. */
export const verbs = {
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  scored: 'http://adlnet.gov/expapi/verbs/scored',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
} as const

export const voided = 'http://adlnet.gov/expapi/verbs/voided'
const cmi5Category = 'https://w3id.org/xapi/cmi5/context/categories/cmi5'
const moveOnCategory = 'https://w3id.org/xapi/cmi5/context/categories/moveon'
const sessionExtension = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid'
const progressExtension = 'https://w3id.org/xapi/cmi5/result/extensions/progress'
export const masteryExtension = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore'

const uuid = z.string().check(z.regex(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i)) // prettier-ignore
const score = z.object({
  scaled: z.optional(z.number().check(z.minimum(-1), z.maximum(1))),
  raw: z.optional(z.number()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})
const extensions = z.optional(z.record(z.string(), z.unknown()))
/** As much of a statement as is looked at (xAPI 1.0.3, Data 2.4); the rest is kept as it came. */
const statementShape = z.looseObject({
  id: z.optional(uuid),
  actor: z.looseObject({
    objectType: z.optional(z.string()),
    account: z.optional(z.object({ homePage: z.string(), name: z.string() })),
  }),
  verb: z.looseObject({ id: z.url() }),
  object: z.looseObject({ objectType: z.optional(z.string()), id: z.optional(z.string()) }),
  result: z.optional(
    z.looseObject({
      score: z.optional(score),
      success: z.optional(z.boolean()),
      completion: z.optional(z.boolean()),
      extensions,
    }),
  ),
  context: z.optional(
    z.looseObject({
      registration: z.optional(uuid),
      contextActivities: z.optional(
        z.looseObject({
          category: z.optional(
            z.union([
              z.looseObject({ id: z.string() }),
              z.array(z.looseObject({ id: z.string() })),
            ]),
          ),
        }),
      ),
      extensions,
    }),
  ),
})
export type Statement = z.output<typeof statementShape>

/** A statement that can be read; undefined: it is none. */
export const readStatement = (given: unknown): Statement | undefined =>
  statementShape.safeParse(given).data

const categoriesOf = ({ context }: Statement) =>
  [context?.contextActivities?.category ?? []].flat().map(({ id }) => id)

/** Of those that cmi5 itself defines: its rules of order hold for them (cmi5, 9.6.2.1). */
export const isDefined = (statement: Statement) => categoriesOf(statement).includes(cmi5Category)

/** The id of the statement that this one voids, empty where it names none; undefined: it voids nothing. */
export function voidedBy({ verb, object }: Statement): string | undefined {
  if (verb.id !== voided) return undefined
  const id = object.objectType === 'StatementRef' ? (object.id ?? '') : ''
  return uuid.safeParse(id).success ? id.toLowerCase() : ''
}

/** What the visit says of who speaks, of what, and in which session. */
export interface Speaking {
  actor: { homePage: string; name: string }
  activityId: string
  registration: string
  launchId: string
  isCmi5: boolean
  lesson: XapiLesson
}

/** What was said before in the attempt, of statements that cmi5 defines. */
export interface SaidBefore {
  verb: string
  launchId: string
}

/** Whether a statement is about the lesson itself. */
export const isAboutLesson = ({ object }: Statement, { activityId }: Speaking) =>
  (object.objectType ?? 'Activity') === 'Activity' && object.id === activityId

/**
 * Why a statement is not taken, for whoever made the lesson; undefined: it is. Somebody else's statement
 * never is. For those that cmi5 defines, what it forbids is refused (cmi5, 9.3 and 10.2).
 */
export function refusalOf(
  statement: Statement,
  speaking: Speaking,
  before: readonly SaidBefore[],
): string | undefined {
  const { actor, registration, launchId, isCmi5 } = speaking
  const { account, objectType = 'Agent' } = statement.actor
  const isActor = objectType === 'Agent' && account?.homePage === actor.homePage && account.name === actor.name // prettier-ignore
  if (!isActor) return 'The actor is not the one of the launch.'
  const said = statement.context?.registration
  if (said !== undefined && said.toLowerCase() !== registration)
    return 'The registration is not the one of the launch.'
  if (!isCmi5 || !isDefined(statement)) return undefined
  if (said === undefined) return 'A statement of cmi5 carries the registration.'
  if (statement.context?.extensions?.[sessionExtension] !== launchId)
    return 'A statement of cmi5 carries the session id of its launch.'
  if (!isAboutLesson(statement, speaking)) return 'A statement of cmi5 is about its unit.'
  return outOfOrder(statement, before, launchId) ?? wrongScore(statement, speaking)
}

function outOfOrder(
  { verb: { id } }: Statement,
  before: readonly SaidBefore[],
  launchId: string,
): string | undefined {
  const inSession = (verb: string) => before.some((one) => one.launchId === launchId && one.verb === verb) // prettier-ignore
  const inRegistration = (verb: string) => before.some((one) => one.verb === verb)
  if (inSession(verbs.terminated)) return 'The session has been terminated.'
  if (id === verbs.initialized)
    return inSession(verbs.initialized) ? 'The session has been initialized before.' : undefined
  if (!inSession(verbs.initialized)) return 'The session has not been initialized.'
  if (id === verbs.completed && inRegistration(verbs.completed))
    return 'The unit has been completed before.'
  const isJudged = id === verbs.passed || id === verbs.failed
  return isJudged && inRegistration(verbs.passed) ? 'The unit has been passed before.' : undefined
}

function wrongScore(statement: Statement, { lesson }: Speaking): string | undefined {
  const { verb, result } = statement
  const { masteryScore } = lesson
  const isPassed = verb.id === verbs.passed
  if (!isPassed && verb.id !== verbs.failed) {
    const isDone = verb.id === verbs.completed
    if (isDone && result?.completion !== true) return 'Completed carries the completion.'
    return undefined
  }
  if (result?.success !== isPassed) return 'Passed and failed carry the success.'
  if (!categoriesOf(statement).includes(moveOnCategory)) return 'Passed and failed carry the category moveon.' // prettier-ignore
  const scaled = result.score?.scaled
  if (masteryScore === null || scaled === undefined) return undefined
  return scaled >= masteryScore === isPassed ? undefined : 'The score says otherwise than the verb.'
}

/** Elements under which facts of xAPI are kept beside those of SCORM, whose words they are told in. */
const [completedFact, successFact] = ['xapi.completed', 'xapi.success']

/**
 * What a statement changes of what the lesson keeps, in the words of SCORM 2004, so that status, score and
 * progress are read as those of any lesson (SEM-02). Done is what `moveOn` says (cmi5, 10.2.4).
 */
export function changesOf(
  statement: Statement,
  speaking: Speaking,
  kept: Readonly<Record<string, string>>,
): Record<string, string> {
  const { verb, result } = statement
  const changes: Record<string, string> = {}
  if (verb.id === verbs.completed && result?.completion !== false) changes[completedFact] = 'true'
  if (verb.id === verbs.passed) changes[successFact] = 'passed'
  if (verb.id === verbs.failed && kept[successFact] !== 'passed') changes[successFact] = 'failed'
  const isScored = [verbs.passed, verbs.failed, verbs.scored, verbs.completed].some((one) => one === verb.id) // prettier-ignore
  if (isScored) Object.assign(changes, scoreOf(statement))
  const progress = result?.extensions?.[progressExtension]
  if (typeof progress === 'number' && progress >= 0 && progress <= 100)
    changes['cmi.progress_measure'] = String(progress / 100)
  const facts = { ...kept, ...changes }
  const isDone = isSatisfied(speaking.lesson, facts)
  changes['cmi.completion_status'] = isDone ? 'completed' : 'incomplete'
  changes['cmi.success_status'] = isDone && facts[successFact] === 'passed' ? 'passed' : 'unknown'
  return changes
}

function isSatisfied({ moveOn }: XapiLesson, facts: Readonly<Record<string, string>>): boolean {
  const [isCompleted, isPassed] = [facts[completedFact] === 'true', facts[successFact] === 'passed']
  if (moveOn === 'NotApplicable') return true
  if (moveOn === 'Passed') return isPassed
  if (moveOn === 'Completed') return isCompleted
  return moveOn === 'CompletedAndPassed' ? isCompleted && isPassed : isCompleted || isPassed
}

function scoreOf({ result }: Statement): Record<string, string> {
  const { scaled, raw, min, max } = result?.score ?? {}
  if (scaled !== undefined) return { 'cmi.score.scaled': String(scaled) }
  if (raw === undefined) return {}
  return {
    'cmi.score.raw': String(raw),
    ...(min !== undefined && { 'cmi.score.min': String(min) }),
    ...(max !== undefined && { 'cmi.score.max': String(max) }),
  }
}

/** What a statement, or the one inside it, says is attached: by hash, in lower case, and where else it lies. */
export function attachmentsIn(
  statement: Statement,
): { sha2: string; fileUrl: string | undefined }[] {
  type Attached = { attachments?: unknown } | null | undefined
  const { object, ...own } = statement as Attached & { object?: Attached }
  const lists = [own.attachments, object?.attachments].filter((list) => Array.isArray(list))
  return lists.flat().flatMap((one: { sha2?: unknown; fileUrl?: unknown } | null) =>
    typeof one?.sha2 === 'string'
      ? [
          {
            sha2: one.sha2.toLowerCase(),
            fileUrl: typeof one.fileUrl === 'string' ? one.fileUrl : undefined,
          },
        ]
      : [],
  )
}

/** Two statements of one id say the same, but for what the server itself adds (xAPI 1.0.3, Data 2.3.1). */
export const isSameStatement = (one: unknown, other: unknown) => canonical(one) === canonical(other)

const added = new Set(['id', 'stored', 'timestamp', 'authority', 'version'])
const canonical = (value: unknown, isTop = true): string => {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, false)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([name]) => !isTop || !added.has(name))
  return `{${entries
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, content]) => `${JSON.stringify(name)}:${canonical(content, false)}`)
    .join()}}`
}
