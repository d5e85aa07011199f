import { PortError } from '../../kit/port-error.ts'
import type { createAnswers } from '../../kit/testing/memory.ts'
import { canRemind } from '../report/report.logic.ts'
import { isDone } from '../seminar.logic.ts'
import type {
  Certificate,
  Participant,
  PersonHistory,
  Seminar,
  SeminarPort,
} from '../seminar.port.ts'
import { buildCertificate } from './fixtures.ts'
import type { Call } from './memory-port.types.ts'

/** The groups of the fixtures' people. */
export const memoryGroups = [
  { id: 1, name: 'Kunde – Filialen Nord' },
  { id: 2, name: 'Kunde – Geschäftsleitung' },
]

/** A file that stands for a certificate. */
export const certificateFile = (): Blob => new Blob(['%PDF-1.7'], { type: 'application/pdf' })

/** What somebody is given who has completed a seminar that gives certificates, once. */
export function certificateFor(seminar: Seminar, now: Date): Certificate | null {
  const { certificate, hasCertificate, lessons } = seminar
  if (certificate || !hasCertificate || !isDone(seminar.status)) return certificate
  const scores = lessons.flatMap(({ score }) => score ?? [])
  const sum = scores.reduce((total, score) => total + score, 0)
  return buildCertificate({
    completedAt: now.toISOString(),
    issuedAt: now.toISOString(),
    score: scores.length === 0 ? null : Math.round(sum / scores.length),
  })
}

interface PeopleOptions {
  answer: ReturnType<typeof createAnswers<Call>>['answer']
  histories: Readonly<Record<number, PersonHistory>>
  now: () => Date
  reportOf: (seminarId: number) => readonly Participant[]
  /** Of a dated seminar; null: any number. */
  seatsOf: (seminarId: number) => number | null
  put: (seminarId: number, participants: readonly Participant[]) => void
}

/** What staff do of single people in a report, by the server's rules. */
export function createMemoryPeople({
  answer,
  histories,
  now,
  reportOf,
  seatsOf,
  put,
}: PeopleOptions): Pick<
  SeminarPort,
  'person' | 'remind' | 'signOffPeople' | 'signUpGroups' | 'withdraw'
> {
  const withdrawn = new Map<number, Certificate>()
  return {
    person: (seminarId, userId) => ({
      key: ['memory-seminars', 'person', seminarId, userId],
      load: () =>
        answer('person', () => {
          const { attempts, certificates } = histories[userId] ?? { attempts: [], certificates: [] }
          return { attempts, certificates: certificates.map((one) => withdrawn.get(one.id) ?? one) }
        }),
    }),
    remind: ({ seminarId, userIds }) =>
      answer('remind', () => {
        const told = new Set(
          reportOf(seminarId)
            .filter((one) => userIds.includes(one.id) && canRemind(one, now()))
            .map(({ id }) => id),
        )
        const next = reportOf(seminarId).map((one) =>
          told.has(one.id) ? { ...one, remindedAt: now().toISOString() } : one,
        )
        put(seminarId, next)
        return { count: told.size, participants: next.filter(({ id }) => userIds.includes(id)) }
      }),
    signUpGroups: ({ seminarId, groupIds }) =>
      answer('signUpGroups', () => {
        const all = reportOf(seminarId)
        let taken = all.filter(({ signUp }) => signUp === 'signedUp').length
        const next = all.map((one): Participant => {
          if (one.signUp || !one.groupIds.some((id) => groupIds.includes(id))) return one
          const hasSeat = taken < (seatsOf(seminarId) ?? Infinity)
          if (hasSeat) taken += 1
          return { ...one, signUp: hasSeat ? 'signedUp' : 'waiting' }
        })
        put(seminarId, next)
        const added = next.filter((one, index) => one !== all[index])
        const waiting = added.filter(({ signUp }) => signUp === 'waiting').length
        const userIds = added.map(({ id }) => id)
        return { count: added.length, waiting, userIds, participants: next }
      }),
    signOffPeople: ({ seminarId, userIds }) =>
      answer('signOffPeople', () => {
        const next = reportOf(seminarId).map((one) =>
          userIds.includes(one.id) ? { ...one, signUp: null } : one,
        )
        put(seminarId, next)
        return next
      }),
    withdraw: ({ seminarId, certificateId, reason }) =>
      answer('withdraw', () => {
        const owner = reportOf(seminarId).find((one) => one.certificate?.id === certificateId)
        if (!owner?.certificate) throw new PortError({ code: 'not-found' })
        if (owner.certificate.withdrawnAt) throw new PortError({ code: 'conflict' })
        const next = { ...owner.certificate, withdrawnAt: now().toISOString(), withdrawnReason: reason } // prettier-ignore
        withdrawn.set(certificateId, next)
        put(
          seminarId,
          reportOf(seminarId).map((one) => (one === owner ? { ...one, certificate: next } : one)),
        )
        return next
      }),
  }
}
