import { expect, test } from 'vitest'
import { roles } from '../../platform/types.ts'
import { readableAudit } from './audit-log.policy.ts'

test('who reads what of the audit log (A5)', () => {
  expect(Object.fromEntries(roles.map((role) => [role, readableAudit({ roles: [role] })]))).toEqual(
    {
      ADMINISTRATOR: 'all',
      SUPERVISOR: 'all',
      CLIENTSERVICE: 'all',
      DIRECTORDER: 'nothing',
      AUTHOR: 'nothing',
      CLIENT_LEAD: 'approvals',
      CLIENT: 'approvals',
    },
  )
  expect(readableAudit({ roles: [] })).toBe('nothing')
})

test('rights of several roles add up', () => {
  expect(readableAudit({ roles: ['CLIENT', 'CLIENTSERVICE'] })).toBe('all')
})
