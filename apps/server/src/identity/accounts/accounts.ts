import sql from 'sql-template-tag'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.types.ts'
import type { Role } from '../../platform/actor.ts'
import type { Passwords } from '../../platform/accounts.ts'
import { auditAccount } from './account-audit.ts'
import {
  forgetAttemptsFrom,
  takeAttempt,
  type Guess,
  type GuessLimits,
} from '../sign-in/attempts.ts'
import { embeddedIssuer } from '../config.ts'
import type { KnownDevices } from '../sign-in/devices.ts'
import { secondFactorDemands } from '../second-factor/demand.ts'

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
  /** An application that the person is in demands a second factor of their role (ASVS 6.3.3). */
  needsSecondFactor: boolean
}

export interface NewAccount {
  login: string
  /** Stays the same for ever: other tables and tokens know the person by it. */
  subject: string
  firstName: string
  lastName: string
  email: string
  roles: readonly Role[]
  passwordHash: string
  persona?: Persona
  isActive?: boolean
}

/** How an attempt with a password ended. */
export type Attempt =
  | { outcome: 'accepted'; account: Account; deviceToken: string }
  | { outcome: 'wrong' }
  | { outcome: 'inactive' }
  | { outcome: 'locked'; minutes: number }

/** What sign-in needs of the platform. */
export interface AccountDependencies {
  database: Database
  clock: Clock
  passwords: Passwords
  devices: KnownDevices
}

/** Wrong passwords for one login from one network, or from one known device. */
export const attemptsAllowed = 10
/** From one network, whatever the logins: a whole office may sit behind one address. */
export const attemptsOfAddress = 100
/** For one login from everywhere: slows an attack by many machines. Known devices still get in. */
export const attemptsOfLogin = 100

const limits: GuessLimits = {
  ofBoth: attemptsAllowed,
  ofKey: attemptsOfLogin,
  ofNetwork: attemptsOfAddress,
}

/** Who tries a password, and from where. */
interface Credentials {
  /** Login or e-mail address, as typed. */
  login: string
  password: string
  /** IP address. */
  address: string
  /** The device cookie's value. */
  deviceToken?: string | undefined
}

/** Adds an account in the caller's transaction. */
export async function createAccount(tx: Transaction, account: NewAccount): Promise<Account> {
  const { login, subject, firstName, lastName, email, roles, persona, isActive = true } = account
  const [row] = await tx.query<AccountRow>(sql`
    insert into accounts
      (login, subject, password_hash, first_name, last_name, email, roles, is_active, persona)
    values (${login.trim()}, ${subject}, ${account.passwordHash}, ${firstName}, ${lastName}, ${email},
      ${[...roles]}::text[], ${isActive}, ${persona ? JSON.stringify(persona) : null}::jsonb)
    returning *`)
  return accountOf(row!)
}

/**
 * Checks a login or e-mail address with a password. Within 15 minutes ten failures close a login to a
 * network, a hundred close it to all devices that it has not signed in with before, and a hundred at whatever
 * logins close sign-in to a network: nobody shuts anybody else out (ASVS 6.3.1). Counted in the database,
 * for all processes.
 */
export async function verifyPassword(
  { database, clock, passwords, devices }: AccountDependencies,
  { login, password, address, deviceToken }: Credentials,
): Promise<Attempt> {
  const now = clock.now()
  const { minutes, row, guess, deviceId } = await database.system(async (tx) => {
    const row = await findByName(tx, login)
    const deviceId = row && devices.findId(deviceToken, row.subject)
    const guess: Guess = deviceId
      ? { kind: 'device', key: deviceId, address }
      : // As it was typed: else waiting would tell which address belongs to which login.
        { kind: 'sign-in', key: normalizeName(login), address }
    const minutes = await takeAttempt(
      tx,
      now,
      guess,
      deviceId ? { ofKey: attemptsAllowed } : limits,
    )
    // The same for an unknown login, so that it takes as long.
    if (minutes !== undefined) await auditLockout(tx, now, row?.subject ?? normalizeName(login))
    return { minutes, row, guess, deviceId }
  })
  if (minutes !== undefined) return { outcome: 'locked', minutes }
  // Outside of the transaction: hashing is slow on purpose. An unknown login takes as long.
  const matches = await passwords.matches(password, row?.password_hash)
  if (!row || !matches) return { outcome: 'wrong' }
  await database.system((tx) => forgetAttemptsFrom(tx, guess))
  // Only who knows the password learns that the account is closed.
  if (!row.is_active) return { outcome: 'inactive' }
  return {
    outcome: 'accepted',
    account: accountOf(row),
    deviceToken: devices.issueToken(row.subject, deviceId),
  }
}

/** Writes of an account's refused sign-ins at most once within 15 minutes: the log is no target itself. */
async function auditLockout(tx: Transaction, now: Date, subject: string) {
  const entry: Guess = { kind: 'lockout', key: subject, address: '' }
  if ((await takeAttempt(tx, now, entry, { ofKey: 1 })) !== undefined) return
  await auditAccount(tx, { subject }, { action: 'user.sign-in-blocked', by: 'nobody' })
}

/** What somebody is called; whoever has no family name is called by the other. */
export const fullNameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** A login or an e-mail address, as it is compared. */
export const normalizeName = (typed: string) => typed.trim().toLowerCase().slice(0, 254)

/**
 * The account with this login; else the one with this e-mail address, unless several have it. Nobody's login
 * is the address of somebody else (invitation.ts), so the two do not get into each other's way.
 */
async function findByName(tx: Transaction, typed: string): Promise<AccountRow | undefined> {
  const name = normalizeName(typed)
  const rows = await tx.query<AccountRow>(sql`
    select * from accounts where lower(login) = ${name} or lower(email) = ${name}
    order by lower(login) = ${name} desc, id limit 2`)
  const [first, second] = rows
  const isLogin = first?.login.toLowerCase() === name
  return isLogin || !second ? first : undefined
}

/** Active accounts with this login or e-mail address: a link for a new password goes to each. */
export async function listActiveByName(tx: Transaction, typed: string): Promise<Account[]> {
  const name = normalizeName(typed)
  const rows = await tx.query<AccountRow>(sql`
    select * from accounts
    where (lower(login) = ${name} or lower(email) = ${name}) and is_active
    order by id limit 5`)
  return rows.map(accountOf)
}

/** Replaces the password of an account, in the caller's transaction. */
export const setPassword = (
  tx: Transaction,
  { id, passwordHash, now }: { id: number; passwordHash: string; now: Date },
) =>
  tx.query(sql`
    update accounts set password_hash = ${passwordHash}, changed_at = ${now} where id = ${id}`)

/**
 * The account behind a token, with the roles of one application, or of all that the person is in; undefined
 * when it is gone or deactivated (AUTH-16).
 * @param applicationId  the application that the sign-in asked for
 */
export const findActiveAccount = (
  database: Database,
  subject: string,
  applicationId?: number,
): Promise<Account | undefined> => database.system((tx) => findActive(tx, subject, applicationId))

/** The same in the caller's transaction. */
export async function findActive(
  tx: Transaction,
  subject: string,
  applicationId?: number,
): Promise<Account | undefined> {
  const asked = applicationId ?? null
  const [row] = await tx.query<AccountRow>(sql`
    select a.id, a.login, a.subject, a.password_hash, a.first_name, a.last_name, a.email,
      a.is_active, a.persona,
      case when held.is_member then coalesce(held.roles, '{}') else a.roles end as roles,
      coalesce(held.needs_second_factor, false) as needs_second_factor
    from accounts a
    left join lateral (
      select
        array_agg(distinct role)
          filter (where ${asked}::int is null or m.application_id = ${asked}::int) as roles,
        count(*) > 0 as is_member,
        bool_or(role = any(demand.roles)) as needs_second_factor
      from users u
      join application_users m on m.user_id = u.id and m.status = 'active'
      left join ${secondFactorDemands} demand on demand.application_id = m.application_id
      cross join unnest(m.roles) as role
      where u.issuer = ${embeddedIssuer} and u.subject = a.subject
    ) held on true
    where a.subject = ${subject} and a.is_active`)
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

/** How entering as a demo person ended. */
type Entrance =
  | { outcome: 'accepted'; account: Account; deviceToken?: undefined }
  | { outcome: 'wrong' | 'inactive' }

/** Enters as a demo person, without a password. The caller makes sure that this is a demo. */
export async function enterAsPersona(database: Database, login: string): Promise<Entrance> {
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
  /** Only where memberships were looked at. */
  needs_second_factor?: boolean
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
    needsSecondFactor: row.needs_second_factor ?? false,
  }
}
