import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { launcherMessages } from './index.ts'

test('the choice of an application speaks both languages (GEN-02)', () => {
  expect(catalogueFaults(launcherMessages)).toEqual([])
})
