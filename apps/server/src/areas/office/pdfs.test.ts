import { components, fileLinks, officeDocuments } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeSoffice, type FakeSoffice } from '../../../test/fake-soffice.ts'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, rowsOf } from '../testing.ts'
import { forgetPdfsJob } from './index.ts'

interface Kept {
  sha256: string
  storage_key: string | null
  application_id: number
}

describe.each(databases)('documents as PDF on $name', (kind) => {
  let soffice: FakeSoffice
  let server: TestServer
  beforeAll(async () => {
    soffice = await startFakeSoffice()
    const settings = { LIBREOFFICE_PATH: soffice.program }
    server = await startServer({ kind, demo: 'small', settings })
  })
  afterAll(async () => {
    await server?.stop()
    await soffice?.stop()
  })

  const add = async (name: string, content: string, folder = 'Briefings') => {
    const api = await server.as('aylin.kaya')
    const { body } = await api.call(fileLinks.upload, {
      params: { applicationId: alpenquell },
      body: { ParentComponentId: (await entryAt(api, alpenquell, folder)).id },
      files: { files: [new File([content], name)] },
    })
    return body[0]!
  }
  const askAs = async (login: string, id: number) =>
    (await server.as(login)).call(officeDocuments.pdf, { params: { id } })
  /** As a client does: again, until it is there or cannot be. */
  const pdfOf = async (login: string, id: number) => {
    for (;;) {
      const { body } = await askAs(login, id)
      if (body.state !== 'working') return body
    }
  }
  const kept = () => rowsOf<Kept>(server, sql`select * from document_pdfs order by created_at`)

  test('a presentation comes as a PDF, at an address of its own that is over soon (T-72)', async () => {
    const { id } = await add('Strategie Süd.pptx', 'Wachsen')
    const { state, link } = await pdfOf('korbinian.huber', id)
    expect(state).toBe('ready')
    expect(link!.url).toMatch(/\/Strategie%20S%C3%BCd\.pdf$/)
    expect(new URL(link!.url).origin).toBe(server.contentUrl)
    expect(Date.parse(link!.expiresAt)).toBeLessThan(Date.now() + 3_600_000)
    const answer = await fetch(link!.url)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-length')).toBe(String(link!.size))
    expect(await answer.text()).toBe('%PDF-1.4\nWachsen')
  })

  test('the same content is made once, for everybody who asks at the same time and later (T-72)', async () => {
    const before = (await soffice.lines()).length
    const files = [await add('Angebot A.odp', 'Angebot'), await add('Angebot B.odp', 'Angebot')]
    const people = ['korbinian.huber', 'aylin.kaya', 'sabine.moser']
    const all = await Promise.all(
      files.flatMap(({ id }) => people.map((login) => pdfOf(login, id))),
    )
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['ready']))
    expect((await soffice.lines()).length - before).toBe(2)
  })

  test('that somebody looks at it is noted, at most once a day (T-66)', async () => {
    const { id } = await add('Gestern.pptx', 'Gesehen')
    await pdfOf('aylin.kaya', id)
    const { sha256 } = (await kept()).at(-1)!
    const usedDaysAgo = async () => {
      const [row] = await rowsOf<{ days: number }>(server, sql`
        select extract(epoch from now() - used_at)::float8 / 86400 as days
        from document_pdfs where sha256 = ${sha256}`) // prettier-ignore
      return row!.days
    }
    await rowsOf(server, sql`
      update document_pdfs set used_at = now() - interval '2 days' where sha256 = ${sha256}`) // prettier-ignore
    await pdfOf('aylin.kaya', id)
    expect(await usedDaysAgo()).toBeLessThan(1)
  })

  test('of what cannot be made into one it is said, and it is not tried again at once (T-72)', async () => {
    const { id } = await add('Kaputt.ppt', 'fail')
    expect(await pdfOf('aylin.kaya', id)).toEqual({ state: 'failed', link: null })
    const before = (await soffice.lines()).length
    expect(await pdfOf('korbinian.huber', id)).toEqual({ state: 'failed', link: null })
    expect(await soffice.lines()).toHaveLength(before)
  })

  test('what somebody does not see, what is no such document, and too large ones are not there (VIEW-04, PERM-13)', async () => {
    const secret = await add('Geheim.pptx', 'Geheim', 'Geschäftsleitung')
    expect((await askAs('korbinian.huber', secret.id)).status).toBe(404)
    expect((await askAs('aylin.kaya', secret.id)).status).toBe(200)
    // Somebody of another tenant.
    expect((await askAs('andreas.lindner', secret.id)).status).toBe(404)
    const api = await server.as('aylin.kaya')
    const folder = await entryAt(api, alpenquell, 'Briefings')
    const letter = await entryAt(api, alpenquell, 'Briefings', 'Briefing Zitrone Launch.docx')
    for (const id of [folder.id, letter.id, 987_654])
      expect((await askAs('aylin.kaya', id)).status).toBe(404)
    const sizeOf = (bytes: number) =>
      rowsOf(server, sql`update components set file_size = ${bytes} where id = ${secret.id} returning id`) // prettier-ignore
    await sizeOf(20_971_521)
    expect((await askAs('aylin.kaya', secret.id)).status).toBe(404)
    await sizeOf(20_971_520)
    expect((await askAs('aylin.kaya', secret.id)).status).toBe(200)
  })

  test('the PDF of a document that is deleted, or that nobody looks at, is let go of', async () => {
    const { id } = await add('Alt.pptx', 'Von gestern')
    const { link } = await pdfOf('aylin.kaya', id)
    const forget = () => forgetPdfsJob(server.deps).run(undefined as never, undefined as never)
    await forget()
    expect((await fetch(link!.url)).status).toBe(200)
    const failed = async () => (await kept()).filter((row) => row.storage_key === null).length
    expect(await failed()).toBe(1)
    const params = { applicationId: alpenquell, componentId: id }
    const { status } = await (await server.as('aylin.kaya')).call(components.remove, { params })
    expect(status).toBeLessThan(300)
    await forget()
    expect((await fetch(link!.url)).status).toBe(404)
    await rowsOf(server, sql`
      update document_pdfs set used_at = now() - interval '31 days', created_at = now() - interval '31 days'
      returning sha256`) // prettier-ignore
    await forget()
    expect(await kept()).toEqual([])
  })
})

test('without LibreOffice there is no PDF', async () => {
  const server = await startServer({ demo: 'small' })
  try {
    const api = await server.as('aylin.kaya')
    const names = [/^Mediapläne \d{4}$/, 'Zitrone Launch DACH', 'Zitrone Launch DACH – Pitch.pptx']
    const { id } = await entryAt(api, alpenquell, ...names)
    expect((await api.call(officeDocuments.pdf, { params: { id } })).status).toBe(404)
  } finally {
    await server.stop()
  }
})
