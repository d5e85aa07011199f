import { addDays } from '../../kit/dates/index.ts'
import { array, assert, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { deadlinesContribution, nearContribution, type Dates } from './dates.ts'
import { nearDays, nearSpan } from './near-days.ts'

const now = new Date('2026-11-20T09:30:00+01:00')
const today = '2026-11-20'
const query = { key: [], load: () => Promise.reject(new Error('not asked')) }
const { rows, aside } = nearContribution({ query })
const campaign = (id: number, start: number | null, end: number | null): Dates['near'][number] => ({
  id,
  name: `${id}`,
  start: start === null ? null : addDays(today, start),
  end: end === null ? null : addDays(today, end),
  href: '/campaigns',
})
const context = { locale: 'de', now } as const

test('seven days before and after today are near, eight are not: fifteen days (CAMP-11)', () => {
  expect(nearSpan).toBe(15)
  const near = [-8, -7, 0, 7, 8].map((start, at) => campaign(at, start, 90))
  const found = rows({ near, deadlines: [] }, context)
  expect(found.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-20', '2026-11-27'])
  expect(aside!({ near, deadlines: [] }, context)).toBe('3 Kampagnen')
})

test('what is counted stands on the line of time, whatever the server takes for near (CAMP-11)', () => {
  const day = option(integer({ min: -20, max: 20 }))
  assert(
    property(array(record({ start: day, end: day })), (all) => {
      const near = all.map(({ start, end }, at) => campaign(at, start, end))
      const found = rows({ near, deadlines: [] }, context)
      const count = aside!({ near, deadlines: [] }, context)
      expect(Number.parseInt(count ?? '0', 10)).toBe(found.length)
      for (const { span } of found) {
        const columns = [span?.from, span?.to].flatMap((distance) => distance === undefined ? [] : distance + nearDays) // prettier-ignore
        expect(columns.some((column) => column >= 0 && column < nearSpan)).toBe(true)
      }
    }),
  )
})

const deadline = (
  change: Partial<Dates['deadlines'][number]> = {},
): Dates['deadlines'][number] => ({
  kind: 'booking',
  day: '2026-11-28',
  campaign: 'Kids Schulstart',
  channel: 'Megalights',
  dayOff: null,
  href: '/cockpits/3',
  ...change,
})

test('a deadline on a day off says the working day before; how many are overdue stands in the heading (T-27)', () => {
  const contribution = deadlinesContribution({ query })
  const deadlines = [
    deadline({ dayOff: { kind: 'weekend', name: null, workday: '2026-11-27' } }),
    deadline({ kind: 'material', day: '2026-11-19' }),
  ]
  const found = contribution.rows({ near: [], deadlines }, context)
  expect(found.map(({ detail, isLate }) => [detail, isLate])).toEqual([
    ['Kids Schulstart · Wochenende, Werktag davor: Fr, 27.11.', false],
    ['Kids Schulstart · war fällig Do, 19.11.', true],
  ])
  expect(contribution.aside!({ near: [], deadlines }, context)).toBe('1 überfällig')
})

test('who may closes a deadline where it is listed, others only see it (T-27)', () => {
  const finish = () => Promise.resolve()
  const deadlines = [deadline({ finish }), deadline({ channel: null, kind: 'approval' })]
  const [own, other] = deadlinesContribution({ query }).rows({ near: [], deadlines }, context)
  expect(own!.action).toMatchObject({
    label: 'Erledigt',
    spoken: 'Buchungsschluss von „Megalights“ als erledigt vermerken',
    run: finish,
  })
  expect(other!.action).toBeUndefined()
})
