import type { Transaction } from '../../platform/database/database.types.ts'
import { makeCertificateNumber } from './certificate-number.logic.ts'
import { holdSeminar, insertCertificates, listGraduates } from './certificates.repository.ts'
import { courseStatus } from './course-order.logic.ts'
import { listLessons, listStandings } from './lessons.repository.ts'
import type { Key, SeminarRow } from './seminars.repository.ts'
import type { ActivityDefinition } from './sequencing/sequencing.types.ts'
import { isDone } from './standing.logic.ts'

interface Issuing {
  applicationId: number
  title: string
  facts: Pick<SeminarRow, 'id' | 'kind' | 'startsAt' | 'hasCertificate'>
}

/**
 * Gives a certificate to those who have completed all of a seminar now, or what its rules ask for, and
 * have none for it (T-90); answers with them. It stays when an attempt is begun anew: what was completed was completed.
 * @param who  these people, who have completed something at this moment; `everybody`: when a seminar
 *   begins to give certificates, dated by when they learnt last
 */
export async function issueCertificates(
  tx: Transaction,
  { applicationId, title, facts }: Issuing,
  who: readonly number[] | 'everybody',
  now: Date,
): Promise<number[]> {
  if (!facts.hasCertificate || who.length === 0) return []
  const key = { applicationId, id: facts.id }
  const sequencing = await holdSeminar(tx, key)
  const asked = who === 'everybody' ? null : who
  const done = sequencing && (await listDoneByRules(tx, key, sequencing, asked))
  if (done?.length === 0) return []
  const graduates = await listGraduates(tx, key, done ?? asked, done)
  if (graduates.length === 0) return []
  await insertCertificates(
    tx,
    key,
    { title, at: now },
    graduates.map((one) => ({
      ...one,
      number: makeCertificateNumber(),
      completedAt:
        facts.kind === 'dated' && facts.startsAt
          ? facts.startsAt
          : who === 'everybody'
            ? one.seenAt
            : now,
    })),
  )
  return graduates.map(({ userId }) => userId)
}

/** Rules may leave lessons out: who is done is what the seminar itself says (SEM-02). */
async function listDoneByRules(
  tx: Transaction,
  { applicationId, id }: Key,
  sequencing: ActivityDefinition,
  asked: readonly number[] | null,
): Promise<number[]> {
  const lessons = await listLessons(tx, applicationId, [id])
  const only = asked?.length === 1 ? asked[0]! : null
  const rows = await listStandings(tx, applicationId, [id], only)
  return [...Map.groupBy(rows, ({ userId }) => userId)]
    .filter(([userId]) => asked === null || asked.includes(userId))
    .filter(([userId, own]) => {
      const standings = new Map(own.map((one) => [one.lessonId, one]))
      return isDone(courseStatus({ sequencing, lessons, standings, userId }))
    })
    .map(([userId]) => userId)
}
