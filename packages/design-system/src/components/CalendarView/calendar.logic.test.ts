import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createZone, dayOf, numberOf } from '../../dates/index.ts'
import {
  byWeeks,
  createReader,
  layDay,
  layWeek,
  moveDay,
  orderInTime,
  weeksOf,
} from './calendar.logic.ts'
import type { CalendarEvent } from './calendar.types.ts'
import { isSameWeek } from './sameWeek.ts'

const { within, read } = createReader(createZone())
const monday = numberOf('2027-03-15')
const month = { mode: 'month', first: 1, isRtl: false } as const

test('events are found by their days, also where they begin weeks before', () => {
  const events: CalendarEvent[] = [
    { key: 1, title: 'long', start: '2027-01-01', end: '2027-04-01' },
    { key: 2, title: 'day', start: '2027-03-17' },
    { key: 3, title: 'timed', start: '2027-03-18T23:00', end: '2027-03-19T00:00' },
    { key: 4, title: 'moment', start: Date.UTC(2027, 2, 19, 23, 30), isTimed: true },
    { key: 5, title: 'elsewhere', start: '2027-03-20T18:00:00-09:00' },
    { key: 6, title: 'turned', start: '2027-03-21', end: '2027-03-01' },
  ]
  const keys = (from: string, to: string) =>
    within(events, numberOf(from), numberOf(to)).map(({ event }) => event.key)
  expect(keys('2027-03-15', '2027-03-21')).toEqual([1, 2, 3, 4, 5, 6])
  expect(keys('2027-03-19', '2027-03-19')).toEqual([1])
  // Moments fall on the day that it is in the zone of the portal.
  expect(keys('2027-03-20', '2027-03-20')).toEqual([1, 4])
  expect(keys('2027-03-21', '2027-03-21')).toEqual([1, 5, 6])
  expect(keys('2027-05-01', '2027-05-02')).toEqual([])
  expect(read(events[0]!)).toBe(read(events[0]!))
})

test('all events stand in the order of time, the longer ones first', () => {
  const order = orderInTime(
    [
      { key: 'late', title: '', start: '2027-03-16T11:00' },
      { key: 'early', title: '', start: '2027-03-16T09:00' },
      { key: 'before', title: '', start: '2027-03-15' },
      { key: 'long', title: '', start: '2027-03-16', end: '2027-03-20' },
    ],
    { read, within },
  )
  expect([0, 1, 2, 3].map(order.keyAt)).toEqual(['before', 'long', 'early', 'late'])
  expect(order.indexOf('early')).toBe(2)
  expect(order.count).toBe(4)
})

test('a week is drawn anew only for what concerns its own events', () => {
  const [one, other] = ['2027-03-15', '2027-03-16'].map((start) =>
    read({ key: start, title: '', start }),
  )
  const shared = { canMove: true, isMultiple: true, speech: {} as never }
  const week = { ...shared, events: [one!], selected: new Set(['elsewhere']) }
  expect(isSameWeek(week, { ...week, events: [one!] })).toBe(true)
  expect(isSameWeek(week, { ...week, selected: new Set<string>() })).toBe(true)
  expect(isSameWeek(week, { ...week, selected: new Set([one!.event.key as string]) })).toBe(false)
  expect(isSameWeek(week, { ...week, events: [other!] })).toBe(false)
  expect(isSameWeek(week, { ...week, events: [one!, other!] })).toBe(false)
  expect(isSameWeek(week, { ...week, canMove: false })).toBe(false)
})

test('each week gets what touches it', () => {
  const found = within(
    [
      { key: 1, title: '', start: '2027-03-14', end: '2027-03-22' },
      { key: 2, title: '', start: '2027-03-23' },
    ],
    monday,
    monday + 13,
  )
  const lists = byWeeks(found, [monday, monday + 7])
  expect(lists.map((list) => list.map(({ event }) => event.key))).toEqual([[1], [1, 2]])
})

const spans = array(tuple(integer({ min: -5, max: 8 }), integer({ min: 0, max: 9 })), {
  maxLength: 20,
})

describe('a week', () => {
  test('shows each event of a day in a lane of its own or counts it', () => {
    assert(
      property(spans, integer({ min: 1, max: 5 }), (list, room) => {
        const events = list
          .map(([from, length], key) => ({
            event: { key, title: '', start: 0 },
            start: monday + from,
            end: monday + from + length,
          }))
          .filter(({ start, end }) => start <= monday + 6 && end >= monday)
        const { pieces, more, counts } = layWeek(events, monday, room)
        for (let day = 0; day < 7; day += 1) {
          const at = monday + day
          const here = pieces.filter((one) => one.day <= at && at < one.day + one.days)
          const all = events.filter(({ start, end }) => start <= at && at <= end)
          expect(here.length + more[day]!).toBe(all.length)
          expect(counts[day]).toBe(all.length)
          expect(new Set(here.map(({ lane }) => lane)).size).toBe(here.length)
          expect(here.every(({ lane }) => lane < room)).toBe(true)
        }
      }),
    )
  })

  test('begins as the language has it, and a month has whole ones', () => {
    expect(weeksOf('month', monday, 1).map(dayOf)).toEqual([
      '2027-03-01',
      '2027-03-08',
      '2027-03-15',
      '2027-03-22',
      '2027-03-29',
    ])
    expect(weeksOf('week', monday, 7).map(dayOf)).toEqual(['2027-03-14'])
  })
})

test('timed events that overlap stand beside each other', () => {
  const at = (from: string, to: string) => {
    const [start, end] = [`2027-03-15T${from}`, `2027-03-15T${to}`]
    return read({ key: from, title: '', start, end })
  }
  const day = layDay([at('09:00', '10:00'), at('09:30', '11:00'), at('11:00', '12:00')], monday)
  expect(day.map(({ column, columns }) => [column, columns])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ])
})

test('keys lead by days, weeks and months', () => {
  expect(dayOf(moveDay('PageDown', numberOf('2027-01-31'), month)!)).toBe('2027-02-28')
  expect(dayOf(moveDay('End', monday, month)!)).toBe('2027-03-21')
  expect(dayOf(moveDay('ArrowRight', monday, { ...month, isRtl: true })!)).toBe('2027-03-14')
  expect(moveDay('a', monday, month)).toBeUndefined()
})
