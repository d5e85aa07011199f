import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import {
  createIntegrations,
  createPreviews,
  createUserDirectory,
  fileRulesOf,
} from './areas/index.ts'
import { databaseFolder } from './config.ts'
import type { Config } from './config.ts'
import {
  createAuthenticator,
  createEmailChanges,
  createPasswordResets,
  createPasswords,
  createSecondFactors,
  createSessions,
  createSignUp,
  refuseEnded,
} from './identity/index.ts'
import { createContentSigner } from './platform/content/index.ts'
import type { ContentSigner } from './platform/content/index.ts'
import { createDatabase, openEmbedded, openPostgres } from './platform/database/index.ts'
import type { SqlDatabase } from './platform/database/index.ts'
import { createEventLog } from './platform/events/index.ts'
import type { EventReader } from './platform/events/index.ts'
import { defaultRules } from './platform/http/file-kinds.ts'
import { createLog } from './platform/log.ts'
import { createConverter, createOfficeServer, findSoffice } from './platform/office/index.ts'
import { createMailer, createMailSecrets } from './platform/mail/index.ts'
import { sealWaitingMails } from './platform/mail/seal-waiting.ts'
import { migrate, readMigrations } from './platform/migrations.ts'
import { createDisk } from './platform/disk.ts'
import type { Disk } from './platform/disk.ts'
import { createPartStates } from './platform/part-states.ts'
import type { PartStates } from './platform/part-states.ts'
import { secret } from './platform/secrets.ts'
import { createClamdScanner } from './platform/scanner/index.ts'
import { createStaging, createStorage, guardStorage } from './platform/storage/index.ts'
import type { Dependencies } from './platform/dependencies.ts'
import {
  watchAuthenticator,
  watchMailer,
  watchScanner,
  watchStorage,
} from './platform/watched-parts.ts'

/** What the server as a whole is built from. */
export interface ServerDependencies extends Dependencies {
  log: Logger
  database: SqlDatabase
  content: ContentSigner
  /** This process's reader of the event log. */
  eventReader: EventReader
  /** What is known of storage, disk, mail server, identity provider and scanner. */
  parts: PartStates
  disk: Disk
  /** Lets go of everything that is held open. */
  close(): Promise<void>
}

/** Opens what the settings name: an up-to-date database, files, keys. */
export async function createDependencies(
  config: Config,
  given: { database?: SqlDatabase; log?: Logger } = {},
): Promise<ServerDependencies> {
  const log = given.log ?? createLog(config.LOG_LEVEL)
  const soffice = findSoffice(config.LIBREOFFICE_PATH)
  const database = given.database ?? (await openDatabase(config, log))
  try {
    await migrate(database, await readMigrations())
    const clock = { now: () => new Date() }
    const events = createEventLog(database, clock, {
      onError: (error) => log.error({ err: error }, 'The event log could not be read'),
    })
    const sessions = await createSessions({ database, clock }, config, (error) =>
      log.error({ err: error }, 'Ended sessions could not be read'),
    )
    const parts = createPartStates(clock, (part, state, error) =>
      state === 'down'
        ? log.error({ part, err: error }, 'An outside part is away')
        : log.warn({ part }, 'An outside part is back'),
    )
    const opened = await createStorage(config, {
      onError: (error) => log.warn({ err: error }, 'Content could not be discarded'),
    })
    const contents = watchStorage(opened, parts)
    const storage = guardStorage(contents, database)
    const keyOf = (name: string) =>
      secret(database, name, () => randomBytes(32).toString('base64url'))
    const contentKey = await keyOf('content-key')
    const { SMTP_URL: url, MAIL_FROM: from } = config
    const mailer = url && from ? watchMailer(createMailer({ url, from }), parts) : undefined
    const mailSecrets = createMailSecrets(await keyOf('mail-key'))
    await sealWaitingMails(database, mailSecrets)
    if (!mailer) log.info('SMTP_URL is not set: mails stay in the outbox')
    const converter = soffice ? createConverter({ program: soffice }) : undefined
    log.info({ soffice }, converter ? 'LibreOffice makes PDFs of presentations' : 'LibreOffice is not here: presentations are shown as text') // prettier-ignore
    return {
      log,
      database,
      clock,
      passwords: createPasswords(),
      events: events.log,
      eventReader: events.reader,
      parts,
      disk: createDisk(parts, config.ATRIUM_DATA, config.DISK_RESERVE_MIB),
      storage,
      scanner: config.CLAMD_URL
        ? watchScanner(createClamdScanner(contents, { url: config.CLAMD_URL }), parts)
        : undefined,
      fileRules: async (applicationId) =>
        applicationId === undefined
          ? defaultRules
          : database.system((tx) => fileRulesOf(tx, applicationId)),
      staging: await createStaging(config.ATRIUM_DATA),
      content: createContentSigner(config.CONTENT_URL, contentKey, clock),
      authenticator: watchAuthenticator(createAuthenticator({ database }, config), parts),
      users: refuseEnded(createUserDirectory({ database, events: events.log }), sessions),
      sessions,
      previews: createPreviews({ database, clock }),
      integrations: createIntegrations({ database, clock }),
      signUp: createSignUp({ clock, mailSecrets }, config),
      givesRoles: !config.OIDC_ISSUER || config.ROLES_FROM === 'portal',
      passwordResets: createPasswordResets({ clock, mailSecrets }, config),
      secondFactors: createSecondFactors(config),
      emailChanges: createEmailChanges({ clock, mailSecrets }, config),
      office: config.WOPI_CLIENT_URL
        ? createOfficeServer(config.WOPI_CLIENT_URL, { clock, log })
        : undefined,
      converter,
      mailer,
      mailSecrets,
      isDemoOutbox: config.ATRIUM_DEMO !== 'none' && !mailer,
      shareKey: await keyOf('share-key'),
      portalUrl: config.ATRIUM_URL,
      close: async () => {
        await sessions?.close()
        await events.reader.close()
        mailer?.close()
        await converter?.close()
        await storage.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The database that the settings name, as it is. */
export async function openDatabase(config: Config, log: Logger): Promise<SqlDatabase> {
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: maxConnections } = config
  if (!url) return createDatabase(await openEmbedded({ folder: databaseFolder(config) }))
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection was lost')
  return createDatabase(await openPostgres({ url, maxConnections, onError }))
}
