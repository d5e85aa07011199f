import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { attemptsAllowed } from '../accounts/accounts.ts'
import { changePasswordUrl } from '../config.ts'
import { createBrowser } from '../testing/browser.ts'
import { addPerson, password } from '../testing/people.ts'
import { createPortal, portalScopes } from '../testing/portal.ts'
import { startIdentity } from '../testing/server.ts'

const next = 'ein neues Kennwort'

describe.each(databases)('changing the password on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>

  beforeAll(async () => {
    db = await open()
    for (const login of ['sabine.moser', 'lea.scholz', 'nadine.wolff']) {
      await addPerson(db.database, login)
    }
    server = await startIdentity(db.database)
  })
  afterAll(async () => {
    await server.close()
    await db.drop()
  })

  test('the new password counts, other browsers are signed out, this one stays (AUTH-18)', async () => {
    const login = 'sabine.moser'
    const offline = { scope: `${portalScopes} offline_access` }
    const here = createPortal(server.address)
    const elsewhere = createPortal(server.address)
    const [mine, theirs] = [
      await here.signIn({ login, password }, offline),
      await elsewhere.signIn({ login, password }, offline),
    ]
    const page = await here.browser.open(changePasswordUrl(server.config))
    expect(await page.text()).toContain('value="sabine.moser"')
    const form = { login, current: password, next, repeat: next }
    const answer = await here.browser.open(page.url, { form })
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Kennwort geändert'),
    ])

    expect(await here.renewSilently()).toBeDefined()
    expect((await here.refresh(mine.refresh_token!)).status).toBe(200)
    expect(await elsewhere.renewSilently()).toBeUndefined()
    expect((await elsewhere.refresh(theirs.refresh_token!)).status).toBe(400)

    const portal = createPortal(server.address)
    const old = await portal.submit(await portal.openSignIn(), { login, password })
    expect(old.status).toBe(401)
    await expect(portal.signIn({ login, password: next })).resolves.toBeDefined()
  })

  test('it works without a session, for who knows the current one (AUTH-18)', async () => {
    const login = 'lea.scholz'
    const form = { login, current: password, next, repeat: next }
    const answer = await createBrowser().open(changePasswordUrl(server.config), { form })
    expect(answer.status).toBe(200)
    await expect(
      createPortal(server.address).signIn({ login, password: next }),
    ).resolves.toBeDefined()
  })

  test.each<[string, Record<string, string>, number, string, string]>([
    ['too short', { next: 'kurz', repeat: 'kurz' }, 400, 'mindestens 10 Zeichen', 'next'],
    [
      'too long',
      { next: 'x'.repeat(129), repeat: 'x'.repeat(129) },
      400,
      'höchstens 128 Zeichen',
      'next',
    ],
    ['not twice the same', { repeat: 'ein anderes Kennwort' }, 400, 'unterscheiden sich', 'repeat'],
    ['the same as before', { next: password, repeat: password }, 400, 'vom bisherigen', 'next'],
    [
      'the user name',
      { next: 'Nadine.Wolff', repeat: 'Nadine.Wolff' },
      400,
      'vom Benutzernamen',
      'next',
    ],
    ['without the current one', { current: '' }, 400, 'Bitte geben Sie', 'current'],
    ['with a wrong current one', { current: 'falsch' }, 401, 'stimmt nicht', 'current'],
  ])('%s: refused at its field, the user name stays', async (_, change, status, message, at) => {
    const form = { login: 'nadine.wolff', current: password, next, repeat: next, ...change }
    const answer = await createBrowser().open(changePasswordUrl(server.config), { form })
    const page = await answer.text()
    expect(answer.status).toBe(status)
    expect(page).toMatch(new RegExp(`role="alert"[^]*${message}`))
    expect(page).toContain('value="nadine.wolff"')
    expect(invalidFields(page)).toEqual([at])
    await expect(
      createPortal(server.address).signIn({ login: 'nadine.wolff', password }),
    ).resolves.toBeDefined()
  })

  test('the page is no way around the limit of attempts', async () => {
    const browser = createBrowser()
    const guess = (current: string) => {
      const form = { login: 'nobody', current, next, repeat: next }
      return browser.open(changePasswordUrl(server.config), { form })
    }
    for (let index = 0; index < attemptsAllowed; index++) await guess('falsch')
    expect((await guess('falsch')).status).toBe(429)
  })
})

function invalidFields(page: string): string[] {
  return page
    .split('<input')
    .filter((input) => /^[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*failure/.test(input))
    .map((input) => /name="(\w+)"/.exec(input)![1]!)
}
