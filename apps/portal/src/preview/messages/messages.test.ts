import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { previewMessages } from './index.ts'

test('the preview speaks both languages: same keys, same placeholders, nothing left in English (GEN-02)', () => {
  expect(catalogueFaults(previewMessages, [])).toEqual([])
})
