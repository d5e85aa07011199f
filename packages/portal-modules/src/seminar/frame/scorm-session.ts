import { initialValues, isReported } from './initial-values.ts'
import type { FrameMessage, NavigationRequest, ScormStart, StartMessage, StateMessage, ValidRequests } from './protocol.ts' // prettier-ignore

/** The part of scorm-again's APIs that is used here; its types name an export that its files do not have. */
interface ScormAgain {
  cmi: { getCurrentTotalTime: () => string }
  lastErrorCode: string
  lmsInitialize: (parameter?: string) => string
  lmsFinish: (parameter?: string) => string
  lmsGetValue: (element: string) => string
  lmsSetValue: (element: string, value: unknown) => string
  lmsCommit: (parameter?: string) => string
  lmsGetLastError: () => string
  lmsGetErrorString: (code: string) => string
  lmsGetDiagnostic: (code: string) => string
  isTerminated: () => boolean
  /** SCORM 1.2: the lesson has set its status. */
  statusSetByModule?: boolean
  loadFromFlattenedJSON: (values: Record<string, string>) => void
  getFlattenedCMI: () => Record<string, unknown>
  nav?: { event: string }
  adl?: { nav: { request: string } }
}
type MakeScormAgain = new (settings: Record<string, unknown>) => ScormAgain

/** The API object as lessons of a version look for it. */
type LessonApi = Readonly<Record<string, (...given: string[]) => string>>

/** A visit as the player's page sees it, whatever standard its lesson speaks. */
export interface LessonSession {
  hasInitialized: () => boolean
  /** Reports now, also where only time has passed. */
  report: () => void
  /** All that the lesson keeps by now, and the seconds of this visit. */
  all: () => Pick<StateMessage, 'cmi' | 'seconds'>
  /** The lesson has gone to where it is told to go when it is over. */
  end?: () => void
}

export const isScorm = (start: StartMessage): start is ScormStart =>
  start.scormVersion === '1.2' || start.scormVersion === '2004'

export interface ScormSession extends LessonSession {
  /** Under this name lessons look for it in the windows above them. */
  apiName: 'API' | 'API_1484_11'
  api: LessonApi
  /** What the lesson may ask for from now on. */
  setValid: (valid: ValidRequests) => void
}

export interface ScormSessionOptions {
  start: ScormStart
  send: (message: FrameMessage) => void
  /** Milliseconds that only go up. */
  clock?: () => number
}

/**
 * The run-time of one visit, on the real API of scorm-again. It runs in the player's page and not in the
 * portal: a lesson reads answers and error codes synchronously, and the library's own cross-frame mode
 * would answer from a cache, with codes of the call before.
 */
export async function createScormSession({
  start,
  send,
  clock = () => performance.now(),
}: ScormSessionOptions): Promise<ScormSession> {
  const is12 = start.scormVersion === '1.2'
  const Api = is12 ? await load12() : await load2004()
  const scorm = new Api({
    // Commits are the portal's: it keeps them in order, also without a network.
    lmsCommitUrl: false,
    autocommit: false,
    // A lesson that ends without a status has been completed (SCORM 1.2 RTE 3.4.4).
    autoCompleteLessonStatus: true,
    logLevel: 5,
  })
  load(scorm, initialValues(start))
  scorm.lastErrorCode = '0'

  const reported = new Map(elementsOf(scorm))
  // Set by Initialize where the lesson has none, which is no news.
  const status = 'cmi.core.lesson_status'
  if (is12 && !reported.get(status)) reported.set(status, 'not attempted')

  const beginning = clock()
  let hasInitialized = false
  let wasTerminated = false
  let isQueued = false
  let hasNews = false
  let { valid } = start

  const seconds = () => Math.floor((clock() - beginning) / 1000)
  const flush = () => {
    isQueued = false
    const isTerminated = scorm.isTerminated()
    const changed = elementsOf(scorm).filter(([name, value]) => reported.get(name) !== value)
    if (changed.length === 0 && isTerminated === wasTerminated && !hasNews) return
    for (const [name, value] of changed) reported.set(name, value)
    wasTerminated = isTerminated
    hasNews = false
    const state: StateMessage = {
      type: 'state',
      cmi: Object.fromEntries(changed),
      isTerminated,
      seconds: seconds(),
    }
    send(state)
  }
  const flushSoon = () => {
    if (isQueued) return
    isQueued = true
    // Once the lesson's own task is through; a timer would not run while the page goes away.
    queueMicrotask(() => isQueued && flush())
  }

  const initialize = (parameter = '') => {
    const answer = scorm.lmsInitialize(parameter)
    if (answer === 'true') {
      // The library takes the status that it begins with for one that the lesson has set.
      if (is12 && reported.get(status) === 'not attempted') scorm.statusSetByModule = false
      hasInitialized = true
      hasNews = true
      flushSoon()
    }
    return answer
  }
  const finish = (parameter = '') => {
    const request = requestOf(scorm)
    const wasOver = scorm.isTerminated()
    const answer = scorm.lmsFinish(parameter)
    flush()
    if (answer === 'true' && !wasOver && request) send({ type: 'navigate', ...request })
    return answer
  }
  const setValue = (element: string, value: unknown) => {
    const answer = scorm.lmsSetValue(element, value)
    flushSoon()
    return answer
  }
  /** What may be asked for is the portal's to say: it knows the rules and the other lessons. */
  const getValue = (element: string) => {
    const answer = hasInitialized && !scorm.isTerminated() ? validityOf(element, valid) : undefined
    if (answer === undefined) return scorm.lmsGetValue(element)
    scorm.lastErrorCode = '0'
    return answer
  }
  const commit = (parameter = '') => {
    const answer = scorm.lmsCommit(parameter)
    flush()
    return answer
  }
  const calls = {
    Initialize: safely(initialize, 'false'),
    [is12 ? 'Finish' : 'Terminate']: safely(finish, 'false'),
    GetValue: safely(getValue, ''),
    SetValue: safely(setValue, 'false'),
    Commit: safely(commit, 'false'),
    GetLastError: safely(() => scorm.lmsGetLastError(), '101'),
    GetErrorString: safely((code: string) => scorm.lmsGetErrorString(code), ''),
    GetDiagnostic: safely((code: string) => scorm.lmsGetDiagnostic(code), ''),
  }
  /** Whatever the library stumbles over is a general failure to the lesson, and never an exception. */
  function safely<Given extends unknown[]>(call: (...given: Given) => string, failed: string) {
    return (...given: string[]) => {
      try {
        return call(...(given as unknown as Given))
      } catch {
        scorm.lastErrorCode = '101'
        return failed
      }
    }
  }
  const prefix = is12 ? 'LMS' : ''
  return {
    apiName: is12 ? 'API' : 'API_1484_11',
    api: Object.fromEntries(Object.entries(calls).map(([name, call]) => [prefix + name, call])),
    hasInitialized: () => hasInitialized,
    setValid: (next) => {
      valid = next
    },
    report: () => {
      hasNews = hasInitialized
      flush()
    },
    all: () => ({
      cmi: Object.fromEntries(elementsOf(scorm).filter(([, value]) => value !== '')),
      seconds: seconds(),
    }),
  }
}

const load12 = async () =>
  ((await import('scorm-again/scorm12')) as unknown as { Scorm12API: MakeScormAgain }).Scorm12API

const load2004 = async () =>
  ((await import('scorm-again/scorm2004')) as unknown as { Scorm2004API: MakeScormAgain })
    .Scorm2004API

/** Loads what was kept; an element that the library refuses does not take the others with it. */
function load(scorm: ScormAgain, values: Record<string, string>) {
  try {
    scorm.loadFromFlattenedJSON(values)
  } catch {
    for (const name of Object.keys(values).toSorted(inOrder)) {
      try {
        scorm.loadFromFlattenedJSON({ [name]: values[name]! })
      } catch {
        // Left out: the lesson goes on without it.
      }
    }
  }
}

/** `id` and `type` come before what depends on them, and the tenth item after the ninth. */
const inOrder = (one: string, other: string) => rankOf(one).localeCompare(rankOf(other), 'en', { numeric: true }) // prettier-ignore
const rankOf = (name: string) => name.replace(/\.id$/, '.0id').replace(/\.type$/, '.1type')

/** All elements that a lesson can change, with their values. */
function elementsOf(scorm: ScormAgain): [string, string][] {
  const all = Object.entries(scorm.getFlattenedCMI()).flatMap(([name, value]): [string, string][] =>
    // What has no items is written as an empty object.
    typeof value === 'object' || !isReported(name) ? [] : [[name, storable(String(value))]],
  )
  // With this visit's time, so that the next one reads the right sum.
  const totalName = 'nav' in scorm ? 'cmi.core.total_time' : 'cmi.total_time'
  return [...all.filter(([name]) => name !== totalName), [totalName, totalOf(scorm)]]
}

/** Without what is no text: a zero character, and halves of a pair that stand alone. */
const storable = (value: string) => value.replaceAll('\0', '').toWellFormed()

function totalOf(scorm: ScormAgain): string {
  try {
    return scorm.cmi.getCurrentTotalTime()
  } catch {
    return ''
  }
}

/** The answer to `adl.nav.request_valid.…`; undefined for every other element, and where nobody knows. */
function validityOf(element: string, valid: ValidRequests | undefined): string | undefined {
  const asked = /^adl\.nav\.request_valid\.(?:(?<way>continue|previous)|(?:choice|jump)\.\{target=(?<target>.+)\})$/.exec(element)?.groups // prettier-ignore
  if (!asked || !valid) return undefined
  const { way, target = '' } = asked
  return String(way ? valid[way as 'continue' | 'previous'] : valid.choices.includes(target))
}

/** What the lesson asks for at its end; the library tells of fewer requests than the standard has. */
function requestOf(scorm: ScormAgain): { request: NavigationRequest; target?: string } | undefined {
  if (scorm.nav) {
    const { event } = scorm.nav
    return event === 'continue' || event === 'previous' ? { request: event } : undefined
  }
  const asked = scorm.adl?.nav.request ?? ''
  const choice = /^\{target=(?<target>.+)\}(?:choice|jump)$/.exec(asked)
  if (choice) return { request: 'choice', target: choice.groups!.target! }
  if (asked === 'abandonAll') return { request: 'exitAll' }
  const known = ['continue', 'previous', 'exit', 'exitAll', 'abandon', 'suspendAll'] as const
  const request = known.find((one) => one === asked)
  return request && { request }
}
