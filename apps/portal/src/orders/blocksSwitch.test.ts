import type { ConfigurationEntry } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { isSwitchedOff } from './blocksSwitch.ts'

const entries = (value: string | null) =>
  [{ value, configuration: { key: 'BUILDING_BLOCKS_ENABLED' } }] as ConfigurationEntry[]

test('a tenant has building blocks until it switches them off (CFG-03)', () => {
  expect(isSwitchedOff(entries('false'))).toBe(true)
  for (const value of ['true', '', null]) expect(isSwitchedOff(entries(value))).toBe(false)
  expect(isSwitchedOff([])).toBe(false)
})
