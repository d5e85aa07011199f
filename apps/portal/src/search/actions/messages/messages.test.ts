import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { actionMessages } from './index.ts'

test('the palette speaks both languages: same keys, same placeholders, nothing left in English (GEN-02)', () => {
  expect(catalogueFaults(actionMessages, ['administration'])).toEqual([])
})
