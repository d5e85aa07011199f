import {
  applications,
  configurations,
  directories,
  pages,
  reservedSlugs,
  setup,
  userGroups,
  users,
  type BodyOf,
  type ResponseOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import type { Api } from '../../../test/api.ts'
import { alpenquell, explorerOf, rowsOf } from '../testing.ts'

type Form = Partial<BodyOf<typeof setup.create>>

describe.each(databases)('setup on $name', (kind) => {
  let server: TestServer
  let isFailing = false
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      change: ({ events }) => ({
        events: {
          append: async (tx, ...more) => {
            if (isFailing) throw new Error('The log is full.')
            await events.append(tx, ...more)
          },
        },
      }),
    })
  })
  afterAll(() => server?.stop())

  const admin = () => server.as('maren.thiessen')
  const create = async (api: Api, form: Form, headers: Record<string, string> = {}) =>
    api.call(
      setup.create,
      { body: { application: { displayName: 'Ohne Namen' }, ...form } },
      headers,
    )
  const named = (displayName: string) => ({ application: { displayName } })
  const definitionId = async (key: string) => {
    const { body } = await (await admin()).call(configurations.list)
    return body.find(({ configuration }) => configuration.key === key)!.configurationId
  }
  const count = async (table: string) =>
    (
      await rowsOf<{ count: number }>(server, sql([`select count(*)::int as count from ${table}`]))
    )[0]!.count

  test('who sets it up may be in the list, too, and joins the group that was chosen (SETUP-04)', async () => {
    const api = await admin()
    const { body: me } = await api.call(users.current)
    const { status, body } = await create(api, {
      ...named('Mit mir selbst'),
      members: [
        { fullName: 'Maren Thiessen', email: me.email!, userGroupType: 20 },
        { fullName: 'Neu Dabei', email: 'neu.dabei@nordlicht.example', userGroupType: 1 },
      ],
    })
    expect(status).toBe(201)
    expect(body.invitations.map((one) => one.status)).toEqual(['existing', 'sent'])
    const mine = await rowsOf<{ type: number }>(
      server,
      sql`select g.type from user_group_members m
          join user_groups g on g.id = m.user_group_id and g.application_id = m.application_id
          where m.application_id = ${body.applicationId} and m.user_id = ${me.id} order by g.type`,
    )
    expect(mine.map(({ type }) => type)).toEqual([1, 20])
  })

  test('who is invited gets the sign-in role of their group’s number; Data Solutions have none and read along (ENT-25)', async () => {
    const groups = [1, 10, 20, 30, 100]
    const addressOf = (userGroupType: number) => `rolle.${userGroupType}@nordlicht.example`
    const members = groups.map((userGroupType) => ({
      fullName: `Rolle ${userGroupType}`,
      email: addressOf(userGroupType),
      userGroupType,
    }))
    const { status } = await create(await admin(), { ...named('Fünf Rollen'), members })
    expect(status).toBe(201)
    const people = await rowsOf<{ email: string; roles: string[] }>(
      server,
      sql`select u.email, a.roles from users u join application_users a on a.user_id = u.id
          where u.email like 'rolle.%@nordlicht.example'`,
    )
    const rolesOf = (type: number) => people.find(({ email }) => email === addressOf(type))?.roles
    expect(groups.map(rolesOf)).toEqual([
      ['ADMINISTRATOR'],
      ['AUTHOR'],
      ['CLIENTSERVICE'],
      ['CLIENT'],
      ['DIRECTORDER'],
    ])
  })

  test('a fresh application makes nobody an approver by their group; it appoints the client’s lead (PERM-12, A5)', async () => {
    const api = await admin()
    const email = 'leitung@nordlicht.example'
    const { status, body } = await create(api, {
      ...named('Mit Leitung'),
      members: [{ fullName: 'Lena Leitung', email, userGroupType: 30, role: 'CLIENT_LEAD' }],
    })
    expect(status).toBe(201)
    const params = { applicationId: body.applicationId }
    const groups = (await api.call(userGroups.list, { params })).body
    expect(groups.filter(({ isApprover }) => isApprover)).toEqual([])
    const people = (await api.call(users.ofApplication, { params })).body
    expect(people.find((person) => person.email === email)!.roles).toEqual(['CLIENT_LEAD'])
  })

  describe('a whole one', () => {
    let made: ResponseOf<typeof setup.create>
    let api: Api
    beforeAll(async () => {
      api = await admin()
      // The names of the fields as the specification has them (SETUP-04).
      const fields = new URLSearchParams({
        'application.agencyName': 'Brückner Vahl Media',
        'application.agencyPictureUrl': '/images/agency/logo',
        'application.cloudinaryPublicId': 'nordlicht/logo',
        'application.displayName': 'Nordlicht Energie',
        'application.description': 'Ökostrom aus Husum',
        'application.color': '#1c7c54',
        'application.primaryColor': '#1c7c54',
        'application.secondaryColor': '#f4b942',
        'customers[0].id': '20400',
        'customers[0].displayName': 'Nordlicht Energie GmbH',
        'customers[1].displayName': 'Nordlicht Vertrieb',
        'members[0].fullName': 'Swantje Petersen',
        'members[0].email': 'swantje.petersen@nordlicht.example',
        'members[0].userGroupType': '30',
        'members[1].fullName': 'Aylin Kaya',
        'members[1].email': 'Aylin.Kaya@brueckner-vahl.example',
        'members[1].userGroupType': '20',
        'features[0].id': '1',
        'features[1].id': '2',
        'configurations[0].configurationId': String(await definitionId('DEFAULT_NOTIFY_ENABLED')),
        'configurations[0].value': 'true',
        'pages[0].displayName': 'Mediapläne',
        'pages[0].slug': 'media-plans',
        'pages[0].icon': 'chart-column',
      })
      const response = await api.fetch('/api/v1.0/setup', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: fields.toString(),
      })
      expect(response.status).toBe(201)
      made = (await response.json()) as typeof made
    })

    test('answers with its number, where it is, and how each was invited (API-25, SETUP-04)', () => {
      expect(made).toEqual({
        applicationId: expect.any(Number),
        guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        url: `${server.url}/home?clientId=${made.applicationId}`,
        invitations: [
          { email: 'swantje.petersen@nordlicht.example', status: 'sent' },
          // Whether an address is known is not said: she is asked, as a stranger would be.
          { email: 'Aylin.Kaya@brueckner-vahl.example', status: 'sent' },
        ],
      })
    })

    test('is in the launcher of who made it at once, of others with their yes, with its customers (ENT-18, ENT-03, PERM-19)', async () => {
      const aylin = await server.as('aylin.kaya')
      const params = { applicationId: made.applicationId }
      await aylin.call(users.answerInvitation, { params, body: { answer: 'accept' } })
      for (const [login, role] of [
        ['maren.thiessen', 'ADMINISTRATOR'],
        ['aylin.kaya', 'CLIENTSERVICE'],
      ] as const) {
        const { body } = await (await server.as(login)).call(applications.list)
        expect(body.find(({ id }) => id === made.applicationId)).toEqual({
          id: made.applicationId,
          guid: made.guid,
          logoUri: '/images/nordlicht/logo',
          displayName: 'Nordlicht Energie',
          description: 'Ökostrom aus Husum',
          colour: '#1c7c54',
          customerIds: [20400, 20401],
          customers: [
            { id: 20400, displayName: 'Nordlicht Energie GmbH' },
            { id: 20401, displayName: 'Nordlicht Vertrieb' },
          ],
          roles: [role],
          seesInvoices: true,
        })
      }
      const { body } = await (await server.as('jonas.petersen')).call(applications.list)
      expect(body.map(({ id }) => id)).not.toContain(made.applicationId)
    })

    test('has its theme and what was set; a feature turns its switch on (ENT-18, API-02)', async () => {
      const { body } = await api.call(applications.configuration, {
        params: { applicationId: made.applicationId },
      })
      expect(body.theme).toMatchObject({
        assignedApplication: made.applicationId,
        primaryColor: '#1c7c54',
        secondaryColor: '#f4b942',
        brandPictureUrl: '/images/nordlicht/logo',
        agencyPictureUrl: '/images/agency/logo',
        isNavigationExpanded: true,
      })
      const values = body.configurations.filter(({ value }) => value !== null)
      expect(values.map(({ configuration, value }) => [configuration.key, value])).toEqual([
        ['DEFAULT_NOTIFY_ENABLED', 'true'],
        ['COMMENTING_ENABLED', 'true'],
      ])
    })

    test('has a group of each type, with the caller in the Administration', async () => {
      const { body } = await api.call(userGroups.list, {
        params: { applicationId: made.applicationId },
      })
      expect(body.map(({ name, type }) => [name, type])).toEqual([
        ['Administration', 1],
        ['Data Solutions', 10],
        ['Kundenberatung', 20],
        ['Kunde', 30],
        ['Direktbestellung', 100],
      ])
      const members = await rowsOf<{ name: string; email: string }>(
        server,
        sql`select g.name, lower(u.email) as email from user_group_members m
            join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
            join users u on u.id = m.user_id
            where m.application_id = ${made.applicationId} order by g.type`,
      )
      expect(members).toEqual([
        { name: 'Administration', email: 'maren.thiessen@brueckner-vahl.example' },
        { name: 'Kundenberatung', email: 'aylin.kaya@brueckner-vahl.example' },
        { name: 'Kunde', email: 'swantje.petersen@nordlicht.example' },
      ])
    })

    test('has pages on which people can work at once', async () => {
      const params = { applicationId: made.applicationId }
      const { body } = await api.call(pages.list, { params })
      expect(body.map(({ displayName, url, icon }) => [displayName, url, icon])).toEqual([
        ['Dateien', '/files', 'folder-open'],
        ['Mediapläne', '/media-plans', 'chart-column'],
      ])
      const explorer = await explorerOf(api, made.applicationId)
      expect(explorer).toMatchObject({ type: 'fileexplorer', displayName: 'Dateien' })
      const folder = await api.call(directories.create, {
        params,
        body: { parentComponentId: explorer.id, displayName: 'Briefings', notifyGroups: false },
      })
      expect(folder.status).toBe(201)
    })

    test('who was invited gets a mail, signs in with its address and is there', async () => {
      const mails = await rowsOf<{ address: string; subject: string }>(
        server,
        sql`select address, subject from mail_outbox
            where application_id = ${made.applicationId} order by lower(address)`,
      )
      expect(mails.map(({ address }) => address.toLowerCase())).toEqual([
        'aylin.kaya@brueckner-vahl.example',
        'swantje.petersen@nordlicht.example',
      ])
      expect(mails[1]!.subject).toContain('Nordlicht Energie')
      const token = await tokenFor('swantje', ['CLIENT'], {
        email: 'swantje.petersen@nordlicht.example',
      })
      const swantje = server.api(token)
      const { body } = await swantje.call(applications.list)
      expect(body.map(({ id }) => id)).toEqual([made.applicationId])
      const seen = await swantje.call(pages.list, { params: { applicationId: made.applicationId } })
      expect(seen.body.map(({ url }) => url)).toEqual(['/files', '/media-plans'])
    })

    test('is written down (T-05)', async () => {
      const rows = await rowsOf<{ actor_name: string }>(
        server,
        sql`select actor_name from audit_log
            where application_id = ${made.applicationId} and action = 'application.created'`,
      )
      expect(rows).toEqual([{ actor_name: 'Maren Thiessen' }])
    })
  })

  test('a name is enough: files, groups and the default theme are there, in the caller’s language', async () => {
    const api = await admin()
    const { status, body } = await create(api, named('Kurz und knapp'), { 'accept-language': 'en' })
    expect([status, body.invitations]).toEqual([201, []])
    const params = { applicationId: body.applicationId }
    const pageIn = async (language: string) =>
      (await api.call(pages.list, { params }, { 'accept-language': language })).body
    // Its pages are called in both languages (GEN-03).
    expect(await pageIn('en')).toMatchObject([
      { displayName: 'Files', url: '/files', children: [{}] },
    ])
    expect(await pageIn('de')).toMatchObject([{ displayName: 'Dateien' }])
    const groups = (await api.call(userGroups.list, { params })).body
    expect(groups.map(({ name }) => name)).toContain('Client service')
    const { body: configuration } = await api.call(applications.configuration, { params })
    expect(configuration.theme).toMatchObject({ primaryColor: null, secondaryColor: null })
  })

  test('everything that is wrong is said at once, by the name of its field (SETUP-04, ERR-16)', async () => {
    const { status, problem } = await create(await admin(), {
      ...named('Voller Fehler'),
      members: [
        { fullName: 'A B', email: 'doppelt@kunde.example', userGroupType: 30 },
        { fullName: 'C D', email: 'DOPPELT@kunde.example', userGroupType: 31 },
      ],
      features: [{ id: 999 }],
      configurations: [
        { configurationId: 999, value: 'x' },
        { configurationId: await definitionId('COMMENTING_ENABLED'), value: 'vielleicht' },
      ],
      pages: [{ displayName: 'Falsch', slug: 'administration' }],
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!).sort()).toEqual([
      'configurations[0].configurationId',
      'configurations[1].value',
      'features[0].id',
      'members[1].email',
      'members[1].userGroupType',
      'pages[0].slug',
    ])
    const malformed = await create(await admin(), {
      application: { displayName: 'X', primaryColor: 'blue' },
      members: [{ fullName: '', email: 'nobody', userGroupType: 30 }],
    })
    expect(malformed.status).toBe(400)
    expect(Object.keys(malformed.problem.errors!).sort()).toEqual([
      'application.displayName',
      'application.primaryColor',
      'members[0].email',
      'members[0].fullName',
    ])
  })

  test.each([...reservedSlugs].filter((slug) => !slug.includes('.')))(
    'no page takes the address /%s (ROUTE-11)',
    async (slug) => {
      const { status, problem } = await create(await admin(), {
        ...named('Besetzte Adresse'),
        pages: [{ displayName: 'Seite', slug }],
      })
      expect([status, Object.keys(problem.errors!)]).toEqual([400, ['pages[0].slug']])
    },
  )

  test.each(['aylin.kaya', 'henning.vahl', 'sabine.moser', 'korbinian.huber', 'lea.scholz'])(
    '%s sets nothing up (SETUP-10)',
    async (login) => {
      const before = await count('applications')
      expect((await create(await server.as(login), named('Eigenmächtig'))).status).toBe(403)
      expect(await count('applications')).toBe(before)
    },
  )

  test('what fails at the end leaves nothing behind (SETUP-04)', async () => {
    const tables = ['applications', 'customers', 'themes', 'user_groups', 'users', 'pages']
    const counts = async () => {
      const found: number[] = []
      for (const table of [...tables, 'mail_outbox', 'audit_log']) found.push(await count(table))
      return found
    }
    const before = await counts()
    const form = {
      ...named('Halb fertig'),
      customers: [{ displayName: 'Halbe Sache' }],
      members: [{ fullName: 'Nie Da', email: 'nie.da@kunde.example', userGroupType: 30 }],
    }
    isFailing = true
    const failed = await create(await admin(), form)
    isFailing = false
    expect(failed.status).toBe(500)
    expect(await counts()).toEqual(before)
    expect((await create(await admin(), form)).status).toBe(201)
  })

  test('sent twice with one key it is set up once', async () => {
    const api = await admin()
    const key = { 'idempotency-key': 'setup-once' }
    const first = await create(api, named('Nur einmal'), key)
    const second = await create(api, named('Nur einmal'), key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
  })

  test('a name is given once, also when two are set up at once', async () => {
    const api = await admin()
    const answers = await Promise.all([1, 2].map(() => create(api, named('Zwillinge'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const taken = await create(await admin(), named('ALPENQUELL GETRÄNKE AG'))
    expect([taken.status, taken.problem.code]).toEqual([409, 'name-taken'])
    expect(taken.problem.errors).toHaveProperty(['application.displayName'])
  })

  test('a customer of applications that the caller is not in is not theirs to take (PERM-19)', async () => {
    const stranger = server.api(await tokenFor('fresh-admin', ['ADMINISTRATOR']))
    const form = {
      ...named('Fremder Kunde'),
      customers: [{ id: 10101, displayName: 'Alpenquell' }],
    }
    const { status, problem } = await create(stranger, form)
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['customers[0].id']])
    const own = await create(await admin(), form)
    expect(own.status).toBe(201)
    expect(own.body.applicationId).toBeGreaterThan(alpenquell)
  })

  test('the number of statements does not grow with the form', async () => {
    const api = await admin()
    const form = (name: string, many: number) => ({
      ...named(name),
      members: Array.from({ length: many }, (_, index) => ({
        fullName: `Person ${index}`,
        email: `person.${name.length}.${index}@kunde.example`,
        userGroupType: 30,
      })),
      customers: Array.from({ length: many }, (_, index) => ({ displayName: `Kunde ${index}` })),
    })
    // What else the server does meanwhile, such as sending the mails, does not count.
    const own =
      /insert into (applications|application_users|customers|themes|user_group|pages|component|users)/
    const cost = async (name: string, many: number) => {
      const texts = await server.database.queriesOf(() => create(api, form(name, many)))
      return texts.filter((text) => own.test(text)).length
    }
    const few = await cost('Wenige', 1)
    expect(few).toBeGreaterThan(8)
    expect(await cost('Sehr viele', 40)).toBe(few)
  })
})
