import { describe, expect, test } from 'vitest'
import { roles, type Role } from '../../platform/actor.ts'
import {
  canApprove,
  canBeAbsent,
  canMakeCampaigns,
  canPlan,
  canStandIn,
  canSubscribe,
  canUndo,
  isAsked,
} from './campaigns.policy.ts'

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

  test('client leads are asked for approvals, clients in a group that approves, and nobody else (COCK-10)', () => {
    const asked = (isApprover: boolean) => allowed((holder) => isAsked(holder, isApprover))
    expect(asked(false)).toEqual(['CLIENT_LEAD'])
    expect(asked(true)).toEqual(['CLIENT_LEAD', 'CLIENT'])
    expect(isAsked({ roles: ['ADMINISTRATOR', 'CLIENT_LEAD'] }, true)).toBe(false)
  })

  test('who is asked names a deputy, but not as somebody else (T-39)', () => {
    const as = (preview?: object) =>
      allowed((holder) => canBeAbsent({ ...holder, actor: { preview } as never }, true))
    expect(as()).toEqual(['CLIENT_LEAD', 'CLIENT'])
    expect(as({ id: '1', viewerId: 2 })).toEqual([])
  })

  test('deputies are the client’s own people, also where somebody of the agency has their role, too (COCK-10)', () => {
    expect(allowed(canStandIn)).toEqual(['CLIENT_LEAD', 'CLIENT'])
    for (const role of ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE'] as const)
      expect(canStandIn({ roles: ['CLIENT', role] })).toBe(false)
  })

  test('administrators and client service plan', () => {
    expect(allowed(canPlan)).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  })

  test('planners make campaigns where they will see them: by a group, or because they see all (CAMP-07, PERM-13)', () => {
    const seeing = (seesAll: boolean, groupIds: number[]) =>
      allowed((holder) => canMakeCampaigns({ ...holder, seesAll, groupIds }))
    expect(seeing(false, [4, -9])).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
    expect(seeing(true, [])).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
    // Themselves alone are no group that a campaign is given to.
    expect(seeing(false, [-9])).toEqual([])
  })

  test('a change of a plan is taken back by whoever made it, while they plan, and by administrators (T-38)', () => {
    const undoing = (userId: number) =>
      allowed((holder) => canUndo({ ...holder, actor: { userId } as never }, 7))
    expect(undoing(7)).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
    expect(undoing(8)).toEqual(['ADMINISTRATOR'])
  })

  test('everybody subscribes for themselves, but not as somebody else (T-26)', () => {
    const as = (preview: boolean) => (holder: { roles: readonly Role[] }) =>
      canSubscribe({ ...holder, actor: { ...(preview && { preview: { id: '1', viewerId: 2 } }) } as never }) // prettier-ignore
    expect(allowed(as(false))).toEqual([...roles])
    expect(allowed(as(true))).toEqual([])
    expect(as(false)({ roles: [] })).toBe(false)
  })
})
