// What areas ask of the embedded identity provider (`apps/server/src/identity` does it).
import type { Actor } from './actor.ts'
import type { Transaction } from './database/database.types.ts'

/** Somebody who is to make an account for themselves. */
export interface Invited {
  email: string
  firstName: string
  lastName: string
}

/** A link on which somebody makes their account, for a mail to their address. */
export interface SignUpLink {
  /** With a placeholder in place of its code. */
  url: string
  /** The code, as `MailSecrets` seals it. */
  sealedSecret: string
}

/** Accounts of the embedded identity provider for people who are invited. */
export interface SignUp {
  /**
   * For each, a link to a form; it works until the account is made or the application makes a newer
   * one, two weeks at most. In the caller's transaction, which has to be one of the system.
   */
  links(tx: Transaction, applicationId: number, people: readonly Invited[]): Promise<SignUpLink[]>
}

/** A session in which somebody is signed in at the embedded identity provider. */
export interface SignInSession {
  id: string
  /** Of the browser that last got a token; null: none did since this is noted. */
  userAgent: string | null
  /** The network that it came from: `203.0.113.0/24`. */
  network: string | null
  startedAt: Date
  /** When it last got a token, which happens every quarter of an hour at least. */
  lastSeenAt: Date | null
}

/** Which of somebody's sessions; all of them where it says nothing. */
export interface SessionChoice {
  only?: string | undefined
  except?: string | undefined
}

/** Sessions at the embedded identity provider. Transactions have to be those of the system. */
export interface Sessions {
  /** The sessions of an account, the one last seen first. */
  listOf(tx: Transaction, subject: string): Promise<SignInSession[]>
  /** Ends sessions; their access tokens are refused within seconds (API-12). Returns their ids. */
  endOf(tx: Transaction, subject: string, choice?: SessionChoice): Promise<string[]>
  /** Whether a session has ended; asks no database. */
  hasEnded(sessionId: string): boolean
}

/** New passwords for accounts of the embedded identity provider. */
export interface PasswordResets {
  /**
   * Sends a link to the mailbox of an account, in the caller's transaction, which has to be one of the system.
   * Not too often: then it says how long to wait.
   */
  send(
    tx: Transaction,
    subject: string,
    actor: Actor,
  ): Promise<'sent' | 'no-account' | { minutes: number }>
}

/** What accounts of the embedded identity provider have besides their passwords. */
export interface SecondFactors {
  /** Which of these have a second factor, by their subject. */
  holdersAmong(tx: Transaction, subjects: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Takes everything away that an account has besides its password, for whoever has lost it: their sessions end
   * and they get a mail. In the caller's transaction, which has to be one of the system. False where there is none.
   */
  reset(tx: Transaction, subject: string, actor: Actor): Promise<boolean>
}

/** New e-mail addresses for accounts of the embedded identity provider. */
export interface EmailChanges {
  /**
   * Sends a link to a new address, which counts once its mailbox has confirmed it, and tells the mailbox of
   * before. In the caller's transaction, which has to be one of the system. Whether somebody else has the address
   * is not said. Not too often: then it says how long to wait.
   */
  request(
    tx: Transaction,
    subject: string,
    wanted: { email: string; actor: Actor },
  ): Promise<'sent' | 'no-account' | 'same' | { minutes: number }>
}

/** Hashes passwords, and compares them with their hashes. */
export interface Passwords {
  /** A hash with its parameters and a salt of its own: `$scrypt$ln=15,r=8,p=3$salt$key`. */
  hash(password: string): Promise<string>
  /** Whether a password belongs to a hash. Without one it says no, and takes as long. */
  matches(password: string, hash: string | undefined): Promise<boolean>
}
