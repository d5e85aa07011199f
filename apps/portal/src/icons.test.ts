import { pageIconNames } from '@atrium/portal-modules/page-list'
import { expect, test } from 'vitest'
import { pageIcon } from './icons.ts'

test('the navigation has each icon that a page can be given, one for each name (LAY-04)', () => {
  const others = pageIconNames.filter((name) => name !== 'file-text')
  const drawn = new Set(others.map((name) => pageIcon(name)))
  expect(drawn.size).toBe(others.length)
  expect(drawn.has(pageIcon('file-text'))).toBe(false)
})
