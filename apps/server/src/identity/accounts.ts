import sql from 'sql-template-tag'
import type { Clock, Database, Role, Transaction } from '../platform/types.ts'
import { forgetAttempts, takeAttempt } from './attempts.ts'
import { embeddedIssuer } from './config.ts'
import { hashPassword, matchesPassword, nobodysHash } from './passwords.ts'

/** What the row of a demo person says on the sign-in page. */
interface Persona {
  title: { de: string; en: string }
  company: string
  /** The first four are shown at once, the others behind "more people". */
  order: number
}

export interface Account {
  id: number
  login: string
  subject: string
  firstName: string
  lastName: string
  email: string
  roles: Role[]
  isActive: boolean
  persona: Persona | null
}

export interface NewAccount {
  login: string
  /** Stays the same for ever: other tables and tokens know the person by it. */
  subject: string
  firstName: string
  lastName: string
  email: string
  roles: readonly Role[]
  password?: string
  /** Instead of a password, so that many accounts with one password are hashed once. */
  passwordHash?: string
  persona?: Persona
  isActive?: boolean
}

/** How an attempt with a password ended. */
export type Attempt =
  | { outcome: 'accepted'; account: Account }
  | { outcome: 'wrong' }
  | { outcome: 'inactive' }
  | { outcome: 'locked'; minutes: number }

/** What sign-in needs of the platform. */
export interface AccountDependencies {
  database: Database
  clock: Clock
}

export const attemptsAllowed = 10
/** From one network, whatever the logins: a whole office may sit behind one address. */
export const attemptsOfAddress = 100

const limits = { ofKey: attemptsAllowed, ofNetwork: attemptsOfAddress }

/** Adds an account in the caller's transaction. */
export async function createAccount(tx: Transaction, account: NewAccount): Promise<Account> {
  const { login, subject, firstName, lastName, email, roles, persona, isActive = true } = account
  const hash = account.passwordHash ?? (await hashPassword(account.password ?? ''))
  if (!account.passwordHash && !account.password) throw new Error('An account needs a password.')
  const [row] = await tx.query<AccountRow>(sql`
    insert into accounts
      (login, subject, password_hash, first_name, last_name, email, roles, is_active, persona)
    values (${login.trim()}, ${subject}, ${hash}, ${firstName}, ${lastName}, ${email},
      ${[...roles]}::text[], ${isActive}, ${persona ? JSON.stringify(persona) : null}::jsonb)
    returning *`)
  return accountOf(row!)
}

/**
 * Checks a login and a password; ten failures within 15 minutes close that login for a while, a
 * hundred from one address close sign-in for that address. Counted in the database, for all processes.
 */
export async function verifyPassword(
  { database, clock }: AccountDependencies,
  { login, password, address }: { login: string; password: string; address: string },
): Promise<Attempt> {
  const key = login.trim().toLowerCase().slice(0, 200)
  const guess = { kind: 'sign-in' as const, key, address }
  const { minutes, row } = await database.system(async (tx) => {
    const minutes = await takeAttempt(tx, clock.now(), guess, limits)
    if (minutes !== undefined) return { minutes, row: undefined }
    const [row] = await tx.query<AccountRow>(
      sql`select * from accounts where lower(login) = ${key}`,
    )
    return { minutes, row }
  })
  if (minutes !== undefined) return { outcome: 'locked', minutes }
  // Outside of the transaction: hashing is slow on purpose. An unknown login takes as long.
  const matches = await matchesPassword(password, row?.password_hash ?? nobodysHash)
  if (!row || !matches) return { outcome: 'wrong' }
  await database.system((tx) => forgetAttempts(tx, guess))
  // Only who knows the password learns that the account is closed.
  if (!row.is_active) return { outcome: 'inactive' }
  return { outcome: 'accepted', account: accountOf(row) }
}

/** Replaces a password by one who knows the current one. */
export async function changePassword(
  deps: AccountDependencies,
  {
    login,
    current,
    next,
    address,
  }: { login: string; current: string; next: string; address: string },
): Promise<Attempt> {
  const attempt = await verifyPassword(deps, { login, password: current, address })
  if (attempt.outcome !== 'accepted') return attempt
  const hash = await hashPassword(next)
  await deps.database.system((tx) =>
    tx.query(sql`
      update accounts set password_hash = ${hash}, changed_at = ${deps.clock.now()}
      where id = ${attempt.account.id}`),
  )
  return attempt
}

/**
 * The account behind a token, with the roles of all applications that the person is in; undefined
 * when it is gone or deactivated.
 */
export async function findActiveAccount(
  database: Database,
  subject: string,
): Promise<Account | undefined> {
  const [row] = await database.system((tx) =>
    tx.query<AccountRow>(sql`
      select a.id, a.login, a.subject, a.password_hash, a.first_name, a.last_name, a.email,
        a.is_active, a.persona, coalesce(held.roles, a.roles) as roles
      from accounts a
      left join lateral (
        select array_agg(distinct role) as roles
        from users u
        join application_users m on m.user_id = u.id and m.status = 'active'
        cross join unnest(m.roles) as role
        where u.issuer = ${embeddedIssuer} and u.subject = a.subject
      ) held on true
      where a.subject = ${subject} and a.is_active`),
  )
  return row && accountOf(row)
}

/** The people of the demo, in their order. */
export async function listPersonas(database: Database): Promise<Account[]> {
  const rows = await database.system((tx) =>
    tx.query<AccountRow>(sql`
      select * from accounts where persona is not null
      order by (persona->>'order')::int, last_name, id`),
  )
  return rows.map(accountOf)
}

/** Enters as a demo person, without a password. The caller makes sure that this is a demo. */
export async function enterAsPersona(
  database: Database,
  login: string,
): Promise<Exclude<Attempt, { outcome: 'locked' }>> {
  const [row] = await database.system((tx) =>
    tx.query<AccountRow>(sql`
      select * from accounts where lower(login) = ${login.toLowerCase()} and persona is not null`),
  )
  if (!row) return { outcome: 'wrong' }
  return row.is_active ? { outcome: 'accepted', account: accountOf(row) } : { outcome: 'inactive' }
}

interface AccountRow {
  id: number
  login: string
  subject: string
  password_hash: string
  first_name: string
  last_name: string
  email: string
  roles: Role[]
  is_active: boolean
  persona: Persona | null
}

function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    login: row.login,
    subject: row.subject,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    roles: row.roles,
    isActive: row.is_active,
    persona: row.persona,
  }
}
