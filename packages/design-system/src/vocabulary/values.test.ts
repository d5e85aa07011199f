import { assert, property, string } from 'fast-check'
import { Flag } from 'lucide-react'
import { expect, test } from 'vitest'
import { addedValue, addedValues, addValues, readable, valueLabel } from './values.ts'

test('a value that nobody named is made readable, whatever it is (T-01)', () => {
  expect(['tradeFair', 'trade_fair', 'TRADE-FAIR', 'trade.fair'].map(readable)).toEqual(
    Array(4).fill('Trade fair'),
  )
  expect(readable('__')).toBe('–')
  expect(readable(' ')).toBe('–')
  expect(valueLabel('nothing', 'onHold', 'de', undefined)).toBe('On hold')
  assert(property(string(), (value) => readable(value).length > 0))
})

test('a value that people can read already stays as it is (T-01)', () => {
  const all = ['TV Nord', 'OOH', 'DOOH2', 'für den Handel', 'ÖPNV', 'Trade-fair B2B']
  expect(all.map(readable)).toEqual(all)
  expect(readable(' OOH ')).toBe('OOH')
})

test('what was said is taken back alone, whatever was said before and after (T-01)', () => {
  addValues('taken', { fair: { label: 'Messe' } })
  const takeBack = addValues('taken', { fair: { label: 'Stand' }, spot: { label: 'Spot' } })
  addValues('taken', { film: { label: 'Film' } })
  expect(valueLabel('taken', 'fair', 'de', undefined)).toBe('Stand')
  takeBack()
  takeBack()
  expect(addedValues('taken')).toEqual(['fair', 'film'])
  expect(valueLabel('taken', 'fair', 'de', undefined)).toBe('Messe')
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
