import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blankRow,
  countStates,
  faultsOf,
  findPeople,
  groupsByKind,
  newPeople,
  rowsLeft,
  withGroup,
  withMember,
  withPerson,
} from './people.logic.ts'
import { groups, people } from './testing/fixtures.ts'

const row = (fullName: string, email: string) => ({ ...blankRow('CLIENT'), fullName, email })

describe('people are found', () => {
  const names = (text: string, state: Parameters<typeof findPeople>[2] = 'all') =>
    findPeople(people, text, state).map(({ lastName }) => lastName)

  test('by name, address and position, every word anywhere (ADM-01)', () => {
    expect(names('sabine MOSER')).toEqual(['Moser'])
    expect(names('filialleitung')).toEqual(['Huber'])
    expect(names('thiessen@alpen')).toEqual(['Thiessen'])
    expect(names('moser kaya')).toEqual([])
  })

  test('by state: invited is who has not come, deactivated who may not (ADM-02)', () => {
    expect(names('', 'invited')).toEqual(['Rossi'])
    expect(names('', 'inactive')).toEqual(['Dahl'])
    expect(names('', 'active')).toHaveLength(4)
    expect(countStates(people)).toEqual({ active: 4, invited: 1, declined: 0, inactive: 1 })
  })

  test('all of them, as the same list, where nothing narrows it', () => {
    expect(findPeople(people, ' ', 'all')).toBe(people)
  })
})

describe('rows of people to be added (ADM-04)', () => {
  test('say what is missing; blank ones are none', () => {
    const good = row('Ada', 'ada@neu.example')
    const again = row('Bea', 'ADA@neu.example ')
    const bad = row('', 'bea')
    expect(faultsOf([good, row(' ', ''), again, bad])).toEqual({
      [`${again.key}.email`]: 'twice',
      [`${bad.key}.fullName`]: 'name',
      [`${bad.key}.email`]: 'email',
    })
    expect(newPeople([good, row(' ', '')])).toEqual([
      { fullName: 'Ada', email: 'ada@neu.example', role: 'CLIENT', isExternal: false },
    ])
  })

  test('that were refused stay, each with why, by address in whatever case; so does what was typed meanwhile', () => {
    const [good, refused] = [row('Ada', 'ada@neu.example'), row('Bea', ' Bea@neu.example')]
    const sent = [good, refused]
    const refusals = [{ email: 'bea@neu.example', reason: 'Schon da.' }]
    expect(rowsLeft(sent, sent, refusals)).toEqual([{ ...refused, refusal: 'Schon da.' }])
    const [typed, changed] = [row('Cleo', ''), { ...good, fullName: 'Ada L.' }]
    expect(rowsLeft([changed, refused, typed], sent, [])).toEqual([changed, typed])
  })
})

describe('groups', () => {
  test('stand by their kind, kinds without groups left out (ADM-05)', () => {
    const some = groupsByKind(groups.filter(({ kind }) => kind !== 'dataSolutions'))
    expect(some.map(({ kind, groups: of }) => [kind, of.length])).toEqual([
      ['administration', 1],
      ['customerService', 1],
      ['customer', 2],
      ['directOrder', 1],
    ])
  })

  test('a group takes the place of the one with its id, or comes last', () => {
    const [first] = groups
    const named = { ...first!, name: 'Anders' }
    expect(withGroup(groups, named)[0]).toBe(named)
    expect(withGroup(groups, { ...named, id: 99 }).at(-1)!.id).toBe(99)
  })

  test('who joins has the group first and once; who leaves has it no more; the rest stays (ADM-07)', () => {
    const ids = fc.uniqueArray(fc.nat(20))
    fc.assert(
      fc.property(ids, fc.nat(20), fc.boolean(), (held, group, isMember) => {
        const after = withMember(held, group, isMember)
        expect(after.filter((one) => one === group)).toHaveLength(isMember ? 1 : 0)
        expect(after.filter((one) => one !== group)).toEqual(held.filter((one) => one !== group))
        if (isMember && !held.includes(group)) expect(after[0]).toBe(group)
      }),
    )
  })
})

test('an older answer does not go back behind what is known of a person', () => {
  const [first] = people
  const older = { ...first!, version: 0, jobTitle: 'Alt' }
  expect(withPerson(people, older)[0]).toBe(first)
  const newer = { ...first!, version: 2, jobTitle: 'Neu' }
  expect(withPerson(people, newer)[0]).toBe(newer)
})
