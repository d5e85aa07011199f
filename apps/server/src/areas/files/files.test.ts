import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { comments, fileLinks, notifications, type Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import {
  alpenquell,
  childrenOf,
  entryAt,
  explorerOf,
  namesOf,
  rowsOf,
  upload,
  wohnwerk,
  type EventRow,
} from '../testing.ts'

describe.each(databases)('file links on $name', (kind) => {
  let server: TestServer
  let groups: Record<string, number>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const rows = await rowsOf<{ id: number; name: string }>(
      server,
      sql`select id, name from user_groups where application_id = ${alpenquell}`,
    )
    groups = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
  })
  afterAll(() => server?.stop())

  const folderAt = async (...names: (string | RegExp)[]) =>
    entryAt(await server.as('aylin.kaya'), alpenquell, ...names)
  const save = async (
    login: string,
    body: { id: number; displayName: string; userGroupIds?: number[] },
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      fileLinks.save,
      { params: { applicationId: alpenquell }, body },
      headers,
    )
  const link = async (login: string, { id }: Component, disposition: 'inline' | 'attachment') =>
    (await server.as(login)).call(fileLinks.link, {
      params: { applicationId: alpenquell, componentId: id },
      query: { disposition },
    })
  const newestOf = async (login: string) => {
    const api = await server.as(login)
    const { body } = await api.call(notifications.list, { params: { applicationId: alpenquell } })
    return body.items[0]!
  }

  test('several files arrive in one call, each as a file link with its size and type (FILE-07)', async () => {
    const folder = await folderAt('Briefings')
    const { status, body } = await upload(await server.as('korbinian.huber'), alpenquell, folder, [
      'Notiz.txt',
      'Übersicht 🌿.md',
    ])
    expect(status).toBe(201)
    expect(body.map(({ displayName, fileSize }) => [displayName, fileSize])).toEqual([
      ['Notiz.txt', Buffer.byteLength('content of Notiz.txt')],
      ['Übersicht 🌿.md', Buffer.byteLength('content of Übersicht 🌿.md')],
    ])
    expect(body[0]).toMatchObject({
      type: 'filelink',
      parentComponentId: folder.id,
      url: `/storage/files/101/${body[0]!.id}`,
      userGroupIds: null,
      createdByUser: { firstName: 'Korbinian', lastName: 'Huber' },
    })
    const names = namesOf(await childrenOf(await server.as('sabine.moser'), alpenquell, folder.id))
    expect(names).toEqual(expect.arrayContaining(['Notiz.txt', 'Übersicht 🌿.md']))
  })

  test('a taken name gets a number, in the folder and within one call (T-65)', async () => {
    const folder = await folderAt('Protokolle')
    const api = await server.as('aylin.kaya')
    const { body } = await upload(api, alpenquell, folder, [
      'jour fixe mai.DOCX',
      'Neu.txt',
      'NEU.txt',
    ])
    expect(namesOf(body)).toEqual(['jour fixe mai (2).DOCX', 'Neu.txt', 'NEU (2).txt'])
  })

  test('many people upload the same name at once: every file is kept under a name of its own (T-65)', async () => {
    const folder = await folderAt('Kreation', 'Social Assets')
    const logins = ['aylin.kaya', 'maren.thiessen', 'sabine.moser', 'korbinian.huber']
    const answers = await Promise.all(
      logins.map(async (login) => upload(await server.as(login), alpenquell, folder, ['Alle.txt'])),
    )
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
    expect(answers.flatMap((answer) => namesOf(answer.body)).sort()).toEqual([
      'Alle (2).txt',
      'Alle (3).txt',
      'Alle (4).txt',
      'Alle.txt',
    ])
  })

  test('content comes back as it was sent, from the content origin, by a short-lived address (FILE-13)', async () => {
    const folder = await folderAt('Briefings')
    const [file] = (await upload(await server.as('sabine.moser'), alpenquell, folder, ['Treu.txt']))
      .body
    const { status, body } = await link('korbinian.huber', file!, 'attachment')
    expect(status).toBe(200)
    expect(body.url.startsWith(`${server.contentUrl}/`)).toBe(true)
    const lifetime = new Date(body.expiresAt).getTime() - Date.now()
    expect(lifetime).toBeGreaterThan(60_000)
    expect(lifetime).toBeLessThanOrEqual(300_000)
    const content = await fetch(body.url)
    expect(content.status).toBe(200)
    expect(await content.text()).toBe('content of Treu.txt')
    expect(content.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('a folder has no content to link to', async () => {
    expect((await link('aylin.kaya', await folderAt('Briefings'), 'inline')).status).toBe(404)
  })

  test('clients, consultants and administrators upload, others do not (FILE-12, PERM-01, PERM-12, PERM-18)', async () => {
    const folder = await folderAt('Briefings')
    for (const [login, expected] of [
      ['maren.thiessen', 201],
      ['friederike.gimborn', 201],
      ['korbinian.huber', 201],
      ['henning.vahl', 403],
      ['lea.scholz', 403],
    ] as const) {
      const { status } = await upload(await server.as(login), alpenquell, folder, [`${login}.txt`])
      expect([login, status]).toEqual([login, expected])
    }
  })

  test('files take the groups of their folder, or the chosen ones and those that always have them (FILE-16, FILE-11, PERM-16)', async () => {
    const folder = await folderAt('Briefings')
    const api = await server.as('aylin.kaya')
    const inherited = await upload(api, alpenquell, folder, ['Geerbt.txt'])
    expect(inherited.body[0]!.userGroupIds).toEqual(folder.userGroupIds)
    const chosen = await upload(api, alpenquell, folder, ['Gewählt.txt'], {
      userGroupIds: [groups['Kunde – Controlling']!],
    })
    expect(chosen.body[0]!.userGroupIds).toEqual(
      [groups['Administration']!, groups['Kunde – Controlling']!].sort((one, two) => one - two),
    )
  })

  test('clients do not choose who sees a file (FILE-11)', async () => {
    const folder = await folderAt('Briefings')
    const api = await server.as('korbinian.huber')
    const { status } = await upload(api, alpenquell, folder, ['Heimlich.txt'], {
      userGroupIds: [groups['Kunde – Marketing']!],
    })
    expect(status).toBe(403)
    const [own] = (await upload(api, alpenquell, folder, ['Offen.txt'])).body
    const saved = await save('korbinian.huber', {
      id: own!.id,
      displayName: 'Offen.txt',
      userGroupIds: [groups['Kunde – Marketing']!],
    })
    expect(saved.status).toBe(403)
  })

  test('a client cannot find out by trying who sees a file (PERM-13)', async () => {
    const folder = await folderAt('Briefings')
    const [file] = (
      await upload(await server.as('korbinian.huber'), alpenquell, folder, ['Rate.txt'])
    ).body
    const aylin = await server.as('aylin.kaya')
    const [known] = (await childrenOf(aylin, alpenquell, folder.id)).filter(
      ({ id }) => id === file!.id,
    )
    const guess = { id: file!.id, displayName: 'Rate.txt', userGroupIds: known!.userGroupIds! }
    expect((await save('korbinian.huber', guess)).status).toBe(403)
    expect((await save('aylin.kaya', guess)).status).toBe(200)
  })

  test('a client renames a file; a taken or forbidden name is refused at the field (PERM-01, LINK-03, API-34)', async () => {
    const folder = await folderAt('Briefings')
    const api = await server.as('korbinian.huber')
    const [one] = (await upload(api, alpenquell, folder, ['Erste.txt', 'Zweite.txt'])).body
    const renamed = await save('korbinian.huber', { id: one!.id, displayName: 'Umbenannt.txt' })
    expect(renamed.body).toMatchObject({ displayName: 'Umbenannt.txt', version: 2 })
    const taken = await save('korbinian.huber', { id: one!.id, displayName: 'ZWEITE.txt' })
    expect([taken.status, taken.problem.code]).toEqual([409, 'name-taken'])
    expect(taken.problem.errors).toHaveProperty('displayName')
    const broken = await save('korbinian.huber', { id: one!.id, displayName: '../weg.txt' })
    expect(broken.status).toBe(400)
    expect(broken.problem.errors).toHaveProperty('displayName')
    expect((await save('henning.vahl', { id: one!.id, displayName: 'X.txt' })).status).toBe(403)
  })

  test('a stale version is refused with the state as it stands (T-09)', async () => {
    const folder = await folderAt('Briefings')
    const [file] = (await upload(await server.as('aylin.kaya'), alpenquell, folder, ['Stand.txt']))
      .body
    await save('aylin.kaya', { id: file!.id, displayName: 'Stand 2.txt' }, { 'if-match': '1' })
    const { status, problem } = await save(
      'korbinian.huber',
      { id: file!.id, displayName: 'Stand 3.txt' },
      { 'if-match': '1' },
    )
    expect([status, problem.code]).toEqual([409, 'stale'])
    expect(problem.current).toMatchObject({ displayName: 'Stand 2.txt', userGroupIds: null })
  })

  test('everybody who sees the files gets one notification for the call, in their language (NOTI-07)', async () => {
    await rowsOf(server, sql`update users set language_code = 'en' where first_name = 'Marco'`)
    const folder = await folderAt(/^Mediapläne \d{4}$/, 'Zitrone Launch DACH')
    const since = (
      await rowsOf<{ id: number }>(server, sql`select max(id) as id from notifications`)
    )[0]!.id
    const { body } = await upload(await server.as('aylin.kaya'), alpenquell, folder, [
      'a.txt',
      'b.txt',
    ])
    const told = await rowsOf<{ first_name: string }>(
      server,
      sql`select u.first_name from notifications n join users u on u.id = n.user_id
          where n.id > ${since} order by u.first_name`,
    )
    expect(told.map((row) => row.first_name)).toEqual([
      'Dr. Henning',
      'Friederike',
      'Korbinian',
      'Lea',
      'Marco',
      'Maren',
      'Sabine',
    ])
    const newest = await newestOf('sabine.moser')
    expect(newest).toMatchObject({
      type: 50,
      count: 2,
      relatedObjectType: 100,
      relatedObjectId: folder.id,
      relatedObjectName: 'Zitrone Launch DACH',
      actorName: 'Aylin Kaya',
      message: 'Aylin Kaya hat 2 Dateien in „Zitrone Launch DACH“ hochgeladen.',
      isViewed: false,
    })
    expect(newest.url).toMatch(
      new RegExp(
        `^/files/\\d+-mediaplaene-\\d{4}/${folder.id}-zitrone-launch-dach\\?clientId=101$`,
      ),
    )
    expect((await newestOf('marco.rossi')).message).toBe(
      'Aylin Kaya added 2 files to “Zitrone Launch DACH”.',
    )
    const events = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'notification.created' order by seq desc limit 7`,
    )
    const sabines = events.find(
      ({ payload }) => (payload.notification as { id: number }).id === newest.id,
    )!
    expect(sabines.payload).toEqual({ notification: newest })
    expect(sabines.user_ids).toHaveLength(1)
    expect(body).toHaveLength(2)
  })

  test('nobody is told of files that they do not see (PERM-13)', async () => {
    const before = await newestOf('korbinian.huber')
    const folder = await folderAt('Geschäftsleitung')
    await upload(await server.as('aylin.kaya'), alpenquell, folder, ['Vertraulich.pdf'])
    expect(await newestOf('korbinian.huber')).toEqual(before)
    expect((await newestOf('sabine.moser')).relatedObjectName).toBe('Vertraulich.pdf')
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'components.changed' order by seq desc limit 1`,
    )
    const [korbinian] = await rowsOf<{ id: number }>(
      server,
      sql`select id from users where first_name = 'Korbinian'`,
    )
    expect(event!.user_ids).not.toContain(korbinian!.id)
    expect(event!.group_ids).toBeNull()
  })

  test('mails are written only where asked for, to the people of the groups alone (FILE-11, PERM-15)', async () => {
    const folder = await folderAt('Verträge & Rechnungen')
    const api = await server.as('aylin.kaya')
    await upload(api, alpenquell, folder, ['Still.pdf'])
    expect(await rowsOf(server, sql`select * from mail_outbox`)).toEqual([])
    await upload(api, alpenquell, folder, ['Laut.pdf'], { notifyGroups: true })
    const mails = await rowsOf<{
      address: string
      language: string
      subject: string
      body: string
    }>(server, sql`select address, language, subject, body from mail_outbox order by address`)
    expect(mails.map(({ address, language }) => [address, language])).toEqual([
      ['friederike.gimborn@brueckner-vahl.example', 'de'],
      ['lea.scholz@brueckner-vahl.example', 'de'],
      ['marco.rossi@alpenquell.example', 'en'],
      ['sabine.moser@alpenquell.example', 'de'],
    ])
    expect(mails[3]!.subject).toBe('Neue Datei in „Verträge & Rechnungen“')
    expect(mails[3]!.body).toContain('Guten Tag Sabine Moser')
    expect(mails[3]!.body).toContain('– Laut.pdf')
    expect(mails[3]!.body).toMatch(/http:\/\/\S+\/files\/\d+-vertraege-rechnungen\?clientId=101/)
    expect(mails[2]!.subject).toBe('New file in “Verträge & Rechnungen”')
  })

  test('where the application hides extensions, notifications and mails name files without them (CFG-01)', async () => {
    const api = await server.as('maren.thiessen')
    const andreas = await server.as('andreas.lindner')
    await rowsOf(server, sql`delete from mail_outbox`)
    const explorer = await explorerOf(api, wohnwerk)
    const { body } = await upload(api, wohnwerk, explorer, ['Plan.v3.pdf'], { notifyGroups: true })
    expect(body[0]!.displayName).toBe('Plan.v3.pdf')
    const list = async () =>
      (await andreas.call(notifications.list, { params: { applicationId: wohnwerk } })).body.items
    expect((await list())[0]!.relatedObjectName).toBe('Plan.v3')
    const mails = await rowsOf<{ body: string }>(server, sql`select body from mail_outbox`)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expect(mail.body).toMatch(/– Plan\.v3$/m)

    const params = { applicationId: wohnwerk, componentId: body[0]!.id }
    await andreas.call(comments.add, { params, body: { text: 'Danke!' } })
    const told = await api.call(notifications.list, { params: { applicationId: wohnwerk } })
    expect(told.body.items[0]!.relatedObjectName).toBe('Plan.v3')
  })

  test('the same upload sent twice is made once (FILE-07)', async () => {
    const folder = await folderAt('Briefings')
    const api = await server.as('aylin.kaya')
    const key = { 'idempotency-key': 'upload-once' }
    const first = await upload(api, alpenquell, folder, ['Doppelt.txt'], {}, key)
    const second = await upload(api, alpenquell, folder, ['Doppelt.txt'], {}, key)
    expect(second.body).toEqual(first.body)
    const names = namesOf(await childrenOf(api, alpenquell, folder.id))
    expect(names.filter((name) => name.startsWith('Doppelt'))).toEqual(['Doppelt.txt'])
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where payload->>'commandId' = 'upload-once'`,
    )
    expect(event!.payload.componentIds).toEqual([first.body[0]!.id])
  })

  test.each([
    ['into a file', async () => folderAt('Briefings', 'Rückfragen zum Briefing.txt'), 400],
    ['into nothing', async () => ({ id: 987_654 }), 404],
  ])(
    '%s nothing is uploaded, and nothing stays in the storage (FILE-07)',
    async (_, target, status) => {
      const count = async () =>
        (
          await rowsOf<{ count: number }>(
            server,
            sql`select count(*) as count from components where type = 'filelink'`,
          )
        )[0]!.count
      const before = await count()
      const answer = await upload(await server.as('aylin.kaya'), alpenquell, await target(), [
        'x.txt',
      ])
      expect(answer.status).toBe(status)
      expect(await count()).toBe(before)
    },
  )

  test('when the transaction fails, kept content is let go of (FILE-07)', async () => {
    const kept: string[] = []
    const takenBack: string[] = []
    const failing = await startServer({
      kind,
      demo: 'small',
      change: ({ storage, events }) => ({
        storage: {
          ...storage,
          keep: async (key) => {
            const stored = await storage.keep(key)
            kept.push(stored)
            return stored
          },
          takeBack: async (key) => {
            takenBack.push(key)
            await storage.takeBack(key)
          },
        },
        events: {
          append: async (tx, ...list) => {
            await events.append(tx, ...list)
            if (kept.length > 0) throw new Error('The log is full')
          },
        },
      }),
    })
    try {
      const api = await failing.as('aylin.kaya')
      const folder = await entryAt(api, alpenquell, 'Briefings')
      kept.length = 0
      const answer = await upload(api, alpenquell, folder, ['eins.txt', 'zwei.txt'])
      expect(answer.status).toBe(500)
      expect(kept).toHaveLength(2)
      expect(takenBack.sort()).toEqual(kept.sort())
      for (const key of kept) await expect(failing.deps.storage.read(key)).rejects.toThrow('ENOENT')
      expect(await readdir(join(failing.config.ATRIUM_DATA, 'incoming'))).toEqual([])
      const names = namesOf(await childrenOf(api, alpenquell, folder.id))
      expect(names).not.toContain('eins.txt')
    } finally {
      await failing.stop()
    }
  })
})
