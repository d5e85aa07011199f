import { fileLinks, mediaLessons, scormPackages, seminars, type UploadPurpose } from '@atrium/api-client/contract' // prettier-ignore
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addSeminarCollection, explorerOf, wohnwerk } from '../testing.ts'
import { packageOf } from './testing/packages.ts'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'
const lessons = [{ identifier: 'eins', title: 'Eins' }]

describe.each(databases)('packages and films that arrive piece by piece on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    collectionId = await addSeminarCollection(server, wohnwerk)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: wohnwerk }
  const at = (componentId: number) => ({ params: { ...params, componentId } })
  const makeCourse = async () => {
    const body = { displayName: 'Kurs', kind: 'scorm' as const, data: { parentComponentId: collectionId } } // prettier-ignore
    return (await (await server.as(keeper)).call(seminars.create, { params, body })).body.id
  }
  const tus = async (login: string, method: string, path: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) => // prettier-ignore
    (await server.as(login)).fetch(path, { method, body, headers: { 'tus-resumable': '1.0.0', ...headers } }) // prettier-ignore
  const begin = (login: string, parentId: number, name: string, size: number, purpose?: string) =>
    tus(login, 'POST', `/storage/uploads/${wohnwerk}`, {
      'upload-length': String(size),
      'upload-metadata': Object.entries({
        filename: name,
        parentComponentId: String(parentId),
        ...(purpose && { purpose }),
      })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    })
  const append = (path: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
    tus(keeper, 'PATCH', path, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes) // prettier-ignore
  const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
  /** Sends all of a file, in two pieces. */
  const sendAll = async (parentId: number, file: File, purpose: UploadPurpose) => {
    const bytes = await bytesOf(file)
    const path = (await begin(keeper, parentId, file.name, bytes.length, purpose)).headers.get('location')! // prettier-ignore
    const half = Math.floor(bytes.length / 2)
    expect((await append(path, 0, bytes.subarray(0, half))).status).toBe(204)
    expect((await append(path, half, bytes.subarray(half))).status).toBe(204)
    return path.split('/').at(-1)!
  }
  const unfinished = async (purpose?: UploadPurpose) =>
    (await (await server.as(keeper)).call(fileLinks.unfinished, { params, query: { ...(purpose && { purpose }) } })).body // prettier-ignore
  const take = async (id: number, uploadId: string, attempts?: 'keep' | 'anew') =>
    (await server.as(keeper)).call(scormPackages.upload, {
      ...at(id),
      body: { uploadId, ...(attempts && { attempts }) },
      files: {},
    })
  const get = async (login: string, id: number) =>
    (await (await server.as(login)).call(seminars.get, at(id))).body

  test('a package is taken once it is there, by who began it, and is not among the files of folders (SEM-05, FILE-07, T-64)', async () => {
    const id = await makeCourse()
    const file = await packageOf(lessons, 'Groß.zip')
    const bytes = await bytesOf(file)
    const path = (await begin(keeper, id, file.name, bytes.length, 'package')).headers.get('location')! // prettier-ignore
    const uploadId = path.split('/').at(-1)!
    await append(path, 0, bytes.subarray(0, 100))
    expect(await unfinished('package')).toMatchObject([{ id: uploadId, parentComponentId: id, name: 'Groß.zip', offset: 100, size: bytes.length }]) // prettier-ignore
    expect(await unfinished()).toEqual([])
    expect((await take(id, uploadId)).problem.code).toBe('unfinished')
    await append(path, 100, bytes.subarray(100))
    expect((await take(id, uploadId)).status).toBe(201)
    expect(await get(learner, id)).toMatchObject({ packageName: 'Groß.zip', lessons: [{ title: 'Eins' }] }) // prettier-ignore
    expect(await unfinished('package')).toEqual([])
    expect((await take(id, uploadId)).status).toBe(404)
  })

  test('what is asked about progress, or refused, leaves the package where it is: it is not sent again (T-88)', async () => {
    const id = await makeCourse()
    await take(id, await sendAll(id, await packageOf(lessons), 'package'))
    const [lesson] = (await get(learner, id)).lessons
    const key = { params: { ...params, componentId: id, lessonId: lesson!.id } }
    const api = await server.as(learner)
    const { launchId } = (await api.call(seminars.launch, { ...key, body: {} })).body
    await api.call(seminars.saveRuntime, { ...key, body: { launchId, sequence: 1, seconds: 1, cmi: { 'cmi.core.lesson_status': 'incomplete' } } }) // prettier-ignore

    const other = await packageOf([{ identifier: 'eins', title: 'Eins, neu' }])
    const uploadId = await sendAll(id, other, 'package')
    expect((await take(id, uploadId)).problem.code).toBe('attempts-undecided')
    expect((await take(id, uploadId, 'anew')).status).toBe(201)
    expect((await get(learner, id)).lessons).toMatchObject([{ title: 'Eins, neu', lessonStatus: 'none' }]) // prettier-ignore

    const broken = await sendAll(id, new File(['kein Zip'], 'Kurs.zip'), 'package')
    const refused = await take(id, broken)
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['file']])
    expect(await unfinished('package')).toMatchObject([{ id: broken }])
  })

  test('a film becomes a lesson in the same way (SEM-07)', async () => {
    const id = await makeCourse()
    const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2'), Buffer.alloc(5_000, 1)]) // prettier-ignore
    const uploadId = await sendAll(id, new File([bytes], 'Ohr.mp4'), 'lesson')
    const added = await (
      await server.as(keeper)
    ).call(mediaLessons.add, { ...at(id), body: { uploadId }, files: {} })
    expect([added.status, added.body.lessons]).toMatchObject([201, [{ title: 'Ohr', kind: 'video', file: { size: bytes.length } }]]) // prettier-ignore
  })

  test('begins only in a seminar, by who keeps it; the right is asked for again when it is taken (PERM-19, SEM-07)', async () => {
    const id = await makeCourse()
    const { id: folderId } = await explorerOf(await server.as(keeper), wohnwerk)
    expect((await begin(learner, id, 'Kurs.zip', 100, 'package')).status).toBe(403)
    expect((await begin(keeper, folderId, 'Kurs.zip', 100, 'package')).status).toBe(404)
    // As a file of a folder it has no place there.
    expect((await begin(keeper, id, 'Kurs.zip', 100)).status).toBe(400)
    const uploadId = await sendAll(id, await packageOf(lessons), 'package')
    const foreign = await (
      await server.as('aylin.kaya')
    ).call(scormPackages.upload, { ...at(id), body: { uploadId }, files: {} })
    expect([403, 404]).toContain(foreign.status)
    const none = await (
      await server.as(keeper)
    ).call(scormPackages.upload, { ...at(id), body: {}, files: {} })
    expect([none.status, Object.keys(none.problem.errors ?? {})]).toEqual([400, ['file']])
  })
})
