import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { settingsMessages } from './index.ts'

test('the settings speak both languages (GEN-02)', () => {
  expect(catalogueFaults(settingsMessages, ['inApp', 'box'])).toEqual([])
})
