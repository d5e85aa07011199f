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

test('the beginning of a name, or a name with more behind it, finds its page from three letters on', () => {
  expect(find('dat')).toBe('files')
  expect(find('linksammlung')).toBe('links')
  expect(find('da')).toBeUndefined()
})

test('letters before a name count as much as others', () => {
  expect(find('myfiles')).toBe('files')
  expect(find('abcdfiles')).toBeUndefined()
})

test('of pages that are equally close the first is found, and none without a name', () => {
  const first = (asked: string, names: string[]) => nearest(asked, names, (name) => [name])
  expect(first('plant', ['plane', 'plans'])).toBe('plane')
  expect(first('plans', ['plan', 'pages'])).toBe('plan')
  expect(first('x', [''])).toBeUndefined()
})
