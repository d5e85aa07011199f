import {
  auditLog,
  campaigns,
  componentSearch,
  components,
  fileLinks,
  fileShares,
  fileVersions,
  mediaLessons,
  notifications,
  notificationTypes,
  seminars,
  applications,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerLikeClamd, eicar, startFakeClamd, type FakeClamd } from '../../../test/fake-clamd.ts'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { emptyTrash } from '../components/trash/component-trash.service.ts'
import { addSeminarCollection, alpenquell, childrenOf, entryAt, rowsOf, type EventRow } from '../testing.ts' // prettier-ignore
import { checkWaiting } from './content-checks.jobs.ts'

describe.each(databases)('contents that a malware scanner looks at on $name', (kind) => {
  let clamd: FakeClamd
  let server: TestServer
  let folder: Component
  beforeAll(async () => {
    clamd = await startFakeClamd()
    server = await startServer({ kind, demo: 'small', settings: { CLAMD_URL: clamd.url } })
    folder = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Briefings')
  })
  afterAll(async () => {
    await server?.stop()
    await clamd?.stop()
  })

  let letGo: () => void
  /** The scanner takes its time until `letGo`. */
  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    letGo = resolve
    clamd.answer = async (content) => {
      await promise
      return answerLikeClamd(content)
    }
  })
  afterEach(async () => {
    letGo()
    clamd.answer = answerLikeClamd
    await expect.poll(waiting).toEqual([])
  })

  const params = { applicationId: alpenquell }
  const at = ({ id: componentId }: { id: number }) => ({ params: { ...params, componentId } })
  const waiting = () => rowsOf(server, sql`select 1 from content_checks where state = 'pending'`)
  const send = async (
    name: string,
    content: string,
    conflict?: 'replace',
    login = 'aylin.kaya',
  ) => {
    const body = { ParentComponentId: folder.id, notifyGroups: false, conflict }
    const files = { files: [new File([content], name)] }
    const answer = await (await server.as(login)).call(fileLinks.upload, { params, body, files })
    expect(answer.status).toBe(201)
    return answer.body[0]!
  }
  const look = async ({ id }: { id: number }, login = 'aylin.kaya') =>
    (await childrenOf(await server.as(login), alpenquell, folder.id)).find((one) => one.id === id)
  const link = async (file: { id: number }) =>
    (await server.as('aylin.kaya')).call(fileLinks.link, {
      ...at(file),
      query: { disposition: 'attachment' },
    })
  const find = async (query: string) =>
    (await (await server.as('aylin.kaya')).call(componentSearch.find, { params, query: { query } })).body // prettier-ignore
  const idOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select u.id from users u join accounts a on a.subject = u.subject where a.login = ${login}`,
    )
    return row!.id
  }
  const noticesOf = async (login: string) => {
    const { body } = await (await server.as(login)).call(notifications.list, { params })
    return body.items.filter(({ type }) => type === notificationTypes.MalwareFound)
  }
  const addressSigned = async (file: { id: number }) => {
    const [row] = await rowsOf<{ storage_key: string }>(server, sql`select storage_key from components where id = ${file.id}`) // prettier-ignore
    const facts = { name: 'a', type: 'text/plain', size: 3, disposition: 'inline' as const }
    return server.deps.content.sign({ key: row!.storage_key, ...facts }).url
  }

  test('a new file says that it is checked and is given to nobody, then it is there, at once (FILE-13)', async () => {
    const file = await send('Frisch.txt', 'sauber')
    expect(file.contentCheck).toBe('pending')
    expect((await look(file, 'korbinian.huber'))!.contentCheck).toBe('pending')
    const early = await link(file)
    expect([early.status, early.problem.code]).toEqual([409, 'content-pending'])
    expect(early.problem.detail).toContain('wird noch auf Schadsoftware geprüft')
    // An address that is right in every other way leads nowhere either.
    const address = await addressSigned(file)
    expect((await fetch(address)).status).toBe(404)
    letGo()
    await expect.poll(async () => (await look(file))!.contentCheck).toBeUndefined()
    expect(await (await fetch((await link(file)).body.url)).text()).toBe('sauber')
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'components.changed' order by seq desc limit 1`,
    )
    expect(event!.payload).toMatchObject({ kind: 'changed', componentIds: [file.id] })
    expect(event!.user_ids).toContain(await idOf('korbinian.huber'))
  })

  test('what is found is locked: no call, archive, version, copy, link, search or old address gives it out (FILE-13, T-69, T-71, T-73)', async () => {
    letGo()
    const aylin = await server.as('aylin.kaya')
    const clean = await send('Befundmappe gut.txt', 'sauber')
    const file = await send('Befundmappe.txt', eicar)
    await expect.poll(async () => (await look(file))!.contentCheck).toBe('quarantined')
    const refused = await link(file)
    expect([refused.status, refused.problem.code]).toEqual([409, 'content-quarantined'])
    const version = await aylin.call(fileVersions.link, {
      params: { ...params, componentId: file.id, number: 1 },
      query: { disposition: 'inline' },
    })
    expect(version.problem.code).toBe('content-quarantined')
    const alone = await aylin.call(fileLinks.archive, { params, body: { componentIds: [file.id] } })
    expect(alone.problem.code).toBe('content-quarantined')
    const copied = await aylin.call(fileLinks.copy, {
      params,
      body: { toParentId: folder.id, items: [{ componentId: file.id, conflict: 'keep-both' }] },
    })
    expect(copied.problem.code).toBe('content-quarantined')
    const body = { days: 7 }
    expect((await aylin.call(fileShares.create, { ...at(file), body })).status).toBe(404)
    expect((await fetch(await addressSigned(file))).status).toBe(404)
    // Beside others it is left out.
    const archive = await aylin.call(fileLinks.archive, { params, body: { componentIds: [folder.id] } }) // prettier-ignore
    const zip = Buffer.from(await (await fetch(archive.body.url)).arrayBuffer())
    expect(zip.includes('Befundmappe gut.txt')).toBe(true)
    expect(zip.includes('Befundmappe.txt')).toBe(false)
    const found = (await find('Befundmappe')).map(({ id }) => id)
    expect(found).toContain(clean.id)
    expect(found).not.toContain(file.id)
  })

  test('who brought it and all administrators are told, nobody else; the audit log names what was found (NOTI-08, T-05)', async () => {
    letGo()
    const file = await send('Gemeldet.txt', eicar, undefined, 'korbinian.huber')
    await expect.poll(async () => (await look(file))!.contentCheck).toBe('quarantined')
    for (const login of ['korbinian.huber', 'maren.thiessen']) {
      const told = (await noticesOf(login)).find(({ relatedObjectId }) => relatedObjectId === file.id) // prettier-ignore
      expect(told).toMatchObject({ relatedObjectName: 'Gemeldet.txt', count: 1 })
      expect(told!.url).toContain(`component=${file.id}`)
    }
    const others = (await noticesOf('marco.rossi')).map(({ relatedObjectId }) => relatedObjectId)
    expect(others).not.toContain(file.id)
    const { body } = await (
      await server.as('maren.thiessen')
    ).call(auditLog.list, {
      params,
      query: { action: 'component.quarantined' },
    })
    expect(body.items[0]).toMatchObject({
      action: 'component.quarantined',
      objectId: String(file.id),
      objectName: 'Gemeldet.txt',
      userId: null,
      after: { finding: 'Eicar-Test-Signature' },
    })
  })

  test('a new version that is locked leaves the former one there to be taken back (T-71)', async () => {
    letGo()
    const file = await send('Fassung.txt', 'eins')
    await expect.poll(async () => (await look(file))!.contentCheck).toBeUndefined()
    await send('Fassung.txt', eicar, 'replace')
    await expect.poll(async () => (await look(file))!.contentCheck).toBe('quarantined')
    const restored = await (
      await server.as('aylin.kaya')
    ).call(fileVersions.restore, {
      params: { ...params, componentId: file.id, number: 1 },
    })
    expect([restored.status, restored.body.contentCheck]).toEqual([200, undefined])
    expect(await (await fetch((await link(file)).body.url)).text()).toBe('eins')
    const again = await (
      await server.as('aylin.kaya')
    ).call(fileVersions.restore, {
      params: { ...params, componentId: file.id, number: 2 },
    })
    expect(again.problem.code).toBe('content-quarantined')
  })

  test('a link for outsiders that was made before gives the locked file no more (T-73)', async () => {
    letGo()
    const file = await send('Verlinkt.txt', 'eins')
    await expect.poll(async () => (await look(file))!.contentCheck).toBeUndefined()
    const { body } = await (
      await server.as('aylin.kaya')
    ).call(fileShares.create, {
      ...at(file),
      body: { days: 7 },
    })
    const { pathname, search } = new URL(body.url)
    expect((await fetch(`${server.url}${pathname}${search}`)).status).toBe(200)
    await send('Verlinkt.txt', eicar, 'replace')
    await expect.poll(async () => (await look(file))!.contentCheck).toBe('quarantined')
    expect((await fetch(`${server.url}${pathname}${search}`)).status).toBe(404)
  })

  test('as long as the scanner does not answer the file waits, and is looked at again later (FILE-13)', async () => {
    clamd.answer = async () => undefined
    const before = clamd.scanned.length
    const file = await send('Wartet.txt', 'sauber')
    await expect.poll(() => clamd.scanned.length).toBeGreaterThan(before)
    await expect(checkWaiting(server.deps)).rejects.toThrow(/clamd hung up/)
    expect((await look(file))!.contentCheck).toBe('pending')
    clamd.answer = async () => 'INSTREAM size limit exceeded. ERROR'
    await expect(checkWaiting(server.deps)).rejects.toThrow(/size limit/)
    expect((await look(file))!.contentCheck).toBe('pending')
    clamd.answer = answerLikeClamd
    await checkWaiting(server.deps)
    expect((await look(file))!.contentCheck).toBeUndefined()
  })

  test('documents of a campaign are checked as well (CAMP-14, T-05)', async () => {
    letGo()
    const aylin = await server.as('aylin.kaya')
    const { body } = await aylin.call(campaigns.list, { params })
    const campaign = body[0]!
    await rowsOf(
      server,
      sql`insert into campaign_documents (application_id, campaign_id, outcome_id, created_at, kind, name, size, content_type, storage_key, sha256)
          values (${alpenquell}, ${campaign.id}, 1, now(), 'document', 'Angebot.txt', 1, 'text/plain', 'document-key', 'x')`,
    )
    await rowsOf(server, sql`insert into content_checks (application_id, storage_key, state) values (${alpenquell}, 'document-key', 'pending')`) // prettier-ignore
    const deps = { ...server.deps, scanner: { scan: async () => 'Eicar-Test-Signature' } }
    await checkWaiting(deps)
    const [entry] = await rowsOf<{ summary: object }>(
      server,
      sql`select summary from audit_log where action = 'campaign-document.quarantined'`,
    )
    expect(entry!.summary).toMatchObject({ name: 'Angebot.txt' })
    await rowsOf(server, sql`delete from campaign_documents where storage_key = 'document-key'`)
  })

  test('a document that is a lesson waits for the scanner, and is never opened where something was found (FILE-10, SEM-07)', async () => {
    const aylin = await server.as('aylin.kaya')
    const parentComponentId = await addSeminarCollection(server, alpenquell)
    const { body: course } = await aylin.call(seminars.create, {
      params,
      body: { displayName: 'Kurs', kind: 'scorm', data: { parentComponentId } },
    })
    const { body } = await aylin.call(mediaLessons.add, {
      ...at(course),
      body: {},
      files: { file: [new File([`%PDF-1.7\n${eicar}`], 'Leitfaden.pdf')] },
    })
    const lesson = { params: { ...at(course).params, lessonId: body.lessons[0]!.id } }
    const open = async () =>
      (await aylin.call(seminars.launch, { ...lesson, body: {} })).problem.code
    expect(await open()).toBe('content-pending')
    letGo()
    await expect.poll(open).toBe('content-quarantined')
    const [entry] = await rowsOf<{ summary: object }>(
      server,
      sql`select summary from audit_log where action = 'component.quarantined' and object_id = ${course.id}`,
    )
    expect(entry?.summary).toMatchObject({ name: 'Kurs' })
  })

  test('a document that is handed in waits for the scanner, and follows the rules of its application (CAMP-14, FILE-07)', async () => {
    const aylin = await server.as('aylin.kaya')
    const { body } = await aylin.call(campaigns.list, { params })
    const handIn = (name: string) =>
      aylin.call(campaigns.document, {
        body: { ApplicationId: alpenquell, campaignId: body[0]!.id, outcomeId: 1 },
        files: { documents: [new File(['sauber'], name)] },
      })
    expect((await handIn('Angebot.txt')).status).toBe(204)
    const list = { params: { ...params, id: body[0]!.id } }
    const [document] = (await aylin.call(campaigns.documents, list)).body
    expect((await fetch(document!.url)).status).toBe(404)
    letGo()
    await expect.poll(async () => (await fetch(document!.url)).status).toBe(200)
    expect((await handIn('Plan.xlsm')).problem.errors!['documents[0]']).toHaveLength(1)
    await rowsOf(
      server,
      sql`insert into configuration_values (application_id, configuration_id, value)
          select ${alpenquell}, id, 'true' from configuration_definitions where key = 'UPLOADS_ALLOW_MACROS'`,
    )
    expect((await handIn('Plan.xlsm')).status).toBe(204)
    await rowsOf(
      server,
      sql`delete from configuration_values v using configuration_definitions d
          where d.id = v.configuration_id and d.key = 'UPLOADS_ALLOW_MACROS'`,
    )
  })

  test('what is deleted for good is forgotten, and without a scanner nothing waits any more (T-66)', async () => {
    letGo()
    const file = await send('Endgültig.txt', eicar)
    await expect.poll(async () => (await look(file))!.contentCheck).toBe('quarantined')
    await (await server.as('aylin.kaya')).call(components.remove, at(file))
    const [key] = await rowsOf<{ storage_key: string }>(
      server,
      sql`update components set deleted_at = now() - interval '31 days' where id = ${file.id}
          returning storage_key`,
    )
    await emptyTrash(server.deps)
    await checkWaiting(server.deps)
    const locked = () =>
      rowsOf(server, sql`select 1 from content_checks where storage_key = ${key!.storage_key}`)
    expect(await locked()).toEqual([])
    const other = await send('Ohne Prüfung.txt', 'sauber')
    await rowsOf(server, sql`delete from content_checks where state = 'pending'`)
    await rowsOf(
      server,
      sql`insert into content_checks (application_id, storage_key, state)
          select application_id, storage_key, 'pending' from components where id = ${other.id}`,
    )
    await checkWaiting({ ...server.deps, scanner: undefined })
    expect((await look(other))!.contentCheck).toBeUndefined()
  })

  test('the settings say that files are checked (ADM-08)', async () => {
    const { body } = await (
      await server.as('maren.thiessen')
    ).call(applications.configuration, {
      params,
    })
    const entry = body.configurations.find(({ configuration }) => configuration.key === 'UPLOADS_SCANNER') // prettier-ignore
    expect(entry!.configuration.description).toContain(
      'Jede neue Datei wird auf Schadsoftware geprüft',
    )
  })
})
