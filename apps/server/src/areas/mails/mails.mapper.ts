import type { Mail } from '@atrium/api-client/contract'
import { hideSecrets, type MailSecrets } from '../../platform/mail/index.ts'
import type { MailRow } from './mails.repository.ts'
import { secretTexts } from './mails.texts.ts'

/** A mail of the outbox; its text as who may read the outbox gets it. */
export const toMail = (row: MailRow, body: string): Mail => ({
  id: row.id,
  userId: row.user_id,
  address: row.address,
  language: row.language,
  subject: row.subject,
  body,
  createdAt: row.created_at.toISOString(),
  sendAfter: row.send_after.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  state: row.sent_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
  attempts: row.attempts,
  lastError: row.last_error,
})

type SealedRow = Pick<MailRow, 'address' | 'body' | 'sealed_secret'>

/** A mail's text for its recipient, with its code; undefined where the code cannot be read. */
export const readMail = (
  { address, body, sealed_secret: sealedSecret }: SealedRow,
  secrets: MailSecrets,
): { body: string; secret?: string } | undefined =>
  sealedSecret === null ? { body } : secrets.open({ address, body, sealedSecret })

/** A mail's text for everybody else: words stand in place of its code (ADM-04). */
export const hideCode = ({ body }: SealedRow, language: 'de' | 'en'): string =>
  hideSecrets(body, secretTexts[language])
