import { assert, constantFrom, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOf, resultOf, type LessonStatus } from './cmi.logic.ts'

describe('what a lesson’s elements say', () => {
  test.each([
    ['not attempted', 'incomplete'],
    ['browsed', 'attended'],
    ['incomplete', 'incomplete'],
    ['failed', 'incomplete'],
    ['completed', 'completed'],
    ['passed', 'completed'],
  ])('SCORM 1.2 %s is %s (SEM-02)', (status, lessonStatus) => {
    expect(resultOf({ 'cmi.core.lesson_status': status })).toMatchObject({ lessonStatus })
  })

  test.each([
    [{ 'cmi.completion_status': 'completed' }, 'completed'],
    [{ 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed' }, 'incomplete'],
    [{ 'cmi.completion_status': 'incomplete', 'cmi.success_status': 'passed' }, 'completed'],
    [{ 'cmi.completion_status': 'unknown' }, 'incomplete'],
  ])('SCORM 2004 %o is %s (SEM-02)', (cmi, lessonStatus) => {
    expect(resultOf(cmi)).toMatchObject({ lessonStatus })
  })

  test('nothing said is nothing begun', () => {
    expect(resultOf({})).toEqual({ lessonStatus: 'none', score: null, progress: null })
  })

  test('points become a share of the most there are; what is no number is none', () => {
    const scoreOf = (cmi: Record<string, string>) => resultOf(cmi).score
    expect(scoreOf({ 'cmi.core.score.raw': '5', 'cmi.core.score.max': '6' })).toBe(83.33)
    expect(scoreOf({ 'cmi.core.score.raw': '4', 'cmi.core.score.min': '2', 'cmi.core.score.max': '6' })).toBe(50) // prettier-ignore
    expect(scoreOf({ 'cmi.score.scaled': '0.8', 'cmi.score.raw': '3' })).toBe(80)
    expect(scoreOf({ 'cmi.score.scaled': '-0.5' })).toBe(0)
    expect(scoreOf({ 'cmi.core.score.raw': 'viel' })).toBeNull()
    expect(scoreOf({ 'cmi.core.score.raw': '3', 'cmi.core.score.max': '0' })).toBeNull()
  })
})

test('within an attempt nothing that was reached is taken back, in whatever order it is said (T-87)', () => {
  const statuses: LessonStatus[] = ['none', 'notAttended', 'incomplete', 'attended', 'completed']
  const share = constantFrom(null, 0, 0.4, 1)
  const result = record({ lessonStatus: constantFrom(...statuses), score: share, progress: share })
  assert(
    property(result, result, (one, other) => {
      const best = bestOf(one, other)
      expect(best).toEqual(bestOf(other, one))
      expect(bestOf(best, one)).toEqual(best)
      expect(statuses.indexOf(best.lessonStatus)).toBe(
        Math.max(statuses.indexOf(one.lessonStatus), statuses.indexOf(other.lessonStatus)),
      )
    }),
  )
})
