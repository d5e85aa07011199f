import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import type { Database } from '../../platform/database/database.types.ts'
import { createAdapter, removeExpired } from '../adapter.ts'
import { watchEndedSessions } from './ended-sessions.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { endSessionsOf, keepEndedMs, sessionsOf } from './sessions.ts'

const clock = { now: () => new Date() }
const day = 86_400_000

describe.each(databases)('ended sessions: $name', (kind) => {
  let stored: TestDatabase
  let watching: EndedSessions[]
  beforeEach(async () => {
    stored = await kind.open()
    watching = []
  })
  afterEach(async () => {
    for (const one of watching) await one.close()
    await stored.drop()
  })

  async function watch(database: Database = stored.database, pollMs?: number) {
    const one = await watchEndedSessions({ database, clock }, { ...(pollMs && { pollMs }) })
    watching.push(one)
    return one
  }
  const sessionOf = (subject: string, uid: string) => ({
    uid,
    jti: `id-of-${uid}`,
    accountId: subject,
    loginTs: 1_700_000_000,
    authorizations: { 'atrium-portal': { grantId: `grant-of-${uid}` } },
  })
  const begin = (subject: string, uid: string) =>
    createAdapter(stored.database)('Session').upsert(`id-of-${uid}`, sessionOf(subject, uid), 3_600)
  const end = (subject: string, choice = {}) =>
    stored.database.system((tx) => endSessionsOf(tx, subject, choice))
  const left = async (subject: string) =>
    (await stored.database.system((tx) => sessionsOf(tx, subject, new Date()))).map(({ id }) => id)

  test('who watches is told of a session that ends, and who begins to watch later knows it (API-12)', async () => {
    // Longer than the test may take: only being told can be the cause.
    const early = await watch(stored.database, day)
    await begin('anna', 'one')
    expect(early.has('one')).toBe(false)
    await end('anna')
    await expect.poll(() => early.has('one')).toBe(true)
    expect((await watch()).has('one')).toBe(true)
  })

  test('a lost notification only delays it (API-12)', async () => {
    const deaf = { ...stored.database, listen: async () => async () => {} }
    const watcher = await watch(deaf, 20)
    await begin('anna', 'one')
    await end('anna')
    await expect.poll(() => watcher.has('one')).toBe(true)
  })

  test('a transaction that is late is not missed', async () => {
    const watcher = await watch(stored.database, 20)
    await begin('anna', 'late')
    await begin('bert', 'quick')
    if (kind.name === 'postgres') {
      const other = await stored.openAgain!()
      await other.database.system(async (tx) => {
        await endSessionsOf(tx, 'anna')
        await end('bert')
        await expect.poll(() => watcher.has('quick')).toBe(true)
      })
      await other.drop()
    } else await end('anna')
    await expect.poll(() => watcher.has('late')).toBe(true)
  })

  test('whether a session has ended is known without asking the database', async () => {
    let asked = 0
    const counting: Database = {
      ...stored.database,
      system: (work) => {
        asked += 1
        return stored.database.system(work)
      },
    }
    const watcher = await watch(counting, day)
    const before = asked
    for (let call = 0; call < 1_000; call += 1) watcher.has(`session ${call}`)
    expect(asked).toBe(before)
  })

  test('one session ends, all but one, or all, with what was granted in them (API-12)', async () => {
    for (const uid of ['a', 'b', 'c']) await begin('anna', uid)
    await begin('bert', 'd')
    const tokens = createAdapter(stored.database)('RefreshToken')
    for (const uid of ['a', 'b', 'd'])
      await tokens.upsert(
        `token-of-${uid}`,
        { accountId: 'anyone', grantId: `grant-of-${uid}`, sessionUid: uid },
        3_600,
      )
    expect(await end('anna', { only: 'd' })).toEqual([])
    expect(await end('anna', { only: 'a' })).toEqual(['a'])
    expect(await tokens.find('token-of-a')).toBeUndefined()
    expect(await end('anna', { except: 'b' })).toEqual(['c'])
    expect(await left('anna')).toEqual(['b'])
    expect(await tokens.find('token-of-b')).toBeDefined()
    expect(await end('anna')).toEqual(['b'])
    expect(await left('anna')).toEqual([])
    expect(await left('bert')).toEqual(['d'])
    expect(await tokens.find('token-of-d')).toBeDefined()
  })

  test('a request that was under way does not bring an ended session back', async () => {
    await begin('anna', 'one')
    await end('anna')
    await begin('anna', 'one')
    expect(await left('anna')).toEqual([])
  })

  test('an ended session is forgotten when no token of it can be left', async () => {
    await begin('anna', 'old')
    await begin('anna', 'new')
    await end('anna')
    await stored.database.system((tx) =>
      tx.query(sql`
        update ended_sessions set ended_at = ${new Date(Date.now() - keepEndedMs - 1_000)}
        where session_id = 'old'`),
    )
    await removeExpired(stored.database, new Date())
    const watcher = await watch()
    expect([watcher.has('old'), watcher.has('new')]).toEqual([false, true])
  })
})
