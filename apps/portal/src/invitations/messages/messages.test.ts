import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { invitationMessages } from './index.ts'

test('an invitation speaks both languages (GEN-02)', () => {
  expect(catalogueFaults(invitationMessages)).toEqual([])
})
