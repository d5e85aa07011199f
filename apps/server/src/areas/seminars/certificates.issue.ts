import type { Transaction } from '../../platform/types.ts'
import { makeCertificateNumber } from './certificate-number.logic.ts'
import { holdSeminar, insertCertificates, listGraduates } from './certificates.repository.ts'
import type { SeminarRow } from './seminars.repository.ts'

interface Issuing {
  applicationId: number
  title: string
  facts: Pick<SeminarRow, 'id' | 'kind' | 'startsAt' | 'hasCertificate'>
}

/**
 * Gives a certificate to those who have completed all of a seminar now and have none for it (T-90);
 * answers with them. It stays when an attempt is begun anew: what was completed was completed.
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
  await holdSeminar(tx, key)
  const graduates = await listGraduates(tx, key, who === 'everybody' ? null : who)
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
