import { expect, test } from 'vitest'
import { toResult } from './results.ts'
import type { FoundComponent, SearchResult } from './search.types.ts'
import type { SearchWords } from './messages/index.ts'

const words = { t: (key: string) => key, locale: 'de' } as unknown as SearchWords
const resultOf = (found: Partial<FoundComponent>, hidesExtensions: boolean): SearchResult =>
  toResult(
    {
      id: 14,
      type: 'filelink',
      displayName: 'Plan.v3.pdf',
      description: null,
      url: null,
      isExternal: false,
      parentComponentId: 7,
      ...found,
    },
    { words, hidesExtensions, open: () => undefined },
  )

test('a found file has no extension where the tenant hides them, and keeps its icon and what opens it (CFG-01)', () => {
  const [shown, hidden] = [resultOf({}, false), resultOf({}, true)]
  expect([shown.label, hidden.label]).toEqual(['Plan.v3.pdf', 'Plan.v3'])
  expect(hidden.icon).toBe(shown.icon)
  expect(hidden.recall).toEqual(shown.recall)
})

test.each([
  ['filelink', '.htaccess', '.htaccess'],
  ['filelink', 'Ohne Endung', 'Ohne Endung'],
  ['directory', 'Woche 21.5', 'Woche 21.5'],
  ['post', 'Neu: atrium.pdf', 'Neu: atrium.pdf'],
])('of %s %j nothing is hidden (CFG-01)', (type, displayName, expected) => {
  expect(resultOf({ type, displayName }, true).label).toBe(expected)
})
