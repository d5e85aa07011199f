import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { searchMessages } from './index.ts'

test('the search speaks both languages: same keys, same placeholders, nothing left in English (GEN-02)', () => {
  expect(
    catalogueFaults(searchMessages, ['person', 'type.pagelink', 'group.pagelink', 'type.cockpit']),
  ).toEqual([])
})
