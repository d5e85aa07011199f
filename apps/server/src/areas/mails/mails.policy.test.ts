import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canSeeOutbox } from './mails.policy.ts'

test('the outbox is the administrators’', () => {
  expect(roles.filter((role) => canSeeOutbox({ roles: [role] }))).toEqual(['ADMINISTRATOR'])
})
