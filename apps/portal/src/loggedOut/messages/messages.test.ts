import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { loggedOutMessages } from './index.ts'

test('the page after signing out speaks both languages (GEN-02)', () => {
  expect(catalogueFaults(loggedOutMessages)).toEqual([])
})
