import { expect, test } from 'vitest'
import { roles, type Actor } from '../../platform/actor.ts'
import { canComment, canResolve, isGraded, isOwn } from './comments.policy.ts'

const access = (userId: number, own: (typeof roles)[number][] = ['CLIENT']) => ({
  roles: own,
  actor: { userId } as Actor,
})

test('every role comments; who has none does not (A5, PERM-20)', () => {
  expect(roles.filter((role) => canComment({ roles: [role] }))).toEqual(roles)
  expect(canComment({ roles: [] })).toBe(false)
})

test.each(roles)('%s changes what they wrote themselves, and nothing else (CMT-03)', (role) => {
  const by = (created_by: number | null, is_generated = false) => ({ created_by, is_generated })
  expect(isOwn(access(1, [role]), by(1))).toBe(true)
  expect(isOwn(access(1, [role]), by(2))).toBe(false)
  expect(isOwn(access(1, [role]), by(null, true))).toBe(false)
  expect(isOwn(access(1, [role]), by(1, true))).toBe(false)
  expect(isOwn(access(1, []), by(1))).toBe(false)
})

test.each(roles)(
  '%s settles what they wrote, and all about what they may change (T-44)',
  (role) => {
    const by = (created_by: number | null, is_generated = false) => ({ created_by, is_generated })
    const caller = { ...access(1, [role]), isDataSolutions: false }
    const mayEdit = ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT'].includes(role)
    expect(canResolve(caller, by(1), 'linkcollection')).toBe(true)
    expect(canResolve(caller, by(2), 'filelink')).toBe(mayEdit)
    expect(canResolve(caller, by(2), 'linkcollection')).toBe(role === 'ADMINISTRATOR')
    expect(canResolve(caller, by(null, true), 'filelink')).toBe(false)
  },
)

test('seminars are graded', () => {
  expect(['seminar', 'Seminar', 'post', 'filelink'].filter(isGraded)).toEqual(['seminar', 'Seminar']) // prettier-ignore
})
