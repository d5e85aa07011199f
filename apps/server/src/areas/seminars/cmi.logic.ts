import type { LessonRuntime } from '@atrium/api-client/contract'

type Cmi = Readonly<LessonRuntime['cmi']>
export type LessonStatus = LessonRuntime['lessonStatus']

/** What a lesson's elements say of how far somebody is. */
export interface CmiResult {
  lessonStatus: LessonStatus
  /** 0 to 100; null: none was given. */
  score: number | null
  /** 0 to 1; null: nothing is said of it. */
  progress: number | null
}

/** SCORM 1.2: `cmi.core.lesson_status`. What failed is to be done again, so it is not complete. */
const statusOf12: Readonly<Record<string, LessonStatus>> = {
  'not attempted': 'none',
  browsed: 'attended',
  incomplete: 'incomplete',
  failed: 'incomplete',
  completed: 'completed',
  passed: 'completed',
}

/** Reads the elements of either version of SCORM (SEM-02). A lesson that said anything has begun. */
export function resultOf(cmi: Cmi): CmiResult {
  const lessonStatus = isOf2004(cmi) ? statusOf2004(cmi) : status12(cmi)
  const progress = fraction(cmi['cmi.progress_measure'])
  return { lessonStatus, score: scoreOf(cmi), progress: lessonStatus === 'completed' ? 1 : progress } // prettier-ignore
}

const isOf2004 = (cmi: Cmi) =>
  Object.keys(cmi).some((name) => /^cmi\.(completion_status|success_status|score\.|location|progress_measure|session_time)/.test(name)) // prettier-ignore

const begun = (status: LessonStatus, cmi: Cmi): LessonStatus =>
  status === 'none' && Object.keys(cmi).length > 0 ? 'incomplete' : status

const status12 = (cmi: Cmi) => begun(statusOf12[cmi['cmi.core.lesson_status'] ?? ''] ?? 'none', cmi)

function statusOf2004(cmi: Cmi): LessonStatus {
  const success = cmi['cmi.success_status']
  if (success === 'failed') return 'incomplete'
  if (success === 'passed' || cmi['cmi.completion_status'] === 'completed') return 'completed'
  return 'incomplete'
}

function scoreOf(cmi: Cmi): number | null {
  const scaled = numberOf(cmi['cmi.score.scaled'])
  if (scaled !== null) return percent(scaled)
  const part = (name: string) => numberOf(cmi[`cmi.core.score.${name}`] ?? cmi[`cmi.score.${name}`])
  const raw = part('raw')
  if (raw === null) return null
  const min = part('min') ?? 0
  const max = part('max') ?? 100
  return max > min ? percent((raw - min) / (max - min)) : null
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100

function fraction(text: string | undefined): number | null {
  const value = numberOf(text)
  return value === null ? null : Math.min(1, Math.max(0, value))
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

const ranks: readonly LessonStatus[] = ['none', 'notAttended', 'incomplete', 'attended', 'completed'] // prettier-ignore

/**
 * What holds of an attempt when more is said: nothing that was reached is lost. Many lessons say
 * `incomplete` again when they are only looked at once more, and a visit that was taken over may still
 * say something of before (T-87).
 */
export function bestOf(one: CmiResult, other: CmiResult): CmiResult {
  const higher = ranks.indexOf(one.lessonStatus) >= ranks.indexOf(other.lessonStatus) ? one : other
  return {
    lessonStatus: higher.lessonStatus,
    score: larger(one.score, other.score),
    progress: larger(one.progress, other.progress),
  }
}

const larger = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
