import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { fallback } from './fallback.ts'
import { welcome } from './welcome.ts'

test('the welcome has six steps in the order of the specification, in both languages (TOUR-01)', () => {
  const ids = welcome.steps.map(({ id }) => id)
  expect(ids).toEqual(['header', 'pages', 'content', 'search', 'actions', 'help'])
  expect(catalogueFaults(welcome.messages)).toEqual([])
  expect(Object.keys(welcome.messages.de)).toHaveLength(12)
})

test('what brings no tour of its own has one step (TOUR-03)', () => {
  expect(fallback.steps).toHaveLength(1)
  expect(catalogueFaults(fallback.messages)).toEqual([])
})
