import type { Mail } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import type { Actor, Dependencies } from '../../platform/types.ts'
import { enterTenant } from '../users/index.ts'
import { toMail } from './mails.mapper.ts'
import { canSeeOutbox } from './mails.policy.ts'
import { listMails, type MailFilter } from './mails.repository.ts'

const pageSize = 100

export function createMailsService(deps: Pick<Dependencies, 'database' | 'mailer'>) {
  return {
    /** A page of the outbox. */
    list: (
      actor: Actor,
      applicationId: number,
      filter: MailFilter,
    ): Promise<{ isSending: boolean; items: Mail[]; next: number | null }> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeOutbox(access)) throw forbidden()
        const rows = await listMails(tx, applicationId, filter, pageSize + 1)
        const page = rows.slice(0, pageSize)
        return {
          isSending: deps.mailer !== undefined,
          items: page.map(toMail),
          next: rows.length > pageSize ? page.at(-1)!.id : null,
        }
      }),
  }
}
