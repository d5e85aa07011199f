import { expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'

test.each([
  ['10000', 10_000],
  ['10.000', 10_000],
  ['10.000,50 €', 10_000.5],
  ['10,000.50', 10_000.5],
  [' 2 500 ', 2_500],
  ['0', 0],
])('an amount is read as people write it: %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each(['', 'viel', '-5', '1.00.000', '12,345,6', '1e5', '9999999999'])(
  'what is no amount is none: %s',
  (text) => expect(readAmount(text)).toBeUndefined(),
)
