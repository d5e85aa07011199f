import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arePrerequisitesMet, type LessonStatus12 } from './prerequisites.logic.ts'

const statuses = new Map<string, LessonStatus12>([
  ['P', 'passed'],
  ['C', 'completed'],
  ['F', 'failed'],
  ['I', 'incomplete'],
  ['B', 'browsed'],
  ['N', 'not attempted'],
  ['S-1.2_x', 'passed'],
])

test.each([
  ['P', true],
  ['C', true],
  ['F', false],
  ['I', false],
  ['B', false],
  ['N', false],
  ['S-1.2_x', true],
  ['P&C', true],
  ['P & N', false],
  ['P|N', true],
  ['F|N', false],
  ['N&N|P', true],
  ['P|N&N', true],
  ['(P|N)&N', false],
  ['~N', true],
  ['~P', false],
  ['~~P', true],
  ['~N&P', true],
  ['~(P&N)', true],
  ['F="failed"', true],
  ['F = failed', true],
  ['F="f"', true],
  ['N="Not Attempted"', true],
  ['P<>"passed"', false],
  ['F<>"passed"', true],
  ['~F="failed"', false],
  ['B="browsed"&P', true],
  ['2*{P,C,N}', true],
  ['3*{P,C,N}', false],
  ['1*{N,F,P&C}', true],
  ['2*{P,1*{N,C},F}', true],
  ['0*{N}', true],
])('the script %s opens a lesson: %s (SEM-05)', (script, isMet) => {
  expect(arePrerequisitesMet(script, statuses)).toBe(isMet)
})

test.each([
  null,
  '',
  '  ',
  'P&',
  '(N',
  'N)',
  'N N',
  '&',
  '2*N',
  'x*{N}',
  '2*{N',
  'N="',
  'N="later"',
  '"N"',
  'gone',
  '~gone',
  'P&gone',
  '('.repeat(9000),
])(
  // prettier-ignore
  'what cannot be read or names no lesson locks nothing: %s (SEM-05)',
  (script) => {
    expect(arePrerequisitesMet(script, statuses)).toBe(true)
  },
)

test('a lesson that is not done locks whatever the unknown rest is (SEM-05)', () => {
  expect(arePrerequisitesMet('N&gone', statuses)).toBe(false)
  expect(arePrerequisitesMet('2*{N,F,gone}', statuses)).toBe(false)
})

test('any script gets an answer (SEM-05)', () => {
  const part = fc.constantFrom('P', 'N', 'gone', '&', '|', '~', '(', ')', '=', '<>', '"passed"', '2', '*', '{', ',', '}', ' ') // prettier-ignore
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(arePrerequisitesMet(parts.join(''), statuses)).toBeTypeOf('boolean')
    }),
  )
})
