import ipaddr from 'ipaddr.js'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/**
 * What is counted: passwords tried at sign-in, at a link for outsiders, or from a device that an account has
 * signed in with before; codes of a second factor; links for a new password that are asked for, and that an
 * account gets; links for a new e-mail address, by that address and by the account; entries of the audit log about
 * a login that was refused.
 */
type AttemptKind =
  | 'sign-in'
  | 'share'
  | 'device'
  | 'reset'
  | 'reset-account'
  | 'email'
  | 'email-account'
  | 'lockout'
  | 'second-factor'

/** Whose password is guessed, and from where. */
export interface Guess {
  kind: AttemptKind
  /** The login, the link, the device, the address or the account. */
  key: string
  /** The IP address of whoever guesses. */
  address: string
}

/** Guesses that are let through within 15 minutes. */
export interface GuessLimits {
  /** At one login or link, from everywhere. */
  ofKey: number
  /** From one network, at whatever; absent: any number. */
  ofNetwork?: number
  /** At one login or link from one network; absent: as many as `ofKey`. */
  ofBoth?: number
}

export const attemptWindowMinutes = 15

/**
 * Counts a guess, before it is looked at: many at the same moment count, too, in every process. Returns
 * the minutes to wait where it is one too many; then it is not counted.
 */
export async function takeAttempt(
  tx: Transaction,
  now: Date,
  { kind, key, address }: Guess,
  limits: GuessLimits,
): Promise<number | undefined> {
  const network = networkOf(address)
  for (const counted of [`${kind} ${key}`, `${kind} from ${network}`])
    await tx.query(sql`select pg_advisory_xact_lock(hashtext(${counted}))`)
  const since = new Date(now.getTime() - attemptWindowMinutes * 60_000)
  const first = await closedSince(tx, { kind, key, network, since }, limits)
  if (first) return Math.max(1, Math.ceil((first.getTime() - since.getTime()) / 60_000))
  await tx.query(sql`
    insert into sign_in_attempts (kind, login, address, attempted_at)
    values (${kind}, ${key}, ${network}, ${now})`)
  return undefined
}

/** After the right password: earlier guesses from this network at this login or link count no more. */
export const forgetAttemptsFrom = (tx: Transaction, { kind, key, address }: Guess) =>
  tx.query(sql`
    delete from sign_in_attempts
    where kind = ${kind} and login = ${key} and address = ${networkOf(address)}`)

/** The first of the guesses that close a login, a link or a network; undefined where all are open. */
async function closedSince(
  tx: Transaction,
  { kind, key, network, since }: { kind: string; key: string; network: string; since: Date },
  { ofKey, ofNetwork = Infinity, ofBoth = ofKey }: GuessLimits,
): Promise<Date | undefined> {
  const isKey = sql`login = ${key}`
  const isNetwork = sql`address = ${network}`
  const [state] = await tx.query<{
    of_both: number
    first_of_both: Date | null
    of_key: number
    first_of_key: Date | null
    of_network: number
    first_of_network: Date | null
  }>(sql`
    select
      count(*) filter (where ${isKey} and ${isNetwork}) as of_both,
      min(attempted_at) filter (where ${isKey} and ${isNetwork}) as first_of_both,
      count(*) filter (where ${isKey}) as of_key,
      min(attempted_at) filter (where ${isKey}) as first_of_key,
      count(*) filter (where ${isNetwork}) as of_network,
      min(attempted_at) filter (where ${isNetwork}) as first_of_network
    from sign_in_attempts
    where kind = ${kind} and (${isKey} or ${isNetwork}) and attempted_at > ${since}`)
  const { of_both, first_of_both, of_key, first_of_key, of_network, first_of_network } = state!
  if (of_key >= ofKey) return first_of_key!
  if (of_both >= ofBoth) return first_of_both!
  return of_network >= ofNetwork ? first_of_network! : undefined
}

/** A house has one address of IPv4, and of IPv6 a whole network: its first 64 bits. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
