import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { leavingMessages } from './index.ts'

test('the question before leaving speaks both languages (GEN-02)', () => {
  expect(catalogueFaults(leavingMessages)).toEqual([])
})
