import type { Provider } from 'oidc-provider'
import type { Dependencies } from '../platform/types.ts'
import type { IdentityConfig } from './config.ts'

/** What the routes of the provider are built from. */
export interface Identity {
  deps: IdentityDependencies
  config: IdentityConfig
  provider: Provider
}

export type IdentityDependencies = Pick<Dependencies, 'database' | 'clock' | 'users'> &
  Partial<Pick<Dependencies, 'sessions'>>
