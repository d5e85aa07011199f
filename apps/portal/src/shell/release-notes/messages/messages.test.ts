import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { newsMessages } from './index.ts'

test('what is new speaks both languages (GEN-02)', () => {
  expect(catalogueFaults(newsMessages)).toEqual([])
})
