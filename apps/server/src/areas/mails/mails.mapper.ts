import type { Mail } from '@atrium/api-client/contract'
import type { MailRow } from './mails.repository.ts'

export const toMail = (row: MailRow): Mail => ({
  id: row.id,
  userId: row.user_id,
  address: row.address,
  language: row.language,
  subject: row.subject,
  body: row.body,
  createdAt: row.created_at.toISOString(),
  sendAfter: row.send_after.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  state: row.sent_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
  attempts: row.attempts,
  lastError: row.last_error,
})
