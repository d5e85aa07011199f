import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { pulseMessages } from './index.ts'

test('what goes on in applications is said in both languages (GEN-02)', () => {
  expect(catalogueFaults(pulseMessages)).toEqual([])
})
