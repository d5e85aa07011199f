import { expect, onTestFinished, test } from 'vitest'
import { addValues } from '../kit/vocabulary/values.ts'
import {
  applyCommand,
  countOf,
  fieldsOf,
  inOrder,
  isNews,
  isSameItem,
  kindsToChoose,
  kindsToTell,
  monthsOf,
  parseDay,
  parseId,
  parseKind,
  problemsOf,
  targetOf,
  within,
  withItem,
} from './timeline.logic.ts'
import { itemKinds, type Overview } from './timeline.port.ts'
import { buildItem } from './testing/fixtures.ts'

const days = (...all: string[]) => all.map((day, index) => buildItem({ id: 50 - index, day }))

test('items stand by month and day, in their order (T-78)', () => {
  const items = days('2026-12-01', '2026-11-20', '2026-11-20', '2026-11-19', '2025-11-19')
  const months = monthsOf(items, '2026-11-20')
  expect(
    months.map(({ month, days: inMonth }) => [
      month,
      inMonth.map((day) => [day.day, day.time, day.items.length]),
    ]),
  ).toEqual([
    ['2026-12', [['2026-12-01', 'coming', 1]]],
    [
      '2026-11',
      [
        ['2026-11-20', 'today', 2],
        ['2026-11-19', 'past', 1],
      ],
    ],
    ['2025-11', [['2025-11-19', 'past', 1]]],
  ])
})

test.each([
  [['2026-12-01', '2026-11-19'], ['2026-11-19']],
  [['2026-11-21', '2026-11-20', '2026-11-19'], []],
  [['2026-11-19', '2026-11-18'], []],
  [['2026-12-01'], []],
])('between what comes and what was stands the present, unless today says so: %j', (all, after) => {
  const shown = monthsOf(days(...all), '2026-11-20').flatMap((month) => month.days)
  expect(shown.filter((day) => day.isAfterNow).map(({ day }) => day)).toEqual(after)
})

const overview = (counts: Partial<Overview['counts']>): Pick<Overview, 'counts'> => ({
  counts: { info: 0, campaign: 0, milestone: 0, file: 0, post: 0, ...counts },
})

test('kinds are chosen from with their numbers; where there is one only there is no choice (T-78)', () => {
  const some = overview({ milestone: 5, file: 2 })
  expect([countOf(some), countOf(some, 'file'), countOf(some, 'post')]).toEqual([7, 2, 0])
  expect(kindsToChoose(some, undefined)).toEqual(['milestone', 'file'])
  expect(kindsToChoose(some, 'post')).toEqual(['milestone', 'file', 'post'])
  expect(kindsToChoose(overview({ file: 2 }), undefined)).toEqual([])
  expect(kindsToChoose(overview({}), 'file')).toEqual(['file'])
})

test('an address is read, and what it cannot mean is nothing', () => {
  expect([parseKind('file'), parseKind('party'), parseKind('')]).toEqual(['file', undefined, undefined]) // prettier-ignore
  expect(['2026-02-28', '2026-02-30', '2026-13-01', '26-1-1', ''].map(parseDay)).toEqual([
    '2026-02-28',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['12', '0', '-1', '1e3', ''].map(parseId)).toEqual([12, undefined, undefined, undefined, undefined]) // prettier-ignore
})

test('what is known stays while other items load, as far as it belongs', () => {
  const items = [
    buildItem({ id: 3, day: '2026-11-20', kind: 'file' }),
    buildItem({ id: 2, day: '2026-11-19', kind: 'info' }),
    buildItem({ id: 1, day: '2026-11-18', kind: 'file' }),
  ]
  const ids = (stretch: Parameters<typeof within>[1]) => within(items, stretch).map(({ id }) => id)
  expect(ids({})).toEqual([3, 2, 1])
  expect(ids({ kind: 'file' })).toEqual([3, 1])
  expect(ids({ until: '2026-11-19' })).toEqual([2, 1])
  expect(ids({ kind: 'file', until: '2026-11-19' })).toEqual([1])
})

test('what was told just now comes in at its place; beyond the last one shown it waits (RT-02)', () => {
  const list = { items: days('2026-11-20', '2026-11-18'), hasMore: true }
  const put = (day: string, stretch = {}, hasMore = true) =>
    withItem({ ...list, hasMore }, buildItem({ id: 99, day }), stretch).items.map((item) => item.day) // prettier-ignore
  expect(put('2026-11-19')).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
  expect(put('2026-11-01')).toEqual(['2026-11-20', '2026-11-18'])
  expect(put('2026-11-01', {}, false)).toEqual(['2026-11-20', '2026-11-18', '2026-11-01'])
  expect(put('2026-11-21', { until: '2026-11-20' })).toEqual(['2026-11-20', '2026-11-18'])
  expect(put('2026-11-19', { kind: 'post' })).toEqual(['2026-11-20', '2026-11-18'])
  const newer = { items: [buildItem({ id: 7, version: 3 })], hasMore: false }
  expect(withItem(newer, buildItem({ id: 7, version: 2 }), {})).toBe(newer)
})

const order = (id: number, day: string) => buildItem({ id: -id, day, kind: 'order' })

test('on a day the orders that begin follow what was told, the latest first (TL-01)', () => {
  const told = buildItem({ id: 3, day: '2026-11-20' })
  const items = [order(7, '2026-11-20'), told, order(9, '2026-11-20'), order(8, '2026-11-21')]
  expect(inOrder(items).map(({ id }) => id)).toEqual([-8, 3, -9, -7])
  const before = [told, order(7, '2026-11-20')]
  expect(isNews(order(9, '2026-11-20'), before)).toBe(true)
  expect(isNews(order(6, '2026-11-20'), before)).toBe(false)
})

test('orders are counted and chosen where there are any; a timeline without them says nothing of it', () => {
  const some = overview({ milestone: 5 })
  expect([countOf(some, 'order'), countOf(some)]).toEqual([0, 5])
  expect(kindsToChoose(some, undefined)).toEqual([])
  const withOrders = { counts: { ...some.counts, order: 2 } }
  expect([countOf(withOrders, 'order'), countOf(withOrders)]).toEqual([2, 7])
  expect(kindsToChoose(withOrders, undefined)).toEqual(['milestone', 'order'])
  expect(parseKind('order')).toBe('order')
})

test('news is what came between; older ones that were loaded are none (T-78)', () => {
  const before = days('2026-11-20', '2026-11-18')
  expect(isNews(buildItem({ id: 99, day: '2026-11-18' }), before)).toBe(true)
  expect(isNews(buildItem({ id: 1, day: '2026-11-18' }), before)).toBe(false)
  expect(isNews(buildItem({ id: 99, day: '2026-11-17' }), before)).toBe(false)
  expect(isNews(buildItem({ id: 1 }), [])).toBe(true)
})

test('an item that was loaded again says the same, until it was changed or its rights were', () => {
  const item = buildItem({ id: 7 })
  expect(isSameItem(item, structuredClone(item))).toBe(true)
  expect(isSameItem(item, { ...item, version: item.version + 1 })).toBe(false)
  expect(isSameItem(item, { ...item, can: { edit: !item.can.edit } })).toBe(false)
  expect(isSameItem(item, { ...item, author: 'Jana Brandt' })).toBe(false)
})

test('a deleted one is gone before the server answers', () => {
  const list = { items: days('2026-11-20', '2026-11-18'), hasMore: true }
  const after = applyCommand(list, { commandId: 'c', type: 'remove', id: 50 })
  expect(after).toMatchObject({ items: [{ id: 49 }], hasMore: true })
})

test('an item leads inside, outside, or nowhere that a browser should go', () => {
  const addresses = ['/insights', 'https://kino.example', '//boese.example', 'javascript:alert(1)']
  expect(addresses.map((url) => targetOf({ url }))).toEqual(['inside', 'outside', 'nowhere', 'nowhere']) // prettier-ignore
  expect(targetOf({ url: null })).toBe('nowhere')
})

test('what is missing or does not fit is told at its field', () => {
  const right = fieldsOf(buildItem({}))
  expect(problemsOf(right)).toEqual({})
  expect(problemsOf({ ...right, title: ' ', day: '', url: 'kino' })).toEqual({
    title: 'required',
    day: 'required',
    url: 'invalid',
  })
  expect(problemsOf({ ...right, title: 'x'.repeat(201), text: 'x'.repeat(2_001) })).toEqual({
    title: 'tooLong',
    text: 'tooLong',
  })
  expect(problemsOf({ ...right, url: '/insights' })).toEqual({})
})

test('a product names kinds and adds some; an order is never told, and an item keeps its kind (T-01, TL-01)', () => {
  onTestFinished(
    addValues('timeline.kind', { order: { label: 'Auftrag' }, webinar: { label: 'Webinar' } }),
  )
  expect(kindsToTell()).toEqual([...itemKinds, 'webinar'])
  expect(kindsToTell(['webinar', 'order', 'post'])).toEqual(['webinar', 'post'])
  expect(fieldsOf(buildItem({ kind: 'webinar' })).kind).toBe('webinar')
})
