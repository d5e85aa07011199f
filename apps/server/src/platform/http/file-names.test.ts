import { expect, test } from 'vitest'
import { normalName } from './file-names.ts'

test('equal names have one form', () => {
  expect(normalName('U\u0308bersicht')).toBe('\u00dcbersicht')
})
