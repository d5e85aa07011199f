import sql from 'sql-template-tag'
import { audit } from '../platform/audit.ts'
import type { Actor, Transaction } from '../platform/types.ts'
import { embeddedIssuer } from './config.ts'

/** What the log of an application says about an account. */
type AccountAction = 'user.password-reset-requested' | 'user.password-changed' | 'user.sign-in-blocked' // prettier-ignore

/** A person of the portal behind an account, in one application. */
interface AccountPerson {
  applicationId: number
  userId: number
  firstName: string
  lastName: string
  languageCode: string
}

/**
 * The person behind an account, once for each application that they are active in. Who was invited and has
 * not come yet is known by their address.
 */
export const listAccountPeople = (tx: Transaction, subject: string) =>
  tx.query<AccountPerson>(sql`
    select m.application_id as "applicationId", u.id as "userId", u.first_name as "firstName",
      u.last_name as "lastName", u.language_code as "languageCode"
    from accounts a
    join users u on (u.issuer = ${embeddedIssuer} and u.subject = a.subject)
      or (u.subject is null and lower(u.email) = lower(a.email))
    join application_users m on m.user_id = u.id and m.status = 'active'
    where a.subject = ${subject} and u.is_active
    order by m.application_id`)

/**
 * Writes into the audit log of each application of an account's person (T-05), in the caller's transaction,
 * which has to be one of the system. `by`: the person did it, or somebody else; absent: nobody who is known.
 */
export async function auditAccount(
  tx: Transaction,
  subject: string,
  { action, by }: { action: AccountAction; by?: 'themselves' | Actor },
): Promise<void> {
  const people = await listAccountPeople(tx, subject)
  await audit(
    tx,
    ...people.map((person) => ({
      applicationId: person.applicationId,
      ...(by && { actor: by === 'themselves' ? person : by }),
      action,
      objectType: 'user',
      objectId: person.userId,
      summary: { name: `${person.firstName} ${person.lastName}`.trim() },
    })),
  )
}
