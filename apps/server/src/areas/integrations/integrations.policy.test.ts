import { calls, integrationAreas, mayIntegrationCall } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canManageIntegrations, newUse, stateOn } from './integrations.policy.ts'

describe('integrations', () => {
  test('are managed by administrators alone (ADM-09)', () => {
    expect(roles.filter((role) => canManageIntegrations({ roles: [role] }))).toEqual([
      'ADMINISTRATOR',
    ])
  })

  test('work through their last day, and never once they were revoked', () => {
    const at = (expires_on: string | null, revoked_at: Date | null = null) =>
      stateOn({ expires_on, revoked_at }, '2027-03-15')
    expect([at(null), at('2027-03-15'), at('2027-03-16')]).toEqual(['active', 'active', 'active'])
    expect(at('2027-03-14')).toBe('expired')
    expect([at(null, new Date()), at('2027-03-14', new Date())]).toEqual(['revoked', 'revoked'])
  })

  test('a use is written down once a minute, to the minute', () => {
    const at = (time: string) => new Date(`2027-03-15T09:${time}Z`)
    expect(newUse(null, at('14:31.5'))).toEqual(at('14:00'))
    expect(newUse(at('14:00'), at('14:59.9'))).toBeUndefined()
    expect(newUse(at('14:00'), at('15:00'))).toEqual(at('15:00'))
  })

  test('areas name calls that there are, and none by which somebody is signed in or looked at', () => {
    const ids = new Set(calls.map(({ id }) => id))
    const named = Object.values(integrationAreas).flat()
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    const personal = /^(users|sessions|previews|integrations|mails|chats|notifications|auditLog)\./
    // Who is in the application is read, by whoever was given that; nobody is changed by it.
    const readPeople: readonly string[] = integrationAreas.people
    expect(calls.filter(({ id }) => readPeople.includes(id)).map(({ method }) => method)).toEqual(readPeople.map(() => 'GET')) // prettier-ignore
    expect(named.filter((id) => personal.test(id) && !readPeople.includes(id))).toEqual([])
  })

  test('may make the calls of their areas and no others', () => {
    expect(mayIntegrationCall(['campaigns'], 'campaignPlanning.put')).toBe(true)
    expect(mayIntegrationCall(['figures'], 'campaignPlanning.put')).toBe(false)
    expect(mayIntegrationCall(['campaigns', 'figures'], 'users.current')).toBe(false)
    expect(mayIntegrationCall([], 'campaigns.list')).toBe(false)
  })
})
