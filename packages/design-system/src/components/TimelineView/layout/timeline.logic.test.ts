import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createZone, numberOf } from '../../../dates/index.ts'
import { makeLayout, METRICS } from './timeline.layout.ts'
import { barsWithin, idOf, laneCountOf, makePlan, packLanes, type Plan } from './timeline.logic.ts'
import { createPlanner } from './timeline.planner.ts'
import { createMove } from './timeline.moves.ts'
import { levelOf, placedWithin, ticksOf, zoomedAt } from './timeline.scale.ts'
import type { TimelineBar, TimelineGroup } from '../timeline.types.ts'

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
    expect(plan.lines.map((line) => [idOf(line), line.isHeading])).toEqual([
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
    expect(packed.lines.map((line) => [idOf(line), laneCountOf(line)])).toEqual([
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

describe('a plan in which bars changed', () => {
  const utc = createZone('UTC')
  const options = { lanes: 'rows', zone: utc } as const
  const rows = [0, 1, 2, 3].map((id) => ({ id, title: String(id) }))
  const groups: TimelineGroup[] = [{ id: 'g', title: 'G', rows }]
  const barsOf = (list: readonly { start: number; end: number }[]): TimelineBar[] =>
    list.map(({ start, end }, key) => ({
      key,
      rowId: key % rows.length,
      label: '',
      start: start * 86_400_000,
      end: end * 86_400_000,
    }))
  const drawn = ({ lines, extent }: Plan) => ({
    extent,
    lines: lines.map((line) => line.bars.map(({ start, end, lane }) => [start, end, lane])),
  })

  test('is the one that would be made of them anew', () => {
    assert(
      property(spans, array(integer({ min: 0, max: 79 })), integer(), (list, moved, by) => {
        const planner = createPlanner()
        const bars = barsOf(list)
        const before = planner(groups, bars, options)
        const kept = drawn(before)
        const after = bars.map((bar) =>
          moved.includes(Number(bar.key))
            ? { ...bar, end: Number(bar.end) + (Math.abs(by) % 30) * 86_400_000 }
            : bar,
        )
        const plan = planner(groups, after, options)
        expect(drawn(plan)).toEqual(drawn(makePlan(groups, after, options)))
        expect(plan.bars.map(({ index }) => index)).toEqual(after.map((_, at) => at))
        expect(drawn(before)).toEqual(kept)
      }),
    )
  })

  test('keeps the lines of all others, and the heights as long as no lane comes or goes', () => {
    const planner = createPlanner()
    const bars = barsOf([0, 10, 20, 30, 40, 50, 60, 70].map((start) => ({ start, end: start + 5 })))
    const before = planner(groups, bars, options)
    const later = bars.with(1, { ...bars[1]!, end: 20 * 86_400_000 })
    const plan = planner(groups, later, options)
    expect(plan.lines.map((line, at) => line === before.lines[at])).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
    expect(plan.shape).toBe(before.shape)
    const over = planner(groups, later.with(1, { ...bars[1]!, end: 55 * 86_400_000 }), options)
    expect(over.shape).not.toBe(plan.shape)
    expect(planner(groups, later.slice(1), options).bars).toHaveLength(7)
  })
})

test('the day under the pointer stays there while it zooms, short of the ends of time', () => {
  const days = integer({ min: 0, max: 1000 })
  const pixels = double({ min: 0.2, max: 160, noNaN: true })
  assert(
    property(days, pixels, pixels, integer({ min: 0, max: 900 }), (left, width, next, offset) => {
      const after = zoomedAt({ left, width, track: 900 }, next, offset)
      expect(after + offset / next).toBeCloseTo(left + offset / width, 6)
      const held = placedWithin({ start: 0, end: 2000 }, { left: after, width: next, track: 900 })
      expect(held).toBeGreaterThanOrEqual(0)
      expect(held).toBeLessThanOrEqual(Math.max(0, 2000 - 900 / next))
    }),
  )
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

test('what lies between two heights is in the page, lane by lane', () => {
  const groups = [
    {
      id: 'g',
      title: 'G',
      rows: [
        { id: 1, title: '' },
        { id: 2, title: '' },
      ],
    },
  ]
  const bars = [0, 0, 0, 5].map((start, key) => ({
    key,
    rowId: key < 3 ? 1 : 2,
    label: '',
    start: start * 86_400_000,
    end: 9 * 86_400_000,
  }))
  const { shape } = makePlan(groups, bars, { lanes: 'rows', zone: createZone('UTC') })
  for (const isNarrow of [false, true]) {
    const layout = makeLayout(shape, METRICS.mouse, isNarrow)
    // A heading, a row of three lanes, a row of one.
    expect(layout.runsWithin(0, layout.height)).toEqual([
      { line: 0, first: 0, last: -1 },
      { line: 1, first: 0, last: 2 },
      { line: 2, first: 0, last: 0 },
    ])
    for (const lane of [0, 1, 2]) {
      const { start, end } = layout.laneOf(1, lane)
      expect(layout.runsWithin(start + 1, end - 1)).toEqual([{ line: 1, first: lane, last: lane }])
    }
    expect(layout.laneOf(1, 2).end).toBe(layout.laneOf(2, 0).start)
    expect(layout.laneOf(2, 0).end).toBe(layout.height)
  }
  expect(makeLayout([], METRICS.mouse, false).runsWithin(0, 800)).toEqual([])
})
