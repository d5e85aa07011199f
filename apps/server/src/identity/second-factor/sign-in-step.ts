import type { Database } from '../../platform/database/database.types.ts'
import { saveInteraction, type Interaction } from '../sign-in/accept-sign-in.ts'
import { findActive, type Account } from '../accounts/accounts.ts'
import { identityPath } from '../config.ts'
import { factorsOf, hasFactor } from './factors.ts'

/** What follows the password: showing the second factor, or setting one up because it is demanded. */
export type Step = 'second-factor' | 'second-factor/set-up'

/** Where a step of a sign-in lies, without one its beginning: under the sign-in's own path, as its cookie does. */
export const stepPath = (uid: string, step: Step | undefined) =>
  [identityPath, 'sign-in', uid, ...(step ? [step] : [])].join('/')

/** What is still to be done after the right password; undefined: nothing. */
export const nextStep = (database: Database, account: Account): Promise<Step | undefined> =>
  database.system(async (tx) => {
    if (hasFactor(await factorsOf(tx, account.id))) return 'second-factor'
    const active = await findActive(tx, account.subject)
    return active?.needsSecondFactor ? 'second-factor/set-up' : undefined
  })

/** Remembers, in the sign-in itself, whose password was right. */
export async function rememberFirstFactor(interaction: Interaction, { subject }: Account) {
  interaction.lastSubmission = { firstFactorOf: subject }
  await saveInteraction(interaction)
}

/** Whose password was right in this sign-in; undefined: nobody's yet, or the account is closed. */
export async function firstFactorOf(
  database: Database,
  { lastSubmission }: Interaction,
): Promise<Account | undefined> {
  const subject = lastSubmission?.firstFactorOf
  return typeof subject === 'string' ? database.system((tx) => findActive(tx, subject)) : undefined
}
