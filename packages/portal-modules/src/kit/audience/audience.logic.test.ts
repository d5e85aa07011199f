import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueFaults } from '../catalogue-faults.ts'
import {
  choosableGroups,
  defaultAudience,
  hasOwnGroups,
  isReaderLeftOut,
  isSameSelection,
  selectionOf,
  toWish,
} from './audience.logic.ts'
import type { AudienceGroup } from './audience.types.ts'
import { audienceMessages } from './messages.ts'

const group = (id: number, more: Partial<AudienceGroup> = {}): AudienceGroup => ({
  id,
  name: `Gruppe ${id}`,
  type: 'client',
  isAssigned: false,
  seesEverything: false,
  memberCount: 1,
  includesReader: false,
  ...more,
})
const administration = group(10, { type: 'administrator', isAssigned: true })
const marketing = group(11, { isAssigned: true })
const service = group(12, { type: 'client-service', isAssigned: true, includesReader: true })
const management = group(13)
const overseers = group(14, { type: 'other', seesEverything: true })

describe('what is offered and chosen at first', () => {
  test('administrator groups are not offered (PERM-17)', () => {
    expect(choosableGroups([administration, marketing, service])).toEqual([marketing, service])
  })

  test('what is new is at first for whoever sees the folder (FILE-16, T-03)', () => {
    expect(defaultAudience([marketing, service, management])).toEqual([11, 12])
  })

  test('client service is chosen too, where the folder does not name it (PERM-16)', () => {
    const unassigned = { ...service, isAssigned: false }
    expect(defaultAudience([marketing, unassigned, management])).toEqual([11, 12])
  })

  test('of several items, a group is chosen that all have, and mixed that some have (PERM-14)', () => {
    const items = [{ audience: [11, 12] }, { audience: [12] }]
    const groups = [marketing, service, management, overseers]
    expect(selectionOf(items, groups)).toEqual({ chosen: [12, 14], mixed: [11] })
  })
})

describe('what is sent', () => {
  test('mixed groups are left as each item has them; groups that see everything are no part of it (PERM-14)', () => {
    const selection = { chosen: [12, 14], mixed: [11] }
    expect(
      toWish([{ id: 1 }, { id: 2 }], selection, [marketing, service, overseers], true),
    ).toEqual({ ids: [1, 2], groupIds: [12], unchangedGroupIds: [11], includesInside: true })
  })

  test('an untouched selection leaves every item with the groups that it has (PERM-14)', () => {
    const groups = [marketing, service, management]
    const audiences = fc.array(fc.subarray([11, 12, 13]), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(audiences, (all) => {
        const items = all.map((audience, at) => ({ id: at, audience }))
        const wish = toWish(items, selectionOf(items, groups), groups, false)
        for (const { audience } of items) {
          const kept = audience.filter((id) => wish.unchangedGroupIds.includes(id))
          expect([...wish.groupIds, ...kept].toSorted()).toEqual(audience.toSorted())
        }
      }),
    )
  })

  test('the order in which groups were chosen makes no other selection', () => {
    const one = { chosen: [11, 12], mixed: [13] }
    expect(isSameSelection(one, { chosen: [12, 11], mixed: [13] })).toBe(true)
    expect(isSameSelection(one, { chosen: [11, 13], mixed: [12] })).toBe(false)
    expect(isSameSelection(one, { chosen: [11, 12], mixed: [] })).toBe(false)
  })
})

describe('the reader', () => {
  test('is not left out who chose themselves alone (PERM-14)', () => {
    const me = group(-52, { type: 'person', includesReader: true })
    const other = group(-53, { type: 'person' })
    expect(isReaderLeftOut([marketing, me, other], [-52])).toBe(false)
    expect(isReaderLeftOut([marketing, me, other], [11, -53])).toBe(true)
    // Whose groups are theirs is said for groups; people need no such word.
    expect(hasOwnGroups([service, me, other])).toBe(false)
  })

  test('is left out where none of the chosen groups is theirs (T-68)', () => {
    expect(isReaderLeftOut([marketing, service], [11])).toBe(true)
    expect(isReaderLeftOut([marketing, service], [11, 12])).toBe(false)
  })

  test('is not left out where a group of theirs sees everything, or it is not known', () => {
    const own = { ...overseers, includesReader: true }
    expect(isReaderLeftOut([marketing, own], [11])).toBe(false)
    const unknown = [marketing, service].map(({ includesReader: _mine, ...rest }) => rest)
    expect(isReaderLeftOut(unknown, [11])).toBe(false)
  })

  test('is told which groups are theirs, unless all of them are', () => {
    expect(hasOwnGroups([marketing, service])).toBe(true)
    expect(hasOwnGroups([service])).toBe(false)
  })
})

test('every text is there in both languages, with the same values', () => {
  expect(catalogueFaults(audienceMessages)).toEqual([])
})
