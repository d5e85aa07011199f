import { applications, userGroupMembers, userGroups, users } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { createBrowser } from '../../identity/testing/browser.ts'
import { createPortal } from '../../identity/testing/portal.ts'
import type { Role } from '../../platform/actor.ts'
import { alpenquell, mailsTo as mailsOf, voltrad, wohnwerk } from '../testing.ts'

const row = (email: string, fullName = 'Otto Offen', role?: Role) => ({ fullName, email, role })

describe.each(databases)('invitations on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', realTokens: true })
  })
  afterAll(() => server?.stop())

  const portal = () => createPortal(server.url)
  const tokens = new Map<string, Promise<string>>()
  const as = async (login: string, password = 'atrium-demo') => {
    const token =
      tokens.get(login) ??
      portal()
        .signIn({ login, password })
        .then((got) => got.access_token)
    tokens.set(login, token)
    return server.api(await token)
  }
  type Rows = ReturnType<typeof row>[]
  const add = async (
    login: string,
    given: { externalUsers?: Rows; members?: Rows; userGroupIds?: number[] },
    applicationId = alpenquell,
    headers?: Record<string, string>,
  ) => (await as(login)).call(users.add, { params: { applicationId }, body: given }, headers)
  const mailsTo = (email: string) => mailsOf(server, email)
  const linkIn = (mail: { body: string }) => /http\S+invitation\?code=\S+/.exec(mail.body)?.[0]

  test('who is added is in the groups that are named from the start, and in none that the host has no say over (ADM-04, ADM-07)', async () => {
    const admin = await as('maren.thiessen')
    const params = { applicationId: alpenquell }
    const group = async (type: 1 | 30) =>
      (await admin.call(userGroups.create, { params, body: { id: 0, name: `Gruppe ${type}`, type } })).body.id // prettier-ignore
    const [clients, administration] = [await group(30), await group(1)]
    const members = [row('gruppe.eins@kunde.example'), row('gruppe.zwei@kunde.example')]
    const { status, body } = await add('aylin.kaya', { members, userGroupIds: [clients, clients] })
    expect(status).toBe(201)
    const inGroup = await admin.call(userGroups.members, { params: { ...params, userGroupId: clients } }) // prettier-ignore
    expect(inGroup.body).toHaveLength(2)
    const groupsOf = await admin.call(userGroupMembers.list, { params: { ...params, userId: body.users[0]!.id } }) // prettier-ignore
    expect(groupsOf.body.filter(({ isMember }) => isMember).map(({ userGroupId }) => userGroupId)).toEqual([clients]) // prettier-ignore
    const later = [row('gruppe.drei@kunde.example')]
    expect((await add('aylin.kaya', { members: later, userGroupIds: [administration] })).status).toBe(403) // prettier-ignore
    expect((await add('aylin.kaya', { members: later, userGroupIds: [999_999] })).status).toBe(404)
    expect(await mailsTo('gruppe.drei@kunde.example')).toEqual([])
  })

  test('external users and members are added, and get a mail in both languages (API-14, ADM-04, ENT-02)', async () => {
    const { status, body } = await add('aylin.kaya', {
      externalUsers: [row('otto.offen@kunde.example')],
      members: [row('ida.innen@agentur.example', 'Dr. Ida von Innen', 'CLIENTSERVICE')],
    })
    expect(status).toBe(201)
    expect(body.errors).toEqual([])
    expect(body.users).toMatchObject([
      {
        fullName: 'Otto Offen',
        firstName: 'Otto',
        lastName: 'Offen',
        email: 'otto.offen@kunde.example',
        status: 'active',
        isExternal: true,
        isInvited: true,
      },
      { firstName: 'Dr. Ida', lastName: 'von Innen', isExternal: false, isInvited: true },
    ])
    const [mail] = await mailsTo('otto.offen@kunde.example')
    expect(mail).toMatchObject({
      user_id: body.users[0]!.id,
      application_id: alpenquell,
      subject:
        'Einladung zum Portal Alpenquell Getränke AG / Invitation to the portal Alpenquell Getränke AG',
    })
    expect(mail!.body).toContain('Guten Tag Otto Offen,\n\nAylin Kaya lädt Sie')
    expect(mail!.body).toContain('Hello Otto Offen,\n\nAylin Kaya invites you')
    expect(linkIn(mail!)).toContain(`${server.url}/identity/invitation?code=`)
  })

  test('whoever follows the link makes an account and is in, with the role they were given (ADM-04)', async () => {
    const email = 'frieda.frisch@kunde.example'
    const added = await add('sabine.moser', { externalUsers: [row(email, 'Frieda Frisch')] })
    const [mail] = await mailsTo(email)
    // A mail program looks at the link first; that uses nothing up.
    await createBrowser().open(linkIn(mail!)!)
    const browser = createBrowser()
    const opened = await browser.open(linkIn(mail!)!)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/identity/invitation'])
    const page = await browser.open(`${server.url}/identity/invitation`)
    const text = await page.text()
    expect([page.status, text]).toEqual([200, expect.stringContaining(email)])
    expect(text).toContain('value="Frieda"')

    const form = {
      firstName: 'Frieda',
      lastName: 'Frisch-Fröhlich',
      login: 'korbinian.huber',
      password: 'drei gute Wörter',
      // Whatever is sent along, the address stays the invited one.
      email: 'maren.thiessen@brueckner-vahl.example',
      roles: 'ADMINISTRATOR',
    }
    const taken = await browser.open(page.url, { form })
    expect([taken.status, await taken.text()]).toEqual([
      409,
      expect.stringContaining('Diesen Benutzernamen gibt es schon'),
    ])
    const short = await browser.open(page.url, {
      form: { ...form, login: 'frieda', password: 'x' },
    })
    expect(short.status).toBe(400)
    const refused = async (change: object) => {
      const answer = await browser.open(page.url, { form: { ...form, login: 'frieda', ...change } })
      return [answer.status, await answer.text()]
    }
    expect(await refused({ password: '1234567890' })).toEqual([
      400,
      expect.stringContaining('leicht zu erraten'),
    ])
    expect(await refused({ login: 'maren.thiessen@brueckner-vahl.example' })).toEqual([
      400,
      expect.stringContaining('ohne @'),
    ])
    const done = await browser.open(page.url, { form: { ...form, login: 'frieda' } })
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('Konto angelegt'),
    ])

    const frieda = await as('frieda', form.password)
    const me = await frieda.call(users.current)
    expect(me.body).toMatchObject({
      id: added.body.users[0]!.id,
      email,
      lastName: 'Frisch-Fröhlich',
      roles: ['CLIENT'],
      applicationId: alpenquell,
    })
    const people = await (
      await as('sabine.moser')
    ).call(users.ofApplication, {
      params: { applicationId: alpenquell },
    })
    expect(people.body.find(({ id }) => id === me.body.id)).toMatchObject({
      isInvited: false,
      fullName: 'Frieda Frisch-Fröhlich',
    })
    // Once: neither the same browser nor another gets a second account.
    expect((await browser.open(page.url, { form: { ...form, login: 'frieda2' } })).status).toBe(410)
    const other = createBrowser()
    await other.open(linkIn(mail!)!)
    expect((await other.open(page.url)).status).toBe(410)
  })

  test('a guessed code opens nothing', async () => {
    const browser = createBrowser()
    const answer = await browser.open(`${server.url}/identity/invitation?code=guess`)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await browser.open(`${server.url}/identity/invitation`)).status).toBe(410)
  })

  test('one that cannot be added does not hold up the others, and says why (ADM-04)', async () => {
    const { status, body } = await add('sabine.moser', {
      externalUsers: [
        row('Korbinian.Huber@alpenquell.example'),
        row('neu@kunde.example', 'Nele Neu'),
        row('NEU@kunde.example', 'Nele Neu'),
        row('inga.dahl@alpenquell.example'),
      ],
    })
    expect(status).toBe(201)
    expect(body.users.map(({ fullName }) => fullName)).toEqual(['Nele Neu'])
    expect(body.errors).toEqual([
      {
        email: 'Korbinian.Huber@alpenquell.example',
        message: 'Diese Person gehört schon dazu.',
      },
      { email: 'NEU@kunde.example', message: 'Diese Adresse steht mehrmals in der Liste.' },
      {
        email: 'inga.dahl@alpenquell.example',
        message: expect.stringContaining('deaktiviert'),
      },
    ])
    expect(await mailsTo('NEU@kunde.example')).toEqual([])
    const english = await add(
      'sabine.moser',
      { members: [row('korbinian.huber@alpenquell.example')] },
      alpenquell,
      { 'accept-language': 'en' },
    )
    expect(english.body.errors[0]!.message).toBe('This person already belongs here.')
  })

  test('wrong addresses are named by field, and then nobody is added (ADM-04, ERR-16)', async () => {
    const { status, problem } = await add('sabine.moser', {
      members: [row('gut@kunde.example'), row('keine-adresse', ' ')],
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!).sort()).toEqual(['members[1].email', 'members[1].fullName'])
    expect(await mailsTo('gut@kunde.example')).toEqual([])
    const nobody = await add('sabine.moser', {})
    expect([nobody.status, Object.keys(nobody.problem.errors!)]).toEqual([400, ['externalUsers']])
  })

  test('who has not come yet gets the mail again, and still only one account (ADM-04)', async () => {
    const email = 'spät@kunde.example'.replace('ä', 'ae')
    const first = await add('sabine.moser', { externalUsers: [row(email, 'Sina Spät')] })
    const again = await add('aylin.kaya', { externalUsers: [row(email, 'Sina Spät')] })
    expect(again.body.users.map(({ id }) => id)).toEqual(first.body.users.map(({ id }) => id))
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    const signUp = async (mail: { body: string }, login: string) => {
      const browser = createBrowser()
      await browser.open(linkIn(mail)!)
      const form = { firstName: 'Sina', lastName: 'Spät', login, password: 'drei gute Wörter' }
      return (await browser.open(`${server.url}/identity/invitation`, { form })).status
    }
    expect(await signUp(mails[1]!, 'sina')).toBe(200)
    expect(await signUp(mails[0]!, 'sina2')).toBe(410)
  })

  test('somebody known elsewhere is asked, and with a yes is who they are there (PERM-19)', async () => {
    const email = 'andreas.lindner@wohnwerk-lindner.example'
    const { body } = await add('aylin.kaya', { externalUsers: [row(email, 'A. Lindner')] })
    const guest = body.users[0]!
    expect(guest).toMatchObject({ fullName: 'A. Lindner', jobTitle: null, phoneNumber: null })
    expect([guest.subjectId, guest.isInvited]).toEqual(['', true])
    // The link leads whoever has an account to sign-in.
    const browser = createBrowser()
    await browser.open(linkIn((await mailsTo(email))[0]!)!)
    const page = await browser.open(`${server.url}/identity/invitation`)
    expect(await page.text()).toContain('Sie haben schon ein Konto')

    const andreas = await as('andreas.lindner')
    const own = async () => (await andreas.call(applications.list)).body.map(({ id }) => id)
    expect(await own()).toEqual([wohnwerk])
    const params = { applicationId: alpenquell }
    expect((await andreas.call(users.invitations)).body).toEqual([
      {
        applicationId: alpenquell,
        applicationName: 'Alpenquell Getränke AG',
        logoUri: null,
        invitedBy: 'Aylin Kaya',
        roles: ['CLIENT'],
        invitedAt: expect.any(String),
      },
    ])
    const yes = await andreas.call(users.answerInvitation, { params, body: { answer: 'accept' } })
    expect(yes.status).toBe(204)
    expect(await own()).toEqual([alpenquell, wohnwerk])
    expect((await andreas.call(users.invitations)).body).toEqual([])
    const people = await (await as('sabine.moser')).call(users.ofApplication, { params })
    const there = people.body.filter((person) => person.email === email)
    expect(there).toMatchObject([
      { fullName: 'Andreas Lindner', jobTitle: 'Leiter Werbung', isInvited: false },
    ])
    expect(there[0]!.roles).toEqual(['CLIENT'])
  })

  test('nobody gives more rights than they have (ADM-09)', async () => {
    const give = async (login: string, role: Role) =>
      (await add(login, { members: [row(`${role}.${login}@x.example`, 'Neu', role)] })).status
    expect(await give('sabine.moser', 'CLIENTSERVICE')).toBe(403)
    expect(await give('sabine.moser', 'CLIENT_LEAD')).toBe(201)
    expect(await give('aylin.kaya', 'ADMINISTRATOR')).toBe(403)
    expect(await give('aylin.kaya', 'SUPERVISOR')).toBe(403)
    expect(await give('henning.vahl', 'CLIENT')).toBe(403)
    expect(await give('korbinian.huber', 'CLIENT')).toBe(403)
  })

  test('many at once cost as many statements as two, and nobody is added twice (ADM-04)', async () => {
    const people = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        row(`${name}${index}@viele.example`, `N ${index}`),
      )
    await as('maren.thiessen')
    // What else the server does meanwhile, such as sending the mails, does not count.
    const own =
      /application_users|insert into (users|mail_outbox|identity_records|audit_log|events)/
    const cost = async (rows: Rows) =>
      (await server.database.queriesOf(() => add('maren.thiessen', { members: rows }))).filter(
        (text) => own.test(text),
      )
    const two = await cost(people('zwei', 2))
    const many = await cost(people('viele', 300))
    expect(many).toHaveLength(two.length)
    expect(two.length).toBeGreaterThan(5)
    const answers = await Promise.all(
      [1, 2, 3].map(() => add('maren.thiessen', { members: people('gleich', 5) })),
    )
    const ids = answers.flatMap(({ body }) => body.users.map(({ id }) => id))
    expect(new Set(ids).size).toBe(5)
  })

  test('an invitation repeated with its key is sent once', async () => {
    const given = { members: [row('einmal@kunde.example', 'Eva Einmal')] }
    const key = { 'idempotency-key': 'invite-eva-once' }
    const answers = [
      await add('aylin.kaya', given, voltrad, key),
      await add('aylin.kaya', given, voltrad, key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await mailsTo('einmal@kunde.example')).toHaveLength(1)
  })
})

describe('with the agency’s own identity provider', () => {
  test('the mail leads to sign-in, and the address is what counts there (ADM-04)', async () => {
    const issuer = 'https://login.agency.example'
    const server = await startServer({ demo: 'small', settings: { OIDC_ISSUER: issuer } })
    try {
      const email = 'olga@kunde.example'
      const api = await server.as('sabine.moser')
      const { body } = await api.call(users.add, {
        params: { applicationId: alpenquell },
        body: { externalUsers: [row(email, 'Olga Offen')] },
      })
      const [mail] = await mailsOf(server, email)
      expect(mail!.body).toContain(`${server.url}/home?clientId=${alpenquell}`)
      expect(linkIn(mail!)).toBeUndefined()
      const olga = server.api(await tokenFor('olga', ['CLIENT'], { issuer, email }))
      expect((await olga.call(users.current)).body.id).toBe(body.users[0]!.id)
      expect((await olga.call(applications.list)).body.map(({ id }) => id)).toEqual([alpenquell])
    } finally {
      await server.stop()
    }
  })

  test('an invitation that was switched off before it was taken lets nobody in (ADM-02)', async () => {
    const issuer = 'https://login.agency.example'
    const server = await startServer({ demo: 'small', settings: { OIDC_ISSUER: issuer } })
    try {
      const email = 'doch.nicht@kunde.example'
      const params = { applicationId: alpenquell }
      const api = await server.as('sabine.moser')
      const added = await api.call(users.add, {
        params,
        body: { externalUsers: [row(email, 'Dora Doch-Nicht')] },
      })
      const { id } = added.body.users[0]!
      const off = await api.call(users.save, { params, body: { id, status: 'inactive' } })
      expect(off.body).toMatchObject({ status: 'inactive', isInvited: true })
      const dora = server.api(await tokenFor('dora', ['CLIENT'], { issuer, email }))
      const { status, problem } = await dora.call(users.current)
      expect([status, problem.code]).toEqual([403, 'deactivated'])
      await api.call(users.save, { params, body: { id, status: 'active' } })
      expect((await dora.call(users.current)).body.id).toBe(id)
    } finally {
      await server.stop()
    }
  })

  const linkIn = (mail: { body: string }) => /invitation\?code=/.exec(mail.body)?.[0]
})
