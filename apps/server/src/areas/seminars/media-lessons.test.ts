import { components, fileLinks, mediaLessons, scormPackages, seminars } from '@atrium/api-client/contract' // prettier-ignore
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { emptyTrash } from '../components/trash/component-trash.service.ts'
import { addSeminarCollection, explorerOf, rowsOf, wohnwerk, type EventRow } from '../testing.ts'
import { packageOf } from './testing/packages.ts'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'

/** As much of a film as says that it is one. */
const filmBytes = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isomiso2'),
  Buffer.from('0123456789'.repeat(500)),
])
const film = (name = 'Ohr und Auge.mp4') => new File([filmBytes], name, { type: 'video/mp4' })
const document = (name = 'Leitfaden.pdf') =>
  new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'], name, { type: 'application/pdf' })
const words = (name: string, text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHallo\n') =>
  new File([text], name, { type: 'text/vtt' })

describe.each(databases)('films and documents as lessons on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  let now = Date.now()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
    collectionId = await addSeminarCollection(server, wohnwerk)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: wohnwerk }
  const at = (componentId: number) => ({ params: { ...params, componentId } })
  const lessonAt = (componentId: number, lessonId: number) => ({
    params: { ...params, componentId, lessonId },
  })
  const makeCourse = async (fields: object = {}) => {
    const body = {
      displayName: 'Media-ABC',
      kind: 'scorm' as const,
      ...fields,
      data: { parentComponentId: collectionId },
    }
    return (await (await server.as(keeper)).call(seminars.create, { params, body })).body
  }
  const get = async (login: string, id: number) =>
    (await (await server.as(login)).call(seminars.get, at(id))).body
  interface Adding {
    title?: string
    sourceId?: number
    file?: File
    captions?: File[]
    login?: string
  }
  const add = async (
    id: number,
    { title, sourceId, file, captions = [], login = keeper }: Adding,
  ) =>
    (await server.as(login)).call(mediaLessons.add, {
      ...at(id),
      body: { ...(title && { title }), ...(sourceId && { sourceId }) },
      files: { ...(file && { file: [file] }), captions },
    })
  const launch = async (id: number, lessonId: number, login = learner) =>
    (await server.as(login)).call(seminars.launch, {
      ...lessonAt(id, lessonId),
      body: { takeOver: true },
    })
  const commit = async (
    [id, lessonId]: readonly [number, number],
    launchId: string,
    cmi: Record<string, string>,
    sequence = 1,
  ) =>
    (await server.as(learner)).call(seminars.saveRuntime, {
      ...lessonAt(id, lessonId),
      body: { cmi, launchId, sequence, seconds: 10 },
    })
  /** Where a content of a visit lies. */
  const contentOf = (url: string, entry: string) => new URL(entry, new URL('..', url))
  const titles = ({ lessons }: { lessons: { title: string }[] }) => lessons.map((one) => one.title)
  const contents = () =>
    rowsOf<{ storage_key: string }>(server, sql`select storage_key from lesson_files`)

  test('a film that staff uploads is a lesson; its learner gets it in parts, with captions, until the visit ends (SEM-01, SEM-07)', async () => {
    const { id } = await makeCourse()
    const captions = [words('Ohr und Auge.de.vtt'), words('Ohr und Auge.en.vtt')]
    const added = await add(id, { file: film(), captions })
    expect([added.status, added.body.lessons]).toMatchObject([
      201,
      [{ title: 'Ohr und Auge', kind: 'video', lessonStatus: 'none', file: { name: 'Ohr und Auge.mp4', size: filmBytes.length } }], // prettier-ignore
    ])
    const lessonId = added.body.lessons[0]!.id
    const { body: visit } = await launch(id, lessonId)
    expect(visit).toMatchObject({
      kind: 'video',
      scormVersion: null,
      captions: [{ language: 'de' }, { language: 'en' }],
    })
    const part = await fetch(contentOf(visit.url, visit.entry), { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([206, 'video/mp4', `bytes 0-9/${filmBytes.length}`]) // prettier-ignore
    expect(Buffer.from(await part.arrayBuffer())).toEqual(filmBytes.subarray(0, 10))
    const said = await fetch(contentOf(visit.url, visit.captions[1]!.entry))
    expect([said.headers.get('content-type'), await said.text()]).toEqual(['text/vtt', expect.stringContaining('WEBVTT')]) // prettier-ignore
    expect((await fetch(contentOf(visit.url, 'file-3'))).status).toBe(404)
    now += 16 * 60_000
    expect((await fetch(contentOf(visit.url, visit.entry))).status).toBe(404)
  })

  test('what was watched counts, is there on the next visit, and is heard of live (SEM-02, SEM-03, SEM-06)', async () => {
    const { id } = await makeCourse()
    const { body } = await add(id, { file: document(), title: 'Leitfaden lesen' })
    const lessonId = body.lessons[0]!.id
    const { body: visit } = await launch(id, lessonId)
    const half = { 'cmi.location': '3', 'cmi.progress_measure': '0.5', 'cmi.suspend_data': '1-3', 'cmi.completion_status': 'incomplete' } // prettier-ignore
    expect((await commit([id, lessonId], visit.launchId, half)).body).toMatchObject({
      lessonStatus: 'incomplete',
      progress: 0.5,
    })
    const { body: again } = await launch(id, lessonId)
    expect(again.runtime.cmi).toMatchObject({ 'cmi.location': '3', 'cmi.suspend_data': '1-3' })
    const done = { 'cmi.progress_measure': '1', 'cmi.completion_status': 'completed' }
    await commit([id, lessonId], again.launchId, done)
    expect(await get(learner, id)).toMatchObject({ lessonStatus: 'completed' })
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'lesson.status-changed' and (payload ->> 'lessonId')::int = ${lessonId}
        order by seq desc limit 1`,
    )
    expect(event?.payload).toMatchObject({ componentId: id, lessonStatus: 'completed' })
  })

  test('a file of the portal becomes a lesson with the captions beside it, and stays one when the file goes for good (SEM-07)', async () => {
    const api = await server.as(keeper)
    const { id: folderId } = await explorerOf(api, wohnwerk)
    const { body: files } = await api.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: folderId },
      files: { files: [film('Rundgang.mp4'), words('Rundgang.de.vtt'), words('Anderes.vtt')] },
    })
    const { id } = await makeCourse()
    const { status, body } = await add(id, { sourceId: files[0]!.id, title: 'Rundgang ansehen' })
    expect([status, titles(body)]).toEqual([201, ['Rundgang ansehen']])
    const { body: visit } = await launch(id, body.lessons[0]!.id)
    expect(visit.captions).toEqual([{ entry: 'file-1', language: 'de' }])
    for (const file of files) expect((await api.call(components.remove, at(file.id))).status).toBe(204) // prettier-ignore
    now += 40 * 24 * 3_600_000
    await emptyTrash(server.deps)
    const later = await launch(id, body.lessons[0]!.id)
    const film2 = await fetch(contentOf(later.body.url, later.body.entry))
    expect([film2.status, (await film2.arrayBuffer()).byteLength]).toEqual([200, filmBytes.length])
  })

  test('what is no lesson is refused in words, and leaves nothing behind (VAL-06)', async () => {
    const { id } = await makeCourse()
    const fieldsOf = (answer: { status: number; problem: { errors?: object } }) => [answer.status, Object.keys(answer.problem.errors ?? {})] // prettier-ignore
    expect(fieldsOf(await add(id, {}))).toEqual([400, ['file']])
    expect(fieldsOf(await add(id, { file: new File(['Text'], 'Film.txt') }))).toEqual([400, ['file']]) // prettier-ignore
    const srt = words('Film.srt', '1\n00:00:00,000 --> 00:00:02,000\nHallo\n')
    expect(fieldsOf(await add(id, { file: film(), captions: [srt] }))).toEqual([400, ['captions']])
    // Captions of a document would be shown nowhere.
    const beside = { file: document(), captions: [words('Leitfaden.de.vtt')] }
    expect(fieldsOf(await add(id, beside))).toEqual([400, ['captions']])
    const dated = await makeCourse({ kind: 'dated', startsAt: new Date(now + 1e6).toISOString(), endsAt: new Date(now + 2e6).toISOString() }) // prettier-ignore
    expect((await add(dated.id, { file: film() })).status).toBe(400)
    expect((await add(id, { file: film(), login: learner })).status).toBe(403)
    expect((await add(id, { sourceId: id })).status).toBe(404)
    expect((await get(keeper, id)).lessons).toEqual([])
  })

  test('lessons beside a package are named, arranged and taken out; a new package leaves them and what was learnt in them (T-88)', async () => {
    const { id } = await makeCourse({ hasCertificate: 'true' })
    const api = await server.as(keeper)
    const pack = async (title: string, attempts?: 'anew') =>
      api.call(scormPackages.upload, {
        ...at(id),
        body: attempts ? { attempts } : {},
        files: { file: [await packageOf([{ identifier: 'eins', title }])] },
      })
    const first = (await add(id, { file: film('A.mp4') })).body.lessons[0]!
    await pack('Eins')
    const { lessons } = (await add(id, { file: document('B.pdf') })).body
    expect(lessons.map(({ title }) => title)).toEqual(['Eins', 'A', 'B'])
    const [packaged, , last] = lessons
    const change = (lessonId: number, body: { title?: string; position?: number }) =>
      api.call(mediaLessons.save, { ...lessonAt(id, lessonId), body })
    expect(titles((await change(last!.id, { title: 'Zuerst', position: 0 })).body)).toEqual(['Eins', 'Zuerst', 'A']) // prettier-ignore
    expect((await change(packaged!.id, { title: 'Anders' })).problem.code).toBe('is-packaged')

    const { body: visit } = await launch(id, first.id)
    await commit([id, first.id], visit.launchId, { 'cmi.completion_status': 'completed', 'cmi.progress_measure': '1' }) // prettier-ignore
    // Nobody has begun the package itself: nothing is asked about, and nothing ends.
    expect((await pack('Eins, neu')).status).toBe(201)
    const { body: visit1 } = await launch(id, packaged!.id)
    await commit([id, packaged!.id], visit1.launchId, { 'cmi.core.lesson_status': 'passed' })
    expect((await pack('Eins, ganz neu', 'anew')).status).toBe(201)
    expect((await get(learner, id)).lessons.map((one) => [one.title, one.lessonStatus])).toEqual([
      ['Eins, ganz neu', 'none'],
      ['Zuerst', 'none'],
      ['A', 'completed'],
    ])

    // Who lacked only what is taken out has completed the course now.
    const { body: visit2 } = await launch(id, packaged!.id)
    await commit([id, packaged!.id], visit2.launchId, { 'cmi.core.lesson_status': 'passed' })
    const before = await contents()
    const gone = await api.call(mediaLessons.remove, lessonAt(id, last!.id))
    expect(titles(gone.body)).toEqual(['Eins, ganz neu', 'A'])
    expect((await contents()).length).toBe(before.length - 1)
    expect((await get(learner, id)).certificate).not.toBeNull()
    expect((await launch(id, last!.id)).status).toBe(404)
    expect((await api.call(mediaLessons.remove, lessonAt(id, packaged!.id))).status).toBe(409)
  })

  test('the contents of a seminar that goes for good go with it (T-08)', async () => {
    const { id } = await makeCourse()
    await add(id, { file: film(), captions: [words('Ohr und Auge.vtt')] })
    const api = await server.as(keeper)
    await api.call(components.remove, at(id))
    const before = await contents()
    now += 40 * 24 * 3_600_000
    await emptyTrash(server.deps)
    expect((await contents()).length).toBeLessThan(before.length)
  })
})
