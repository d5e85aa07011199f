import { decodeJwt } from 'jose'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../test/databases.ts'
import type { TestDatabase } from '../../test/databases.ts'
import { locationOf } from './testing/browser.ts'
import { addPerson, password } from './testing/people.ts'
import { createPortal, portalScopes, type Tokens } from './testing/portal.ts'
import { startIdentity } from './testing/server.ts'

describe.each(databases)(
  'roles of the application that a sign-in asks for on $name',
  ({ open }) => {
    let db: TestDatabase
    let server: Awaited<ReturnType<typeof startIdentity>>
    const person = { login: 'sabine.moser', password }
    const of = (applicationId: number) => ({ resource: `urn:atrium:api:${applicationId}` })

    beforeAll(async () => {
      db = await open()
      await addPerson(db.database, 'sabine.moser')
      await addPerson(db.database, 'first.administrator', { roles: ['ADMINISTRATOR'] })
      await db.database.system(async (tx) => {
        await tx.query(sql`
        insert into applications (id, guid, display_name)
        select id, gen_random_uuid(), 'Anwendung ' || id from unnest(array[1, 2, 3, 4]) id`)
        await tx.query(sql`
        insert into users (id, issuer, subject, first_name, last_name)
        values (11, 'embedded', 'subject-of-sabine.moser', 'Sabine', 'Moser')`)
        await tx.query(sql`
        insert into application_users (application_id, user_id, status, roles)
        values (1, 11, 'active', '{CLIENT}'), (2, 11, 'active', '{CLIENTSERVICE,AUTHOR}'),
          (3, 11, 'inactive', '{ADMINISTRATOR}')`)
      })
      server = await startIdentity(db.database)
    })
    afterAll(async () => {
      await server?.close()
      await db?.drop()
    })

    /** Who the tokens and userinfo say it is: the three say the same. */
    async function profilesOf({ access_token, id_token }: Tokens) {
      const authorization = `Bearer ${access_token}`
      const answer = await fetch(`${server.address}/identity/me`, { headers: { authorization } })
      const all = [decodeJwt(access_token), decodeJwt(id_token), await answer.json()]
      const [profile, ...others] = all.map(({ role, application_id }) => ({ role, application_id }))
      for (const other of others) expect(other).toEqual(profile)
      return profile
    }

    test('the sign-in profile has the roles of that one; nothing asked, of all (AUTH-16)', async () => {
      const portal = createPortal(server.address)
      const all = await portal.signIn(person)
      expect(decodeJwt(all.access_token).aud).toBe('atrium')
      expect(await profilesOf(all)).toEqual({
        role: ['AUTHOR', 'CLIENT', 'CLIENTSERVICE'],
        application_id: undefined,
      })
      const one = await createPortal(server.address).signIn(person, of(2))
      expect(decodeJwt(one.access_token).aud).toBe('atrium')
      expect(await profilesOf(one)).toEqual({
        role: ['AUTHOR', 'CLIENTSERVICE'],
        application_id: 2,
      })
    })

    test.each([
      ['that has deactivated them', 3],
      ['that they are not in', 4],
      ['that does not exist', 999],
    ])('an application %s gives none (AUTH-16, PERM-19)', async (_which, id) => {
      const tokens = await createPortal(server.address).signIn(person, of(id))
      expect(await profilesOf(tokens)).toEqual({ role: [], application_id: id })
    })

    test('whoever is in none yet keeps the roles of their account: they set up the first (GEN-09)', async () => {
      const login = { login: 'first.administrator', password }
      const tokens = await createPortal(server.address).signIn(login, of(1))
      expect(await profilesOf(tokens)).toEqual({ role: ['ADMINISTRATOR'], application_id: 1 })
    })

    test('renewals keep it, by refresh token and in the hidden frame, each tab its own (AUTH-05, AUTH-16)', async () => {
      const portal = createPortal(server.address)
      const offline = { scope: `${portalScopes} offline_access` }
      const first = await portal.signIn(person, { ...offline, ...of(2) })
      const second = (await portal.renewSilently(of(1)))!
      expect(await profilesOf(second)).toEqual({ role: ['CLIENT'], application_id: 1 })
      const renewed = (await (await portal.refresh(first.refresh_token!)).json()) as Tokens
      expect(await profilesOf(renewed)).toEqual({
        role: ['AUTHOR', 'CLIENTSERVICE'],
        application_id: 2,
      })
      const again = (await (await portal.refresh(renewed.refresh_token!)).json()) as Tokens
      expect((await profilesOf(again))!.application_id).toBe(2)
      expect((await profilesOf((await portal.renewSilently())!))!.application_id).toBeUndefined()
    })

    test('a refresh token gives no roles of an application that its sign-in did not ask for', async () => {
      const portal = createPortal(server.address)
      const tokens = await portal.signIn(person, {
        scope: `${portalScopes} offline_access`,
        ...of(1),
      })
      const answer = await portal.token({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token!,
        ...of(2),
      })
      expect([answer.status, (await answer.json()).error]).toEqual([400, 'invalid_target'])
    })

    test.each(['urn:atrium:api:0', 'urn:atrium:api:1x', 'urn:other', 'urn:atrium:api:1:2'])(
      'what is no application of this server is refused: %s',
      async (resource) => {
        const portal = createPortal(server.address)
        const answer = await portal.browser.open(portal.authorizationUrl({ resource }))
        expect(locationOf(answer)).toContain('error=invalid_target')
      },
    )
  },
)
