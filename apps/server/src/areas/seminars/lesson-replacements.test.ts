import { fileLinks, mediaLessons, seminarReports, seminars } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addSeminarCollection, explorerOf, rowsOf, wohnwerk } from '../testing.ts'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'
const filmOf = (seed: string, name = 'Ohr und Auge.mp4') =>
  new File([Buffer.from(`\0\0\0\x18ftypisom\0\0\x02\0isomiso2${seed.repeat(200)}`, 'latin1')], name, { type: 'video/mp4' }) // prettier-ignore
const pdfOf = (words: string, name = 'Leitfaden.pdf') =>
  new File([`%PDF-1.7\n%âãÏÓ\n% ${words}\n1 0 obj\n<<>>\nendobj\n`], name, { type: 'application/pdf' }) // prettier-ignore
const words = (name: string) =>
  new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nHallo\n'], name, { type: 'text/vtt' })

describe.each(databases)('files of lessons are replaced on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  const now = Date.now()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
    collectionId = await addSeminarCollection(server, wohnwerk)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: wohnwerk }
  const make = async (file: File, captions: File[] = []) => {
    const api = await server.as(keeper)
    const body = {
      displayName: 'Media-ABC',
      kind: 'scorm' as const,
      data: { parentComponentId: collectionId },
    }
    const { id: componentId } = (await api.call(seminars.create, { params, body })).body
    const at = { params: { ...params, componentId } }
    const added = await api.call(mediaLessons.add, { ...at, body: {}, files: { file: [file], captions } }) // prettier-ignore
    return { params: { ...at.params, lessonId: added.body.lessons[0]!.id } }
  }
  type Lesson = Awaited<ReturnType<typeof make>>
  interface Replacing {
    file?: File
    captions?: File[]
    sourceId?: number
    attempts?: 'keep' | 'anew'
    login?: string
  }
  const replace = async (
    lesson: Lesson,
    { file, captions = [], login = keeper, ...body }: Replacing,
  ) =>
    // prettier-ignore
    (await server.as(login)).call(mediaLessons.replace, {
      ...lesson,
      body,
      files: { ...(file && { file: [file] }), captions },
    })
  const launch = async (lesson: Lesson) =>
    (await (await server.as(learner)).call(seminars.launch, { ...lesson, body: { takeOver: true } })).body // prettier-ignore
  const learn = async (lesson: Lesson, cmi: Record<string, string>) => {
    const { launchId } = await launch(lesson)
    await (
      await server.as(learner)
    ).call(seminars.saveRuntime, {
      ...lesson,
      body: { cmi, launchId, sequence: 1, seconds: 10, isLast: true },
    })
  }
  const standingOf = async (lesson: Lesson) =>
    (await (await server.as(learner)).call(seminars.get, lesson)).body.lessons[0]
  const bytesOf = async (lesson: Lesson) => {
    const { url, entry } = await launch(lesson)
    return (await fetch(new URL(entry, new URL('..', url)))).text()
  }
  const keysOf = async ({ params: { lessonId } }: Lesson) =>
    (
      await rowsOf<{ storage_key: string }>(
        server,
        sql`select storage_key from lesson_files where lesson_id = ${lessonId} order by position`,
      )
    ).map((row) => row.storage_key)
  const half = { 'cmi.progress_measure': '0.5', 'cmi.suspend_data': '1-3', 'cmi.completion_status': 'incomplete' } // prettier-ignore

  test('given nobody has begun, when a lesson gets another file, its learners get that one and the one before is gone (SEM-07)', async () => {
    const lesson = await make(pdfOf('alt'))
    const [before] = await keysOf(lesson)
    const answer = await replace(lesson, { file: pdfOf('neu', 'Leitfaden 2.pdf') })
    expect([answer.status, answer.body.lessons]).toMatchObject([
      200,
      [{ title: 'Leitfaden', kind: 'document', file: { name: 'Leitfaden 2.pdf' } }],
    ])
    expect(await bytesOf(lesson)).toContain('% neu')
    await expect(server.deps.storage.read(before!, { start: 0, end: 1 })).rejects.toThrow()
  })

  test('given somebody has begun, another file asks, and what staff answers holds; the same file asks nobody (T-88)', async () => {
    const lesson = await make(pdfOf('alt'))
    await learn(lesson, half)
    expect((await replace(lesson, { file: pdfOf('alt') })).status).toBe(200)
    expect(await standingOf(lesson)).toMatchObject({ progress: 0.5 })
    const asked = await replace(lesson, { file: pdfOf('neu') })
    expect([asked.status, asked.problem.code]).toEqual([409, 'attempts-undecided'])
    expect(await bytesOf(lesson)).toContain('% alt')
    expect((await replace(lesson, { file: pdfOf('neu'), attempts: 'keep' })).status).toBe(200)
    expect(await bytesOf(lesson)).toContain('% neu')
    expect(await standingOf(lesson)).toMatchObject({ progress: 0.5, lessonStatus: 'incomplete' })
    expect((await replace(lesson, { file: pdfOf('ganz neu'), attempts: 'anew' })).status).toBe(200)
    expect(await standingOf(lesson)).toMatchObject({ progress: null, lessonStatus: 'none' })
    const [person] = await rowsOf<{ id: number }>(
      server,
      sql`select id from users where email like ${`${learner}@%`}`,
    )
    const userId = person!.id
    const { body } = await (await server.as(keeper)).call(seminarReports.person, { params: { ...lesson.params, userId } }) // prettier-ignore
    expect(body.attempts).toMatchObject([{ attempt: 1, lessonStatus: 'incomplete', reason: 'Neue Datei der Lektion' }]) // prettier-ignore
  })

  test('a film keeps its captions unless others come with it, and takes those that lie beside a file of the portal (SEM-07)', async () => {
    const lesson = await make(filmOf('a'), [words('Ohr und Auge.de.vtt')])
    const languages = async () => (await launch(lesson)).captions.map(({ language }) => language)
    await replace(lesson, { file: filmOf('b') })
    expect([await languages(), (await bytesOf(lesson)).endsWith('b')]).toEqual([['de'], true])
    await replace(lesson, { file: filmOf('c'), captions: [words('Ohr und Auge.en.vtt'), words('Ohr und Auge.fr.vtt')] }) // prettier-ignore
    expect(await languages()).toEqual(['en', 'fr'])
    const api = await server.as(keeper)
    const { id } = await explorerOf(api, wohnwerk)
    const { body: files } = await api.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: id },
      files: { files: [filmOf('d', 'Rundgang.mp4'), words('Rundgang.de.vtt')] },
    })
    const sourceId = files[0]!.id
    expect((await replace(lesson, { sourceId })).status).toBe(200)
    expect(await languages()).toEqual(['de'])
    await learn(lesson, half)
    // It is the same content, from wherever it comes.
    expect((await replace(lesson, { sourceId })).status).toBe(200)
    expect((await replace(lesson, { file: filmOf('d') })).status).toBe(200)
    expect(await standingOf(lesson)).toMatchObject({ progress: 0.5 })
  })

  test('what cannot replace it is refused in words, and the lesson stays as it was (VAL-06)', async () => {
    const lesson = await make(filmOf('a'))
    const before = await keysOf(lesson)
    const faults = (answer: { status: number; problem: { errors?: object } }) => [answer.status, Object.keys(answer.problem.errors ?? {})] // prettier-ignore
    expect(faults(await replace(lesson, {}))).toEqual([400, ['file']])
    expect(faults(await replace(lesson, { file: pdfOf('x') }))).toEqual([400, ['file']])
    expect(faults(await replace(lesson, { file: new File(['Text'], 'A.txt') }))).toEqual([400, ['file']]) // prettier-ignore
    const guide = await make(pdfOf('a'))
    expect(faults(await replace(guide, { file: pdfOf('b'), captions: [words('Leitfaden.de.vtt')] }))).toEqual([400, ['captions']]) // prettier-ignore
    expect((await replace(lesson, { file: filmOf('b'), login: learner })).status).toBe(403)
    const gone = { params: { ...lesson.params, lessonId: 999_999 } }
    expect((await replace(gone, { file: filmOf('b') })).status).toBe(404)
    expect(await keysOf(lesson)).toEqual(before)
  })
})
