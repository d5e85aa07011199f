import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GroupMembers, MembersChange } from '../people.port.ts'
import { people } from '../testing/fixtures.ts'
import { findRows, membersIn, membershipsOf, moved, narrowed, noFilter, reversed, windowOf, withChange } from './matrix.logic.ts' // prettier-ignore

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
const members = fc
  .uniqueArray(fc.record({ groupId: fc.integer({ min: 1, max: 6 }), userIds: ids }), { selector: ({ groupId }) => groupId, maxLength: 6 }) // prettier-ignore
const line = fc.record({
  one: fc.integer({ min: 1, max: 6 }),
  many: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
  isMember: fc.boolean(),
  isColumn: fc.boolean(),
})
const changeOf = ({
  one,
  many,
  isMember,
  isColumn,
}: {
  one: number
  many: number[]
  isMember: boolean
  isColumn: boolean
}): MembersChange =>
  // prettier-ignore
  isColumn
    ? { groupIds: [one], userIds: many, isMember }
    : { groupIds: many, userIds: [one], isMember }
const plain = (all: readonly GroupMembers[]) =>
  new Map(all.filter(({ userIds }) => userIds.length > 0).map(({ groupId, userIds }) => [groupId, userIds.toSorted((a, b) => a - b)])) // prettier-ignore

describe('membership matrix (T-99)', () => {
  test('after a change of a row or a column all of it is so, and the rest as it was', () => {
    fc.assert(
      fc.property(members, line, (before, drawn) => {
        const change = changeOf(drawn)
        const after = membershipsOf(withChange(before, change))
        for (let group = 1; group <= 12; group += 1)
          for (let user = 1; user <= 12; user += 1) {
            const isNamed = change.groupIds.includes(group) && change.userIds.includes(user)
            const was = membersIn(membershipsOf(before), group).has(user)
            expect(membersIn(after, group).has(user)).toBe(isNamed ? change.isMember : was)
          }
      }),
    )
  })

  test('what changed is taken back exactly, however much was so before', () => {
    fc.assert(
      fc.property(members, line, (before, drawn) => {
        const change = narrowed(membershipsOf(before), changeOf(drawn))
        const after = withChange(before, change)
        const changed = change.groupIds.map((groupId) => ({ groupId, userIds: change.userIds }))
        const back = change.userIds.length > 0 ? reversed(changed, change.isMember) : undefined
        expect(plain(back ? withChange(after, back) : after)).toEqual(plain(before))
      }),
    )
  })

  test('a group that a change does not touch stays the same object', () => {
    const before = [
      { groupId: 1, userIds: [1] },
      { groupId: 2, userIds: [1] },
    ]
    const after = withChange(before, { groupIds: [2], userIds: [2], isMember: true })
    expect(after[0]).toBe(before[0])
    expect(reversed([], true)).toBeUndefined()
  })

  test('the keys of a grid lead where the ARIA practices say, and never out of it', () => {
    const size = { rows: 100, columns: 20, page: 10 }
    const from = { row: 50, column: 5 }
    const to = (key: string, isControl = false, at = from) => moved(at, { key, isControl }, size)
    expect(to('ArrowUp')).toEqual({ row: 49, column: 5 })
    expect(to('ArrowRight')).toEqual({ row: 50, column: 6 })
    expect(to('Home')).toEqual({ row: 50, column: -1 })
    expect(to('End')).toEqual({ row: 50, column: 19 })
    expect(to('Home', true)).toEqual({ row: -1, column: -1 })
    expect(to('End', true)).toEqual({ row: 99, column: 19 })
    expect(to('PageDown')).toEqual({ row: 60, column: 5 })
    expect(to('PageUp', false, { row: 3, column: 0 })).toEqual({ row: 0, column: 0 })
    expect(to('ArrowDown', false, { row: 99, column: 0 })).toEqual({ row: 99, column: 0 })
    expect(to('ArrowLeft', false, { row: -1, column: -1 })).toEqual({ row: -1, column: -1 })
    expect(to('a')).toBeUndefined()
  })

  test('only what is in sight, with a little around it, is in the page', () => {
    expect(windowOf({ offset: 4_400, length: 440, itemSize: 44 }, 10_000, 6)).toEqual({ from: 92, to: 116 }) // prettier-ignore
    expect(windowOf({ offset: 0, length: 440, itemSize: 44 }, 3, 6)).toEqual({ from: 0, to: 3 })
    expect(windowOf({ offset: 900, length: 440, itemSize: 44 }, 0, 6)).toEqual({ from: 0, to: 0 })
  })

  test('active people are found by name, role and the group that they were in when it was chosen', () => {
    const names = (filter: Partial<typeof noFilter>) =>
      findRows(people, { ...noFilter, ...filter }).map(({ lastName }) => lastName)
    expect(names({})).not.toContain('Dahl')
    expect(names({ text: 'filial' })).toEqual(['Huber'])
    expect(names({ role: 'CLIENT_LEAD' })).toEqual(['Moser'])
    expect(names({ group: { id: 5, userIds: new Set([3, 7]) } })).toEqual(['Huber', 'Moser'])
  })
})
