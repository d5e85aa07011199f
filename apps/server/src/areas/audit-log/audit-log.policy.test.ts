import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { isReadable, readableAudit } from './audit-log.policy.ts'

const kinds = ['user-group.created', 'sign-in.failed', 'approval.approved'] as const

test('who reads what of the audit log; sign-ins are the administrators’ alone (A5, T-05)', () => {
  const seen = (given: (typeof roles)[number][]) =>
    kinds.filter((action) => isReadable(readableAudit({ roles: given }), action))
  expect(Object.fromEntries(roles.map((role) => [role, seen([role])]))).toEqual({
    ADMINISTRATOR: kinds,
    SUPERVISOR: ['user-group.created', 'approval.approved'],
    CLIENTSERVICE: ['user-group.created', 'approval.approved'],
    DIRECTORDER: [],
    AUTHOR: [],
    CLIENT_LEAD: ['approval.approved'],
    CLIENT: ['approval.approved'],
  })
  expect(seen([])).toEqual([])
  expect(readableAudit({ roles: ['AUTHOR'] }).kind).toBe('nothing')
})

test('acts of passwords and sessions are the administrators’ alone, too', () => {
  for (const action of [
    'user.password-changed',
    'user.email-change-requested',
    'user.email-changed',
    'user.sign-in-blocked',
    'session.ended',
    'sessions.ended',
  ]) {
    expect(isReadable(readableAudit({ roles: ['SUPERVISOR'] }), action)).toBe(false)
    expect(isReadable(readableAudit({ roles: ['ADMINISTRATOR'] }), action)).toBe(true)
  }
})

test('rights of several roles add up', () => {
  const both = readableAudit({ roles: ['CLIENT', 'CLIENTSERVICE'] })
  expect(kinds.filter((action) => isReadable(both, action))).toHaveLength(2)
})
