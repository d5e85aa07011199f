// A server with learners who have a lesson open. Says in one line of JSON what each of them asks.
import { seminars } from '../../packages/api-client/src/contract/index.ts'
import { createApi } from '../../apps/server/test/api.ts'
import { databases, startServer, tokenFor } from '../../apps/server/test/harness.ts'
import { addPeople } from '../../apps/server/src/demo/people/people-volume.ts'
import { openLesson } from '../../apps/server/test/lessons.ts'
import type { Role } from '../../apps/server/src/platform/actor.ts'

const applicationId = 101
const wanted = Number(process.argv[2])
const kind = databases.find(({ name }) => name === 'postgres')!
const startedAt = performance.now()
const server = await startServer({
  kind,
  demo: 'small',
  settings: { CHECK_RESPONSES: 'false' },
})
const { database } = server.database
const query = <R extends object>(text: string, values: unknown[] = []) =>
  database.system((tx) => tx.query<R>({ text, values } as never))
const clients = await query<{ id: number }>(
  'select id from user_groups where application_id = $1 and type = 30 order by id',
  [applicationId],
)
// The demo has fewer people than learn at once here.
await database.system(
  (tx) =>
  addPeople(tx, wanted + 15, [{ id: applicationId, clientIds: clients.map(({ id }) => id) } as never]), // prettier-ignore
)
await query('analyze')
const seconds = Math.round((performance.now() - startedAt) / 1000)

const people = await query<{ subject: string; roles: Role[] }>(
  `select u.subject, u.roles from users u
   join application_users a on a.user_id = u.id
   where a.application_id = $1 and a.status = 'active' and u.is_active
   order by u.id limit 1000`,
  [applicationId],
)
interface Learner {
  list: object
  commit: { method: string; url: string; headers: object; launchId: string }
}
const learners: Learner[] = []
for (const { subject, roles } of people) {
  if (learners.length === wanted) break
  const token = await tokenFor(subject, roles, { expiresIn: 7_200 })
  // Whoever sees no course learns nothing.
  const opened = await openLesson(createApi(server.url, token), applicationId).catch(
    () => undefined,
  )
  if (!opened?.launchId) continue
  const { componentId, lessonId } = opened.params
  const base = `${server.url}/api/v1.0/${seminars.list.path.replace('{applicationId}', String(applicationId))}`
  const headers = { authorization: `Bearer ${token}` }
  learners.push({
    list: { method: 'GET', url: `${base}?parentComponentId=${opened.collectionId}`, headers },
    commit: {
      method: 'PUT',
      url: `${base}/${componentId}/lessons/${lessonId}/runtime`,
      headers: { ...headers, 'content-type': 'application/json' },
      launchId: opened.launchId,
    },
  })
}
process.stdout.write(`${JSON.stringify({ seconds, learners })}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
