import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { SeminarFields, SeminarPort } from '../seminar.port.ts'
import { buildFields } from './fixtures.ts'

export interface PortUnderTest {
  /** As somebody who may do everything in an empty collection. */
  port: SeminarPort
  collectionId: number
  /** It gives none (T-90). */
  isWithoutCertificates?: boolean
  /** A course that others see who have not begun it, for staff. Absent: the report is not tried. */
  reported?: { port: SeminarPort; seminarId: number }
  /** As somebody who learns. Absent: what learners do is not tried. */
  learner?: {
    port: SeminarPort
    /** A seminar with SCORM 1.2 lessons, none of them begun. */
    seminarId: number
    /** A dated one that is still to come, with one free seat. Absent: signing up is not tried. */
    datedId?: number
    /** One with a single lesson that gives certificates. Absent: those are not tried. */
    certified?: number
  }
}

/** What every port of seminars must do; run it against your own. */
export function describeSeminarPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`seminar port: ${name}`, () => {
    let made: PortUnderTest
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const add = (change: Partial<SeminarFields> = {}) =>
      made.port.add!({
        collectionId: made.collectionId,
        fields: buildFields(change),
        commandId: commandId(),
      })
    const load = () => made.port.collection(made.collectionId).load()
    beforeEach(async () => {
      made = await makePort()
    })

    test('an empty collection says that one may add to it (SEM-07)', async () => {
      const { collectionId, port } = made
      expect(await load()).toMatchObject({ id: collectionId, seminars: [], can: { add: true } })
      expect(port.collection(1).key).toEqual(port.collection(1).key)
      expect(port.collection(1).key).not.toEqual(port.collection(2).key)
    })

    test('what is written is read, in the collection and alone (SEM-01, SEM-07)', async () => {
      const { id } = await add({ durationMinutes: 30, dueAt: '2027-12-31T22:59:00.000Z' })
      const expected = {
        id,
        title: 'Mediaplanung verstehen',
        kind: 'scorm',
        status: 'none',
        durationMinutes: 30,
        dueAt: '2027-12-31T22:59:00.000Z',
        lessons: [],
        packageName: null,
        version: 1,
        can: { edit: true, delete: true },
      }
      expect((await load()).seminars).toMatchObject([expected])
      expect(await made.port.seminar(id).load()).toMatchObject(expected)
    })

    test('a dated seminar has its date, place and one lesson, the meeting (SEM-01)', async () => {
      const seminar = await add({
        kind: 'dated',
        startsAt: '2027-09-01T07:00:00.000Z',
        endsAt: '2027-09-01T10:00:00.000Z',
        location: 'Hamburg',
        trainer: 'Priya Raman',
        seats: 12,
      })
      expect(seminar).toMatchObject({
        kind: 'dated',
        startsAt: '2027-09-01T07:00:00.000Z',
        location: 'Hamburg',
        seats: 12,
        signedUp: 0,
        lessons: [{ kind: 'meeting', status: 'none' }],
      })
    })

    test('a change needs the version that was seen (SEM-07)', async () => {
      const { id } = await add()
      const save = (version: number) =>
        made.port.save!({
          id,
          version,
          fields: buildFields({ title: 'Anderer Titel' }),
          commandId: commandId(),
        })
      expect(await save(1)).toMatchObject({ title: 'Anderer Titel', version: 2 })
      expect((await refusal(save(1))).code).toBe('conflict')
    })

    test('a short title is told at its field (VAL-06)', async () => {
      const error = await refusal(add({ title: 'ab' }))
      expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['title']])
    })

    test('a seminar is said to give certificates, and not any more (T-90)', async () => {
      if (made.isWithoutCertificates) return
      const seminar = await add({ hasCertificate: true })
      expect(seminar).toMatchObject({ hasCertificate: true, certificate: null })
      const fields = buildFields({ hasCertificate: false })
      const saved = await made.port.save!({ id: seminar.id, version: 1, fields, commandId: commandId() }) // prettier-ignore
      expect(saved.hasCertificate).toBe(false)
    })

    test('films and documents are lessons, are named, arranged, replaced and taken out; anything else is refused at its field (SEM-07)', async () => {
      const { port } = made
      if (!port.addLesson || !port.saveLesson || !port.removeLesson) return
      const { id: seminarId } = await add()
      const fileOf = (name: string, content = '%PDF-1.7\n%âãÏÓ\n') => new File([content], name)
      const addFile = (file: File, title = '') =>
        port.addLesson!({ seminarId, title, from: { file, captions: [] } })
      await addFile(fileOf('Leitfaden.pdf'))
      const { lessons } = await addFile(fileOf('Anhang.pdf'), 'Zum Nachlesen')
      expect(lessons).toMatchObject([
        { title: 'Leitfaden', kind: 'document', status: 'none', isLocked: false },
        { title: 'Zum Nachlesen', kind: 'document', file: { name: 'Anhang.pdf' } },
      ])
      const lessonId = lessons[1]!.id
      const changed = await port.saveLesson({ seminarId, lessonId, title: 'Zuerst', position: 0 })
      expect(changed.lessons.map(({ title }) => title)).toEqual(['Zuerst', 'Leitfaden'])
      if (port.replaceLesson) {
        const file = fileOf('Anhang 2.pdf', '%PDF-1.7\n%âãÏÓ\n% neu\n')
        const from = { file, captions: [] }
        const replaced = await port.replaceLesson({ seminarId, lessonId, from })
        expect(replaced.lessons[0]).toMatchObject({
          title: 'Zuerst',
          file: { name: 'Anhang 2.pdf' },
        })
        const text = { file: fileOf('Notiz.txt', 'Text'), captions: [] }
        const error = await refusal(port.replaceLesson({ seminarId, lessonId, from: text }))
        expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['file']])
      }
      const rest = await port.removeLesson({ seminarId, lessonId })
      expect(rest.lessons.map(({ title }) => title)).toEqual(['Leitfaden'])
      expect((await refusal(port.removeLesson({ seminarId, lessonId }))).code).toBe('not-found')
      const error = await refusal(addFile(fileOf('Notiz.txt', 'Text')))
      expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['file']])
      expect(await port.findFiles?.('gibt es hier bestimmt nicht')).toEqual([])
      expect(await port.unfinished?.(seminarId, 'lesson')).toEqual(port.unfinished ? [] : undefined)
    })

    test('the report names people and their groups; who is reminded is not reminded again that day (T-89, T-90)', async () => {
      const { port, seminarId } = made.reported ?? {}
      if (!port?.report || !port.remind || seminarId === undefined) return
      const { participants, groups } = await port.report(seminarId).load()
      const [first] = participants
      expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining([...first!.groupIds]))
      const command = { seminarId, userIds: [first!.id] }
      const answer = await port.remind(command)
      expect([answer.count, answer.participants.map(({ id }) => id)]).toEqual([1, [first!.id]])
      expect(answer.participants[0]!.remindedAt).not.toBeNull()
      expect((await port.remind(command)).count).toBe(0)
      expect(await port.person?.(seminarId, first!.id).load()).toEqual({ attempts: [], certificates: [] }) // prettier-ignore
    })

    test('what is deleted is gone, and comes back (T-08)', async () => {
      const { id } = await add()
      await made.port.remove!({ id, commandId: commandId() })
      expect((await load()).seminars).toEqual([])
      await made.port.restore?.({ id, commandId: commandId() })
      if (made.port.restore) expect((await load()).seminars).toMatchObject([{ id }])
    })

    describe('a learner', () => {
      const open = async (takeOver?: boolean) => {
        const { port, seminarId } = made.learner!
        const [lesson] = (await port.seminar(seminarId).load()).lessons
        const key = { seminarId, lessonId: lesson!.id }
        const launch = await port.launch({ ...key, ...(takeOver && { takeOver }) })
        const commit = (sequence: number, cmi: Record<string, string>, isLast?: boolean) =>
          port.commit({
            ...key,
            launchId: launch.launchId,
            sequence,
            cmi,
            seconds: 60 * sequence,
            ...(isLast && { isLast }),
          })
        return { launch, commit }
      }

      test('what a lesson said is there when it is opened again, with status and score (SEM-06, T-86)', async () => {
        if (!made.learner) return
        const first = await open()
        expect(first.launch).toMatchObject({ scormVersion: '1.2', kind: 'sco' })
        const cmi = {
          'cmi.core.lesson_status': 'incomplete',
          'cmi.core.score.raw': '40',
          'cmi.suspend_data': 'ä'.repeat(64_000),
        }
        const standing = await first.commit(1, cmi)
        expect(standing).toMatchObject({ status: 'incomplete', score: 40, seconds: 60 })
        await first.commit(2, { 'cmi.core.exit': 'suspend' }, true)
        const { launch } = await open()
        expect(launch.cmi['cmi.suspend_data']).toBe('ä'.repeat(64_000))
        expect(launch.cmi['cmi.core.lesson_status']).toBe('incomplete')
      })

      test('a commit that comes twice is kept once and answered again (T-87)', async () => {
        if (!made.learner) return
        const { commit } = await open()
        await commit(1, { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.raw': '10' })
        await commit(2, { 'cmi.core.score.raw': '20' })
        expect(await commit(1, { 'cmi.core.score.raw': '10' })).toMatchObject({ score: 20 })
      })

      test('a lesson that is open is opened elsewhere only when somebody says so (SEM-06)', async () => {
        if (!made.learner) return
        const first = await open()
        expect(await refusal(open())).toMatchObject({ code: 'conflict', reason: 'open-elsewhere' })
        const second = await open(true)
        const late = first.commit(1, { 'cmi.core.lesson_status': 'completed' })
        expect(await refusal(late)).toMatchObject({ code: 'conflict', reason: 'taken-over' })
        const standing = await second.commit(1, { 'cmi.core.lesson_status': 'passed' })
        expect(standing.status).toBe('completed')
        const { port, seminarId } = made.learner
        expect((await port.seminar(seminarId).load()).lessons[0]).toMatchObject({ status: 'completed' }) // prettier-ignore
      })

      test('whoever completes a seminar that gives certificates has one as a PDF file (T-90)', async () => {
        if (!made.learner?.certified) return
        const { port, certified } = made.learner
        const { certificate, lessons } = await port.seminar(certified).load()
        expect(certificate).toBeNull()
        const [lesson] = lessons
        const key = { seminarId: certified, lessonId: lesson!.id }
        const { launchId } = await port.launch(key)
        const cmi = { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '80' }
        await port.commit({ ...key, launchId, sequence: 1, cmi, seconds: 60, isLast: true })
        const given = (await port.seminar(certified).load()).certificate
        expect(given).toMatchObject({ score: 80, withdrawnAt: null })
        const file = await port.certificate!(certified, given!.id)
        expect([file.type, (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
      })

      test('the last seat is taken, and given back (SEM-01)', async () => {
        const { port, datedId } = made.learner ?? {}
        if (!port?.signUp || datedId === undefined) return
        expect(await port.signUp(datedId)).toMatchObject({ ownSignUp: 'signedUp', signedUp: 1 })
        expect(await port.signOff!(datedId)).toMatchObject({ ownSignUp: null, signedUp: 0 })
      })
    })
  })
}
