/** Why somebody comes to `/logged-out`, as state of the navigation; without one they signed out here. */
export interface LoggedOutState {
  /** `elsewhere`: in another tab; `provider-away`: the identity provider did not answer a sign-in. */
  reason: 'here' | 'elsewhere' | 'failed' | 'provider-away'
  /** Path and query to come back to after the next sign-in. */
  returnTo?: string
}
