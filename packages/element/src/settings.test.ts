import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (given: Record<string, string>, around = 'de-DE') =>
  readSettings((name) => given[name] ?? null, around)
const least = { type: 'campaigns', server: 'https://portal.example/', application: '101' }

test('three attributes are enough; the rest follows the page (D-08)', () => {
  expect(read(least)).toEqual({
    type: 'campaigns',
    server: 'https://portal.example',
    application: 101,
    locale: 'de',
    mode: 'light',
    hasPopup: false,
  })
  expect(read(least, 'en-GB')).toMatchObject({ locale: 'en' })
  expect(read({ ...least, locale: 'de' }, 'en')).toMatchObject({ locale: 'de' })
})

test('everything else is said by attributes, too', () => {
  const brand = '#c8102e #1f8a5b'
  const more = { component: '7', brand, mode: 'auto', 'sign-in': 'popup' }
  expect(read({ ...least, ...more })).toMatchObject({
    component: 7,
    brand: { primary: '#c8102e', secondary: '#1f8a5b' },
    mode: 'system',
    hasPopup: true,
  })
})

test('the first attribute that says nothing is named, with what it says', () => {
  expect(read({})).toEqual({ attribute: 'type', value: null })
  for (const [attribute, value] of [
    ['server', 'portal'],
    ['server', 'javascript:alert(1)'],
    ['application', '-1'],
    ['application', '101; drop'],
    ['component', 'seven'],
    ['brand', 'red'],
    ['brand', '#c8102e #1f8a5b #000000'],
    ['mode', 'night'],
  ] as const)
    expect(read({ ...least, [attribute]: value })).toEqual({ attribute, value })
})
