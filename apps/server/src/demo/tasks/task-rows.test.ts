import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tasks } from '@atrium/api-client/contract'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { dayOf } from '../../platform/berlin-time.ts'

describe.each(databases)('the tasks of the demo on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const rowsOf = <Row extends object>(statement: ReturnType<typeof sql>) =>
    server.deps.database.system((tx) => tx.query<Row>(statement))

  test('34 tasks in three lists, with all priorities and up to three people', async () => {
    const [counts] = await rowsOf<Record<string, number>>(sql`
      select count(*)::int as tasks, count(distinct priority)::int as priorities,
        (select count(*)::int from components where type = 'tasklist') as lists,
        (select max(n)::int from (select count(*) as n from task_assignees group by component_id) as given) as most
      from tasks`)
    expect(counts).toEqual({ tasks: 34, priorities: 4, lists: 3, most: 3 })
  })

  test('five are overdue for Aylin, two for Sabine; each leads to its board (T-53, T-55)', async () => {
    const today = dayOf(server.deps.clock.now())
    for (const [login, count] of [
      ['aylin.kaya', 5],
      ['sabine.moser', 2],
    ] as const) {
      const [user] = await rowsOf<{ id: number }>(
        sql`select id from users where email like ${`${login}%`}`,
      )
      const params = { applicationId: 101, userId: user!.id }
      const { body } = await (await server.as(login)).call(tasks.ofUser, { params })
      const late = body.filter(
        ({ status, endDate }) => status !== 3 && endDate !== null && endDate.slice(0, 10) < today,
      )
      expect([login, late.length]).toEqual([login, count])
      expect(late[0]!.address).toMatch(/^\/tasks\?clientId=101&task=\d+$/)
    }
  })

  test('what belongs to a task is there: campaigns and files', async () => {
    const [list] = await rowsOf<{ id: number }>(
      sql`select id from components where type = 'tasklist' and application_id = 101`,
    )
    const params = { applicationId: 101, listId: list!.id }
    const { body } = await (await server.as('aylin.kaya')).call(tasks.list, { params })
    const all = body.buckets.flatMap(({ children }) => children.map((one) => one.childComponent))
    const plan = all.find(({ displayName }) => displayName.startsWith('Streuplan'))!
    expect(plan.links.map(({ type, displayName }) => [type, displayName])).toEqual([
      ['campaign', 'Sommerfrische Classic'],
      ['component', 'Streuplan TV KW 23–35.xlsx'],
    ])
    expect(body.buckets.map(({ name }) => name)).toEqual(['Briefing', 'In Arbeit', 'Beim Kunden', 'Erledigt']) // prettier-ignore
  })
})
