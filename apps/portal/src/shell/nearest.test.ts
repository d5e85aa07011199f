import { expect, test } from 'vitest'
import { nearest } from './nearest.logic.ts'

const pages = [
  ['files', 'Dateien'],
  ['insights', 'Insights'],
  ['links', 'Links'],
]
const find = (asked: string) => nearest(asked, pages, (names) => names)?.[0]

test('a mistyped or translated address finds the page that was meant', () => {
  expect(find('file')).toBe('files')
  expect(find('flies')).toBe('files')
  expect(find('fils')).toBe('files')
  expect(find('dateien')).toBe('files')
  expect(find('Insigths')).toBe('insights')
})

test('nothing is guessed for what is like no page', () => {
  for (const asked of ['', 'administration', 'x', 'reports']) expect(find(asked)).toBeUndefined()
})
