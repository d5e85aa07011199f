import {
  certificates,
  notifications,
  notificationTypes,
  scormPackages,
  seminarDeadlines,
  seminarReports,
  seminars,
  users,
} from '@atrium/api-client/contract'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addSeminarCollection, mailsTo, rowsOf, wohnwerk } from '../testing.ts'
import { manifest2004 } from './package/testing/manifests.ts'
import { packageOf, zipOf } from './testing/packages.ts'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'
const other = 'nadine.wolff'
const day = 86_400_000

describe.each(databases)('reports and certificates of seminars on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  let now = Date.now()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
    collectionId = await addSeminarCollection(server, wohnwerk)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: wohnwerk }
  const at = (inDays: number) => new Date(now + inDays * day).toISOString()
  const idOf = async (login: string) =>
    (await rowsOf<{ id: number }>(server, sql`select id from users where email like ${`${login}@%`}`))[0]!.id // prettier-ignore
  const make = async (fields: object = {}) => {
    const { body } = await (
      await server.as(keeper)
    ).call(seminars.create, {
      params,
      body: {
        displayName: 'Media-ABC',
        kind: 'scorm',
        hasCertificate: 'true',
        ...fields,
        data: { parentComponentId: collectionId },
      } as never,
    })
    return body
  }
  const get = async (login: string, componentId: number) =>
    (await (await server.as(login)).call(seminars.get, { params: { ...params, componentId } })).body
  /** A course with two lessons. */
  const makeCourse = async (fields: object = {}) => {
    const { id } = await make(fields)
    const file = await packageOf(['eins', 'zwei'].map((name) => ({ identifier: name, title: name }))) // prettier-ignore
    await (
      await server.as(keeper)
    ).call(scormPackages.upload, {
      params: { ...params, componentId: id },
      body: {},
      files: { file: [file] },
    })
    return get(keeper, id)
  }
  /** Somebody opens a lesson, which says that it is completed, and its score. */
  const complete = async (login: string, componentId: number, lessonId: number, score?: number) => {
    const api = await server.as(login)
    const key = { ...params, componentId, lessonId }
    const { body: visit } = await api.call(seminars.launch, { params: key, body: {} })
    const cmi = {
      'cmi.core.lesson_status': 'completed',
      ...(score !== undefined && { 'cmi.core.score.raw': String(score) }),
    }
    const said = { cmi, launchId: visit.launchId, sequence: 1, seconds: 60, isLast: true }
    expect((await api.call(seminars.saveRuntime, { params: key, body: said })).status).toBe(200)
  }
  /** A course that somebody has completed. */
  const completed = async (login: string, fields: object = {}) => {
    const course = await makeCourse(fields)
    await complete(login, course.id, course.lessons[0]!.id)
    await complete(login, course.id, course.lessons[1]!.id, 91.4)
    return get(login, course.id)
  }
  const participant = async (componentId: number, lastName: string) => {
    const { body } = await (
      await server.as(keeper)
    ).call(seminars.report, { params: { ...params, componentId } })
    return body.participants.find(({ person }) => person.lastName === lastName)!
  }
  const newsOf = async (login: string, componentId: number) => {
    const { body } = await (await server.as(login)).call(notifications.list, { params })
    return body.items.filter((item) => item.relatedObjectId === componentId)
  }
  const mailsOf = async (login: string) => {
    const [row] = await rowsOf<{ email: string }>(server, sql`select email from users where email like ${`${login}@%`}`) // prettier-ignore
    return (await mailsTo(server, row!.email)).map(({ subject }) => subject)
  }
  const page = (query: string, headers: Record<string, string> = { 'accept-language': 'de' }) =>
    fetch(`${server.url}/academy/certificates${query}`, { headers })
  const download = async (login: string, componentId: number, id: number, language = 'de') =>
    (await server.as(login)).fetch(
      `/api/v1.0/seminars/${wohnwerk}/${componentId}/certificates/${id}`,
      { headers: { 'accept-language': language } },
    )
  const textOf = async (response: Response) => {
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']) // prettier-ignore
    const data = new Uint8Array(await response.arrayBuffer())
    const pdf = await getDocument({ data, useSystemFonts: false }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    return { pages: pdf.numPages, text: words.replaceAll(/\s+/g, ' ') }
  }

  describe('a certificate', () => {
    test('is there once all lessons are completed, with the score; a seminar without gives none (T-90)', async () => {
      const course = await makeCourse()
      await complete(learner, course.id, course.lessons[0]!.id)
      expect((await get(learner, course.id)).certificate).toBeNull()
      await complete(learner, course.id, course.lessons[1]!.id, 91.4)
      const { certificate, hasCertificate } = await get(learner, course.id)
      expect(hasCertificate).toBe(true)
      expect(certificate).toMatchObject({ score: 91, withdrawnAt: null, completedAt: at(0) })
      expect(certificate!.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      expect((await get(other, course.id)).certificate).toBeNull()
      expect((await participant(course.id, 'Brandt')).certificate).toEqual(certificate)
      const without = await completed(learner, { hasCertificate: 'false' })
      expect([without.lessonStatus, without.certificate]).toEqual(['completed', null])
    })

    test('who completed it before has one as soon as the seminar gives certificates (T-90)', async () => {
      const { id } = await completed(learner, { hasCertificate: 'false' })
      now += 5 * day
      const api = await server.as(keeper)
      const save = (hasCertificate: boolean) =>
        api.call(seminars.save, { params, body: { id, displayName: 'Media-ABC', kind: 'scorm', hasCertificate } }) // prettier-ignore
      expect((await save(true)).body.hasCertificate).toBe(true)
      const { certificate } = await get(learner, id)
      expect(certificate).toMatchObject({ completedAt: at(-5), issuedAt: at(0) })
      // Off and on again changes nothing of it.
      await save(false)
      await save(true)
      expect((await get(learner, id)).certificate).toEqual(certificate)
    })

    test('is a PDF file in the reader’s language, for its owner and for staff alone (T-90)', async () => {
      const { id, certificate } = await completed(learner)
      const { pages, text } = await textOf(await download(learner, id, certificate!.id))
      expect(pages).toBe(1)
      for (const part of [
        'Zertifikat',
        'Tobias Brandt',
        'Media-ABC',
        '91 von 100 Punkten',
        certificate!.number,
        `/academy/certificates?number=${certificate!.number}`,
      ])
        // prettier-ignore
        expect(text).toContain(part)
      expect((await textOf(await download(keeper, id, certificate!.id, 'en'))).text).toContain('has completed the seminar') // prettier-ignore
      expect((await download(other, id, certificate!.id)).status).toBe(404)
      expect((await download(learner, id, 999_999)).status).toBe(404)
    })

    test('stays when an attempt is begun anew; completed once more there is another one (T-88, T-90)', async () => {
      const course = await completed(learner)
      const api = await server.as(keeper)
      const key = { ...params, componentId: course.id }
      const userId = await idOf(learner)
      now += day
      await api.call(seminars.reset, {
        params: { ...key, lessonId: course.lessons[1]!.id },
        body: { userId, reason: 'Auffrischung' },
      })
      expect((await get(learner, course.id)).certificate).toEqual(course.certificate)
      now += day
      await complete(learner, course.id, course.lessons[1]!.id, 70)
      const second = (await get(learner, course.id)).certificate
      expect(second).toMatchObject({ score: 70, completedAt: at(0) })
      const { body } = await api.call(seminarReports.person, { params: { ...key, userId } })
      expect(body.certificates).toEqual([second, course.certificate])
      expect(body.attempts).toMatchObject([
        {
          lesson: 'zwei',
          attempt: 1,
          lessonStatus: 'completed',
          score: 91.4,
          totalSeconds: 60,
          reason: 'Auffrischung',
          endedBy: { lastName: 'Petersen' },
        },
      ])
      const stranger = { params: { ...key, userId: 999_999 } }
      expect((await api.call(seminarReports.person, stranger)).status).toBe(404)
      const asLearner = await server.as(learner)
      expect((await asLearner.call(seminarReports.person, { params: { ...key, userId } })).status).toBe(403) // prettier-ignore
    })

    test('is withdrawn with a reason, once; its owner hears of it, and it is not given again (T-90)', async () => {
      const { id, certificate } = await completed(learner)
      const api = await server.as(keeper)
      const withdraw = (reason: string) =>
        api.call(certificates.withdraw, {
          params: { ...params, componentId: id, certificateId: certificate!.id },
          body: { reason },
        })
      expect((await withdraw('x')).status).toBe(400)
      const { body } = await withdraw('Lösungen waren bekannt')
      expect(body).toMatchObject({ withdrawnAt: at(0), withdrawnReason: 'Lösungen waren bekannt' })
      expect((await withdraw('Noch einmal')).status).toBe(409)
      expect((await get(learner, id)).certificate).toEqual(body)
      expect((await download(learner, id, certificate!.id)).status).toBe(409)
      expect(await newsOf(learner, id)).toMatchObject([
        { message: 'Jonas Petersen hat Ihr Zertifikat zu „Media-ABC“ zurückgezogen.' },
      ])
      for (const hasCertificate of [false, true])
        await api.call(seminars.save, { params, body: { id, displayName: 'Media-ABC', kind: 'scorm', hasCertificate } }) // prettier-ignore
      expect((await get(learner, id)).certificate).toEqual(body)
      const log = await rowsOf<{ action: string }>(server, sql`select action from audit_log where object_id = ${String(id)}`) // prettier-ignore
      expect(log.filter(({ action }) => action === 'certificate.withdrawn')).toHaveLength(1)
    })

    test('of a dated seminar follows who was there, also when that is taken back and set again; nobody begins one anew (T-90)', async () => {
      const { id, lessons } = await make({ kind: 'dated', startsAt: at(-1), endsAt: at(-0.9) })
      const api = await server.as(keeper)
      const set = async (lessonStatus: 'none' | 'attended' | 'notAttended') => {
        const body = { userIds: [await idOf(learner)], lessonStatus }
        const { body: changed } = await api.call(seminars.setAttendance, { params: { ...params, componentId: id }, body }) // prettier-ignore
        return changed[0]!.certificate
      }
      const given = await set('attended')
      expect(given).toMatchObject({ completedAt: at(-1), score: null, withdrawnAt: null })
      expect(await set('notAttended')).toMatchObject({ withdrawnAt: at(0), withdrawnReason: null })
      expect(await set('attended')).toEqual(given)
      const anew = await api.call(seminars.reset, {
        params: { ...params, componentId: id, lessonId: lessons[0]!.id },
        body: { userId: await idOf(learner), reason: 'Irrtum' },
      })
      expect([anew.status, anew.problem.code]).toEqual([409, 'is-meeting'])
      expect(await get(learner, id)).toMatchObject({ lessonStatus: 'attended', certificate: given })
    })
  })

  describe('the page that checks a certificate', () => {
    test('says whose it is, for what, of when and whether it holds, to anybody who has the number, in both languages (T-90)', async () => {
      const { id, certificate } = await completed(learner)
      const { number } = certificate!
      const answer = await page(`?number=${number.toLowerCase().replaceAll('-', '+')}`)
      expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([200, 'noindex, nofollow', 'no-store']) // prettier-ignore
      const said = await answer.text()
      for (const part of [
        'ist gültig',
        'Tobias Brandt',
        'Media-ABC',
        number,
        'Wohnwerk',
        'noindex',
      ])
        expect(said).toContain(part)
      // Nothing else of the person, of others or of the result.
      for (const part of ['tobias.brandt', 'von 100', 'Petersen']) expect(said).not.toContain(part)
      expect(await (await page(`?number=${number}`, { 'accept-language': 'en' })).text()).toContain('This certificate is valid') // prettier-ignore
      expect(await (await page(`?number=${number}&language=en`)).text()).toContain('This certificate is valid') // prettier-ignore
      await (
        await server.as(keeper)
      ).call(certificates.withdraw, {
        params: { ...params, componentId: id, certificateId: certificate!.id },
        body: { reason: 'Verwechslung' },
      })
      const withdrawn = await (await page(`?number=${number}`)).text()
      expect(withdrawn).toContain('gilt nicht mehr')
      expect(withdrawn).not.toContain('Verwechslung')
    })

    test('asks for a number, says where there is none, and keeps what was typed (T-90)', async () => {
      expect(await (await page('')).text()).toContain('Zertifikat prüfen')
      const unknown = await page('?number=%3Cb%3EAAAA-BBBB-CCCC')
      expect(unknown.status).toBe(404)
      const said = await unknown.text()
      expect(said).toContain('gibt es kein Zertifikat')
      expect(said).toContain('&lt;b&gt;AAAA-BBBB-CCCC')
      expect((await page('?number=AAAA-AAAA-AAAA')).status).toBe(404)
      expect((await page('?number[]=1')).status).toBe(200)
    })

    test('says nothing to who asks too often (T-90)', async () => {
      const statuses: number[] = []
      for (let count = 0; count < 40; count += 1)
        statuses.push((await page(`?number=AAAA-AAAA-${1000 + count}`)).status)
      expect(statuses).toContain(429)
    })
  })

  test('what somebody has to complete within two weeks is among their deadlines until it is done; staff has none (T-02, T-90)', async () => {
    const late = await makeCourse({ dueDate: at(-2), displayName: 'Überfällig' })
    const soon = await makeCourse({ dueDate: at(10), displayName: 'Bald' })
    const far = await makeCourse({ dueDate: at(20), displayName: 'Später' })
    const { id: empty } = await make({ dueDate: at(1) })
    const deadlines = async (login: string) => {
      const { body } = await (await server.as(login)).call(seminarDeadlines.list, { params })
      return body.filter(({ id }) => [late.id, soon.id, far.id, empty].includes(id))
    }
    expect(await deadlines(learner)).toEqual([
      { id: late.id, displayName: 'Überfällig', dueDate: late.dueDate, lessonStatus: 'none' },
      { id: soon.id, displayName: 'Bald', dueDate: soon.dueDate, lessonStatus: 'none' },
    ])
    expect(await deadlines(keeper)).toEqual([])
    for (const { id } of late.lessons) await complete(learner, late.id, id)
    await complete(learner, soon.id, soon.lessons[0]!.id)
    expect(await deadlines(learner)).toMatchObject([{ id: soon.id, lessonStatus: 'incomplete' }])
  })

  describe('of a course whose rules leave out what a test at the beginning has shown to be known', () => {
    const known = {
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'passed',
      'cmi.objectives.0.id': 'known',
      'cmi.objectives.0.success_status': 'passed',
    }
    const makeRuled = async (fields: object = {}) => {
      const { id } = await make(fields)
      await (
        await server.as(keeper)
      ).call(scormPackages.upload, {
        params: { ...params, componentId: id },
        body: {},
        files: { file: [await ruledCourse()] },
      })
      return get(keeper, id)
    }
    const visit = async (
      login: string,
      componentId: number,
      lessonId: number,
      cmi: Record<string, string>,
    ) => {
      // prettier-ignore
      const api = await server.as(login)
      const key = { ...params, componentId, lessonId }
      const { body } = await api.call(seminars.launch, { params: key, body: {} })
      expect(await get(login, componentId)).toMatchObject({ certificate: null })
      await api.call(seminars.saveRuntime, { params: key, body: { cmi, launchId: body.launchId, sequence: 1, seconds: 5, isLast: true } }) // prettier-ignore
      return get(login, componentId)
    }
    const dueOf = async (login: string, id: number) =>
      (await (await server.as(login)).call(seminarDeadlines.list, { params })).body.some((one) => one.id === id) // prettier-ignore

    test('how somebody stands with the whole course is told with each lesson, also when one is left that says nothing (SEM-03, RT-03)', async () => {
      const { id, lessons } = await makeRuled({})
      const [pretest, skipped] = lessons.map((one) => one.id) as [number, number]
      const told = async (login: string) => {
        const [event] = await rowsOf<{ payload: Record<string, unknown> }>(
          server,
          sql`select payload from events where type = 'lesson.status-changed'
              and (payload ->> 'componentId')::int = ${id} and (payload ->> 'userId')::int = ${await idOf(login)}
              order by seq desc limit 1`,
        )
        const { lessonId, courseStatus } = event!.payload
        return [lessonId, courseStatus]
      }
      // One lesson of two is left out by the rules: the lessons alone would say that it has begun.
      await visit(learner, id, pretest, known)
      expect(await told(learner)).toEqual([pretest, 'completed'])
      await visit(other, id, pretest, { ...known, 'cmi.objectives.0.success_status': 'failed' })
      expect(await told(other)).toEqual([pretest, 'incomplete'])
      await visit(other, id, skipped, {})
      expect(await told(other)).toEqual([skipped, 'completed'])
      const anew = { userId: await idOf(learner), reason: 'Auffrischung' }
      await (await server.as(keeper)).call(seminars.reset, { params: { ...params, componentId: id, lessonId: pretest }, body: anew }) // prettier-ignore
      expect(await told(learner)).toEqual([pretest, 'none'])
    })

    test('the certificate is given and the deadline is met once the rules say that it is done, and given once (SEM-02, T-90)', async () => {
      const { id, lessons } = await makeRuled({ dueDate: at(5) })
      const [pretest, skipped] = lessons.map((one) => one.id) as [number, number]
      expect(await dueOf(learner, id)).toBe(true)
      const { lessonStatus, certificate } = await visit(learner, id, pretest, known)
      expect(lessonStatus).toBe('completed')
      expect(certificate).toMatchObject({ completedAt: at(0), withdrawnAt: null })
      expect(await dueOf(learner, id)).toBe(false)
      expect((await participant(id, 'Brandt')).certificate).toEqual(certificate)
      // Who did not show it has to do the rest.
      const failed = await visit(other, id, pretest, { ...known, 'cmi.objectives.0.success_status': 'failed' }) // prettier-ignore
      expect([failed.lessonStatus, failed.certificate, await dueOf(other, id)]).toEqual(['incomplete', null, true]) // prettier-ignore
      // Nothing said on leaving is filled in, which completes this one (SN, UP.4).
      now += day
      const left = await visit(other, id, skipped, {})
      expect([left.lessonStatus, left.certificate?.completedAt, await dueOf(other, id)]).toEqual(['completed', at(0), false]) // prettier-ignore
      // A look at what was left out is no second course; the test begun anew and passed is.
      const api = await server.as(learner)
      const certificatesOf = async () => {
        const key = { ...params, componentId: id, userId: await idOf(learner) }
        return (await (await server.as(keeper)).call(seminarReports.person, { params: key })).body.certificates // prettier-ignore
      }
      const pass = async (lessonId: number) => {
        const key = { ...params, componentId: id, lessonId }
        const { body } = await api.call(seminars.launch, { params: key, body: {} })
        await api.call(seminars.saveRuntime, { params: key, body: { cmi: known, launchId: body.launchId, sequence: 1, seconds: 5, isLast: true } }) // prettier-ignore
      }
      await pass(skipped)
      expect(await certificatesOf()).toEqual([certificate])
      const anew = { userId: await idOf(learner), reason: 'Auffrischung' }
      await (await server.as(keeper)).call(seminars.reset, { params: { ...params, componentId: id, lessonId: pretest }, body: anew }) // prettier-ignore
      now += day
      await pass(pretest)
      expect(await certificatesOf()).toHaveLength(2)
    })

    test('who was done before has one as soon as the seminar gives certificates, and nobody else (T-90)', async () => {
      const { id, lessons } = await makeRuled({ hasCertificate: 'false' })
      const lessonId = lessons[0]!.id
      await visit(learner, id, lessonId, known)
      await visit(other, id, lessonId, { 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed' }) // prettier-ignore
      await (
        await server.as(keeper)
      ).call(seminars.save, { params, body: { id, displayName: 'Media-ABC', kind: 'scorm', hasCertificate: true } }) // prettier-ignore
      expect((await get(learner, id)).certificate).toMatchObject({ withdrawnAt: null })
      expect((await get(other, id)).certificate).toBeNull()
    })
  })

  describe('reminding', () => {
    const remind = async (componentId: number, logins: readonly string[], login = keeper) =>
      (await server.as(login)).call(seminarReports.remind, {
        params: { ...params, componentId },
        body: { userIds: await Promise.all(logins.map(idOf)) },
      })

    test('tells those who are late, in their language, by news and mail, once a day each; who is done is left alone (T-90)', async () => {
      const course = await completed(other, { dueDate: at(-2) })
      await rowsOf(server, sql`update users set language_code = 'en' where email like 'tobias.brandt@%'`) // prettier-ignore
      const before = (await mailsOf(learner)).length
      const { body } = await remind(course.id, [learner, other])
      expect(body.count).toBe(1)
      expect(body.participants.map((one) => [one.person.lastName, one.remindedAt]).toSorted()).toEqual([['Brandt', at(0)], ['Wolff', null]]) // prettier-ignore
      expect(await newsOf(learner, course.id)).toMatchObject([
        { message: 'The seminar “Media-ABC” is overdue. Jonas Petersen asks you to complete it.' },
      ])
      expect(await newsOf(other, course.id)).toEqual([])
      expect((await mailsOf(learner)).slice(before)).toEqual(['Overdue seminar: Media-ABC'])
      expect((await remind(course.id, [learner])).body.count).toBe(0)
      now += day
      expect((await remind(course.id, [learner])).body.count).toBe(1)
      await rowsOf(server, sql`update users set language_code = 'de' where email like 'tobias.brandt@%'`) // prettier-ignore
      expect((await remind(course.id, [learner], learner)).status).toBe(403)
      const nobody = await (
        await server.as(keeper)
      ).call(seminarReports.remind, {
        params: { ...params, componentId: course.id },
        body: { userIds: [999_999] },
      })
      expect(nobody.status).toBe(404)
      const { id: datedId } = await make({ kind: 'dated', startsAt: at(1), endsAt: at(2) })
      expect((await remind(datedId, [learner])).status).toBe(400)
    })

    test('sends no mail to who has chosen none of seminars (SET-04, T-90)', async () => {
      const course = await makeCourse()
      const api = await server.as(learner)
      const { body: settings } = await api.call(users.notificationSettings, {})
      const without = settings.types.map((one) =>
        one.type === notificationTypes.Seminar ? { ...one, channels: ['inApp' as const] } : one,
      )
      await api.call(users.saveNotificationSettings, { body: { ...settings, types: without } })
      const before = (await mailsOf(learner)).length
      expect((await remind(course.id, [learner])).body.count).toBe(1)
      expect(await newsOf(learner, course.id)).toHaveLength(1)
      expect(await mailsOf(learner)).toHaveLength(before)
    })

    test('the report names each one’s groups, so that it can be narrowed to one (T-89)', async () => {
      const course = await makeCourse()
      const { body } = await (
        await server.as(keeper)
      ).call(seminars.report, { params: { ...params, componentId: course.id } })
      const one = body.participants.find(({ person }) => person.lastName === 'Brandt')!
      expect(one.userGroupIds.length).toBeGreaterThan(0)
      const known = new Map(body.userGroups.map((group) => [group.id, group.name]))
      for (const id of one.userGroupIds) expect(known.get(id)).toBeDefined()
      expect([...known.values()]).toEqual(expect.arrayContaining(['Kunde – Filialen Nord']))
    })
  })
})

/** A course of SCORM 2004: a test, and a lesson that is skipped by who has shown there that they know it. */
const ruledCourse = () =>
  zipOf({
    'imsmanifest.xml': manifest2004({
      items: `
        <item identifier="test" identifierref="R-test"><title>Test</title><imsss:sequencing>
          <imsss:objectives><imsss:primaryObjective/><imsss:objective objectiveID="known"><imsss:mapInfo targetObjectiveID="global" writeSatisfiedStatus="true"/></imsss:objective></imsss:objectives>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing></item>
        <item identifier="rest" identifierref="R-rest"><title>Rest</title><imsss:sequencing>
          <imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions><imsss:ruleCondition referencedObjective="read" condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="skip"/></imsss:preConditionRule></imsss:sequencingRules>
          <imsss:objectives><imsss:primaryObjective/><imsss:objective objectiveID="read"><imsss:mapInfo targetObjectiveID="global"/></imsss:objective></imsss:objectives>
          <adlseq:rollupConsiderations requiredForSatisfied="ifNotSkipped" requiredForCompleted="ifNotSkipped"/>
        </imsss:sequencing></item>
        <imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>`,
      resources: ['test', 'rest']
        .map(
          (id) =>
            `<resource identifier="R-${id}" type="webcontent" adlcp:scormType="sco" href="${id}.html"/>`,
        ) // prettier-ignore
        .join(''),
    }),
    'test.html': '<!doctype html><title>Test</title>',
    'rest.html': '<!doctype html><title>Rest</title>',
  })
