import type { Database } from '../../platform/database/database.types.ts'
import { isWithSecondFactor } from '../sign-in/accept-sign-in.ts'
import type { Account } from '../accounts/accounts.ts'
import { factorsOf, hasFactor } from './factors.ts'

/**
 * Whether an account has no second factor, or this browser has shown it at sign-in: the password alone changes
 * nothing about an account that asks for more (ASVS 7.5.1).
 */
export async function hasShownFactor(
  database: Database,
  session: { accountId?: string | undefined; amr?: string[] | undefined },
  account: Account,
): Promise<boolean> {
  const isIn = session.accountId === account.subject
  if (isIn && isWithSecondFactor(session.amr)) return true
  return !hasFactor(await database.system((tx) => factorsOf(tx, account.id)))
}
