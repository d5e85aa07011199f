import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { attemptsAllowed, attemptsOfLogin } from '../accounts/accounts.ts'
import { changePasswordUrl } from '../config.ts'
import type { Browser } from '../testing/browser.ts'
import { createTestClock } from '../testing/clock.ts'
import { addPerson, password } from '../testing/people.ts'
import { createPortal } from '../testing/portal.ts'
import { startIdentity } from '../testing/server.ts'

describe.each(databases)('guessing passwords on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>
  const clock = createTestClock(new Date())

  beforeAll(async () => {
    db = await open()
    server = await startIdentity(db.database, { clock })
  })
  afterAll(async () => {
    await server.close()
    await db.drop()
  })

  /** Tries a password from a network, in a browser that may have been here before. */
  const attempt = async (
    form: { login: string; password: string },
    { from, browser }: { from: string; browser?: Browser },
  ) => {
    const portal = createPortal(server.address, browser && { browser })
    const page = await portal.openSignIn({ prompt: 'login' })
    const answer = await portal.browser.open(page.url, {
      form,
      headers: { 'x-forwarded-for': from },
    })
    return { status: answer.status, browser: portal.browser, answer }
  }

  /** As if a hundred machines had guessed. */
  const distribute = (login: string) =>
    db.database.system((tx) =>
      tx.query(sql`
        insert into sign_in_attempts (login, address, attempted_at)
        select ${login}, '198.51.100.' || n, ${clock.now()}::timestamptz
        from generate_series(1, ${attemptsOfLogin}::int) as n`),
    )

  test('who guesses shuts out their own network alone: the owner gets in at once from another, and stays so (ASVS 6.3.1)', async () => {
    const login = 'olga.opfer'
    await addPerson(db.database, login)
    const attacker = { from: '203.0.113.5' }
    for (let index = 0; index < attemptsAllowed; index++)
      expect((await attempt({ login, password: 'guess' }, attacker)).status).toBe(401)
    const closed = await attempt({ login, password }, attacker)
    expect([closed.status, closed.answer.headers.get('retry-after')]).toEqual([429, '900'])
    const owner = { from: '192.0.2.1' }
    expect((await attempt({ login, password: 'typo' }, owner)).status).toBe(401)
    expect((await attempt({ login, password }, owner)).status).toBe(303)
    // The owner's success does not give the attacker new tries.
    expect((await attempt({ login, password: 'guess' }, attacker)).status).toBe(429)
  })

  test('an attack from many networks closes a login to strangers, and never to a device that has signed in before (ASVS 6.3.1)', async () => {
    const login = 'dora.device'
    await addPerson(db.database, login)
    const first = await attempt({ login, password }, { from: '192.0.2.2' })
    expect(first.status).toBe(303)
    expect(first.browser.cookieNames()).toContain('_known_device')
    await distribute(login)
    expect((await attempt({ login, password }, { from: '192.0.2.3' })).status).toBe(429)
    const known = { from: '192.0.2.3', browser: first.browser }
    expect((await attempt({ login, password: 'typo' }, known)).status).toBe(401)
    expect((await attempt({ login, password }, known)).status).toBe(303)
    clock.advance(15)
    expect((await attempt({ login, password }, { from: '192.0.2.3' })).status).toBe(303)
  })

  test('a device that is known for one account is a stranger to another, and guesses no more than others', async () => {
    for (const login of ['karl.kenner', 'frieda.fremd']) await addPerson(db.database, login)
    const { browser } = await attempt({ login: 'karl.kenner', password }, { from: '192.0.2.4' })
    await distribute('frieda.fremd')
    const from = '192.0.2.5'
    expect((await attempt({ login: 'frieda.fremd', password }, { from, browser })).status).toBe(429)
    const guess = { login: 'karl.kenner', password: 'guess' }
    for (let index = 0; index < attemptsAllowed; index++)
      expect((await attempt(guess, { from, browser })).status).toBe(401)
    expect((await attempt(guess, { from, browser })).status).toBe(429)
    // Another device of the same network is not affected.
    const other = { login: 'karl.kenner', password }
    expect((await attempt(other, { from })).status).toBe(303)
  })

  test('a device cookie that somebody made up is worth nothing', async () => {
    const login = 'mona.muster'
    await addPerson(db.database, login)
    await distribute(login)
    const portal = createPortal(server.address)
    const page = await portal.openSignIn()
    const answer = await portal.browser.open(page.url, {
      form: { login, password },
      headers: { 'x-forwarded-for': '192.0.2.6', cookie: '_known_device=abc.def' },
    })
    expect(answer.status).toBe(429)
  })

  test('the page to change the password knows the device, too', async () => {
    const login = 'wanda.wechsel'
    await addPerson(db.database, login)
    const { browser } = await attempt({ login, password }, { from: '192.0.2.7' })
    await distribute(login)
    const next = 'vier neue lange Wörter'
    const form = { login, current: password, next, repeat: next }
    const answer = await browser.open(changePasswordUrl(server.config), { form })
    expect(answer.status).toBe(200)
  })
})
