import { notificationTypes } from '@atrium/api-client/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  groupsOf,
  hoursWith,
  isSame,
  reachOf,
  typesOf,
  ways,
  withWay,
  type NotificationSettings,
} from './delivery.logic.ts'

const types = Object.values(notificationTypes)
const settingsOf = (more: readonly number[] = []): NotificationSettings => ({
  types: [...types, ...more].map((type) => ({ type, channels: ['inApp'] })),
  digestTime: '08:00',
  quietHours: null,
  mutedCampaignIds: [],
})

describe('type by way (SET-04)', () => {
  test('every type has its line, once; those without a word share one', () => {
    expect(groupsOf(settingsOf()).flatMap(typesOf).toSorted()).toEqual(types.toSorted())
    const other = groupsOf(settingsOf([97, 98])).at(-1)!
    expect(other.kinds).toEqual([{ label: 'typeOthers', types: [97, 98] }])
  })

  const step = fc.record({
    chosen: fc.subarray(types, { minLength: 1 }),
    way: fc.constantFrom(...ways),
    isOn: fc.boolean(),
  })

  test('a box does what it says, others stay, and a type without a way is off', () => {
    fc.assert(
      fc.property(fc.array(step), step, (before, { chosen, way, isOn }) => {
        const start = before.reduce((now, s) => withWay(now, s.chosen, s.way, s.isOn), settingsOf())
        const after = withWay(start, chosen, way, isOn)
        expect(reachOf(after, chosen, way)).toBe(isOn ? 'all' : 'none')
        for (const type of types) {
          for (const other of ways) {
            if (chosen.includes(type) && other === way) continue
            expect(reachOf(after, [type], other)).toBe(reachOf(start, [type], other))
          }
        }
        for (const { channels } of after.types) {
          expect(channels.length).toBeGreaterThan(0)
          expect(channels.includes('off')).toBe(channels.join() === 'off')
        }
        expect(isSame(start, after)).toBe(reachOf(start, chosen, way) === (isOn ? 'all' : 'none'))
      }),
    )
  })

  test('some of a group are some', () => {
    const mixed = withWay(settingsOf(), [30], 'email', true)
    expect(reachOf(mixed, [30, 31], 'email')).toBe('some')
  })
})

test('an hour that is not on the list is added to it', () => {
  expect(hoursWith('08:00')).toHaveLength(24)
  expect(hoursWith('08:30').slice(8, 10)).toEqual(['08:00', '08:30'])
})
