import { signInRoles } from '@atrium/api-client/contract'
import type {
  Area,
  BodyOf,
  Call,
  FilePart,
  IntegrationArea,
  ParamsOf,
  QueryOf,
  ResponseOf,
  SignInRole,
} from '@atrium/api-client/contract'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from 'sql-template-tag'
import type { FileRules } from './http/file-kinds.ts'
import type { ContentLinks, DocumentConverter, OfficeServer } from './content-types.ts'
import type { Mailer, MailSecrets } from './mail/index.ts'
import type { ContentScanner, FileStorage, Staging } from './storage-types.ts'

export type * from './content-types.ts'
export type * from './storage-types.ts'

/** Runs statements inside one transaction. */
export interface Transaction {
  query<Row extends object>(statement: Sql): Promise<Row[]>
}

export interface Database {
  /**
   * A transaction of one tenant: the database role cannot see rows of other tenants
   * (row-level security, the second wall behind the policies).
   */
  tenant<T>(applicationId: number, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction that sees everything: sign-in, lists across tenants, events, jobs, demo data. */
  system<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Makes one transaction of those that `work` opens one after another: they hold together or not
   * at all. It may be tried again, so `work` must be able to run twice.
   */
  together<T>(work: () => Promise<T>): Promise<T>
  /** Every transaction that `work` opens can only read: the database itself refuses the rest. */
  readOnly<T>(work: () => Promise<T>): Promise<T>
  /**
   * Does what cannot be undone, such as deleting a content, after the running transaction has been
   * committed; at once where none is running. Not done if the commit fails. Errors are ignored: the
   * transaction counts, whatever becomes of this.
   */
  afterCommit(work: () => Promise<unknown>): Promise<void>
  /** Calls `wake` on every NOTIFY of a channel. Notifications only wake: they may be lost or doubled. */
  listen(channel: string, wake: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The roles of the sign-in profile (AUTH-16). */
export const roles = signInRoles
export type Role = SignInRole

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

/** Who calls. Read from the database on every call, so a deactivated user is refused at once. */
export interface Actor {
  userId: number
  subject: string
  firstName: string
  lastName: string
  languageCode: string
  /** What belongs to no application asks for these: of all memberships, of the account where there is none. */
  rolesAnywhere: readonly Role[]
  /** Roles by application, of the applications in which the user is active. */
  rolesIn: Readonly<Record<number, readonly Role[]>>
  /** Applications in which the user is active. */
  applicationIds: readonly number[]
  /** Session at the embedded identity provider; absent with another provider, and in a preview. */
  sessionId?: string
  /** Signed in with more than a password. */
  hasSecondFactor?: boolean
  /** Set where another system calls, which is no person and makes the calls of its areas alone. */
  integration?: { id: number; areas: readonly IntegrationArea[]; directoryRole?: Role | undefined }
  /** Set while somebody else looks at the portal as this person, or as a group (T-04). */
  preview?: Previewed
}

/** What makes a caller one who is only looked at. Without the group they are a person. */
interface Previewed {
  id: string
  /** Who looks. */
  viewerId: number
  /** A hidden page that the look shows. */
  pageId?: number
  /** The caller is nobody, user 0, who is in this group alone. */
  group?: { userGroupId: number; type: number; seesAll: boolean }
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

export interface UploadedFile {
  /** Name as sent, NFC, without a path. */
  name: string
  /** Bytes, counted while streaming. */
  size: number
  /** Media type found in the content, not the name. */
  type: string
  /** Where the content waits in storage until the call commits. */
  temporaryKey: string
  sha256: string
}

/** What a handler gets: validated input and who asks. */
export interface CallContext<C = Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  files: C extends { files: infer F extends Record<string, FilePart> }
    ? { [K in keyof F]: UploadedFile[] }
    : undefined
  /** Undefined only on calls that are declared `open`. */
  actor: C extends { open: true } ? Actor | undefined : Actor
  /** From `If-Match`: the version that the caller saw. */
  ifMatch: number | undefined
  /** From `Idempotency-Key`; a client knows the echo of its own command by it. */
  idempotencyKey: string | undefined
  /** Language of texts in the answer, from Accept-Language. */
  language: 'de' | 'en'
  requestId: string
  log: FastifyBaseLogger
}

type Built<A> = { [K in keyof A as A[K] extends { planned: true } ? never : K]: A[K] }

/** An answer that is a file: what calls with `produces` give. */
export interface FileAnswer {
  /** Media type. */
  type: string
  /** Bytes. */
  size: number
  /** Names this very content; whoever has it gets 304. */
  etag: string
  cacheControl: string
  /** Opens the content; not called where nothing is sent. */
  open(): Promise<Readable>
}

type AnswerOf<C> = C extends { produces: string } ? FileAnswer : ResponseOf<C>

type Handler<C> = (context: CallContext<C>) => Promise<AnswerOf<C>>

/**
 * A handler in two steps. `prepare` does what takes long and needs no transaction, such as decoding
 * a picture; what it gives back is the work inside of it, which may run more than once.
 */
interface TwoSteps<C> {
  prepare: (context: CallContext<C>) => Promise<() => Promise<AnswerOf<C>>>
}

/** A handler for every built call of an area: a missing one fails the type check. */
export type Handlers<A extends Area> = {
  [K in keyof Built<A>]: Handler<Built<A>[K]> | TwoSteps<Built<A>[K]>
}

/** Who may learn of an event. Absent lists mean: everyone in the tenant. */
export interface Audience {
  groupIds?: readonly number[]
  userIds?: readonly number[]
}

/** Something that happened, past tense: `files.added`, `directory.created`. */
export interface DomainEvent {
  applicationId: number
  type: string
  audience: Audience
  /** JSON, for the hub as it stands: ids and small facts, no secrets. */
  payload: Record<string, unknown>
}

export interface EventLog {
  /** Writes events in the caller's transaction; they are seen if and only if it commits. */
  append(tx: Transaction, ...events: DomainEvent[]): Promise<void>
}

export interface Clock {
  now(): Date
}

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

/** What areas are built from. Everything with a side effect is in here. */
export interface Dependencies {
  database: Database
  events: EventLog
  storage: FileStorage
  staging: Staging
  /** Which kinds of files an application takes; without one, the default. */
  fileRules(applicationId?: number): Promise<FileRules>
  /** Undefined: none is set up, and files are given out as they came. */
  scanner: ContentScanner | undefined
  content: ContentLinks
  authenticator: Authenticator
  users: UserDirectory
  previews: Previews
  integrations: Integrations
  /** Undefined where another identity provider has the accounts. */
  signUp: SignUp | undefined
  /** Applications give their people roles; else the token of another identity provider says them. */
  givesRoles: boolean
  /** Undefined where another identity provider has the sessions. */
  sessions: Sessions | undefined
  /** Undefined where another identity provider has the accounts. */
  passwordResets: PasswordResets | undefined
  /** Undefined where another identity provider has the accounts. */
  secondFactors: SecondFactors | undefined
  /** Undefined where another identity provider has the accounts. */
  emailChanges: EmailChanges | undefined
  clock: Clock
  passwords: Passwords
  /** Undefined: none is set up, and the portal shows what it can by itself. */
  office: OfficeServer | undefined
  /** Undefined: LibreOffice is not on this machine. */
  converter: DocumentConverter | undefined
  /** Sends mails; absent: they stay in the outbox. */
  mailer?: Mailer | undefined
  /** Seals codes in mails until they are sent (ADM-04). */
  mailSecrets: MailSecrets
  /**
   * Demo data is on and no mail server is set up: administrators see the codes of mails in the outbox,
   * because nobody could try an invitation otherwise.
   */
  isDemoOutbox: boolean
  /** Seals links for outsiders. Kept before anybody asks: a refused write takes back what it stored (T-73). */
  shareKey: string
  /** Base of links in mails: ATRIUM_URL, without a slash at the end. */
  portalUrl: string
}
