import { afterEach, expect, test, vi } from 'vitest'
import { openPlace, titleOf } from './documentTitle.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [[undefined, 'Dateien'], 0, 'Dateien – Atrium'],
  [['Kreation', 'Dateien'], 0, 'Kreation – Dateien – Atrium'],
  [[undefined, 'Dateien'], 9, '(9) Dateien – Atrium'],
  [[undefined, 'Dateien'], 100, '(99+) Dateien – Atrium'],
  [[undefined, ''], 0, 'Atrium'],
])('the tab names the place and page %j and %i unread', (names, unread, title) => {
  expect(titleOf(unread, ...names)).toBe(title)
})

test('what was opened last and has a name stands before the page, whichever is known first', () => {
  const tab = { title: '' }
  vi.stubGlobal('document', tab)
  const folder = openPlace()
  const file = openPlace()
  file.setName('Plan.pdf')
  folder.setName('Kreation')
  expect(tab.title).toBe('Plan.pdf – Atrium')
  file.leave()
  expect(tab.title).toBe('Kreation – Atrium')
  folder.setName(undefined)
  expect(tab.title).toBe('Atrium')
  folder.leave()
})
