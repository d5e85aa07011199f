import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { portalMessages } from './index.ts'

test('the portal speaks both languages: same keys, same placeholders, nothing left in English (GEN-02)', () => {
  expect(
    catalogueFaults(portalMessages, ['product', 'german', 'english', 'administration', 'chat']),
  ).toEqual([])
})
