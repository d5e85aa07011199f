import type { Lesson, Standing } from '../seminar.port.ts'
import { buildLesson } from './fixtures.ts'

/** Lessons of a package that came. */
export const threeLessons = (seminarId: number) =>
  ['Einstieg', 'Vertiefung', 'Quiz'].map((title, index) =>
    buildLesson({ id: seminarId * 10 + index + 1, title }),
  )

/** What a lesson's elements mean (SEM-02). */
export function standingOf(
  cmi: Readonly<Record<string, string>>,
  before: Lesson,
  seconds: number,
  now: Date,
): Standing {
  const { 'cmi.core.lesson_status': status12, 'cmi.completion_status': completion, 'cmi.success_status': success } = cmi // prettier-ignore
  const word = status12 ?? (success === 'passed' ? 'passed' : completion)
  const isComplete = word === 'completed' || word === 'passed'
  const isNothing = word === undefined || word === 'not attempted' || word === 'unknown'
  const raw = cmi['cmi.core.score.raw'] ?? cmi['cmi.score.raw']
  const scaled = cmi['cmi.score.scaled']
  const measure = cmi['cmi.progress_measure']
  return {
    status: isComplete ? 'completed' : isNothing ? before.status : 'incomplete',
    score: raw ? Number(raw) : scaled ? Math.round(Number(scaled) * 100) : before.score,
    progress: isComplete ? 1 : measure ? Number(measure) : before.progress,
    seconds,
    lastSeenAt: now.toISOString(),
  }
}
