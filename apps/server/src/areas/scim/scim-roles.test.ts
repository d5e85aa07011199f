import { auditLog, integrations, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../testing.ts'
import {
  directoryOf,
  entraUser,
  oktaUser,
  type DirectoryClient,
} from './testing/directory-client.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('roles and accounts of a directory on $name', (kind) => {
  let server: TestServer
  let entra: DirectoryClient
  beforeAll(async () => {
    // The portal has the accounts itself.
    server = await startServer({ kind, demo: 'small' })
    entra = await directoryOf(server, 'Entra ID', { role: 'CLIENT_LEAD' })
  })
  afterAll(() => server?.stop())

  const rolesOf = ({ body }: { body: { roles: { value: string }[] } }) =>
    body.roles.map(({ value }) => value)
  const mailsTo = (email: string) =>
    rowsOf<{ subject: string; body: string }>(
      server,
      sql`select subject, body from mail_outbox where address = ${email} order by id`,
    )

  test('new people get the role that the token says, or the one that the directory names', async () => {
    const plain = await entra.send('POST', '/Users', entraUser('Ella'))
    expect(rolesOf(plain)).toEqual(['CLIENT_LEAD'])
    const named = await entra.send('POST', '/Users', entraUser('Emil', { roles: [{ value: 'author', primary: 'True' }] })) // prettier-ignore
    expect(rolesOf(named)).toEqual(['AUTHOR'])
    const admin = await server.as('maren.thiessen')
    const { body: list } = await admin.call(integrations.list, { params })
    expect(list.find(({ name }) => name === 'Entra ID')).toMatchObject({ areas: ['directory'], directoryRole: 'CLIENT_LEAD' }) // prettier-ignore
    const { body: log } = await admin.call(auditLog.list, { params, query: { objectType: 'integration' } }) // prettier-ignore
    expect(log.items[0]!.changes).toEqual([
      { label: 'Bereiche', before: null, after: 'Personen und Gruppen' },
      { label: 'Rolle neuer Personen', before: null, after: 'Kundenleitung' },
    ])
  })

  test('roles change as Entra ID sends them, and nobody is left without one', async () => {
    const { body } = await entra.send('POST', '/Users', entraUser('Rolf'))
    const path = `/Users/${body.id}`
    const single = { op: 'Replace', path: 'roles[primary eq "True"].value', value: 'CLIENTSERVICE' }
    expect(rolesOf(await entra.patch(path, single))).toEqual(['CLIENTSERVICE'])
    const complex = JSON.stringify({ id: 'e1', value: 'AUTHOR', displayName: 'Redaktion' })
    const added = await entra.patch(path, { op: 'Add', path: 'roles', value: [{ value: complex }] })
    expect(rolesOf(added)).toEqual(['CLIENTSERVICE', 'AUTHOR'])
    const less = await entra.patch(path, { op: 'Remove', path: 'roles[value eq "CLIENTSERVICE"]' })
    expect(rolesOf(less)).toEqual(['AUTHOR'])
    const listed = await entra.patch(path, { op: 'Remove', path: 'roles', value: [{ value: 'AUTHOR' }] }) // prettier-ignore
    expect(rolesOf(listed)).toEqual(['CLIENT_LEAD'])
    expect(rolesOf(await entra.patch(path, { op: 'Remove', path: 'roles' }))).toEqual(['CLIENT_LEAD']) // prettier-ignore
  })

  test('administrators stay what they are, and the last one stays active (ADM-09)', async () => {
    const { body: all } = await entra.get('/Users?count=200')
    const administrators = all.Resources.filter((person: { roles: { value: string }[] }) =>
      person.roles.some(({ value }) => value === 'ADMINISTRATOR'),
    )
    const path = `/Users/${administrators[0].id}`
    const less = await entra.patch(path, { op: 'replace', path: 'roles', value: [{ value: 'CLIENT' }] }) // prettier-ignore
    expect(rolesOf(less)).toEqual(['ADMINISTRATOR', 'CLIENT'])
    const answers = []
    for (const { id } of administrators)
      answers.push(await entra.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })) // prettier-ignore
    const last = answers.at(-1)!
    expect([last.status, last.body.scimType, typeof last.body.detail]).toEqual([409, undefined, 'string']) // prettier-ignore
    for (const { id } of administrators)
      await entra.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })
  })

  test('the place of an administrator who has not come yet stays at its address, and one who comes back is none (ADM-09)', async () => {
    const admin = await server.as('maren.thiessen')
    const email = 'ada.neu@alpenquell.example'
    await admin.call(users.add, {
      params,
      body: { externalUsers: [], members: [{ fullName: 'Ada Neu', email, role: 'ADMINISTRATOR' }] },
    })
    const { body: found } = await entra.find('Users', `userName eq "${email}"`)
    const path = `/Users/${found.Resources[0].id}`
    const moved = await entra.patch(path, { op: 'replace', path: 'emails', value: [{ value: 'dieb@example.com' }] }) // prettier-ignore
    expect([moved.status, moved.body.scimType]).toEqual([400, 'mutability'])
    expect((await entra.get(path)).body.emails[0].value).toBe(email)
    await entra.send('DELETE', path)
    const { body: again } = await entra.send('POST', '/Users', oktaUser('Ada', { userName: email, emails: [{ value: email }] })) // prettier-ignore
    expect(rolesOf({ body: again })).toEqual(['CLIENT_LEAD'])
  })

  test('where the portal has the accounts, new people get the link to make one, at their present address', async () => {
    const { body } = await entra.send('POST', '/Users', oktaUser('Wim'))
    const [first] = await mailsTo('Wim@alpenquell.example')
    expect(first!.body).toContain('legen Sie es dort an')
    expect(first!.body).toContain('Entra ID')
    const moved = await entra.patch(`/Users/${body.id}`, {
      op: 'replace',
      path: 'emails[type eq "work"].value',
      value: 'wim.neu@alpenquell.example',
    })
    expect(moved.body.emails[0].value).toBe('wim.neu@alpenquell.example')
    expect(await mailsTo('wim.neu@alpenquell.example')).toHaveLength(1)
    // Nobody is asked in who is not to come.
    await entra.send('POST', '/Users', oktaUser('Xara', { active: false }))
    expect(await mailsTo('Xara@alpenquell.example')).toEqual([])
  })

  test('whoever has an account keeps its address, whatever the directory says', async () => {
    const { body: found } = await entra.find('Users', 'userName eq "sabine.moser@alpenquell.example"') // prettier-ignore
    const path = `/Users/${found.Resources[0].id}`
    const { status, body } = await entra.patch(
      path,
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'sabine@neu.example' },
      { op: 'replace', path: 'userName', value: 's.moser@alpenquell.example' },
    )
    expect([status, body.emails[0].value, body.userName]).toEqual([
      200,
      'sabine.moser@alpenquell.example',
      's.moser@alpenquell.example',
    ])
  })

  test('deactivation by the directory ends the sessions of whoever is in no other application (ADM-02)', async () => {
    const [only] = await rowsOf<{ id: string; subject: string; user_id: number }>(
      server,
      sql`select min(a.directory_id::text) as id, u.subject, u.id as user_id
          from application_users a join users u on u.id = a.user_id
          where u.subject is not null and a.status = 'active'
          group by u.id having count(*) = 1 and min(a.application_id) = ${alpenquell}
            and not bool_or('ADMINISTRATOR' = any(a.roles)) limit 1`,
    )
    const ended: string[] = []
    const { sessions } = server.deps
    const original = sessions!.endOf
    sessions!.endOf = async (tx, subject, choice) => {
      ended.push(subject)
      return original(tx, subject, choice)
    }
    const off = await entra.patch(`/Users/${only!.id}`, { op: 'replace', path: 'active', value: false }) // prettier-ignore
    sessions!.endOf = original
    expect([off.status, ended]).toEqual([200, [only!.subject]])
    const { body: people } = await (await server.as('maren.thiessen')).call(users.ofApplication, { params }) // prettier-ignore
    expect(people.find(({ id }) => id === only!.user_id)!.status).toBe('inactive')
  })

  test('a name that the directory says stays, also where it was the address until then', async () => {
    const email = 'uta.hand@alpenquell.example'
    await (await server.as('maren.thiessen')).call(users.add, {
      params,
      body: { externalUsers: [], members: [{ fullName: 'Uta Hand', email, role: 'CLIENT' }] },
    }) // prettier-ignore
    const { body: found } = await entra.find('Users', `userName eq "${email}"`)
    const [person] = found.Resources
    const path = `/Users/${person.id}`
    expect((await entra.send('PUT', path, person)).body.userName).toBe(email)
    const moved = await entra.patch(path, { op: 'replace', path: 'emails[type eq "work"].value', value: 'uta@neu.example' }) // prettier-ignore
    expect([moved.body.userName, moved.body.emails[0].value]).toEqual([email, 'uta@neu.example'])
  })
})
