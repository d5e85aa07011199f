import sql from 'sql-template-tag'
import type { Database } from '../database/database.types.ts'
import type { MailSecrets } from './mail-secrets.ts'

/** As versions before 0069 wrote links of invitations into mails. */
const links = /(\/identity\/invitation\?code=)([\w-]+)/g

interface WaitingRow {
  application_id: number
  id: number
  address: string
  body: string
}

/** Seals the codes of mails that an earlier version put into the outbox and that still wait (ADM-04). */
export const sealWaitingMails = (database: Database, secrets: MailSecrets): Promise<void> =>
  database.system(async (tx) => {
    const rows = await tx.query<WaitingRow>(sql`
      select application_id, id, address, body from mail_outbox
      where sent_at is null and failed_at is null and sealed_secret is null
        and body like '%/identity/invitation?code=%'
      for update`)
    for (const { application_id, id, address, body } of rows) {
      // Names stand before the link: the last one is the mail's own.
      const code = [...body.matchAll(links)].at(-1)?.[2]
      if (!code) continue
      const { placeholder, sealed } = secrets.seal(address, code)
      const text = body.replaceAll(code, () => placeholder)
      await tx.query(sql`
        update mail_outbox set body = ${text}, sealed_secret = ${sealed}
        where application_id = ${application_id} and id = ${id}`)
    }
  })
