import type { Mail } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { enterTenant } from '../users/index.ts'
import { hideCode, readMail, toMail } from './mails.mapper.ts'
import { canSeeOutbox } from './mails.policy.ts'
import { listMails, type MailFilter, type MailRow } from './mails.repository.ts'

const pageSize = 100

export function createMailsService(
  deps: Pick<Dependencies, 'database' | 'mailer' | 'mailSecrets' | 'isDemoOutbox'>,
) {
  /** Codes are for recipients; in a demo that sends nothing, there is no other place to find them. */
  const bodyOf = (row: MailRow, language: 'de' | 'en') =>
    (deps.isDemoOutbox ? readMail(row, deps.mailSecrets)?.body : undefined) ??
    hideCode(row, language)

  return {
    /** A page of the outbox, without the codes of its mails (ADM-04). */
    list: (
      actor: Actor,
      applicationId: number,
      filter: MailFilter,
      language: 'de' | 'en',
    ): Promise<{ isSending: boolean; items: Mail[]; next: number | null }> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeOutbox(access)) throw forbidden()
        const rows = await listMails(tx, applicationId, filter, pageSize + 1)
        const page = rows.slice(0, pageSize)
        return {
          isSending: deps.mailer !== undefined,
          items: page.map((row) => toMail(row, bodyOf(row, language))),
          next: rows.length > pageSize ? page.at(-1)!.id : null,
        }
      }),
  }
}
