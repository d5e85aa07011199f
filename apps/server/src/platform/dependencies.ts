import type {
  EmailChanges,
  PasswordResets,
  Passwords,
  SecondFactors,
  Sessions,
  SignUp,
} from './accounts.ts'
import type { Authenticator, Integrations, Previews, UserDirectory } from './authentication.ts'
import type { Clock } from './clock.ts'
import type { ContentLinks } from './content/content.types.ts'
import type { Database } from './database/database.types.ts'
import type { EventLog } from './events/events.types.ts'
import type { FileRules } from './http/file-kinds.ts'
import type { MailSecrets, Mailer } from './mail/index.ts'
import type { DocumentConverter, OfficeServer } from './office/office.types.ts'
import type { ContentScanner } from './scanner/scanner.types.ts'
import type { FileStorage, Staging } from './storage/storage.types.ts'

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
