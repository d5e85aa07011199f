import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { IntegrationFields, IntegrationsPort } from '../integrations.port.ts'

const command = () => ({ commandId: crypto.randomUUID() })
const fresh = (more: Partial<IntegrationFields> = {}) => ({
  name: `Probe ${crypto.randomUUID().slice(0, 8)}`,
  areas: ['figures' as const],
  directoryRole: null,
  expiresOn: null,
  ...command(),
  ...more,
})

/** What every port of integrations must do; run it against your own. */
export function describeIntegrationsPort(
  name: string,
  makePort: () => Promise<IntegrationsPort>,
): void {
  describe(`integrations port: ${name}`, () => {
    let port: IntegrationsPort
    beforeEach(async () => {
      port = await makePort()
    })
    const find = async (id: number) =>
      (await port.integrations().load()).find((one) => one.id === id)

    test('a new one works, has what was entered, and says its token once (ADM-09)', async () => {
      const wish = fresh({ areas: ['campaigns', 'figures'], expiresOn: '2099-12-31' })
      const { integration, token } = await port.create(wish)
      expect(token.startsWith(integration.tokenStart)).toBe(true)
      const { name, areas, expiresOn } = wish
      expect(await find(integration.id)).toEqual(integration)
      expect(integration).toMatchObject({ name, areas, expiresOn, state: 'active', usedAt: null })
      expect(JSON.stringify(await port.integrations().load())).not.toContain(token)
      expect((await port.integrations().load())[0]!.id).toBe(integration.id)
    })

    test('a directory has a role for new people, and everything else has none (ADM-09)', async () => {
      const { integration } = await port.create(
        fresh({ areas: ['directory'], directoryRole: 'CLIENT_LEAD' }),
      )
      expect(await find(integration.id)).toMatchObject({ directoryRole: 'CLIENT_LEAD' })
      const { integration: other } = await port.create(fresh())
      expect(other.directoryRole).toBeNull()
    })

    test('a name stands once, and the last day is not over', async () => {
      const { integration } = await port.create(fresh())
      const taken = await refusal(port.create(fresh({ name: integration.name.toUpperCase() })))
      expect([taken.code, Object.keys(taken.fields)]).toEqual(['invalid', ['name']])
      const past = await refusal(port.create(fresh({ expiresOn: '2001-01-01' })))
      expect([past.code, Object.keys(past.fields)]).toEqual(['invalid', ['expiresOn']])
    })

    test('it is called something else, may do something else and until another day; its token stays (ADM-09)', async () => {
      const { integration } = await port.create(fresh())
      const other = (await port.create(fresh())).integration
      const { id, tokenStart } = integration
      const { name, ...rest } = fresh({ areas: ['campaigns', 'people'], expiresOn: '2099-12-31' })
      const saved = await port.save({ id, name, ...rest })
      expect(saved).toMatchObject({ id, name, tokenStart, areas: rest.areas, expiresOn: '2099-12-31' }) // prettier-ignore
      expect(await find(id)).toEqual(saved)
      const taken = await refusal(port.save({ id, ...fresh({ name: other.name }) }))
      expect([taken.code, Object.keys(taken.fields)]).toEqual(['invalid', ['name']])
      await port.revoke({ id, ...command() })
      expect((await refusal(port.save({ id, ...fresh() }))).code).toBe('conflict')
    })

    test('a new token takes the place of the former one, which works for a day or no more', async () => {
      const { integration, token } = await port.create(fresh())
      const { id } = integration
      const kept = await port.rotate({ id, endsFormer: false, ...command() })
      expect(kept.token).not.toBe(token)
      expect(kept.integration.formerUntil).toBeInstanceOf(Date)
      const ended = await port.rotate({ id, endsFormer: true, ...command() })
      expect(ended.integration.formerUntil).toBeNull()
      expect(await find(id)).toEqual(ended.integration)
    })

    test('a revoked one stays in the list, behind those that work, and gets no token any more', async () => {
      const { integration } = await port.create(fresh())
      const { id } = integration
      await port.revoke({ id, ...command() })
      const other = await port.create(fresh())
      const list = await port.integrations().load()
      const placeOf = (wanted: number) => list.findIndex((one) => one.id === wanted)
      expect(placeOf(other.integration.id)).toBeLessThan(placeOf(id))
      expect(await find(id)).toMatchObject({ state: 'revoked', formerUntil: null })
      expect((await find(id))!.revokedAt).toBeInstanceOf(Date)
      expect((await refusal(port.rotate({ id, endsFormer: false, ...command() }))).code).toBe(
        'conflict',
      )
      await port.create(fresh({ name: integration.name }))
    })

    test('groups of a directory say what they give, and what is not there is not found (ADM-05)', async () => {
      const { groups, targets, givesRoles } = await port.directory!.groups().load()
      expect([typeof givesRoles, groups.map(({ name }) => name)]).toEqual([
        'boolean',
        groups.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
      ])
      expect(targets.length).toBeGreaterThan(0)
      const lost = { id: 999_999, version: 1, role: null, targetIds: [], ...command() }
      expect((await refusal(port.directory!.save(lost))).code).toBe('not-found')
      const [group] = groups
      if (!group) return
      const wish = { id: group.id, role: 'CLIENT_LEAD' as const, targetIds: [targets[0]!.id] }
      const saved = await port.directory!.save({ ...wish, version: group.version, ...command() })
      expect(saved).toMatchObject(wish)
      expect((await port.directory!.groups().load()).groups).toContainEqual(saved)
      const late = { ...wish, role: null, version: group.version, ...command() }
      const refused = await refusal(port.directory!.save(late))
      expect([refused.code, refused.current]).toEqual(['conflict', saved])
    })

    test('one that is not there is not found', async () => {
      expect((await refusal(port.revoke({ id: 999_999, ...command() }))).code).toBe('not-found')
    })
  })
}
