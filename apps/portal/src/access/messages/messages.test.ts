import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { accessMessages } from './index.ts'

test('the screen that says that access has ended speaks both languages (GEN-02)', () => {
  expect(catalogueFaults(accessMessages)).toEqual([])
})
