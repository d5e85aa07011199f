import { join, resolve } from 'node:path'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const origin = url.refine(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  'is no origin',
)
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Every setting of the server: an environment variable each. */
const schema = z.object({
  PORT: port.default(4400).describe('Port of the portal and its API.').meta({ example: '4400' }),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which the server listens; `0.0.0.0` for all.')
    .meta({ example: '127.0.0.1' }),
  ATRIUM_URL: url
    .optional()
    .describe(
      'Where people reach the portal: base of links and issuer of the embedded identity provider. Default `http://localhost:<PORT>`.',
    )
    .meta({ example: 'https://portal.example.com' }),
  CONTENT_URL: url
    .optional()
    .describe(
      'Where uploaded content is served. Must be another origin than `ATRIUM_URL`. Default `http://127.0.0.1:<CONTENT_PORT>`.',
    )
    .meta({ example: 'https://content.example.net' }),
  CONTENT_PORT: port
    .optional()
    .describe('Port of the content listener. Default: `PORT` + 1.')
    .meta({ example: '4401' }),
  TRUST_PROXY: flag
    .default(false)
    .describe('`true` where a reverse proxy stands in front and sets `X-Forwarded-*`.')
    .meta({ example: 'true' }),
  HSTS: z
    .enum(['host', 'subdomains', 'preload'])
    .default('host')
    .describe(
      'Where `ATRIUM_URL` is https: for what browsers refuse plain http from then on (`Strict-Transport-Security`). `host`: the portal’s own name, for a year; `subdomains`: the names below it as well, for two years (`includeSubDomains`); `preload`: also agrees to the lists that browsers bring along.',
    )
    .meta({ example: 'subdomains' }),
  ATRIUM_DATA: z
    .string()
    .min(1)
    .default('.atrium')
    .describe('Data folder: the embedded database, and the files unless `S3_BUCKET` is given.')
    .meta({ example: '/var/lib/atrium' }),
  ATRIUM_DEMO: z
    .enum(['small', 'medium', 'large', 'none'])
    .default('small')
    .describe('Demo data that an empty database is filled with.')
    .meta({ example: 'none' }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL, 15 or later. Absent: the embedded database.')
    .meta({ example: 'postgres://atrium:secret@db.example.com/atrium' }),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(10)
    .describe('Most connections that one process holds to PostgreSQL.')
    .meta({ example: '10' }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional()
    .describe('Bucket that files are kept in. Absent: the data folder.')
    .meta({ example: 'atrium' }),
  S3_ENDPOINT: url
    .optional()
    .describe(
      'Service that speaks the S3 protocol (MinIO, Ceph, Hetzner, …). Absent: Amazon’s own in `S3_REGION`.',
    )
    .meta({ example: 'https://fsn1.your-objectstorage.com' }),
  S3_REGION: z
    .string()
    .min(1)
    .default('us-east-1')
    .describe('Region of the bucket; many services take any.')
    .meta({ example: 'eu-central-1' }),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Access key of the bucket. Absent, at Amazon: the role of the machine.')
    .meta({ example: 'ATRIUMKEY' }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Secret of the access key.')
    .meta({ example: 'secret' }),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The agency’s own identity provider. Absent: the embedded one.')
    .meta({ example: 'https://login.example.com/realms/agency' }),
  OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .default('atrium-portal')
    .describe('Client id of the portal at the identity provider.')
    .meta({ example: 'atrium-portal' }),
  OIDC_AUDIENCE: z
    .string()
    .min(1)
    .default('atrium')
    .describe('Audience that an access token must name.')
    .meta({ example: 'atrium' }),
  OIDC_ROLE_CLAIM: z
    .string()
    .min(1)
    .default('role')
    .describe('Claim that holds the roles; dots lead deeper.')
    .meta({ example: 'realm_access.roles' }),
  ROLES_FROM: z
    .enum(['token', 'portal'])
    .default('token')
    .describe(
      'Who says the roles with the agency’s own identity provider: its `token`, for every application alike, or the `portal`, where each application gives its people their roles. The embedded provider always leaves them to the portal.',
    )
    .meta({ example: 'portal' }),
  CHANGE_PASSWORD_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where people change their password. Default: the page of the embedded provider.')
    .meta({ example: 'https://login.example.com/account' }),
  IDENTITY_CLIENT_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(url))
    .describe('Further portals, divided by commas, that sign in at the embedded provider.')
    .meta({ example: 'https://other.example.com' }),
  EMBED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin))
    .describe(
      'Origins of other products, divided by commas, whose pages may show modules with the tag `<atrium-module>`: their scripts may call the interface and read content, and people may sign in there in a window. Default: none.',
    )
    .meta({ example: 'https://intranet.example.com' }),
  WOPI_CLIENT_URL: url
    .optional()
    .describe(
      'Office server that shows Word, Excel and PowerPoint files in the portal (Collabora, OnlyOffice, …): where browsers and this server reach it. It fetches files from `ATRIUM_URL`. Absent: the portal shows what it can by itself.',
    )
    .meta({ example: 'https://office.example.com' }),
  LIBREOFFICE_PATH: z
    .string()
    .min(1)
    .optional()
    .describe(
      'LibreOffice’s program `soffice`, which makes PDFs of presentations, OpenDocument texts and older Word files, so that the portal shows them without an office server. Absent: it is looked for in the usual places; `none`: it is not used.',
    )
    .meta({ example: '/usr/bin/soffice' }),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/ })
    .optional()
    .describe(
      'ClamAV’s `clamd`, which looks for malware in new files: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. Absent: files are given out unchecked.',
    )
    .meta({ example: 'tcp://clamav:3310' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server. Absent: mails stay in the outbox, which administrators can read without the links of invitations and new passwords; with demo data, with them.',
    )
    .meta({ example: 'smtps://user:secret@mail.example.com:465' }),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'is no sender')
    .optional()
    .describe('Sender of mails; goes together with `SMTP_URL`.')
    .meta({ example: 'Atrium <portal@example.com>' }),
  ACCESS_TOKEN_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(86_400)
    .default(900)
    .describe('How long an access token of the embedded provider is good for.')
    .meta({ example: '900' }),
  METRICS_PORT: port
    .optional()
    .describe(
      'Port on which Prometheus reads `GET /metrics`; let nobody else reach it. Absent: none.',
    )
    .meta({ example: '9464' }),
  SEARCHES_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe('Most searches that one person makes at each process within a minute.')
    .meta({ example: '300' }),
  INTEGRATION_CALLS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe('Most calls that one integration makes at each process within a minute.')
    .meta({ example: '300' }),
  DISK_RESERVE_MIB: z.coerce
    .number()
    .int()
    .min(0)
    .default(512)
    .describe(
      'With less room than this, in MiB, for `ATRIUM_DATA`, `GET /ready` and the metrics call the disk full.',
    )
    .meta({ example: '2048' }),
  STOP_DELAY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(0)
    .describe(
      'How long a server that is told to stop still takes requests while `GET /ready` says 503, so that a proxy sends them elsewhere.',
    )
    .meta({ example: '5' }),
  STOP_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(10)
    .describe('How long requests may still run when the server is told to stop.')
    .meta({ example: '10' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('What is logged, as JSON lines on standard output.')
    .meta({ example: 'info' }),
  CHECK_RESPONSES: flag
    .default(false)
    .describe('`true`: an answer that does not follow the contract becomes an error. For tests.')
    .meta({ example: 'true' }),
})

type Settings = z.output<typeof schema>

/** The settings, complete: what depends on another setting is worked out. */
export type Config = Settings &
  Required<Pick<Settings, 'ATRIUM_URL' | 'CONTENT_URL' | 'CONTENT_PORT'>>

/** Reads the settings from environment variables. The error names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Empty is the same as absent: `DATABASE_URL=` in a file of settings means none.
  const given = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = schema.safeParse(Object.fromEntries(given))
  if (!result.success) throw new Error(explain(result.error, environment))
  return complete(result.data)
}

function complete(settings: Settings): Config {
  const CONTENT_PORT = settings.CONTENT_PORT ?? (settings.PORT === 0 ? 0 : settings.PORT + 1)
  const config = {
    ...settings,
    CONTENT_PORT,
    ATRIUM_DATA: resolve(settings.ATRIUM_DATA),
    ATRIUM_URL: settings.ATRIUM_URL ?? `http://localhost:${settings.PORT}`,
    CONTENT_URL: settings.CONTENT_URL ?? `http://127.0.0.1:${CONTENT_PORT}`,
  }
  if (new URL(config.ATRIUM_URL).origin === new URL(config.CONTENT_URL).origin) {
    throw new Error(
      'CONTENT_URL: must be another origin than ATRIUM_URL, because it serves content that people uploaded. Example: https://content.example.net',
    )
  }
  if (!config.S3_ACCESS_KEY_ID !== !config.S3_SECRET_ACCESS_KEY) {
    throw new Error(
      'S3_SECRET_ACCESS_KEY: goes together with S3_ACCESS_KEY_ID. Example: S3_ACCESS_KEY_ID=ATRIUMKEY S3_SECRET_ACCESS_KEY=secret',
    )
  }
  if (config.SMTP_URL && !config.MAIL_FROM) {
    throw new Error(
      'MAIL_FROM: goes together with SMTP_URL. Example: MAIL_FROM=Atrium <portal@example.com>',
    )
  }
  return config
}

/** Where the embedded database lies in the data folder. */
export const databaseFolder = ({ ATRIUM_DATA }: Pick<Config, 'ATRIUM_DATA'>) =>
  join(ATRIUM_DATA, 'db')

/** Its value holds a password. */
const isSecret = (name: string) => /^(DATABASE_URL|SMTP_URL)$|SECRET|TOKEN$/.test(name)

function explain(error: z.ZodError, environment: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const { example } = metaOf(name)
    const given = isSecret(name) ? '' : ` It is "${environment[name]}".`
    return `${name}: ${issue.message}.${given} Example: ${name}=${example}`
  })
  return `These settings are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** A table of all settings, for the handbook. */
export function configDocs(): string {
  const rows = Object.keys(schema.shape).map((name) => {
    const { description, example } = metaOf(name)
    const preset = schema.shape[name as keyof typeof schema.shape].safeParse(undefined)
    const shown = preset.success && preset.data !== undefined ? `\`${String(preset.data)}\`` : ''
    return `| \`${name}\` | ${description} | ${shown === '``' ? '' : shown} | \`${example}\` |`
  })
  return ['| variable | what it is | default | example |', '|---|---|---|---|', ...rows].join('\n')
}

function metaOf(name: string): { description: string; example: string } {
  const field = schema.shape[name as keyof typeof schema.shape] as z.ZodType | undefined
  const { description = '', example = '' } = field?.meta() ?? {}
  return { description, example: String(example) }
}
