import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/types.ts'
import { canApprove, canPlan, canSubscribe } from './campaigns.policy.ts'

const nothing = { isApprover: false, agencyApproves: false }
const allowed = (may: (holder: { roles: readonly Role[] }) => boolean) =>
  roles.filter((role) => may({ roles: [role] }))

describe('who may do what with campaigns', () => {
  test('client leads and administrators approve (COCK-10, A5)', () => {
    expect(allowed((holder) => canApprove(holder, nothing))).toEqual([
      'ADMINISTRATOR',
      'CLIENT_LEAD',
    ])
  })

  test('a client does in a group that is flagged approver (COCK-10, A5)', () => {
    const ground = { ...nothing, isApprover: true }
    expect(allowed((holder) => canApprove(holder, ground))).toEqual(['ADMINISTRATOR', 'CLIENT_LEAD', 'CLIENT']) // prettier-ignore
  })

  test('client service does where the tenant allows it (COCK-10, A5)', () => {
    const ground = { ...nothing, agencyApproves: true }
    expect(allowed((holder) => canApprove(holder, ground))).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD']) // prettier-ignore
  })

  test('administrators and client service plan', () => {
    expect(allowed(canPlan)).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  })

  test('everybody subscribes for themselves, but not as somebody else (T-26)', () => {
    const as = (preview: boolean) => (holder: { roles: readonly Role[] }) =>
      canSubscribe({ ...holder, actor: { ...(preview && { preview: { id: '1', viewerId: 2 } }) } as never }) // prettier-ignore
    expect(allowed(as(false))).toEqual([...roles])
    expect(allowed(as(true))).toEqual([])
    expect(as(false)({ roles: [] })).toBe(false)
  })
})
