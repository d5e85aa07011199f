import { bestOf, resultOf, type CmiResult } from './cmi.logic.ts'
import type { StateRow } from './lesson-states.repository.ts'

/** What a lesson keeps of one person, in characters of JSON. */
const maxState = 1_048_576
/** What is shorter is taken even so, in characters. */
const shortCommit = 4_096
/** A visit cannot have lasted longer than since it began, but for clocks that differ; in seconds. */
const clockDifference = 60

export interface Commit {
  cmi: Readonly<Record<string, string>>
  launchId: string
  sequence: number
  seconds: number
  isLast?: boolean | undefined
  /** All of the lesson's elements, said while its page went away: older commits may still arrive. */
  isExit?: boolean
}

/** What becomes of a commit. */
export interface Outcome {
  /** It changes nothing: it was kept before. */
  isKnown: boolean
  /** Another visit counts by now: what was reached does all the same, and nothing else is kept. */
  isTakenOver: boolean
  isTooLarge: boolean
  /** How far the learner is with it. */
  result: CmiResult
  /** Somebody else learns of it: another status or score. */
  isNew: boolean
  /** Seconds of the visit until now. */
  seconds: number
  /** What is kept of it. */
  kept: {
    cmi: Readonly<Record<string, string>>
    sequence: number
    isOpen: boolean
    exit: { cmi: Readonly<Record<string, string>>; seconds: number } | null
  }
}

/** Says what becomes of a commit of an attempt that goes on (SEM-06, T-87). */
export function outcomeOf(state: StateRow, commit: Commit, now: Date): Outcome {
  const { isExit = false } = commit
  const isTakenOver = state.launchId !== commit.launchId
  const exit = exitOf(state, commit)
  const changes = { ...commit.cmi, ...exit?.cmi }
  const cmi = isTakenOver ? commit.cmi : { ...state.cmi, ...changes }
  const { lessonStatus, score, progress } = state
  const before = { lessonStatus, score, progress }
  const said = Object.keys(commit.cmi).length > 0 ? resultOf(cmi) : before
  const result = bestOf(before, said)
  return {
    isKnown: !isTakenOver && !isExit && commit.sequence <= state.sequence,
    isTakenOver,
    // How far somebody is always has room.
    isTooLarge: lengthOf(commit.cmi) >= shortCommit && lengthOf(cmi) > maxState,
    result,
    isNew: result.lessonStatus !== lessonStatus || result.score !== score,
    seconds: Math.min(commit.seconds, longestVisit(state, now)),
    kept: {
      cmi: changes,
      sequence: isExit ? state.sequence : commit.sequence,
      isOpen: !isExit && !commit.isLast,
      exit,
    },
  }
}

const lengthOf = (cmi: Readonly<Record<string, string>>) => JSON.stringify(cmi).length

const longestVisit = ({ launchedAt }: StateRow, now: Date) =>
  launchedAt === null
    ? 0
    : Math.ceil((now.getTime() - launchedAt.getTime()) / 1000) + clockDifference

/** What was said while the page went away, as long as nothing later of the same visit says that it goes on. */
function exitOf({ exitCmi, exitSeconds }: StateRow, { cmi, seconds, isExit }: Commit) {
  if (isExit) return { cmi, seconds }
  const isOlder = exitCmi !== null && seconds <= (exitSeconds ?? 0)
  return isOlder ? { cmi: exitCmi, seconds: exitSeconds ?? 0 } : null
}
