import { expect, test } from 'vitest'
import { roughNetworkOf } from './rough-network.ts'

test('of an address the list of sessions keeps the network alone (API-12)', () => {
  expect(roughNetworkOf('203.0.113.77')).toBe('203.0.113.x')
  expect(roughNetworkOf('::ffff:203.0.113.77')).toBe('203.0.113.x')
  expect(roughNetworkOf('2001:db8:12:34::1')).toBe('2001:db8:12:…')
  expect(roughNetworkOf('unknown')).toBe('')
})
