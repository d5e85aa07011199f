import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../test/databases.ts'
import type { TestDatabase } from '../../test/databases.ts'
import { createAdapter, removeExpired } from './adapter.ts'

describe.each(databases)('what the provider remembers on $name', ({ open }) => {
  let db: TestDatabase
  let adapterOf: ReturnType<typeof createAdapter>

  beforeAll(async () => {
    db = await open()
    adapterOf = createAdapter(db.database)
  })
  afterAll(() => db.drop())

  test('a record is found as it was stored, and again after a change', async () => {
    const codes = adapterOf('AuthorizationCode')
    const payload = { grantId: 'g1', accountId: 'a1', claims: { id_token: { acr: null } }, iat: 1 }
    await codes.upsert('c1', payload, 60)
    expect(await codes.find('c1')).toEqual(payload)
    await codes.upsert('c1', { ...payload, scope: 'openid' }, 60)
    expect(await codes.find('c1')).toEqual({ ...payload, scope: 'openid' })
    expect(await codes.find('c2')).toBeUndefined()
    expect(await adapterOf('RefreshToken').find('c1')).toBeUndefined()
  })

  test('a session is found by its uid, a device by its code', async () => {
    await adapterOf('Session').upsert('s1', { uid: 'u1', accountId: 'a1' }, 60)
    await adapterOf('DeviceCode').upsert('d1', { userCode: 'ABCD-EFGH' }, 60)
    expect(await adapterOf('Session').findByUid('u1')).toMatchObject({ accountId: 'a1' })
    expect(await adapterOf('DeviceCode').findByUserCode('ABCD-EFGH')).toBeDefined()
    expect(await adapterOf('Session').findByUid('u2')).toBeUndefined()
  })

  test('what was consumed stays, marked; a second time is refused', async () => {
    const tokens = adapterOf('RefreshToken')
    await tokens.upsert('r1', { grantId: 'g2' }, 60)
    await tokens.consume('r1')
    const found = (await tokens.find('r1')) as { consumed?: number }
    expect(Math.abs(found.consumed! - Date.now() / 1000)).toBeLessThan(60)
    await expect(tokens.consume('r1')).rejects.toThrow('invalid_grant')
  })

  test('revoking a grant takes that model’s records of that grant alone', async () => {
    await adapterOf('RefreshToken').upsert('r2', { grantId: 'g3' }, 60)
    await adapterOf('RefreshToken').upsert('r3', { grantId: 'g4' }, 60)
    await adapterOf('AuthorizationCode').upsert('c3', { grantId: 'g3' }, 60)
    await adapterOf('RefreshToken').revokeByGrantId('g3')
    expect(await adapterOf('RefreshToken').find('r2')).toBeUndefined()
    expect(await adapterOf('RefreshToken').find('r3')).toBeDefined()
    expect(await adapterOf('AuthorizationCode').find('c3')).toBeDefined()
  })

  test('what was destroyed is gone', async () => {
    await adapterOf('Grant').upsert('g5', { accountId: 'a1' }, 60)
    await adapterOf('Grant').destroy('g5')
    expect(await adapterOf('Grant').find('g5')).toBeUndefined()
  })

  test('what has run out is cleaned away, what lives or never ends stays', async () => {
    const grants = adapterOf('Grant')
    await grants.upsert('short', {}, 10)
    await grants.upsert('long', {}, 1000)
    await grants.upsert('endless', {})
    await removeExpired(db.database, new Date(Date.now() + 100_000))
    const found = await Promise.all(['short', 'long', 'endless'].map((id) => grants.find(id)))
    expect(found).toEqual([undefined, {}, {}])
  })
})
