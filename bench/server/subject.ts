// The server that is measured, and beside it a bare Fastify on the same pool that answers with the
// rows of the same statements. Says in one line of JSON what to ask of both.
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import {
  componentSearch,
  components,
  notifications,
} from '../../packages/api-client/src/contract/index.ts'
import { databases, startServer, tokenFor } from '../../apps/server/test/harness.ts'
import type { Role } from '../../apps/server/src/platform/actor.ts'

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url))
const { fastify } = require('fastify') as typeof import('fastify')

interface Statement {
  text: string
  values: unknown[]
}

const applicationId = 101
const size = process.argv[2] as 'small' | 'large'
const kind = databases.find(({ name }) => name === 'postgres')!
let recorded: Statement[] = []
let isRecording = false

const startedAt = performance.now()
const server = await startServer({
  kind,
  demo: size,
  settings: { CHECK_RESPONSES: 'false', SEARCHES_PER_MINUTE: '100000' },
  change: ({ database }) => ({
    database: {
      ...database,
      tenant: (id, work) =>
        database.tenant(id, (tx) =>
          work({
            query: (statement) => {
              if (isRecording) recorded.push({ text: statement.text, values: statement.values })
              return tx.query(statement)
            },
          }),
        ),
    },
  }),
})
const { database } = server.database
const query = <R extends object>(text: string, values: unknown[] = []) =>
  database.system((tx) => tx.query<R>({ text, values } as never))
await query('analyze')
const seconds = Math.round((performance.now() - startedAt) / 1000)

const people = await query<{ subject: string; roles: Role[] }>(
  `select u.subject, u.roles from users u
   join application_users a on a.user_id = u.id
   where a.application_id = $1 and a.status = 'active' and 'CLIENT' = any(u.roles)
   order by u.id limit 500`,
  [applicationId],
)
// Folders of about a thousand items first, not the one that holds everything.
const folders = await query<{ id: number }>(
  `select f.id from components f join components c
     on c.application_id = f.application_id and c.parent_id = f.id and c.deleted_at is null
   where f.application_id = $1 and f.type = 'directory'
   group by f.id order by abs(count(*) - 1000), f.id limit 10`,
  [applicationId],
)
const [archive] = await query<{ id: number }>(
  `select c.id from components c where c.application_id = $1 and c.type = 'directory'
   order by (c.display_name = 'Großes Archiv') desc, c.id limit 1`,
  [applicationId],
)
const base = `${server.url}/api/v1.0`
const sabine = await server.tokenOf('sabine.moser')
const aylin = await server.tokenOf('aylin.kaya')

const ask = (path: string, token: string) => ({
  method: 'GET',
  url: `${base}/${path}`,
  headers: { authorization: `Bearer ${token}` },
})
const at = (path: string, id = 0) =>
  path.replace('{applicationId}', String(applicationId)).replace('{componentId}', String(id))
const boundary = 'bench-boundary'
/** The mark that every upload replaces by something new. */
const mark = 'zqmarkzq'
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const upload = {
  method: 'POST',
  url: `${base}/filelinks/${applicationId}/many`,
  headers: {
    authorization: `Bearer ${aylin}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  },
  body:
    part('ParentComponentId', String(archive!.id)) +
    part('notifyGroups', 'false') +
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${mark}.txt"\r\n` +
    `content-type: text/plain\r\n\r\n${mark}\r\n--${boundary}--\r\n`,
}
const search = size === 'large' ? 'grüne' : 'plan'
// The first of them that clients see, and up to fifty of these, each by groups of their own.
const tokens: string[] = []
let folder: { id: number } | undefined
for (const { id } of folders) {
  folder = { id }
  for (const { subject, roles } of people) {
    const token = await tokenFor(subject, roles, { expiresIn: 7_200 })
    const { url, ...init } = ask(at(components.children.path, id), token)
    if (tokens.length < 50 && (await fetch(url, init)).ok) tokens.push(token)
  }
  if (tokens.length > 0) break
}
const cases = {
  list: [ask(at(notifications.list.path), sabine)],
  search: tokens.map((token) =>
    ask(`${at(componentSearch.find.path)}?query=${encodeURIComponent(search)}`, token),
  ),
  children: tokens.map((token) => ask(at(components.children.path, folder!.id), token)),
  'fan-out': [upload],
}

/** Statements of each request, as its handler sends them. */
const statements: Record<string, Statement[][]> = {}
const rows: Record<string, number> = {}
for (const [name, requests] of Object.entries(cases)) {
  statements[name] = []
  for (const { url, ...init } of requests) {
    recorded = []
    isRecording = true
    const answer = await fetch(url, init)
    isRecording = false
    const content = (await answer.json()) as unknown[] | { items: unknown[] }
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(content)}`)
    const count = Array.isArray(content) ? content.length : content.items.length
    rows[name] = Math.max(rows[name] ?? 0, count)
    statements[name]!.push(recorded)
  }
}
const [told] = await query<{ count: number }>(
  `select count(*)::int as count from notifications
   where application_id = $1 and related_object_id = $2`,
  [applicationId, archive!.id],
)
rows['fan-out'] = told!.count

/** The value with another text for the mark, in whatever it lies. */
const remarked = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return value.replaceAll(mark, text)
  return Array.isArray(value) ? value.map((item) => remarked(item, text)) : value
}
const bare = fastify()
bare.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
)
bare.route<{ Params: { name: string; person: string }; Querystring: { mark?: string } }>({
  method: ['GET', 'POST'],
  url: '/bare/:name/:person',
  handler: async ({ params, body, query: { mark: text } }) => {
    if (body) {
      // The file is stored in both.
      const { storage } = server.deps
      const received = await storage.receive(Readable.from([Buffer.from(text!)]))
      await storage.keep(received.temporaryKey)
    }
    return database.tenant(applicationId, async (tx) => {
      let last: object[] = []
      for (const { text: sql, values } of statements[params.name]![Number(params.person)]!) {
        const given = text ? values.map((value) => remarked(value, text)) : values
        last = await tx.query({ text: sql, values: given } as never)
      }
      return last
    })
  },
})
bare.get('/memory', async () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { rss, heapUsed }
})
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })
const bareCases = Object.fromEntries(
  Object.entries(cases).map(([name, requests]) => [
    name,
    requests.map((request, person) => ({
      ...request,
      headers: 'body' in request ? { 'content-type': 'multipart/form-data' } : {},
      url: `${bareUrl}/bare/${name}/${person}${'body' in request ? `?mark=${mark}` : ''}`,
    })),
  ]),
)
process.stdout.write(
  `${JSON.stringify({ bareUrl, seconds, rows, mark, cases: { atrium: cases, bare: bareCases }, statements: Object.fromEntries(Object.entries(statements).map(([name, list]) => [name, list[0]!.length])) })}\n`,
)
process.once('SIGTERM', () => {
  void bare
    .close()
    .then(() => server.stop())
    .then(() => process.exit(0))
})
