import type { Provider } from 'oidc-provider'
import type { Database } from '../../platform/database/database.types.ts'
import { auditAccount } from '../accounts/account-audit.ts'
import type { Account } from '../accounts/accounts.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

/** A sign-in under way. */
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** How somebody has signed in, as tokens say it in `amr` (RFC 8176). */
export type SignInMethod = 'pwd' | 'otp' | 'pop' | 'mfa' | typeof demoMethod

/** A person of the demo, of whom nothing is asked: not in the standard. */
export const demoMethod = 'demo'

/** Whether a sign-in was with more than a password. Of people of the demo nothing more is asked. */
export const isWithSecondFactor = (methods: unknown): boolean =>
  Array.isArray(methods) && (methods.includes('mfa') || methods.includes(demoMethod))

/** Ends a sign-in well: the provider goes on at `interaction.returnTo`. */
export async function acceptSignIn(
  database: Database,
  interaction: Interaction,
  {
    account,
    methods,
    address,
  }: { account: Account; methods: readonly SignInMethod[]; address: string },
): Promise<void> {
  const { session } = interaction
  if (session?.accountId && session.accountId !== account.subject) {
    // Somebody else was signed in here: that session ends, and this sign-in begins a new one.
    const { accountId, uid } = session
    await database.system((tx) => endSessionsOf(tx, accountId, { only: uid }))
    interaction.session = undefined
  }
  interaction.lastSubmission = undefined
  interaction.result = {
    login: { accountId: account.subject, remember: true, amr: [...methods] },
  }
  await saveInteraction(interaction)
  await database.system((tx) => auditAccount(tx, account, { action: 'sign-in.accepted', address }))
}

/** Saves it for as long as it was to last. */
export const saveInteraction = (interaction: Interaction) =>
  interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
