import { describe, expect, test } from 'vitest'
import { readManifest } from '../package/manifest.logic.ts'
import { ispring2004, manifest2004, simplePackager2004 } from '../package/testing/manifests.ts'
import { courseOf, openLessons, standing } from './testing/courses.ts'

const free = '<imsss:controlMode choice="true" flow="true"/>'
const linear = '<imsss:controlMode choice="false" flow="true"/>'
const done = { success: 'passed', completion: 'completed' } as const
const failed = { success: 'failed', completion: 'completed' } as const
const byContent =
  '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>'

const rule = (kind: string, action: string, conditions: string, combination = 'all') =>
  `<imsss:sequencingRules><imsss:${kind}ConditionRule><imsss:ruleConditions conditionCombination="${combination}">${conditions}</imsss:ruleConditions><imsss:ruleAction action="${action}"/></imsss:${kind}ConditionRule></imsss:sequencingRules>` // prettier-ignore
const when = (condition: string, more = '') =>
  `<imsss:ruleCondition condition="${condition}" ${more}/>`
const writes = (target: string) =>
  `<imsss:objectives><imsss:primaryObjective objectiveID="${target}-own"><imsss:mapInfo targetObjectiveID="${target}" writeSatisfiedStatus="true" writeNormalizedMeasure="true"/></imsss:primaryObjective></imsss:objectives>` // prettier-ignore
const reads = (...targets: string[]) =>
  `<imsss:objectives><imsss:primaryObjective/>${targets.map((target) => `<imsss:objective objectiveID="${target}-read"><imsss:mapInfo targetObjectiveID="${target}"/></imsss:objective>`).join('')}</imsss:objectives>` // prettier-ignore

describe('control modes (SN 3.2)', () => {
  const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  test('without choice only the first lesson opens, and then the one that the course leads to (SEM-01)', () => {
    const course = courseOf(linear, three)
    expect(openLessons(course, {})).toEqual(['a'])
    expect(openLessons(course, { a: done })).toEqual(['a', 'b'])
    expect(standing(course, { a: done, b: done })).toMatchObject({ previous: 'a', next: 'c' })
    expect(standing(course, { a: done, b: done, c: done })).toMatchObject({ next: null })
  })

  test('without flow nothing is next and everything can be chosen, as it is by default (SEM-01)', () => {
    const course = courseOf('', three)
    expect(openLessons(course, {})).toEqual(['a', 'b', 'c'])
    expect(standing(course, { a: done })).toMatchObject({ next: null, previous: null })
  })

  test('forwardOnly lets nobody go back, not by choice either (SEM-01)', () => {
    const course = courseOf('<imsss:controlMode choice="true" flow="true" forwardOnly="true"/>', three) // prettier-ignore
    expect(openLessons(course, { b: done })).toEqual(['b', 'c'])
    expect(standing(course, { b: done })).toMatchObject({ previous: null, next: 'c' })
  })

  test('going back into a chapter that only goes forwards begins at its first lesson, and on from there (SN, SB.2.1)', () => {
    const course = courseOf(linear, [
      { id: 'start' },
      { id: 'chapter', rules: '<imsss:controlMode flow="true" forwardOnly="true"/>', items: [{ id: 'a' }, { id: 'b' }] }, // prettier-ignore
      { id: 'end' },
    ])
    expect(standing(course, { end: done }).previous).toBe('a')
    const skipped = courseOf(linear, [
      { id: 'start' },
      {
        id: 'chapter',
        rules: '<imsss:controlMode flow="true" forwardOnly="true"/>',
        items: [{ id: 'a', rules: rule('pre', 'skip', when('always')) }, { id: 'b', rules: rule('pre', 'skip', when('always')) }], // prettier-ignore
      },
      { id: 'end' },
    ])
    expect(standing(skipped, { end: done }).previous).toBe('start')
  })

  test('choiceExit keeps a learner in a chapter until the course leads on (SEM-01)', () => {
    const course = courseOf(free, [
      { id: 'chapter', rules: '<imsss:controlMode flow="true" choiceExit="false"/>', items: [{ id: 'a' }, { id: 'b' }] }, // prettier-ignore
      { id: 'c' },
      { id: 'd' },
    ])
    expect(openLessons(course, { a: done })).toEqual(['a', 'b'])
    expect(openLessons(course, { a: done, b: done })).toEqual(['a', 'b', 'c'])
  })

  test('constrainChoice leads to the neighbours of a chapter and no further; preventActivation lets only the course in (SN 3.3)', () => {
    const chapter = (id: string, more = '') => ({
      id,
      rules: `<imsss:controlMode flow="true"/><adlseq:constrainedChoiceConsiderations ${more}/>`,
      items: [{ id: `${id}1` }],
    })
    const chapters = [chapter('a'), chapter('b', 'constrainChoice="true"'), chapter('c'), chapter('d')] // prettier-ignore
    expect(openLessons(courseOf(free, chapters), { b1: done })).toEqual(['a1', 'b1', 'c1'])
    expect(openLessons(courseOf(free, chapters), { a1: done })).toEqual(['a1', 'b1', 'c1', 'd1'])
    const closed = courseOf('<imsss:controlMode/>', [{ id: 'a' }, chapter('b', 'preventActivation="true"')]) // prettier-ignore
    expect(openLessons(closed, { a: done })).toEqual(['a'])
  })
})

describe('rules before a lesson (SN 3.4)', () => {
  test('a test opens once all lessons are satisfied, says after which until then, and is never closed again by looking once more (SEM-01)', () => {
    const course = courseOf(free, [
      { id: 'a', rules: writes('ga') + byContent },
      { id: 'b', rules: writes('gb') + byContent },
      {
        id: 'test',
        rules: `${rule(
          'pre',
          'disabled',
          ['ga', 'gb'].flatMap((one) => ['satisfied', 'objectiveStatusKnown'].map((condition) => when(condition, `operator="not" referencedObjective="${one}-read"`))).join(''), // prettier-ignore
          'any',
        )}${reads('ga', 'gb')}`,
      },
    ])
    expect(standing(course, {}).locks).toEqual(new Map([['test', { reason: 'rule', after: ['a', 'b'] }]])) // prettier-ignore
    expect(standing(course, { b: done }).locks.get('test')).toEqual({ reason: 'rule', after: ['a'] }) // prettier-ignore
    expect(standing(course, { b: done, a: { exit: 'suspend' } })).toMatchObject({ next: 'b' })
    expect(openLessons(course, { a: done, b: done })).toEqual(['a', 'b', 'test'])
    expect(standing(course, { a: done, b: done }).next).toBe('test')
  })

  test('what a test at the beginning has shown to be known is skipped on the way and can still be chosen; the course is then done without it (SEM-01)', () => {
    const skip = (target: string) => `${rule('pre', 'skip', when('satisfied', `referencedObjective="${target}-read"`))}${reads(target)}<adlseq:rollupConsiderations requiredForSatisfied="ifNotSkipped" requiredForCompleted="ifNotSkipped"/>${byContent}` // prettier-ignore
    const pretest = '<imsss:objectives><imsss:primaryObjective/><imsss:objective objectiveID="known-a"><imsss:mapInfo targetObjectiveID="ga" writeSatisfiedStatus="true"/></imsss:objective></imsss:objectives>' // prettier-ignore
    const course = courseOf(free, [
      { id: 'pre', rules: pretest + byContent },
      { id: 'a', rules: skip('ga') },
      { id: 'b', rules: skip('gb') },
    ])
    expect(standing(course, { pre: done })).toMatchObject({ next: 'a', completed: undefined })
    const known = { pre: { ...done, objectives: { 'known-a': 'passed' as const } } }
    expect(standing(course, known).next).toBe('b')
    expect(openLessons(course, known)).toContain('a')
    expect(standing(course, { ...known, b: done })).toMatchObject({ completed: true, satisfied: true, previous: 'pre' }) // prettier-ignore
  })

  test('past two thousand lessons that are skipped the course leads to the one that is left, on and back (T-91)', () => {
    const skipped = Array.from({ length: 1997 }, (_, index) => ({ id: `s${index}`, rules: rule('pre', 'skip', when('always')) })) // prettier-ignore
    const course = courseOf(linear, [{ id: 'start' }, ...skipped, { id: 'end' }])
    expect(standing(course, { start: done }).next).toBe('end')
    expect(standing(course, { end: done }).previous).toBe('start')
  })

  test('hidden lessons cannot be chosen; nothing behind a stop can be, nor is it next (SEM-01)', () => {
    const course = courseOf(free, [
      { id: 'a' },
      { id: 'b', rules: rule('pre', 'stopForwardTraversal', when('completed', 'operator="not"') + when('activityProgressKnown', 'operator="not"'), 'any') }, // prettier-ignore
      { id: 'c' },
      { id: 'd', rules: rule('pre', 'hiddenFromChoice', when('always')) },
    ])
    expect(openLessons(course, { a: done })).toEqual(['a', 'b'])
    expect(standing(course, { b: { completion: 'incomplete', exit: 'suspend' } }).next).toBeNull()
    expect(openLessons(course, { a: done, b: done })).toEqual(['a', 'b', 'c'])
    expect(openLessons(course, { b: done, c: done })).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a number of attempts is kept; whoever is in the middle of the last one goes on (SN 3.5)', () => {
    const course = courseOf(free, [{ id: 'a' }, { id: 'test', rules: '<imsss:limitConditions attemptLimit="2"/>' }]) // prettier-ignore
    expect(openLessons(course, { test: { ...failed, attempts: 1 } })).toEqual(['a', 'test'])
    expect(openLessons(course, { test: { attempts: 2, exit: 'suspend' } })).toEqual(['a', 'test'])
    expect(openLessons(course, { test: { attempts: 2, isOpen: true } })).toEqual(['a', 'test'])
    expect(standing(course, { test: { ...failed, attempts: 2 } }).locks.get('test')).toEqual({ reason: 'attempts', after: [] }) // prettier-ignore
  })

  test('measures are compared, and what is not known is neither more nor less (SN, UP.2.1)', () => {
    const course = courseOf(free, [
      { id: 'test', rules: writes('g') },
      { id: 'deeper', rules: rule('pre', 'skip', when('objectiveMeasureGreaterThan', 'measureThreshold="0.9" referencedObjective="g-read"')) + reads('g') }, // prettier-ignore
      { id: 'end' },
    ])
    const next = (scaled?: number) => standing(course, { test: { ...done, ...(scaled !== undefined && { scaled }) } }).next // prettier-ignore
    expect([next(), next(0.9), next(0.95)]).toEqual(['deeper', 'deeper', 'end'])
  })
})

describe('rules after a lesson (SN 3.4.1)', () => {
  test('a test that was failed is begun again, one that was passed leads out of the course (SEM-01)', () => {
    const course = courseOf(free, [
      { id: 'a' },
      {
        id: 'test',
        rules: `<imsss:sequencingRules>
          <imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="exitAll"/></imsss:postConditionRule>
          <imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition operator="not" condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="retry"/></imsss:postConditionRule>
        </imsss:sequencingRules>`,
      },
      { id: 'c' },
    ])
    expect(standing(course, { test: failed })).toMatchObject({ next: 'test', onExit: 'test' })
    expect(standing(course, { test: done })).toMatchObject({ next: null, onExit: null })
    // Left in the middle, it has not ended.
    expect(standing(course, { test: { ...failed, exit: 'suspend' } })).toMatchObject({ next: 'c', onExit: null }) // prettier-ignore
  })

  test('exitParent asks the chapter, which may be begun again or lead on; continue needs no button (SEM-01)', () => {
    const chapter = (rules: string) =>
      courseOf(linear, [
        { id: 'chapter', rules: linear + rules, items: [{ id: 'a' }, { id: 'b', rules: rule('post', 'exitParent', when('always')) }] }, // prettier-ignore
        { id: 'c' },
      ])
    const again = chapter(rule('post', 'retry', when('satisfied', 'operator="not"')))
    expect(standing(again, { a: failed, b: failed }).onExit).toBe('a')
    const onwards = chapter(rule('post', 'continue', when('always')))
    expect(standing(onwards, { a: done, b: done }).onExit).toBe('c')
  })

  test('an exit rule of a chapter ends it with the lesson (SN, TB.2.1)', () => {
    const course = courseOf(linear, [
      { id: 'chapter', rules: linear + rule('exit', 'exit', when('satisfied')) + '<imsss:rollupRules><imsss:rollupRule childActivitySet="any"><imsss:rollupConditions><imsss:rollupCondition condition="satisfied"/></imsss:rollupConditions><imsss:rollupAction action="satisfied"/></imsss:rollupRule></imsss:rollupRules>', items: [{ id: 'a' }, { id: 'b' }] }, // prettier-ignore
      { id: 'c' },
    ])
    expect(standing(course, { a: failed }).next).toBe('b')
    expect(standing(course, { a: done }).next).toBe('c')
  })
})

describe('rollup (SN 4.6)', () => {
  const rollupOf = (
    rules: string,
    walk: Parameters<typeof standing>[1],
    own: Readonly<Record<string, string>> = {},
  ) => {
    // prettier-ignore
    const items = ['a', 'b', 'c'].map((id) => ({ id, rules: `${byContent}${own[id] ?? ''}` }))
    const { completed, satisfied } = standing(courseOf(free + rules, items), walk)
    return { completed, satisfied }
  }

  test('without rules a course is done once all of it is, and not known before (RB.1.2, RB.1.3)', () => {
    expect(rollupOf('', { a: done, b: done })).toEqual({ completed: undefined, satisfied: undefined }) // prettier-ignore
    expect(rollupOf('', { a: done, b: done, c: failed })).toEqual({ completed: true, satisfied: false }) // prettier-ignore
    expect(rollupOf('', { a: done, b: done, c: done })).toEqual({ completed: true, satisfied: true }) // prettier-ignore
  })

  test('a course is not done by opening its last lesson, but by what that says or by leaving it (SEM-01, SEM-02)', () => {
    const only = courseOf(free, [{ id: 'a' }])
    expect(standing(only, { a: { isOpen: true } })).toMatchObject({ completed: undefined, satisfied: undefined }) // prettier-ignore
    expect(standing(only, { a: { ...done, isOpen: true } })).toMatchObject({ completed: true, satisfied: true }) // prettier-ignore
    expect(standing(only, { a: {} })).toMatchObject({ completed: true, satisfied: true })
    const two = courseOf(free, [{ id: 'a' }, { id: 'b' }])
    expect(standing(two, { a: done, b: { isOpen: true } }).completed).toBeUndefined()
  })

  test('its own rules count children: so many, a part, any, none (RB.1.4)', () => {
    const set = (children: string, more = '') => `<imsss:rollupRules><imsss:rollupRule childActivitySet="${children}" ${more}><imsss:rollupConditions><imsss:rollupCondition condition="satisfied"/></imsss:rollupConditions><imsss:rollupAction action="satisfied"/></imsss:rollupRule></imsss:rollupRules>` // prettier-ignore
    const satisfied = (rules: string, walk: Parameters<typeof standing>[1]) => rollupOf(rules, walk).satisfied // prettier-ignore
    expect(satisfied(set('atLeastCount', 'minimumCount="2"'), { a: done })).toBeUndefined()
    expect(satisfied(set('atLeastCount', 'minimumCount="2"'), { a: done, b: done })).toBe(true)
    expect(satisfied(set('atLeastPercent', 'minimumPercent="0.6"'), { a: done, b: done })).toBe(true) // prettier-ignore
    expect(satisfied(set('any'), { b: done })).toBe(true)
    expect(satisfied(set('none'), { a: failed, b: failed })).toBeUndefined()
    expect(satisfied(set('none'), { a: failed, b: failed, c: failed })).toBe(true)
  })

  test('by measure it is the mean of the children by their weights, against the least that is asked (RB.1.1)', () => {
    const least = '<imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>' // prettier-ignore
    const light = { a: '<imsss:rollupRules objectiveMeasureWeight="0"/>' }
    const walk = { a: { ...done, scaled: 0 }, b: { ...done, scaled: 0.6 }, c: { ...done, scaled: 0.9 } } // prettier-ignore
    expect(rollupOf(least, walk).satisfied).toBe(false)
    expect(rollupOf(least, walk, light).satisfied).toBe(true)
    expect(rollupOf(least, {}).satisfied).toBeUndefined()
  })

  test('a child counts only if it was tried or is not left in the middle, where that is asked (RB.1.4.2)', () => {
    const need = (how: string) => ({ c: `<adlseq:rollupConsiderations requiredForSatisfied="${how}"/>` }) // prettier-ignore
    expect(rollupOf('', { a: done, b: done }, need('ifAttempted')).satisfied).toBe(true)
    expect(rollupOf('', { a: done, b: done, c: failed }, need('ifAttempted')).satisfied).toBe(false)
    expect(rollupOf('', { c: { exit: 'suspend' }, a: done, b: done }, need('ifNotSuspended')).satisfied).toBe(true) // prettier-ignore
    const untracked = { c: '<imsss:deliveryControls tracked="false"/>' }
    expect(
      standing(courseOf(free, [{ id: 'a' }, { id: 'c', rules: untracked.c }]), { a: done })
        .satisfied,
    ).toBe(true)
  })

  test('a lesson that says nothing is done once it has ended, and not while it is open or left in the middle (UP.4)', () => {
    const course = courseOf(free, [{ id: 'a' }])
    expect(standing(course, { a: {} })).toMatchObject({ completed: true, satisfied: true })
    expect(standing(course, { a: { exit: 'suspend' } }).completed).toBeUndefined()
  })
})

test('a package of one lesson, as authoring tools make it, is open, begun again and done with its score (SEM-01)', () => {
  for (const [text, id] of [
    [simplePackager2004, 'item_00'],
    [ispring2004, 'ITEM1'],
  ] as const) {
    // prettier-ignore
    const course = readManifest(Buffer.from(text), ['index.html', 'res/index.html']).sequencing!
    expect(openLessons(course, {})).toContain(id)
    expect(openLessons(course, { [id]: { ...failed, scaled: 0.5 } })).toContain(id)
  }
  const course = readManifest(Buffer.from(simplePackager2004), ['index.html']).sequencing!
  expect(standing(course, { item_00: { ...done, scaled: 0.9 } })).toMatchObject({ completed: true, satisfied: true, next: null }) // prettier-ignore
  expect(standing(course, { item_00: { ...done, scaled: 0.5 } }).satisfied).toBe(false)
})

test('a course whose items say nothing of sequencing has no rules (SEM-01)', () => {
  expect(readManifest(Buffer.from(manifest2004()), ['index.html']).sequencing).toBeNull()
})
