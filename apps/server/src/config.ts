import { join, resolve } from 'node:path'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
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
  ATRIUM_DATA: z
    .string()
    .min(1)
    .default('.atrium')
    .describe('Data folder: the embedded database and the files.')
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
  ACCESS_TOKEN_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(86_400)
    .default(900)
    .describe('How long an access token of the embedded provider is good for.')
    .meta({ example: '900' }),
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
  return config
}

/** Where the embedded database lies in the data folder. */
export const databaseFolder = ({ ATRIUM_DATA }: Pick<Config, 'ATRIUM_DATA'>) =>
  join(ATRIUM_DATA, 'db')

function explain(error: z.ZodError, environment: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const { example } = metaOf(name)
    // An address of a database holds a password.
    const given = name === 'DATABASE_URL' ? '' : ` It is "${environment[name]}".`
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
