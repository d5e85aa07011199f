import { expect, test } from 'vitest'
import { titleOf } from './documentTitle.ts'

test.each([
  [[undefined, 'Dateien'], 0, 'Dateien – Atrium'],
  [['Kreation', 'Dateien'], 0, 'Kreation – Dateien – Atrium'],
  [[undefined, 'Dateien'], 9, '(9) Dateien – Atrium'],
  [[undefined, 'Dateien'], 100, '(99+) Dateien – Atrium'],
  [[undefined, ''], 0, 'Atrium'],
])('the tab names the place and page %j and %i unread (NOTI-12)', (names, unread, title) => {
  expect(titleOf(unread, ...names)).toBe(title)
})
