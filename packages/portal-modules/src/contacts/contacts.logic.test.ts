import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  arranged,
  contactFaults,
  firstFreeDay,
  moves,
  noFields,
  phoneAddress,
  targetOfMove,
  weeksOf,
  withContact,
  withoutContact,
} from './contacts.logic.ts'
import { buildContact, buildList } from './testing/fixtures.ts'

const listOf = (...ids: number[]) => buildList({ contacts: ids.map((id) => buildContact({ id })) })
const order = (list: ReturnType<typeof listOf>) => list.contacts.map(({ id }) => id)

test.each([
  ['+49 40 66969-112', 'tel:+494066969112'],
  ['+49 (0)40 66 969/112', 'tel:+494066969112'],
  ['040 66969 112', 'tel:04066969112'],
])('a phone dials %s as %s (CON-01)', (number, address) => {
  expect(phoneAddress(number)).toBe(address)
})

test('names are needed, an address that is none is told, and callbacks need one (CON-02)', () => {
  expect(contactFaults(noFields)).toEqual({ firstName: 'required', lastName: 'required' })
  const fields = { ...noFields, firstName: 'Mira', lastName: 'Mut' }
  expect(contactFaults(fields)).toEqual({})
  expect(contactFaults({ ...fields, email: 'mira@' })).toEqual({ email: 'email' })
  expect(contactFaults({ ...fields, isCallbackEnabled: true })).toEqual({ email: 'emailForCallback' }) // prettier-ignore
  expect(contactFaults({ ...fields, email: 'mira@x.example', isCallbackEnabled: true })).toEqual({})
})

describe('the order of contacts (CON-01)', () => {
  test('one comes before another, or to the end where that one has gone', () => {
    expect(order(arranged(listOf(1, 2, 3), { id: 3, beforeId: 1 }))).toEqual([3, 1, 2])
    expect(order(arranged(listOf(1, 2, 3), { id: 1, beforeId: null }))).toEqual([2, 3, 1])
    expect(order(arranged(listOf(1, 2, 3), { id: 1, beforeId: 99 }))).toEqual([2, 3, 1])
    expect(order(arranged(listOf(1, 2, 3), { id: 99, beforeId: 1 }))).toEqual([1, 2, 3])
  })

  test('a menu moves to the ends and by one, and not to where it stands', () => {
    const { contacts } = listOf(1, 2, 3)
    expect(moves.map((move) => targetOfMove(contacts, 1, move))).toEqual([undefined, undefined, 3, null]) // prettier-ignore
    expect(moves.map((move) => targetOfMove(contacts, 2, move))).toEqual([1, 1, null, null])
    expect(moves.map((move) => targetOfMove(contacts, 3, move))).toEqual([1, 2, undefined, undefined]) // prettier-ignore
    expect(targetOfMove(contacts, 99, 'first')).toBeUndefined()
  })

  test('a deletion that is taken back leaves the list as it was, whatever is pending besides', () => {
    const place = integer({ min: 0, max: 4 })
    assert(
      property(place, place, (gone, moved) => {
        const list = listOf(0, 1, 2, 3, 4)
        const contact = list.contacts[gone]!
        const beforeId = list.contacts[gone + 1]?.id ?? null
        const without = applyCommand(list, { type: 'remove', commandId: 'a', id: gone })
        expect(order(without)).not.toContain(gone)
        const back = applyCommand(without, { type: 'restore', commandId: 'b', contact, beforeId })
        expect(back).toEqual(list)
        // It is there already: taken back twice it stands there once.
        expect(applyCommand(back, { type: 'restore', commandId: 'c', contact, beforeId })).toEqual(back) // prettier-ignore
        const arrange = { type: 'arrange', commandId: 'd', id: moved, beforeId: gone } as const
        expect(order(applyCommand(list, arrange)).toSorted()).toEqual([0, 1, 2, 3, 4])
      }),
    )
  })
})

test('a saved contact takes the place of an older one, not of a newer; a new one is the last', () => {
  const list = listOf(1, 2)
  const renamed = buildContact({ id: 1, lastName: 'Neu', version: 2 })
  expect(withContact(list, renamed).contacts[0]).toBe(renamed)
  const newer = withContact(list, buildContact({ id: 1, version: 3 }))
  expect(withContact(newer, renamed)).toBe(newer)
  expect(order(withContact(list, buildContact({ id: 3 })))).toEqual([1, 2, 3])
  expect(order(withoutContact(list, 1))).toEqual([2])
})

test('days stand in weeks of five, the first one from where it begins (T-79)', () => {
  const time = { from: '2026-12-03T08:00:00.000Z', to: '2026-12-03T08:30:00.000Z' }
  const dayOff = { kind: 'weekend', name: null } as const
  const days = [
    { day: '2026-12-02', times: [] },
    { day: '2026-12-03', times: [time] },
    { day: '2026-12-04', times: [time] },
    { day: '2026-12-05', times: [], dayOff },
    { day: '2026-12-06', times: [], dayOff },
    { day: '2026-12-07', times: [time] },
  ]
  const shown = weeksOf(days).map((week) => week.map((one) => one?.day.slice(8) ?? '–'))
  expect(shown).toEqual([
    ['–', '–', '02', '03', '04'],
    ['07', '–', '–', '–', '–'],
  ])
  expect(firstFreeDay(days)).toBe('2026-12-03')
  expect(firstFreeDay([])).toBeUndefined()
})
