import { expect, test } from 'vitest'
import { isPageVisible } from './pages.policy.ts'

test.each([
  [false, false, 0, false],
  [false, false, 1, true],
  [false, true, 0, true],
  [true, false, 0, true],
])(
  'seesAll %s, external %s, %i visible components: visible %s (ENT-09)',
  (seesAll, isExternal, visibleComponents, expected) => {
    expect(isPageVisible({ seesAll }, { isExternal, visibleComponents })).toBe(expected)
  },
)
