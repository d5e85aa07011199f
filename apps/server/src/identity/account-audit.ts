import sql from 'sql-template-tag'
import { audit, type AuditEntry } from '../platform/audit.ts'
import type { Database, Transaction } from '../platform/types.ts'
import { networkOf } from './attempts.ts'
import { embeddedIssuer } from './config.ts'

/** Something that was done at an account. */
interface AccountAct {
  action: AuditEntry['action']
  /** The IP address of whoever did it. */
  address?: string
  /** Why it was refused. */
  reason?: 'wrong-password' | 'deactivated'
}

interface Membership {
  application_id: number
  user_id: number
  first_name: string
  last_name: string
}

/**
 * Writes what was done at an account into the log of every application that its person is active in
 * (T-05): an account belongs to no application, and each has administrators of its own. Nothing is
 * written where there is no such account. A refused attempt names nobody as the one who made it.
 */
export async function auditAccount(
  tx: Transaction,
  account: { subject: string } | { login: string },
  { action, address, reason }: AccountAct,
): Promise<void> {
  const isAccount =
    'subject' in account
      ? sql`a.subject = ${account.subject}`
      : sql`lower(a.login) = ${account.login.trim().toLowerCase()}`
  const memberships = await tx.query<Membership>(sql`
    select m.application_id, m.user_id, a.first_name, a.last_name
    from accounts a
    join users u on u.issuer = ${embeddedIssuer} and u.subject = a.subject
    join application_users m on m.user_id = u.id and m.status = 'active'
    where ${isAccount}`)
  await audit(
    tx,
    ...memberships.map(({ application_id, user_id, first_name, last_name }): AuditEntry => {
      const actor = { userId: user_id, firstName: first_name, lastName: last_name }
      return {
        applicationId: application_id,
        ...(!reason && { actor }),
        action,
        objectType: 'user',
        objectId: user_id,
        summary: {
          name: `${first_name} ${last_name}`.trim(),
          after: {
            ...(reason && { reason }),
            ...(address !== undefined && { address: networkOf(address) }),
          },
        },
      }
    }),
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
