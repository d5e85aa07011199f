import { auditLog, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'
import {
  directoryOf,
  enterpriseSchema,
  entraUser,
  oktaUser,
  userSchema,
  type DirectoryClient,
} from './testing/directory-client.ts'

const params = { applicationId: alpenquell }
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe.each(databases)('users of a directory on $name', (kind) => {
  let server: TestServer
  let entra: DirectoryClient
  beforeAll(async () => {
    // The agency's own identity provider lets people in, and the portal says what they may do.
    const settings = { OIDC_ISSUER: 'https://login.agency.example', ROLES_FROM: 'portal' }
    server = await startServer({ kind, demo: 'small', settings })
    entra = await directoryOf(server, 'Entra ID')
  })
  afterAll(() => server?.stop())

  const shown = async (email: string) =>
    (await (await server.as('maren.thiessen')).call(users.ofApplication, { params })).body.find(
      (person) => person.email === email,
    )
  const logOf = async (objectId: number) =>
    (
      await (
        await server.as('maren.thiessen')
      ).call(auditLog.list, { params, query: { objectType: 'user' } })
    ).body.items.filter((item) => item.objectId === String(objectId))
  const mails = async (email: string) =>
    rowsOf<{ subject: string }>(
      server,
      sql`select subject from mail_outbox where address = ${email}`,
    )
  const signedIn = async (name: string) => {
    const email = `${name}@alpenquell.example`
    return server.api(
      await tokenFor(`sub-${name}`, [], {
        issuer: 'https://login.agency.example',
        email,
        rolesOfMemberships: true,
      }),
    )
  }

  test('a test of the connection finds nobody and is content, as Entra ID asks', async () => {
    const probe = await entra.find('Users', 'userName eq "d1f5b3a2-0c3e-4a1b-9a57-f0a1"')
    expect([probe.status, probe.body]).toEqual([
      200,
      {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: 0,
        startIndex: 1,
        itemsPerPage: 0,
        Resources: [],
      },
    ])
    expect(probe.headers.get('content-type')).toBe('application/scim+json; charset=utf-8')
    expect(probe.headers.get('cache-control')).toBe('no-store')
  })

  test('Entra ID adds somebody: one of the application’s people, without a mail, who comes in with their first sign-in', async () => {
    const { status, body, headers } = await entra.send('POST', '/Users', entraUser('Nora'))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      schemas: [userSchema],
      externalId: 'Nora-object-id',
      userName: 'Nora@alpenquell.example',
      name: { givenName: 'Nora', familyName: 'Beispiel', formatted: 'Nora Beispiel' },
      displayName: 'Nora Beispiel',
      title: 'Einkauf',
      preferredLanguage: 'de',
      active: true,
      emails: [{ value: 'Nora@alpenquell.example', type: 'work', primary: true }],
      roles: [{ value: 'CLIENT', primary: true }],
      groups: [],
      meta: { resourceType: 'User' },
    })
    expect(body.id).toMatch(uuid)
    expect(body[enterpriseSchema]).toBeUndefined()
    expect(headers.get('location')).toBe(`${server.url}/scim/v2/Users/${body.id}`)
    expect(headers.get('etag')).toBe(body.meta.version)
    expect(await mails('Nora@alpenquell.example')).toEqual([])
    const person = await shown('Nora@alpenquell.example')
    expect(person).toMatchObject({ status: 'active', isInvited: true, roles: ['CLIENT'], isFromDirectory: true }) // prettier-ignore
    expect((await logOf(person!.id)).map(({ action }) => action)).toContain(
      'user.added-by-directory',
    )

    const nora = await signedIn('Nora')
    const { body: me } = await nora.call(users.current)
    expect([me.id, me.lastName]).toEqual([person!.id, 'Beispiel'])
    expect((await entra.get(`/Users/${body.id}`)).body.userName).toBe('Nora@alpenquell.example')
  })

  test('the same people are found by what Entra ID and Okta ask for, in any case', async () => {
    const { body: made } = await entra.send('POST', '/Users', entraUser('Finn'))
    const found = [
      'userName eq "FINN@alpenquell.example"',
      'externalId eq "Finn-object-id"',
      'emails[type eq "work"].value eq "finn@alpenquell.example"',
      'emails.value eq "finn@alpenquell.example"',
      'emails eq "finn@alpenquell.example"',
      `id eq "${made.id}"`,
      'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "finn@alpenquell.example"',
      'userName sw "finn@" and active eq true',
      'userName ew "@alpenquell.example" and name.givenName eq "Finn" and not (name.familyName ne "Beispiel")',
      'displayName co "n beisp" and (externalId pr or active ne true)',
    ]
    for (const filter of found) {
      const { body } = await entra.find('Users', filter)
      expect([filter, body.totalResults, body.Resources?.[0]?.id]).toEqual([filter, 1, made.id])
    }
    const others = [
      'externalId eq "finn-object-id"',
      'emails[type eq "home"].value eq "finn@alpenquell.example"',
      'id eq "1"',
      'userName eq "finn@alpenquell.example" and active eq "False"',
    ]
    for (const filter of others)
      expect([filter, (await entra.find('Users', filter)).body.totalResults]).toEqual([filter, 0])
  })

  test('Okta reads everybody page by page, also those whom no directory added', async () => {
    const { body: all } = await entra.get('/Users?startIndex=1&count=200')
    expect(all.totalResults).toBe(all.Resources.length)
    expect(all.Resources.map(({ userName }: { userName: string }) => userName)).toContain(
      'sabine.moser@alpenquell.example',
    )
    const pages = []
    for (let start = 1; start <= all.totalResults; start += 4) {
      const { body } = await entra.get(`/Users?startIndex=${start}&count=4`)
      expect(body).toMatchObject({ startIndex: start, totalResults: all.totalResults })
      expect(body.itemsPerPage).toBe(body.Resources.length)
      pages.push(...body.Resources)
    }
    expect(pages).toEqual(all.Resources)
    expect((await entra.get('/Users?count=0')).body).toMatchObject({
      totalResults: all.totalResults,
      Resources: [],
    })
    expect((await entra.get('/Users?startIndex=-3&count=1')).body.startIndex).toBe(1)
    const okta = await entra.find(
      'Users',
      'userName eq "sabine.moser@alpenquell.example"',
      '&startIndex=1&count=100',
    )
    expect(okta.body.Resources).toHaveLength(1)
  })

  test('Entra ID changes parts in its own way: capitals, paths with conditions, names with dots, texts for truths', async () => {
    const { body: made } = await entra.send('POST', '/Users', entraUser('Pia'))
    const { status, body } = await entra.patch(
      `/Users/${made.id}`,
      { op: 'Replace', path: 'name.givenName', value: 'Pia-Marie' },
      { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+43 1 234' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+43 664 1' },
      { op: 'Replace', path: 'emails[type eq "home"].value', value: 'privat@example.com' },
      {
        op: 'Replace',
        value: {
          'name.familyName': 'Muster',
          title: 'Leitung Einkauf',
          displayName: 'Muster, Pia-Marie (extern)',
          [`${enterpriseSchema}:department`]: 'Einkauf',
          'emails[type eq "work"].value': 'pia.muster@alpenquell.example',
        },
      },
      { op: 'Add', path: `${enterpriseSchema}:manager`, value: 'x' },
      { op: 'Replace', path: 'preferredLanguage', value: [{ $ref: null, value: 'en-GB' }] },
      { op: 'Replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:title', value: 'CMO' },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: { givenName: 'Pia-Marie', familyName: 'Muster' },
      displayName: 'Pia-Marie Muster',
      title: 'CMO',
      preferredLanguage: 'en',
      phoneNumbers: [{ value: '+43 1 234', type: 'work' }],
      emails: [{ value: 'pia.muster@alpenquell.example' }],
      userName: 'Pia@alpenquell.example',
    })
    const { body: less } = await entra.patch(`/Users/${made.id}`, { op: 'remove', path: 'title' }, { op: 'Remove', path: 'phoneNumbers[type eq "work"]' }) // prettier-ignore
    expect([less.title, less.phoneNumbers]).toEqual([undefined, undefined])
  })

  test('the same request twice changes nothing: no version, no entry in the log', async () => {
    const { body: made } = await entra.send('POST', '/Users', entraUser('Ida'))
    const person = await shown('Ida@alpenquell.example')
    const change = [
      { op: 'Replace', path: 'title', value: 'Media' },
      { op: 'Replace', path: 'externalId', value: 'another' },
    ]
    const { body: first } = await entra.patch(`/Users/${made.id}`, ...change)
    const entries = (await logOf(person!.id)).length
    const { body: second } = await entra.patch(`/Users/${made.id}`, ...change)
    const { body: third } = await entra.send('PUT', `/Users/${made.id}`, { ...first, title: 'Media' }) // prettier-ignore
    expect([second, third]).toEqual([first, first])
    expect((await logOf(person!.id)).length).toBe(entries)
    const twice = await entra.send('POST', '/Users', entraUser('Ida'))
    expect([twice.status, twice.body]).toEqual([
      409,
      {
        schemas: [errorSchema],
        status: '409',
        scimType: 'uniqueness',
        detail: expect.stringContaining('gibt es in dieser Anwendung schon'),
      },
    ])
  })

  test('Entra ID switches somebody off softly and on again: their calls are refused and then answered (ADM-02)', async () => {
    const { body: made } = await entra.send('POST', '/Users', entraUser('Jan'))
    const jan = await signedIn('Jan')
    expect((await jan.call(users.current)).status).toBe(200)
    const off = await entra.patch(`/Users/${made.id}`, { op: 'Replace', path: 'active', value: 'False' }) // prettier-ignore
    expect([off.status, off.body.active]).toEqual([200, false])
    expect((await jan.call(users.current)).problem.code).toBe('deactivated')
    expect((await shown('Jan@alpenquell.example'))!.status).toBe('inactive')
    expect((await entra.find('Users', 'userName eq "jan@alpenquell.example"')).body.totalResults).toBe(1) // prettier-ignore
    const on = await entra.patch(`/Users/${made.id}`, { op: 'Add', value: { active: 'True' } })
    expect(on.body.active).toBe(true)
    expect((await jan.call(users.current)).status).toBe(200)
    const actions = (await logOf((await shown('Jan@alpenquell.example'))!.id)).map(({ action }) => action) // prettier-ignore
    expect(actions).toEqual(expect.arrayContaining(['user.deactivated', 'user.activated']))
  })

  test('Okta changes and switches off with PUT', async () => {
    const { body: made } = await entra.send('POST', '/Users', oktaUser('Olaf'))
    expect(made).toMatchObject({ externalId: '00uOlaf', active: true })
    const put = (more: object) =>
      entra.send('PUT', `/Users/${made.id}`, { ...oktaUser('Olaf', more), id: made.id })
    const changed = await put({ name: { givenName: 'Olaf', familyName: 'Neumann' }, title: 'CMO' })
    expect(changed.body).toMatchObject({ displayName: 'Olaf Neumann', title: 'CMO', id: made.id })
    expect((await put({ active: false })).body).toMatchObject({ active: false, title: 'CMO' })
    expect((await put({ active: true })).body.active).toBe(true)
  })

  test('whom a directory takes away is deactivated, not found any more, and comes back as somebody new to it', async () => {
    const { body: made } = await entra.send('POST', '/Users', entraUser('Udo'))
    const before = await shown('Udo@alpenquell.example')
    expect((await entra.send('DELETE', `/Users/${made.id}`)).status).toBe(204)
    expect((await shown('Udo@alpenquell.example'))!.status).toBe('inactive')
    for (const method of ['GET', 'DELETE'])
      expect((await entra.send(method, `/Users/${made.id}`)).status).toBe(404)
    expect((await entra.find('Users', 'userName eq "udo@alpenquell.example"')).body.totalResults).toBe(0) // prettier-ignore
    const again = await entra.send('POST', '/Users', entraUser('Udo', { title: 'Zurück' }))
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(made.id)
    expect(again.body).toMatchObject({ active: true, title: 'Zurück' })
    expect((await shown('Udo@alpenquell.example'))!).toMatchObject({ id: before!.id, status: 'active' }) // prettier-ignore
    const actions = (await logOf(before!.id)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['user.removed-by-directory', 'user.activated']))
  })

  test('whom people let in again on the screen the directory finds again', async () => {
    const { body: made } = await entra.send('POST', '/Users', entraUser('Rosa'))
    await entra.send('DELETE', `/Users/${made.id}`)
    const person = (await shown('Rosa@alpenquell.example'))!
    await (await server.as('maren.thiessen')).call(users.save, {
      params,
      body: { id: person.id, status: 'active' },
    }) // prettier-ignore
    const { body } = await entra.find('Users', 'userName eq "rosa@alpenquell.example"')
    expect(body.totalResults).toBe(1)
  })

  test('people of another application are not found, not changed and not told apart (PERM-19)', async () => {
    const other = await directoryOf(server, 'Andere', { applicationId: wohnwerk })
    const { body: made } = await entra.send('POST', '/Users', entraUser('Vera'))
    const path = `/Users/${made.id}`
    expect((await other.find('Users', 'userName eq "vera@alpenquell.example"')).body.totalResults).toBe(0) // prettier-ignore
    const answers = [
      await other.get(path),
      await other.send('PUT', path, entraUser('Vera')),
      await other.patch(path, { op: 'replace', path: 'active', value: false }),
      await other.send('DELETE', path),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await entra.get(path)).body.active).toBe(true)
    // Added there as well, nothing says that the address is known here.
    const { status, body } = await other.send('POST', '/Users', entraUser('Vera'))
    expect([status, body.roles, body.groups]).toEqual([201, [{ value: 'CLIENT', primary: true }], []]) // prettier-ignore
    expect(body.id).not.toBe(made.id)
  })

  test('who is in another application is asked for their own yes, and keeps their name and the directory’s id', async () => {
    const other = await directoryOf(server, 'Wohnwerk ID', { applicationId: wohnwerk })
    await entra.send('POST', '/Users', entraUser('Maja'))
    const maja = await signedIn('Maja')
    await maja.call(users.current)
    const { body: guest } = await other.send('POST', '/Users', entraUser('Maja', { title: 'Gast' }))
    const { body: asked } = await maja.call(users.invitations)
    expect(asked.map(({ applicationId, invitedBy }) => [applicationId, invitedBy])).toEqual([
      [wohnwerk, 'Wohnwerk ID'],
    ])
    await maja.call(users.answerInvitation, {
      params: { applicationId: wohnwerk },
      body: { answer: 'accept' },
    })
    const { body: joined } = await other.get(`/Users/${guest.id}`)
    expect(joined).toMatchObject({ externalId: 'Maja-object-id', title: 'Einkauf', active: true })
    const renamed = await other.patch(`/Users/${guest.id}`, { op: 'replace', path: 'name.givenName', value: 'Falsch' }) // prettier-ignore
    expect([renamed.status, renamed.body.name.givenName]).toEqual([200, 'Maja'])
    const off = await other.patch(`/Users/${guest.id}`, { op: 'replace', path: 'active', value: false }) // prettier-ignore
    expect(off.body.active).toBe(false)
    expect((await maja.call(users.current)).status).toBe(200)
  })

  test('a version that is not the present one is not written over (RFC 7644 §3.14)', async () => {
    const { body: made } = await entra.send('POST', '/Users', entraUser('Lars'))
    const path = `/Users/${made.id}`
    const { version } = made.meta
    expect((await entra.get(path, { 'if-none-match': version })).status).toBe(304)
    const body = entraUser('Lars', { title: 'Neu' })
    const { body: after } = await entra.send('PUT', path, body, { 'if-match': version })
    expect(after.meta.version).not.toBe(version)
    const stale = await entra.send('PUT', path, body, { 'if-match': version })
    expect([stale.status, stale.body.status]).toEqual([412, '412'])
    expect((await entra.send('DELETE', path, undefined, { 'if-match': version })).status).toBe(412)
    expect((await entra.send('DELETE', path, undefined, { 'if-match': '*' })).status).toBe(204)
  })

  test('answers hold what is asked for', async () => {
    const { body } = await entra.get('/Users?attributes=userName,name.givenName&count=1')
    expect(Object.keys(body.Resources[0]).toSorted()).toEqual(['id', 'name', 'schemas', 'userName'])
    const { body: less } = await entra.get('/Users?excludedAttributes=groups,roles&count=1')
    expect(less.Resources[0]).toHaveProperty('emails')
    expect(less.Resources[0]).not.toHaveProperty('groups')
  })
})
