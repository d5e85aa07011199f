import { expect, test } from 'vitest'
import { canJump, stepState, type StepItem } from './stepper.logic.ts'

const steps = (...flags: string[]): StepItem[] =>
  flags.map((flag, index) => ({
    id: `${index}`,
    label: `${index}`,
    isVisited: flag.includes('v'),
    isInvalid: flag.includes('!'),
  }))

test('one goes back to what has been visited, never ahead to what has not', () => {
  const all = steps('v', 'v', 'v', '')
  expect(all.map((_, index) => canJump(all, index, 1))).toEqual([true, false, true, false])
})

test('nothing behind a faulty step can be reached; the faulty one can, to be mended', () => {
  const all = steps('v', 'v!', 'v', 'v')
  expect(all.map((_, index) => canJump(all, index, 3))).toEqual([true, true, false, false])
})

test('a fault is said before all else', () => {
  const all = steps('v', 'v!', '', '')
  expect(all.map((_, index) => stepState(all, index, 2))).toEqual([
    'done',
    'invalid',
    'current',
    'open',
  ])
  expect(stepState(all, 1, 1)).toBe('invalid')
})
