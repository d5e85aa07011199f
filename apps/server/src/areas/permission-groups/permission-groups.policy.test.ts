import { expect, test } from 'vitest'
import { typeName } from './permission-groups.policy.ts'

test.each([
  [1, 'Administrator'],
  [20, 'ClientService'],
  [30, 'Client'],
  [10, 'Unknown'],
  [100, 'Unknown'],
])('a group of type %i is listed as %s (ENT-15, ENT-17)', (type, name) => {
  expect(typeName(type)).toBe(name)
})
