import { assert, property, string } from 'fast-check'
import { Flag } from 'lucide-react'
import { expect, test } from 'vitest'
import { addedValue, addedValues, addValues, readable, valueLabel } from './values.ts'

test('a value that nobody named is made readable, whatever it is (T-01)', () => {
  expect(['tradeFair', 'trade_fair', 'TRADE-FAIR', 'trade.fair'].map(readable)).toEqual(
    Array(4).fill('Trade fair'),
  )
  expect(readable('__')).toBe('–')
  expect(valueLabel('nothing', 'onHold', 'de', undefined)).toBe('On hold')
  assert(property(string(), (value) => readable(value).length > 0))
})

test('a product says what a value is called in each language, and its icon and tone (T-01)', () => {
  addValues('test', {
    fair: { label: { de: 'Messe', en: 'Trade fair' }, icon: Flag, tone: 'warn' },
  })
  addValues('test', { spot: { label: 'Spot' } })
  expect(addedValues('test')).toEqual(['fair', 'spot'])
  expect(valueLabel('test', 'fair', 'de', undefined)).toBe('Messe')
  expect(valueLabel('test', 'fair', 'en-US', undefined)).toBe('Trade fair')
  // In a language that it does not say, Atrium's own word goes before one of another language.
  expect(valueLabel('test', 'fair', 'fr', 'Salon')).toBe('Salon')
  expect(valueLabel('test', 'fair', 'fr', undefined)).toBe('Messe')
  expect(valueLabel('test', 'spot', 'fr', 'own')).toBe('Spot')
  expect(addedValue('test', 'fair')).toMatchObject({ icon: Flag, tone: 'warn' })
  expect(addedValue('test', 'toString')).toBeUndefined()
})
