import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { administrationMessages } from './index.ts'

test('the administration speaks both languages (GEN-02)', () => {
  expect(catalogueFaults(administrationMessages)).toEqual([])
})
