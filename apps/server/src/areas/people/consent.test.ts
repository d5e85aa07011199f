import { applications, pages, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../../../test/api.ts'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { createBrowser } from '../../identity/testing/browser.ts'
import { createPortal } from '../../identity/testing/portal.ts'
import type { Role } from '../../platform/actor.ts'
import { alpenquell, mailsTo, rowsOf, voltrad, wohnwerk } from '../testing.ts'

const password = 'drei gute Wörter'
const wolff = 'nadine.wolff@wohnwerk-lindner.example'

describe.each(databases)(
  'nobody is part of an application without their own yes, on $name',
  (kind) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ kind, demo: 'small', realTokens: true })
    })
    afterAll(() => server?.stop())

    const as = async (login: string, secret = 'atrium-demo') =>
      server.api((await createPortal(server.url).signIn({ login, password: secret })).access_token)

    const invite = async (login: string, applicationId: number, email: string, role?: Role) => {
      const { status, body } = await (
        await as(login)
      ).call(users.add, {
        params: { applicationId },
        body: { members: [{ fullName: 'Paul Person', email, ...(role && { role }) }] },
      })
      expect([status, body.errors]).toEqual([201, []])
      return body.users[0]!
    }
    const answer = (api: Api, applicationId: number, said: 'accept' | 'decline' | 'block') =>
      api.call(users.answerInvitation, { params: { applicationId }, body: { answer: said } })
    const askedBy = async (api: Api) =>
      (await api.call(users.invitations)).body.map(({ applicationId }) => applicationId)
    const applicationsOf = async (api: Api) =>
      (await api.call(applications.list)).body.map(({ id, roles }) => [id, roles])
    const personIn = async (applicationId: number, email: string) =>
      (
        await (await as('maren.thiessen')).call(users.ofApplication, { params: { applicationId } })
      ).body.find((person) => person.email === email)

    /** Makes the account with the link of the newest mail of an application. */
    const signUp = async (email: string, applicationId: number, login: string) => {
      const mails = (await mailsTo(server, email)).filter(
        (mail) => mail.application_id === applicationId,
      )
      const browser = createBrowser()
      await browser.open(/http\S+invitation\?code=\S+/.exec(mails.at(-1)!.body)![0])
      const form = { firstName: 'Paul', lastName: 'Person', login, password }
      const done = await browser.open(`${server.url}/identity/invitation`, { form })
      expect(done.status).toBe(200)
      return as(login, password)
    }

    test('an account made with the link of one application holds nothing in another that asked the same address (PERM-19, ADM-09)', async () => {
      const email = 'noch.nicht@kunde.example'
      await invite('maren.thiessen', alpenquell, email, 'CLIENTSERVICE')
      await invite('maren.thiessen', voltrad, email, 'CLIENT')
      const paul = await signUp(email, voltrad, 'paul.voltrad')
      expect(await applicationsOf(paul)).toEqual([[voltrad, ['CLIENT']]])
      expect((await paul.call(pages.list, { params: { applicationId: alpenquell } })).status).toBe(
        404,
      )
      expect(await askedBy(paul)).toEqual([alpenquell])
      expect((await answer(paul, alpenquell, 'accept')).status).toBe(204)
      // Each role is that of its own application.
      expect(await applicationsOf(paul)).toEqual([
        [alpenquell, ['CLIENTSERVICE']],
        [voltrad, ['CLIENT']],
      ])
      const params = { applicationId: voltrad }
      expect((await paul.call(users.ofApplication, { params })).status).toBe(403)
      expect(
        (await paul.call(users.ofApplication, { params: { applicationId: alpenquell } })).status,
      ).toBe(200)
    })

    test('who is invited from elsewhere is nobody there before, and the answer is that for a stranger (PERM-19, ADM-04)', async () => {
      const guest = await invite('sabine.moser', alpenquell, wolff, 'CLIENT')
      const stranger = await invite(
        'sabine.moser',
        alpenquell,
        'ganz.fremd@kunde.example',
        'CLIENT',
      )
      const shape = (person: typeof guest) => ({ ...person, id: 0, email: '', modifiedAt: '' })
      expect(shape(guest)).toEqual(shape(stranger))
      // Not even by its number: that of somebody who is known would be an old one.
      expect(Math.abs(stranger.id - guest.id)).toBeLessThan(10)
      const [mail] = (await mailsTo(server, wolff)).filter(
        (one) => one.application_id === alpenquell,
      )
      const [other] = await mailsTo(server, 'ganz.fremd@kunde.example')
      const text = (body: string) => body.replace(/code=\S+/g, 'code=')
      expect([mail!.subject, text(mail!.body)]).toEqual([other!.subject, text(other!.body)])

      const nadine = await as('nadine.wolff')
      expect(await applicationsOf(nadine)).toEqual([[wohnwerk, ['CLIENT']]])
      const me = (await nadine.call(users.current)).body
      const directory = await (
        await as('sabine.moser')
      ).call(users.directory, { params: { applicationId: alpenquell } })
      expect(directory.body.map(({ id }) => id)).not.toContain(me.id)
      expect(JSON.stringify(directory.body)).not.toContain(me.jobTitle)
    })

    test('a yes hands over what was meant for the guest, and is written down (T-05)', async () => {
      const { id } = await invite(
        'aylin.kaya',
        alpenquell,
        'tobias.brandt@wohnwerk-lindner.example',
      )
      await rowsOf(
        server,
        sql`insert into user_group_members (application_id, user_group_id, user_id)
          select application_id, id, ${id}::int from user_groups
          where application_id = ${alpenquell} and name = 'Kunde – Marketing'`,
      )
      await rowsOf(
        server,
        sql`insert into component_groups (application_id, component_id, user_group_id)
          select application_id, min(id), ${-id}::int from components
          where application_id = ${alpenquell} and page_id is not null group by application_id`,
      )
      const tobias = await as('tobias.brandt')
      expect((await answer(tobias, alpenquell, 'accept')).status).toBe(204)
      const me = (await tobias.call(users.current)).body
      const groups = await rowsOf<{ name: string }>(
        server,
        sql`select g.name from user_group_members m
          join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
          where m.application_id = ${alpenquell} and m.user_id = ${me.id}`,
      )
      expect(groups).toEqual([{ name: 'Kunde – Marketing' }])
      const alone = await rowsOf<{ person_id: number }>(
        server,
        sql`select person_id from component_groups
          where application_id = ${alpenquell} and person_id in (${id}, ${me.id})`,
      )
      expect(alone).toEqual([{ person_id: me.id }])
      expect(await rowsOf(server, sql`select from users where id = ${id}`)).toEqual([])
      const acts = await rowsOf<{ action: string }>(
        server,
        sql`select action from audit_log
          where application_id = ${alpenquell} and object_type = 'user' and object_id = ${me.id}::text
          order by id`,
      )
      expect(acts.map(({ action }) => action)).toEqual(['user.invited', 'invitation.accepted'])
      // Twice is none: there is nothing to answer any more.
      expect((await answer(tobias, alpenquell, 'accept')).status).toBe(404)
    })

    test('a no stands in the list of people, asking again is possible, and a block ends it without a word (PERM-19)', async () => {
      const email = 'priya.raman@voltrad.example'
      await invite('maren.thiessen', wohnwerk, email, 'CLIENT')
      const priya = await as('priya.raman')
      expect(await askedBy(priya)).toEqual([wohnwerk])
      expect((await answer(priya, wohnwerk, 'decline')).status).toBe(204)
      expect(await askedBy(priya)).toEqual([])
      expect(await personIn(wohnwerk, email)).toMatchObject({
        status: 'inactive',
        hasDeclined: true,
      })

      await invite('maren.thiessen', wohnwerk, email, 'CLIENT')
      expect(await personIn(wohnwerk, email)).toMatchObject({
        status: 'active',
        hasDeclined: false,
      })
      expect(await askedBy(priya)).toEqual([wohnwerk])
      expect((await answer(priya, wohnwerk, 'block')).status).toBe(204)
      const mails = (await mailsTo(server, email)).length
      await invite('maren.thiessen', wohnwerk, email, 'CLIENT')
      expect(await askedBy(priya)).toEqual([])
      expect(await mailsTo(server, email)).toHaveLength(mails)
      expect((await answer(priya, wohnwerk, 'accept')).status).toBe(404)
      // Another application may still ask.
      await invite('maren.thiessen', alpenquell, email, 'CLIENT')
      expect(await askedBy(priya)).toEqual([alpenquell])
    })

    test('who was asked is answered for by nobody else (PERM-19)', async () => {
      await invite('maren.thiessen', voltrad, 'marco.rossi@alpenquell.example')
      for (const login of ['aylin.kaya', 'korbinian.huber']) {
        const api = await as(login)
        expect(await askedBy(api)).not.toContain(voltrad)
        expect((await answer(api, voltrad, 'accept')).status).toBe(404)
      }
    })

    test('the role of the last invitation is the one that counts, nobody takes an invitation of more than they may give (ADM-04, ADM-09)', async () => {
      const email = 'befoerdert@kunde.example'
      await invite('maren.thiessen', alpenquell, email, 'CLIENT')
      await invite('sabine.moser', alpenquell, email, 'CLIENT_LEAD')
      // Sent again without a role, it stays.
      await invite('sabine.moser', alpenquell, email)
      const api = await signUp(email, alpenquell, 'befoerdert')
      expect(await applicationsOf(api)).toEqual([[alpenquell, ['CLIENT_LEAD']]])

      const consultant = 'berater@agentur.example'
      await invite('maren.thiessen', alpenquell, consultant, 'CLIENTSERVICE')
      const { body } = await (
        await as('sabine.moser')
      ).call(users.add, {
        params: { applicationId: alpenquell },
        body: { members: [{ fullName: 'Paul Person', email: consultant, role: 'CLIENT' }] },
      })
      expect(body.errors).toEqual([
        { email: consultant, message: 'Diese Person kann nur Ihre Agentur hinzufügen.' },
      ])
    })
  },
)

describe.each(databases)('roles on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const members = { rolesOfMemberships: true }
  const idOf = async (login: string) => (await (await server.as(login)).call(users.current)).body.id
  const saveRoles = async (login: string, id: number, roles: Role[], applicationId = alpenquell) =>
    (await server.as(login)).call(users.save, { params: { applicationId }, body: { id, roles } })

  test('are changed on the person, count at the next call and in this application alone (ADM-09, PERM-19)', async () => {
    const [{ subject } = { subject: '' }] = await rowsOf<{ subject: string }>(
      server,
      sql`select subject from accounts where login = 'marco.rossi'`,
    )
    const marco = server.api(await tokenFor(subject, [], members))
    const { id } = (await marco.call(users.current)).body
    const seesPeople = async (applicationId: number) =>
      (await marco.call(users.ofApplication, { params: { applicationId } })).status
    expect(await seesPeople(alpenquell)).toBe(403)
    const saved = await saveRoles('maren.thiessen', id, ['CLIENTSERVICE', 'CLIENT'])
    expect(saved.body.roles).toEqual(['CLIENTSERVICE', 'CLIENT'])
    expect(await seesPeople(alpenquell)).toBe(200)
    expect(await seesPeople(wohnwerk)).toBe(403)
    await saveRoles('maren.thiessen', id, ['CLIENT'])
    expect(await seesPeople(alpenquell)).toBe(403)
    const acts = await rowsOf<{ summary: object }>(
      server,
      sql`select summary from audit_log where application_id = ${alpenquell}
            and action = 'user.roles-changed' and object_id = ${id}::text order by id`,
    )
    expect(acts[0]!.summary).toMatchObject({
      before: { roles: ['CLIENT'] },
      after: { roles: ['CLIENTSERVICE', 'CLIENT'] },
    })
  })

  test('nobody gives more than they may, takes what is above them, or the last administration (ADM-09)', async () => {
    const korbinian = await idOf('korbinian.huber')
    expect((await saveRoles('sabine.moser', korbinian, ['CLIENTSERVICE'])).status).toBe(403)
    expect((await saveRoles('sabine.moser', korbinian, ['CLIENT_LEAD', 'CLIENT'])).status).toBe(200)
    expect((await saveRoles('korbinian.huber', korbinian, ['ADMINISTRATOR'])).status).toBe(403)
    const maren = await idOf('maren.thiessen')
    expect((await saveRoles('aylin.kaya', maren, ['CLIENT'])).status).toBe(403)
    const last = await saveRoles('maren.thiessen', maren, ['CLIENT'])
    expect([last.status, last.problem.code]).toEqual([409, 'last-administrator'])
  })

  test('of the agency’s own provider hold in every application, or not at all by a setting (AUTH-16)', async () => {
    const issuer = 'https://login.agency.example'
    const settings = { OIDC_ISSUER: issuer }
    for (const [from, expected, status] of [
      ['token', ['CLIENTSERVICE'], 409],
      ['portal', ['CLIENT'], 200],
    ] as const) {
      const own = await startServer({
        kind,
        demo: 'small',
        settings: { ...settings, ROLES_FROM: from },
      })
      try {
        const maren = await own.as('maren.thiessen')
        const email = `olga.${from}@kunde.example`
        const params = { applicationId: alpenquell }
        await maren.call(users.add, { params, body: { members: [{ fullName: 'Olga O', email }] } })
        const olga = own.api(
          await tokenFor('olga', ['CLIENTSERVICE'], {
            issuer,
            email,
            rolesOfMemberships: from === 'portal',
          }),
        )
        const { id } = (await olga.call(users.current)).body
        expect((await olga.call(applications.list)).body[0]!.roles).toEqual(expected)
        const saved = await maren.call(users.save, { params, body: { id, roles: ['AUTHOR'] } })
        expect(saved.status).toBe(status)
      } finally {
        await own.stop()
      }
    }
  })
})
