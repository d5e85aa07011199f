/** The person of the sign-in profile. */
export interface SessionUser {
  subject: string
  firstName: string
  lastName: string
  email?: string
  /** In capitals, as in AUTH-16; names that are not known here are kept. */
  roles: string[]
  /** The application whose roles these are; absent: those of all applications. */
  applicationId?: number
  /** End of the access token, in epoch seconds. */
  expiresAt: number
}

/** What a screen needs to know; the same object until something changes. */
export interface SessionSnapshot {
  status: 'loading' | 'signed-out' | 'signed-in'
  /** There while signed in. */
  user?: SessionUser
  /** The last silent renewal failed (AUTH-12). */
  renewalFailed: boolean
  /** Signed out in another tab, which nobody at this page has asked for. */
  isEndedElsewhere?: boolean
}

export interface SessionOptions {
  /** Issuer of the identity provider. */
  authority: string
  clientId: string
  /** Where the portal stands; `/callback`, `/silent_renew.html` and `/logged-out` are below it. */
  baseUrl: string
  /** `iframe` where the identity provider is same-site with the portal, else `refresh`. */
  renewal: 'iframe' | 'refresh'
  /**
   * The API as a resource indicator (RFC 8707), for a provider that knows applications: `signIn` for an
   * application asks for `<apiResource>:<applicationId>`. Absent: nothing is asked.
   */
  apiResource?: string | undefined
  /** Default: those of AUTH-13; `refresh` adds `offline_access`. */
  scopes?: readonly string[]
  /** Claim that holds the roles: a name or a path with dots. Default `role`. */
  roleClaim?: string
  /** Gives back the token of the reporting tool, if one is held. First step of signing out (AUTH-04). */
  destroyReportingToken?: () => Promise<void>
  /** Analytics; gets `Logout` (AUTH-04). */
  track?: (event: 'Logout') => void
  /** For the log only: nothing that it gets is shown, and it never gets a token. */
  log?: (message: string, error?: unknown) => void
  /** Epoch milliseconds. Default `Date.now`. */
  now?: () => number
}

export interface SignInOptions {
  /** The application whose roles the profile is to have (AUTH-16); absent: those of all. */
  applicationId?: number | undefined
  /** Path and query to come back to (AUTH-07). */
  returnTo?: string
  /** Language of the identity provider's pages. */
  language?: string
  /** Ask for the password even where the identity provider still knows the person. */
  forceLogin?: boolean
}

/** Sign-in of one tab. Functions are bound: they may be passed on by themselves. */
export interface Session {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => SessionSnapshot
  /** Loads the stored session; never leaves the page (AUTH-06). */
  start: () => Promise<void>
  /** The access token, renewed first when it is close to its end; undefined when there is none to use. */
  token: () => Promise<string | undefined>
  /** Leaves for the identity provider. */
  signIn: (options?: SignInOptions) => Promise<void>
  /** On `/callback`: rejects where the answer does not belong to a sign-in of this tab (AUTH-02). */
  completeSignIn: () => Promise<{ returnTo: string | undefined }>
  /**
   * Hands this tab's sign-in to the other tabs of the same person whose session could not be renewed:
   * what stands on them stays, and works again (ERR-09).
   */
  shareSignIn: () => Promise<void>
  /** Renews now; false when it failed (AUTH-12). Calls at the same time share one renewal. */
  renew: () => Promise<boolean>
  /** The server refuses a token that was renewed for it: the session counts as not renewed until it is (AUTH-12). */
  distrust: () => void
  /**
   * Leaves for the identity provider's sign-out (AUTH-04). Rejects where the provider cannot be
   * reached; the person is signed out of the portal all the same.
   */
  signOut: () => Promise<void>
  /**
   * Forgets the tokens of this tab and stops renewing, because the server has ended the session (API-12).
   * Tells no listener: what is on the screen stays, such as a text that was not sent. `signIn` works on.
   */
  forget: () => Promise<void>
  /** Stops renewing and listening. */
  close: () => void
}
