import { expect, test } from 'vitest'
import { lateSeminars, nextSeminars } from './seminars.ts'

const context = { locale: 'de', now: new Date('2026-11-20T09:00:00.000Z') } as const
const seminar = (id: number, dueAt: string, isBegun = false) => ({
  id,
  title: `Kurs ${id}`,
  dueAt,
  isBegun,
  href: `/academy/sessions/${id}?clientId=101`,
})
const all = [
  seminar(1, '2026-11-16T17:00:00.000Z', true),
  seminar(2, '2026-11-20T22:59:00.000Z'),
  seminar(3, '2026-11-27T22:59:00.000Z'),
]

test('a course that is overdue, or due today, waits on the reader (T-02, T-90)', () => {
  expect(lateSeminars.rows(all, context)).toMatchObject([
    { key: '1', title: 'Kurs 1', detail: 'Schulung · begonnen · war fällig Mo, 16.11.', isLate: true, href: '/academy/sessions/1?clientId=101' }, // prettier-ignore
    { key: '2', detail: 'Schulung · heute fällig', isLate: false },
  ])
  expect(lateSeminars.aside(all, context)).toBe('1 Schulung überfällig')
  expect(lateSeminars.aside(all.slice(1), { ...context, locale: 'en' })).toBeUndefined()
})

test('a course that is due in the next days is one of the deadlines, by its day (T-02, T-90)', () => {
  expect(nextSeminars.rows(all, context)).toMatchObject([
    { key: '3', detail: 'Schulung', day: '2026-11-27', isLate: false },
  ])
})
