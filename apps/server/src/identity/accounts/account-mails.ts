import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listAccountPeople } from './account-audit.ts'
import type { Account } from './accounts.ts'
import type { AccountMail } from './account-mails.texts.ts'

/**
 * Puts a mail to the owner of an account into the outbox of the first application that they are active in, in
 * the language that they chose. Returns false where they are in none: there is no outbox then.
 */
export async function mailAccount(
  tx: Transaction,
  account: Pick<Account, 'subject' | 'email'>,
  { write }: { write: (language: 'de' | 'en') => AccountMail },
): Promise<boolean> {
  const [person] = await listAccountPeople(tx, account.subject)
  if (!person) return false
  const language = person.languageCode === 'en' ? 'en' : 'de'
  const { subject, body, sealedSecret } = write(language)
  await tx.query(sql`
    insert into mail_outbox
      (application_id, user_id, address, language, subject, body, sealed_secret)
    values (${person.applicationId}, ${person.userId}, ${account.email}, ${language}, ${subject},
      ${body}, ${sealedSecret ?? null})`)
  return true
}
