import { expect, test } from 'vitest'
import { titleOf } from './documentTitle.ts'

test.each([
  ['Dateien', 0, 'Dateien – Atrium'],
  ['Dateien', 9, '(9) Dateien – Atrium'],
  ['Dateien', 100, '(99+) Dateien – Atrium'],
  ['', 0, 'Atrium'],
])('the tab names the page %j and %i unread (NOTI-12)', (page, unread, title) => {
  expect(titleOf(page, unread)).toBe(title)
})
