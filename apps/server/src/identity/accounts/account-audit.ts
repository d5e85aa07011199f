import sql, { type Sql } from 'sql-template-tag'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Database, Transaction } from '../../platform/database/database.types.ts'
import { networkOf } from '../sign-in/attempts.ts'
import { embeddedIssuer } from '../config.ts'

/** Something that was done at an account. */
interface AccountAct {
  action: AuditEntry['action']
  /** The IP address of whoever did it. */
  address?: string
  /** Why it was refused. */
  reason?: 'wrong-password' | 'wrong-code' | 'deactivated'
  /** The account's e-mail address before and after. */
  email?: { before: string; after: string }
  /** Who did it; absent: the person themselves, or nobody who is known where it was refused. */
  by?: Pick<Actor, 'userId' | 'firstName' | 'lastName'> | 'nobody' | undefined
}

/** A person of the portal behind an account, in one application. */
interface AccountPerson {
  applicationId: number
  userId: number
  firstName: string
  lastName: string
  languageCode: string
}

const peopleOf = (isAccount: Sql) => sql`
  select m.application_id as "applicationId", m.user_id as "userId", u.first_name as "firstName",
    u.last_name as "lastName", u.language_code as "languageCode"
  from accounts a
  join users u on u.issuer = ${embeddedIssuer} and u.subject = a.subject and u.is_active
  join application_users m on m.user_id = u.id and m.status = 'active'
  where ${isAccount}
  order by m.application_id`

/** The person behind an account, once for each application that they are active in. */
export const listAccountPeople = (tx: Transaction, subject: string) =>
  tx.query<AccountPerson>(peopleOf(sql`a.subject = ${subject}`))

/**
 * Writes what was done at an account into the log of every application that its person is active in
 * (T-05): an account belongs to no application, and each has administrators of its own. Nothing is
 * written where there is no such account. A refused attempt names nobody as the one who made it.
 */
export async function auditAccount(
  tx: Transaction,
  account: { subject: string } | { login: string },
  { action, address, reason, email, by = reason && 'nobody' }: AccountAct,
): Promise<void> {
  const people = await tx.query<AccountPerson>(
    peopleOf(
      'subject' in account
        ? sql`a.subject = ${account.subject}`
        : sql`lower(a.login) = ${account.login.trim().toLowerCase()}`,
    ),
  )
  await audit(
    tx,
    ...people.map((person): AuditEntry => ({
      applicationId: person.applicationId,
      ...(by !== 'nobody' && { actor: by ?? person }),
      action,
      objectType: 'user',
      objectId: person.userId,
      summary: {
        name: `${person.firstName} ${person.lastName}`.trim(),
        ...(email && { before: { email: email.before } }),
        after: {
          ...(reason && { reason }),
          ...(address !== undefined && { address: networkOf(address) }),
          ...(email && { email: email.after }),
        },
      },
    })),
  )
}

const underWay = new WeakMap<Database, Set<Promise<void>>>()

/**
 * The same for an attempt that was refused, without waiting for it: an answer that took longer would
 * say that there is an account. Never rejects; what fails is told to `warn`.
 */
export function auditRefusal(
  database: Database,
  login: string,
  act: AccountAct,
  warn: (error: unknown) => void,
): void {
  const all = underWay.get(database) ?? new Set()
  underWay.set(database, all)
  const work = database
    .system((tx) => auditAccount(tx, { login }, act))
    .catch(warn)
    .finally(() => all.delete(work))
  all.add(work)
}

/** Waits for what is still being written: before the database is closed. */
export async function settleRefusals(database: Database): Promise<void> {
  await Promise.all(underWay.get(database) ?? [])
}
