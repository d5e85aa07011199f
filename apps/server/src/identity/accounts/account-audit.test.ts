import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../../test/databases.ts'
import { auditAccount, settleRefusals } from './account-audit.ts'
import { attemptsAllowed } from './accounts.ts'
import { createTestClock } from '../testing/clock.ts'
import { addPerson, password } from '../testing/people.ts'
import { createPortal } from '../testing/portal.ts'
import { startIdentity } from '../testing/server.ts'

interface Row {
  application_id: number
  user_id: number | null
  actor_name: string | null
  action: string
  object_id: string
  summary: { name: string; after?: Record<string, unknown> }
}

describe.each(databases)('acts of sign-in in the audit log on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>
  const clock = createTestClock(new Date())

  beforeAll(async () => {
    db = await open()
    await addPerson(db.database, 'sabine.moser')
    await addPerson(db.database, 'inga.dahl', { isActive: false })
    await addPerson(db.database, 'nobody.anywhere')
    await db.database.system(async (tx) => {
      await tx.query(sql`
        insert into applications (id, guid, display_name)
        select id, gen_random_uuid(), 'Anwendung ' || id from unnest(array[1, 2, 3]) id`)
      await tx.query(sql`
        insert into users (id, issuer, subject, first_name, last_name, email)
        values (11, 'embedded', 'subject-of-sabine.moser', 'Sabine', 'Moser', null),
          (12, 'embedded', 'subject-of-inga.dahl', 'Inga', 'Dahl', null)`)
      await tx.query(sql`
        insert into application_users (application_id, user_id, status)
        values (1, 11, 'active'), (2, 11, 'active'), (3, 11, 'inactive'), (1, 12, 'active')`)
    })
    server = await startIdentity(db.database, { clock })
  })
  afterAll(async () => {
    await server?.close()
    await db?.drop()
  })

  /** What was written since the last time. */
  let last = 0
  async function written(): Promise<Row[]> {
    await settleRefusals(db.database)
    const rows = await db.database.system((tx) =>
      tx.query<Row & { id: number }>(sql`
        select id, application_id, user_id, actor_name, action, object_id, summary
        from audit_log where id > ${last} order by application_id, id`),
    )
    last = Math.max(last, ...rows.map(({ id }) => id))
    return rows
  }
  async function tryToSignIn(login: string, typed: string) {
    const portal = createPortal(server.address)
    return portal.submit(await portal.openSignIn(), { login, password: typed })
  }

  test('a sign-in and a sign-out are written for each application of the person (T-05)', async () => {
    const portal = createPortal(server.address)
    const tokens = await portal.signIn({ login: 'sabine.moser', password })
    expect(await written()).toMatchObject([
      { application_id: 1, user_id: 11, action: 'sign-in.accepted', object_id: '11' },
      {
        application_id: 2,
        actor_name: 'Sabine Moser',
        summary: { after: { address: '127.0.0.1' } },
      },
    ])
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${server.address}/logged-out`,
    })
    await portal.browser.open(`${portal.issuer}/session/end?${query}`)
    expect(await written()).toMatchObject([
      { application_id: 1, user_id: 11, action: 'sign-in.ended' },
      { application_id: 2, user_id: 11, action: 'sign-in.ended' },
    ])
  })

  test('a sign-out that is confirmed on a page is written, too (T-05)', async () => {
    const portal = createPortal(server.address)
    await portal.signIn({ login: 'sabine.moser', password })
    await written()
    const page = await portal.browser.open(`${portal.issuer}/session/end`)
    const html = await page.text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)![1]!
    await portal.browser.open(`${portal.issuer}/session/end/confirm`, {
      form: { xsrf, logout: 'yes' },
    })
    expect((await written()).map(({ action, user_id }) => [action, user_id])).toEqual([
      ['sign-in.ended', 11],
      ['sign-in.ended', 11],
    ])
  })

  test('a failed sign-in says whose account it was, who tried is not known, and nothing of what was typed (T-05)', async () => {
    await tryToSignIn('Sabine.MOSER', 'a guess that nobody must read')
    const rows = await written()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      action: 'sign-in.failed',
      user_id: null,
      actor_name: null,
      object_id: '11',
      summary: {
        name: 'Sabine Moser',
        after: { reason: 'wrong-password', address: '127.0.0.1' },
      },
    })
    expect(JSON.stringify(rows)).not.toMatch(/guess|MOSER/)
  })

  test('a login that is nobody’s is not written at all: it may be a password in the wrong field (T-05)', async () => {
    expect((await tryToSignIn('my-secret-password', 'x')).status).toBe(401)
    expect((await tryToSignIn('nobody.anywhere', 'x')).status).toBe(401)
    expect(await written()).toEqual([])
  })

  test('who was deactivated and comes all the same is written as refused (T-05)', async () => {
    expect((await tryToSignIn('inga.dahl', password)).status).toBe(403)
    expect(await written()).toMatchObject([
      {
        application_id: 1,
        action: 'sign-in.failed',
        summary: { after: { reason: 'deactivated' } },
      },
    ])
  })

  test('a closed login fills no log: what is not let through is written once', async () => {
    for (let left = attemptsAllowed; left > 0; left--) await tryToSignIn('inga.dahl', 'wrong')
    await written()
    expect((await tryToSignIn('inga.dahl', 'wrong')).status).toBe(429)
    expect((await written()).map(({ action }) => action)).toEqual(['user.sign-in-blocked'])
    expect((await tryToSignIn('inga.dahl', 'wrong')).status).toBe(429)
    expect(await written()).toEqual([])
  })

  test('nothing is written that the change itself does not outlive', async () => {
    const work = db.database.system(async (tx) => {
      await auditAccount(tx, { subject: 'subject-of-sabine.moser' }, { action: 'sign-in.ended' })
      throw new Error('not this time')
    })
    await expect(work).rejects.toThrow('not this time')
    expect(await written()).toEqual([])
  })
})
