import { describe, expect, test } from 'vitest'
import { courseOf, openLessons, standing, type TestItem, type Walk } from './testing/courses.ts'

const flow = '<imsss:controlMode choice="true" flow="true"/>'
const questions: readonly TestItem[] = Array.from({ length: 8 }, (_, index) => ({
  id: `Q${index}`,
}))
const ids = questions.map(({ id }) => id)
/** A course of one introduction and a test whose questions are drawn. */
const drawn = (controls: string, more = '') =>
  courseOf(flow, [
    { id: 'intro' },
    { id: 'test', rules: `${flow}${more}<imsss:randomizationControls ${controls}/>`, items: questions }, // prettier-ignore
  ])
const given = (course: ReturnType<typeof drawn>, walk: Walk = {}, seed = 'learner') => standing(course, walk, seed).lessons // prettier-ignore
const ended = (attempts = 1) => ({ success: 'failed', completion: 'completed', exit: 'normal', attempts } as const) // prettier-ignore
const learners = Array.from({ length: 40 }, (_, index) => `person ${index}`)

describe('selection of children (SN 3.7, SEM-01)', () => {
  const course = drawn('selectionTiming="once" selectCount="3"')

  test('a learner gets so many of a chapter, in the manifest’s order, each time the same (T-86)', () => {
    const [intro, ...own] = given(course)
    expect(intro).toBe('intro')
    expect(own).toHaveLength(3)
    expect(own).toEqual(ids.filter((id) => own.includes(id)))
    expect(given(course, { [own[0]!]: ended() })).toEqual([intro, ...own])
    expect(given(course, { intro: ended(), [own[1]!]: { isOpen: true } })).toEqual([intro, ...own])
  })

  test('others get others, and each child comes to somebody', () => {
    const all = learners.map((one) => given(course, {}, one).slice(1))
    expect(new Set(all.map(String)).size).toBeGreaterThan(10)
    expect(new Set(all.flat())).toEqual(new Set(ids))
  })

  test('the course leads through what is given, and nothing else can be opened', () => {
    const [, first, second] = given(course)
    expect(standing(course, { intro: ended() }).next).toBe(first)
    expect(standing(course, { intro: ended(), [first!]: ended() }).next).toBe(second)
    expect(openLessons(course, {})).toEqual(given(course))
  })

  test('whoever has done what they were given is done with the chapter (RB.1.3)', () => {
    const walk = Object.fromEntries(given(course).map((id) => [id, { completion: 'completed', success: 'passed' } as const])) // prettier-ignore
    expect(standing(course, walk)).toMatchObject({ completed: true, satisfied: true })
  })

  test('a number above the children gives all; without a number, or with a timing of never, nothing is left out', () => {
    expect(given(drawn('selectionTiming="once" selectCount="20"'))).toEqual(['intro', ...ids])
    for (const controls of [
      'selectionTiming="once"',
      'selectionTiming="never" selectCount="3"',
      'selectCount="3"',
    ])
      // prettier-ignore
      expect(given(drawn(controls))).toEqual(['intro', ...ids])
  })
})

describe('random order of children (SN 3.8, SEM-01)', () => {
  const course = drawn('randomizationTiming="once" reorderChildren="true"')

  test('a learner has an order of their own, and keeps it (T-86)', () => {
    const own = given(course)
    expect(own.toSorted()).toEqual([...ids, 'intro'].toSorted())
    expect(new Set(learners.map((one) => String(given(course, {}, one)))).size).toBe(learners.length) // prettier-ignore
    expect(given(course, { [own[3]!]: ended(4) })).toEqual(own)
    expect(standing(course, { [own[2]!]: ended() })).toMatchObject({ next: own[3], previous: own[1] }) // prettier-ignore
  })

  test('without reorderChildren the order is the manifest’s', () => {
    expect(given(drawn('randomizationTiming="once"'))).toEqual(['intro', ...ids])
  })

  test('both: some, in an order of their own', () => {
    const both = drawn('selectionTiming="once" selectCount="4" randomizationTiming="once" reorderChildren="true"') // prettier-ignore
    const all = learners.map((one) => given(both, {}, one).slice(1))
    expect(all.every((one) => one.length === 4)).toBe(true)
    expect(all.some((one) => String(one) !== String(one.toSorted()))).toBe(true)
  })
})

describe('with each new attempt (SN 3.7, SEM-01)', () => {
  const retry =
    '<imsss:sequencingRules><imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition operator="not" condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="retry"/></imsss:postConditionRule></imsss:sequencingRules>'
  const leave =
    '<imsss:sequencingRules><imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="always"/></imsss:ruleConditions><imsss:ruleAction action="exitParent"/></imsss:postConditionRule></imsss:sequencingRules>'
  const course = courseOf(flow, [
    {
      id: 'test',
      rules: `${flow}${retry}<imsss:randomizationControls selectionTiming="onEachNewAttempt" selectCount="2"/>`,
      items: questions.map(({ id }) => ({ id, rules: leave })),
    },
  ])
  const walkOf = (own: readonly string[], said: Walk[string]): Walk => Object.fromEntries(own.map((id) => [id, said])) // prettier-ignore

  test('a test that was failed leads into other questions once all were asked; those come then, the same on each machine', () => {
    const all = learners.map((one) => {
      const own = given(course, {}, one)
      const failed = walkOf(own, ended())
      const { onExit, lessons } = standing(course, failed, one)
      expect([own.length, lessons.includes(onExit!)]).toEqual([2, true])
      const begun = { isOpen: true, attempts: own.includes(onExit!) ? 2 : 1 }
      const { [onExit!]: _, ...others } = failed
      const again = given(course, { ...others, [onExit!]: begun }, one)
      expect([again.length, again[0]]).toEqual([2, onExit])
      return String(again) === String(own)
    })
    // Two of eight are the same two again for one in twenty-eight.
    expect(all.filter(Boolean).length).toBeLessThan(learners.length / 4)
  })

  test('one that is done stays as it is, however often it is looked at; so does one of which questions are left', () => {
    const own = given(course)
    const done = walkOf(own, { completion: 'completed', success: 'passed', attempts: 5 })
    expect(given(course, done)).toEqual(own)
    const begun = { [own[0]!]: ended(3) }
    expect(given(course, begun)).toEqual(own)
  })
})
