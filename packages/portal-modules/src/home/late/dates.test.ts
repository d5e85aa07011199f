import { array, assert, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../kit/campaigns/days.ts'
import { nearContribution, type Dates } from './dates.ts'
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
