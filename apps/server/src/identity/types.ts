import type { Provider } from 'oidc-provider'
import type { Dependencies } from '../platform/dependencies.ts'
import type { Transaction } from '../platform/database/database.types.ts'
import type { IdentityConfig } from './config.ts'
import type { Passkeys } from './second-factor/passkeys.ts'
import type { KnownDevices } from './sign-in/devices.ts'

/** What the routes of the provider are built from. */
export interface Identity {
  deps: IdentityDependencies
  config: IdentityConfig
  provider: Provider
  devices: KnownDevices
  /** Undefined: the portal is reached by a number, and browsers have passkeys of names alone. */
  passkeys: Passkeys | undefined
}

export type IdentityDependencies = Pick<
  Dependencies,
  'database' | 'clock' | 'users' | 'mailSecrets' | 'passwords'
> &
  Partial<Pick<Dependencies, 'sessions'>> & {
    /** Whether whoever had something sent to a person still manages them in all their applications. */
    stillManagesEverywhere: (
      tx: Transaction,
      link: { managerId: number; issuer: string; subject: string },
    ) => Promise<boolean>
  }
