import { expect, test } from 'vitest'
import { catalogueFaults } from '../catalogue-faults.ts'
import { findIcons } from './find-icons.ts'
import { iconWords } from './messages/index.ts'
import { iconNames } from './named-icons.ts'

test('at most 15 icons are offered, those whose words begin so first (LINK-06, SRCH-09)', () => {
  const many = Array.from({ length: 40 }, (_, index) => `chart-${index}`)
  expect(findIcons(many, 'chart', (name) => name)).toHaveLength(15)
  const words = (name: string) => ({ a: 'Flipchart', b: 'Chart: Säulen' })[name]!
  expect(findIcons(['a', 'b'], 'CHART', words)).toEqual(['b', 'a'])
  expect(findIcons(['a', 'b'], 'säulen', words)).toEqual(['b'])
})

test('every icon has its word in German and English', () => {
  expect(catalogueFaults(iconWords)).toEqual([])
  const words = Object.keys(iconWords.de).filter((key) => key.startsWith('icon.'))
  expect(words.toSorted()).toEqual(iconNames.map((name) => `icon.${name}`).toSorted())
})
