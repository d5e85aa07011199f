import type { SecondFactors } from '../../platform/accounts.ts'
import { auditAccount } from '../accounts/account-audit.ts'
import { findActive, fullNameOf } from '../accounts/accounts.ts'
import type { IdentityConfig } from '../config.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { factorsOf, hasFactor, holdersAmong, removeFactors } from './factors.ts'
import { mailOwner } from './mails.ts'

/** What areas see and do of second factors; undefined where another provider has the accounts. */
export function createSecondFactors(config: IdentityConfig): SecondFactors | undefined {
  if (config.OIDC_ISSUER) return undefined
  return {
    holdersAmong,
    async reset(tx, subject, actor) {
      const account = await findActive(tx, subject)
      if (!account || !hasFactor(await factorsOf(tx, account.id))) return false
      await removeFactors(tx, account.id)
      await endSessionsOf(tx, subject)
      await mailOwner(tx, account, { change: 'reset', by: fullNameOf(actor) })
      await auditAccount(tx, account, { action: 'second-factor.reset', by: actor })
      return true
    },
  }
}
