import { catalogueFaults } from '@atrium/portal-modules/kit'
import { expect, test } from 'vitest'
import { noticeMessages } from './index.ts'

test('notifications are worded in both languages (NOTI-09, GEN-02)', () => {
  expect(catalogueFaults(noticeMessages)).toEqual([])
})
