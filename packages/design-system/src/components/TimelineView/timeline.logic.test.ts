import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createZone, numberOf } from '../../dates/index.ts'
import { barsWithin, makePlan, packLanes } from './timeline.logic.ts'
import { createMove } from './timeline.moves.ts'
import { levelOf, ticksOf } from './timeline.scale.ts'
import type { TimelineBar, TimelineGroup } from './timeline.types.ts'

const zone = createZone()
const spans = array(tuple(integer({ min: 0, max: 400 }), integer({ min: 0, max: 90 })), {
  maxLength: 80,
}).map((list) =>
  list.map(([start, length]) => ({ start, end: start + length })).sort((a, b) => a.start - b.start),
)

describe('lanes', () => {
  test('hold bars that do not overlap, and are as few as bars at one time', () => {
    assert(
      property(spans, (bars) => {
        const lanes = packLanes(bars)
        let most = 0
        bars.forEach((one, at) => {
          const others = bars.filter(({ start, end }) => start <= one.start && end >= one.start)
          most = Math.max(most, others.length)
          bars.slice(at + 1).forEach((next, step) => {
            if (lanes[at] === lanes[at + 1 + step]) expect(next.start).toBeGreaterThan(one.end)
          })
        })
        expect(new Set(lanes).size).toBe(most)
      }),
    )
  })

  test('of an open end stay taken', () => {
    expect(
      packLanes([
        { start: 0, end: Infinity },
        { start: 5, end: 6 },
        { start: 9, end: 9 },
      ]),
    ).toEqual([0, 1, 1])
  })
})

const GROUPS: TimelineGroup[] = [
  {
    id: 'audio',
    title: 'Audio',
    rows: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  },
  { id: 'video', title: 'Video' },
]
const bar = (key: string, rowId: string, start: string, end?: string): TimelineBar => ({
  key,
  ...(rowId === 'video' ? { groupId: rowId } : { rowId }),
  start,
  end,
  label: key,
})
const BARS = [
  bar('late', 'a', '2027-06-01', '2027-06-30'),
  bar('early', 'a', '2027-01-01', '2027-01-31'),
  bar('b', 'b', '2027-05-01', '2027-05-31'),
  bar('open', 'video', '2027-02-01'),
  bar('nowhere', 'z', '2027-02-01'),
]

describe('a plan', () => {
  const plan = makePlan(GROUPS, BARS, { lanes: 'rows', zone })
  const keys = (index: number | undefined) =>
    index === undefined ? index : plan.bars[index]?.bar.key

  test('orders bars by row and time and leaves out what has no row', () => {
    expect(plan.lines.map(({ id, isHeading }) => [id, isHeading])).toEqual([
      ['gaudio', true],
      ['ra', false],
      ['rb', false],
      ['gvideo', false],
    ])
    expect(plan.bars.map(({ bar: { key } }) => key)).toEqual(['early', 'late', 'b', 'open'])
    expect(plan.extent).toEqual({ start: numberOf('2027-01-01'), end: numberOf('2027-06-30') })
  })

  test('packs the rows of a group together', () => {
    const packed = makePlan(GROUPS, BARS, { lanes: 'packed', zone })
    expect(packed.lines.map(({ id, lanes }) => [id, lanes.length])).toEqual([
      ['gaudio', 1],
      ['gvideo', 1],
    ])
  })

  test('is travelled along rows by time and across rows to the nearest in time', () => {
    const move = createMove(plan)
    const at = { count: 4, page: 10, isRtl: false }
    expect(keys(move('ArrowRight', 0, at))).toBe('late')
    expect(keys(move('ArrowRight', 1, at))).toBe('late')
    expect(keys(move('ArrowLeft', 1, { ...at, isRtl: true }))).toBe('late')
    expect(keys(move('ArrowUp', 2, at))).toBe('late')
    expect(keys(move('ArrowDown', 0, at))).toBe('b')
    expect(keys(move('PageDown', 0, at))).toBe('open')
    expect(keys(move('Home', 1, at))).toBe('early')
    expect(keys(move('End', 1, at))).toBe('open')
    expect(move('x', 1, at)).toBeUndefined()
  })
})

test('what touches a time is found, whatever lies before it', () => {
  assert(
    property(
      spans,
      integer({ min: 0, max: 400 }),
      integer({ min: 1, max: 60 }),
      (list, from, length) => {
        const bars = list.map(({ start, end }, key) => ({
          key,
          groupId: 'g',
          label: '',
          start: start * 86_400_000,
          end: end * 86_400_000,
        }))
        const utc = createZone('UTC')
        const { lines } = makePlan([{ id: 'g', title: 'G' }], bars, { lanes: 'rows', zone: utc })
        const found = barsWithin(lines[0]!, {
          from,
          to: from + length,
          first: 0,
          last: 99,
          kept: -1,
        })
        const expected = list.filter(({ start, end }) => start < from + length && end + 1 > from)
        expect(found.length).toBe(expected.length)
      },
    ),
  )
})

test('the header counts in what has room', () => {
  expect(levelOf(48)).toMatchObject({ upper: 'week', lower: 'day' })
  expect(levelOf(14)).toMatchObject({ upper: 'month', lower: 'week' })
  expect(levelOf(0.1)).toMatchObject({ upper: 'decade', lower: 'year' })
  const ticks = ticksOf('month', numberOf('2027-03-15'), numberOf('2027-05-01'), String)
  expect(ticks.map(({ start }) => start)).toEqual([numberOf('2027-03-01'), numberOf('2027-04-01')])
})
