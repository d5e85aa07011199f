import {
  applicationPulse,
  applications,
  approvals,
  campaignPlanning,
  campaigns,
  components,
  componentSearch,
  directOrderNext,
  figures,
  fileLinks,
  home,
  notifications,
  pages,
  tasks,
} from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alpenquell, entryAt, rowsOf, wohnwerk } from '../src/areas/testing.ts'
import { dayFrom, dayOnWire } from '../src/platform/berlin-time.ts'
import { databases, startServer, type TestServer } from './harness.ts'
import { openLesson } from './lessons.ts'
import { watchRequests } from './requests.ts'

interface Statement {
  applicationId: number | undefined
  text: string
  values: unknown[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** Jobs that run meanwhile are not counted as a request's work. */
const requests = watchRequests()

/** From so many rows on a table is never read from end to end. */
const manyRows = 10_000

describe.each(databases)('what calls ask of $name', (kind) => {
  let server: TestServer
  let sent: Statement[] = []
  beforeAll(async () => {
    requests.begin()
    server = await startServer({
      kind,
      demo: 'medium',
      change: ({ database }) => {
        const watched = <T extends { query: (statement: Sql) => unknown }>(
          tx: T,
          applicationId?: number,
        ): T => ({
          ...tx,
          query: (statement: Sql) => {
            const { text, values } = statement
            if (requests.isInside()) sent.push({ applicationId, text, values })
            return tx.query(statement)
          },
        })
        return {
          database: {
            ...database,
            tenant: (id, work) => database.tenant(id, (tx) => work(watched(tx, id))),
            system: (work) => database.system((tx) => work(watched(tx))),
          },
        }
      },
    })
    await fillUp(server)
  }, 180_000)
  afterAll(() => {
    requests.end()
    return server?.stop()
  })

  const during = async (work: () => Promise<{ status: number }>) => {
    sent = []
    const { status } = await work()
    expect(status).toBeLessThan(300)
    return sent
  }

  /** Each call twice: where there is little, and where there is much. */
  const calls = {
    applications: [
      async () => (await server.as('korbinian.huber')).call(applications.list),
      async () => (await server.as('maren.thiessen')).call(applications.list),
    ],
    pages: [
      async () =>
        (await server.as('tobias.brandt')).call(pages.list, {
          params: { applicationId: wohnwerk },
        }),
      async () =>
        (await server.as('aylin.kaya')).call(pages.list, { params: { applicationId: alpenquell } }),
    ],
    children: [() => listOf('Tiefe Ablage'), () => listOf('Großes Archiv')],
    search: [() => find('Ebene 3'), () => find('pdf')],
    notifications: [
      async () =>
        (await server.as('korbinian.huber')).call(notifications.list, {
          params: { applicationId: alpenquell },
        }),
      async () =>
        (await server.as('sabine.moser')).call(notifications.list, {
          params: { applicationId: alpenquell },
        }),
    ],
    home: [
      async () =>
        (await server.as('tobias.brandt')).call(home.overview, {
          params: { applicationId: wohnwerk },
        }),
      async () =>
        (await server.as('aylin.kaya')).call(home.overview, {
          params: { applicationId: alpenquell },
        }),
    ],
    // The one is in an application where little goes on, the other in the busiest.
    'pulse of applications': [
      async () => (await server.as('tobias.brandt')).call(applicationPulse.get),
      async () => (await server.as('nadine.wolff')).call(applicationPulse.get),
    ],
    campaigns: [
      () => campaignsOf('nadine.wolff', wohnwerk),
      () => campaignsOf('aylin.kaya', alpenquell),
    ],
    'choices of campaigns': [
      () => choicesOf('nadine.wolff', wohnwerk),
      () => choicesOf('aylin.kaya', alpenquell),
    ],
    'what waits in campaigns': [() => waitingIn(1), () => waitingIn(200)],
    'overdue tasks': [() => overdueOf(1), () => overdueOf(1_000)],
    'changes of a plan': [() => changePlan(1), () => changePlan(300)],
    'whole plans': [() => putPlan(1), () => putPlan(300)],
    // A store among the agency's 600.
    'direct orders': [() => ordersOf('tobias.brandt'), () => ordersOf('jonas.petersen')],
    'list of direct orders': [
      () => orderSummariesOf('tobias.brandt'),
      () => orderSummariesOf('jonas.petersen'),
    ],
    'days of direct orders': [
      () => orderDaysOf('tobias.brandt'),
      () => orderDaysOf('jonas.petersen'),
    ],
    'overview of direct orders': [
      () => orderOverviewOf('tobias.brandt'),
      () => orderOverviewOf('jonas.petersen'),
    ],
    'pushed figures': [() => pushFigures(1), () => pushFigures(300)],
    // Told to the few who see the one folder, and to the hundreds who see the other.
    'notification fan-out': [() => uploadTo('Briefings'), () => uploadTo('Großes Archiv')],
  } satisfies Record<string, [() => Promise<Answer>, () => Promise<Answer>]>
  const served = Object.entries(calls).filter(
    ([name]) => name !== 'search' || isBuilt(componentSearch.find),
  )
  type Answer = { status: number; body?: unknown }

  const listOf = async (folder: string) => {
    const api = await server.as('sabine.moser')
    const { id } = await entryAt(api, alpenquell, folder)
    sent = []
    return api.call(components.children, {
      params: { applicationId: alpenquell, componentId: id },
    })
  }
  const campaignsOf = async (login: string, applicationId: number) =>
    (await server.as(login)).call(campaigns.list, { params: { applicationId } })
  const waitingIn = async (count: number) => {
    const api = await server.as('sabine.moser')
    const { body } = await api.call(approvals.mine, { params: { applicationId: alpenquell } })
    const ids = [...new Set(body.map(({ campaignId }) => campaignId))].slice(0, count)
    sent = []
    return api.call(approvals.waiting, {
      params: { applicationId: alpenquell },
      query: { campaignIds: ids },
    })
  }
  /** Asks after so many tasks of somebody, all they have at most, became overdue. */
  const overdueOf = async (count: number) => {
    const api = await server.as('aylin.kaya')
    await rowsOf(
      server,
      sql`update tasks set status = 1, start_date = null, end_date = ${dayFrom(new Date(), -3)}::date
          where application_id = ${alpenquell} and component_id in (
            select a.component_id from task_assignees a
            join users u on u.id = a.user_id
            where a.application_id = ${alpenquell} and u.last_name = 'Kaya'
            order by a.component_id limit ${count})`,
    )
    sent = []
    return api.call(tasks.overdue, { params: { applicationId: alpenquell } })
  }
  const choicesOf = async (login: string, applicationId: number) =>
    (await server.as(login)).call(campaignPlanning.choices, { params: { applicationId } })
  const channelsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Kanal ${index}`, mediaTypeId: 5 }))
  /** Changes all channels of a campaign of so many, takes them away and adds as many. */
  const changePlan = async (count: number) => {
    const api = await server.as('aylin.kaya')
    const at = { applicationId: alpenquell }
    const { body } = await api.call(campaignPlanning.create, {
      params: at,
      body: { name: 'Probe' },
    })
    const params = { ...at, id: body.id }
    const added = await api.call(campaignPlanning.change, {
      params,
      body: { add: channelsOf(2 * count) },
    })
    const ids = added.body.added.map(({ id }) => id)
    sent = []
    return api.call(campaignPlanning.change, {
      params,
      body: {
        add: channelsOf(count),
        change: ids.slice(count).map((id) => ({ id, budget: 5 })),
        remove: ids.slice(0, count),
      },
    })
  }
  /** Hands over a plan of a campaign that is there. */
  const putPlan = async (count: number) => {
    const api = await server.as('aylin.kaya')
    const params = { applicationId: alpenquell, externalId: `Plan ${count}` }
    const body = { name: 'Probe', channels: channelsOf(2 * count) }
    await api.call(campaignPlanning.put, { params, body })
    sent = []
    const channels = channelsOf(count).map((channel) => ({ ...channel, budget: 5 + turns++ }))
    return api.call(campaignPlanning.put, {
      params,
      body: { ...body, channels, missing: 'remove' },
    })
  }
  let turns = 0
  const ordersOf = async (login: string) =>
    (await server.as(login)).call(directOrderNext.list, { params: { applicationId: wohnwerk } })
  const orderSummariesOf = async (login: string) =>
    (await server.as(login)).call(directOrderNext.summaries, {
      params: { applicationId: wohnwerk },
    })
  const orderDaysOf = async (login: string) =>
    (await server.as(login)).call(directOrderNext.days, {
      params: { applicationId: wohnwerk },
      query: { from: dayOnWire(dayFrom(new Date(), -200)), days: 400 },
    })
  const orderOverviewOf = async (login: string) =>
    (await server.as(login)).call(directOrderNext.overview, { params: { applicationId: wohnwerk } })
  const pushFigures = async (count: number) => {
    const [campaign] = (await campaignsOf('maren.thiessen', alpenquell)).body
    const api = await server.as('maren.thiessen')
    sent = []
    const kpi = {
      key: `pushed-${count}`,
      nameDe: 'Probe',
      nameEn: 'Sample',
      unit: 'number' as const,
    }
    const items = Array.from({ length: count }, (_, index) => ({
      campaignId: campaign!.id,
      key: kpi.key,
      day: new Date(Date.UTC(2027, 0, 1, 9) + index * 86_400_000).toISOString(),
      value: index,
    }))
    return api.call(figures.putKpis, {
      params: { applicationId: alpenquell },
      body: { kpis: [kpi], items },
    })
  }
  const find = async (query: string) =>
    (await server.as('sabine.moser')).call(componentSearch.find, {
      params: { applicationId: alpenquell },
      query: { query },
    })
  const uploadTo = async (folder: string) => {
    const api = await server.as('aylin.kaya')
    const { id } = await entryAt(api, alpenquell, folder)
    sent = []
    return api.call(fileLinks.upload, {
      params: { applicationId: alpenquell },
      body: { ParentComponentId: id, notifyGroups: true },
      files: { files: [new File(['Probe'], `Probe ${Math.random()}.txt`)] },
    })
  }

  test.each(served)(
    '%s: no more statements for much than for little',
    async (_name, [little, much]) => {
      const few = await during(little)
      const many = await during(much)
      expect(few.length).toBeGreaterThan(0)
      const more = many.length > few.length ? many.map(({ text }) => text) : []
      expect(more).toEqual([])
      expect(many.length).toBeLessThan(25)
    },
  )

  test('all direct orders come in one statement, besides who asks (DO-21)', async () => {
    const statements = await during(async () => {
      const answer = await ordersOf('jonas.petersen')
      expect(answer.body).toHaveLength(600)
      return answer
    })
    expect(statements.filter(({ text }) => text.includes('direct_orders'))).toHaveLength(1)
    // Besides: who asks, what the tenant set, and whether they decide.
    expect(statements.length).toBeLessThanOrEqual(5)
  })

  test('what a lesson says is kept with one statement more than it takes to read it (SEM-06)', async () => {
    const lesson = await openLesson(await server.as('korbinian.huber'), alpenquell)
    lesson.next()
    // A new status is told to others as well.
    await lesson.say()
    lesson.next()
    const kept = await during(lesson.say)
    const read = await during(lesson.read)
    expect(read.length).toBeGreaterThan(0)
    expect(kept.length).toBe(read.length + 1)
  })

  test.each(served)(
    '%s: no table above 10,000 rows is read from end to end',
    async (name, [, much]) => {
      const statements = await during(much)
      const sizes = await rowsOf<{ name: string; rows: number }>(
        server,
        sql`select relname as name, reltuples::int as rows from pg_class where relkind = 'r'`,
      )
      const large = new Set(sizes.filter(({ rows }) => rows > manyRows).map(({ name }) => name))
      for (const table of [
        'campaigns',
        'channels',
        'components',
        'component_groups',
        'notifications',
        'users',
      ])
        expect(large).toContain(table)
      const scans: string[] = []
      for (const { applicationId, text, values } of statements) {
        const explain = { text: `explain (format json) ${text}`, values } as unknown as Sql
        const { database } = server.database
        const rows =
          applicationId === undefined
            ? await database.system((tx) => tx.query<Explained>(explain))
            : await database.tenant(applicationId, (tx) => tx.query<Explained>(explain))
        for (const table of scanned(rows[0]!['QUERY PLAN'][0]!.Plan))
          if (large.has(table)) scans.push(`${table}: ${text}`)
      }
      expect(scans).toEqual([])
    },
  )
})

const isBuilt = (call: Call) => !call.planned

interface Explained {
  'QUERY PLAN': { Plan: PlanNode }[]
}

/** Tables that a plan reads from end to end. */
function scanned(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name']!] : []
  return [...own, ...(node.Plans ?? []).flatMap(scanned)]
}

/** People, files and news of other tenants, so that every table of these calls has many rows. */
async function fillUp(server: TestServer) {
  await server.deps.database.system(async (tx) => {
    await tx.query(sql`
      with person as (
        insert into users (issuer, subject, first_name, last_name, email, roles)
        select 'embedded', 'volume ' || n, 'Probe', 'Nummer ' || n, 'volume' || n || '@example.com', '{CLIENT}'
        from generate_series(1, 15000) n returning id
      ), member as (
        insert into application_users (application_id, user_id)
        select 200 + id % 9, id from person returning application_id, user_id
      )
      insert into user_group_members (application_id, user_group_id, user_id)
      select m.application_id, g.id, m.user_id from member m
      join lateral (
        select id from user_groups where application_id = m.application_id and type = 30
        order by id limit 1
      ) g on true`)
    await tx.query(sql`
      with folder as (
        select application_id, min(id) as id from components
        where application_id between 200 and 208 and type = 'directory' group by application_id
      ), file as (
        insert into components (application_id, parent_id, type, display_name, name_key)
        select application_id, id, 'filelink', 'Volumen ' || n || '.pdf', 'volumen ' || n || '.pdf'
        from folder, generate_series(1, 5000) n returning application_id, id
      )
      insert into component_groups (application_id, component_id, user_group_id)
      select f.application_id, f.id, g.id from file f
      join user_groups g on g.application_id = f.application_id and g.type in (1, 20, 30)`)
    await tx.query(sql`
      with campaign as (
        insert into campaigns (application_id, name, name_key, customer_id, customer_name, status)
        select 200 + n % 9, 'Volumen ' || n, 'volumen ' || n, 1, 'Probe', 2
        from generate_series(1, 11000) n returning application_id, id
      ), seen as (
        insert into campaign_groups (application_id, campaign_id, user_group_id)
        select c.application_id, c.id, g.id from campaign c
        join user_groups g on g.application_id = c.application_id and g.type = 20
      )
      insert into channels (application_id, campaign_id, name, media_type_id, workflow_state)
      select application_id, id, 'Kanal ' || n, 5, 'Planning' from campaign, generate_series(1, 4) n`)
    await tx.query(sql`
      insert into notifications (application_id, user_id, type, message, related_object_name, url)
      select application_id, user_id, 50, 'Probe', 'Probe', '/files'
      from application_users where application_id between 200 and 208`)
  })
  await server.deps.database.system((tx) => tx.query(sql`analyze`))
}
