import { expect, test } from 'vitest'
import { clientIdOf } from './clientId.ts'
import { slugOf } from '@atrium/api-client/values'
import { isInside } from './pageAddress.ts'

test('a page is found by the first segment of its address', () => {
  expect(slugOf({ url: '/files' })).toBe('files')
  expect(slugOf({ url: '/insights/archive' })).toBe('insights')
  expect(slugOf({ url: '/' })).toBe('')
})

test('reserved segments and external pages are not ours to show (ROUTE-11)', () => {
  expect(isInside({ url: '/files', isExternal: false })).toBe(true)
  expect(isInside({ url: '/settings', isExternal: false })).toBe(false)
  expect(isInside({ url: 'https://example.com', isExternal: true })).toBe(false)
})

test('clientId is a positive whole number or nothing (ROUTE-13)', () => {
  expect(clientIdOf('?clientId=115')).toBe(115)
  expect(clientIdOf('/files/3-a?x=1&clientId=101#top')).toBe(101)
  for (const bad of [
    '',
    '?clientId=',
    '?clientId=-1',
    '?clientId=0',
    '?clientId=1e3',
    '?clientId=9999999999',
  ])
    expect(clientIdOf(bad)).toBeUndefined()
})
