// How a token becomes the person, the integration or the preview that calls.
import type { Actor, Role } from './actor.ts'
import type { Transaction } from './database/database.types.ts'

/** What a verified access token says. */
export interface Claims {
  issuer: string
  subject: string
  roles: Role[]
  /** The roles hold in every application; else memberships say them, and these are for whoever is in none. */
  rolesHoldEverywhere: boolean
  /** Signed in with more than a password, or at a provider that decides about it. */
  hasSecondFactor: boolean
  email?: string
  givenName?: string
  familyName?: string
  /** The application whose roles these are, where the sign-in asked for one; they decide nothing (PERM-19). */
  applicationId?: number
  /** Session at the embedded identity provider in which the token was given. */
  sessionId?: string
}

/** Knows who looks as whom. */
export interface Previews {
  /** The caller as whom somebody looks; rejects with a Problem where they may not, or no longer. */
  actorFor(viewer: Actor, previewId: string): Promise<Actor>
}

/** Knows other systems that call with a token of their own. */
export interface Integrations {
  /** The caller behind a token of an integration; rejects with a 401 Problem. */
  actorOf(token: string): Promise<Actor>
}

/** Checks an access token: signature, issuer, audience, expiry. Rejects with a 401 Problem. */
export interface Authenticator {
  verify(token: string): Promise<Claims>
}

/** Knows people. */
export interface UserDirectory {
  /** The caller behind a token; provisions people of an external provider at their first call. */
  actorOf(claims: Claims): Promise<Actor>
  /**
   * Gives the guest whom an application invited by this address their sign-in profile: with their
   * first sign-in they are one of its people. False where nobody waits there any more.
   */
  adopt(
    tx: Transaction,
    guest: { applicationId: number; email: string },
    profile: Pick<Claims, 'issuer' | 'subject'>,
  ): Promise<boolean>
  /**
   * Gives a person the address that their account has now, and tells all their applications. In the caller's
   * transaction, which has to be one of the system.
   */
  changeEmail(
    tx: Transaction,
    profile: Pick<Claims, 'issuer' | 'subject'>,
    email: string,
  ): Promise<void>
  /** The groups through which a person learns of events in an application. */
  groupIdsOf(actor: Actor, applicationId: number): Promise<readonly number[]>
}
