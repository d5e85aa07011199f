import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, freshKeys, greetedName, nameOf, timeOfDay } from './home.logic.ts'

test('greets by the hour', () => {
  expect([0, 3, 4, 10, 11, 17, 18, 23].map(timeOfDay)).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'day',
    'day',
    'evening',
    'evening',
  ])
})

test.each([
  ['Sabine', 'Moser', 'Sabine'],
  ['Dr. Henning', 'Vahl', 'Dr. Vahl'],
  ['Prof. Dr. Eva', 'Lenz', 'Prof. Dr. Lenz'],
  ['Dr.-Ing. Ole', 'Brandt', 'Dr.-Ing. Brandt'],
  ['J. Peter', 'Kern', 'J. Peter'],
  ['Anna Lena', 'Kern', 'Anna Lena'],
  ['Redaktion Süd', '', 'Redaktion Süd'],
  ['Dr.', '', 'Dr.'],
])('%s %s is greeted as %s', (firstName, lastName, greeted) => {
  expect(greetedName({ firstName, lastName })).toBe(greeted)
})

test('only files lose their extension, and never their whole name (FILE-04)', () => {
  const name = (displayName: string, type = 'filelink') =>
    nameOf({ id: 1, type, displayName }, true)
  expect(name('Plan v3.final.pdf')).toBe('Plan v3.final')
  expect(['.env', 'Ohne', 'Punkt am Ende.'].map((text) => name(text))).toEqual([
    '.env',
    'Ohne',
    'Punkt am Ende.',
  ])
  expect(name('Kreation 2.0', 'directory')).toBe('Kreation 2.0')
  expect(nameOf({ id: 1, type: 'filelink', displayName: 'Plan.pdf' }, false)).toBe('Plan.pdf')
})

test('what comes first is no news; later all that was not there', () => {
  expect(freshKeys(undefined, ['a'])).toEqual([])
  assert(
    property(array(string()), array(string()), (before, after) => {
      const fresh = freshKeys(before, after)
      expect(fresh).toEqual(after.filter((key) => !before.includes(key)))
    }),
  )
})

test('deadlines of several modules stand together: what comes first, then what is overdue, the latest first (T-27)', () => {
  const rows = [
    { day: '2026-11-24' },
    { day: '2026-11-10', isLate: true },
    { day: '2026-11-19', isLate: true },
    { day: '2026-11-21' },
  ]
  const days = (question: 'due' | 'waiting') => inOrder(question, rows).map(({ day }) => day)
  expect(days('due')).toEqual(['2026-11-21', '2026-11-24', '2026-11-19', '2026-11-10'])
  expect(days('waiting')).toEqual(rows.map(({ day }) => day))
})
