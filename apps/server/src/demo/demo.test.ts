import { inflateRawSync } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applications,
  pages,
  components,
  notifications,
  seminars,
} from '@atrium/api-client/contract'
import { databases, startServer, type TestServer } from '../../test/harness.ts'
import { nameKey } from '../areas/components/index.ts'
import { dayOf } from '../platform/berlin-time.ts'
import { generate } from './content/index.ts'
import { demoSignIns, seedDemo } from './index.ts'

const brand = { primary: '#0b6fb8', secondary: '#2f9e6e', company: 'Alpenquell Getränke AG' }

describe('generated files', () => {
  test.each([
    ['pdf', 'application/pdf'],
    ['png', 'image/png'],
    ['wav', 'audio/wav'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['zip', 'application/zip'],
  ])('a %s is one by its content, the same every time', async (extension, mime) => {
    const file = generate(`Übersicht „Süd“ & Nord.${extension}`, brand)
    expect(file.contentType).toBe(mime)
    expect((await fileTypeFromBuffer(file.content))?.mime).toBe(mime)
    expect(generate(`Übersicht „Süd“ & Nord.${extension}`, brand)).toEqual(file)
  })

  test('a zip unpacks to what was packed', () => {
    const { content } = generate('Alle Stories.zip', brand)
    const length = content.readUInt16LE(26)
    const packed = content.readUInt32LE(18)
    expect(content.subarray(30, 30 + length).toString()).toBe('Liesmich.txt')
    const text = inflateRawSync(content.subarray(30 + length, 30 + length + packed)).toString()
    expect(text).toContain('Kunde: Alpenquell Getränke AG')
  })
})

describe.each(databases)('the demo on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const rowsOf = <Row extends object>(statement: ReturnType<typeof sql>) =>
    server.deps.database.system((tx) => tx.query<Row>(statement))

  test('everybody on the list signs in to their tenants', async () => {
    const signIns = demoSignIns()
    expect(signIns.length).toBe(14)
    expect(signIns.slice(0, 4).map(({ login }) => login)).toEqual([
      'sabine.moser',
      'aylin.kaya',
      'maren.thiessen',
      'korbinian.huber',
    ])
    for (const { login } of signIns) {
      const { status, body } = await (await server.as(login)).call(applications.list)
      expect([login, status, body.length > 0]).toEqual([login, 200, true])
    }
  })

  test('clients and staff get the pages of their tenants and of no other (GEN-01)', async () => {
    const tenants = { 'sabine.moser': [101], 'korbinian.huber': [101], 'aylin.kaya': [101, 130] }
    for (const [login, own] of Object.entries(tenants)) {
      const api = await server.as(login)
      const answers = await Promise.all(
        [101, 115, 130].map((applicationId) => api.call(pages.list, { params: { applicationId } })),
      )
      const seen = answers.flatMap(({ body }) => body ?? []).map((page) => page.applicationId)
      expect([login, [...new Set(seen)]]).toEqual([login, own])
      const refused = answers.filter(({ status }) => status === 404)
      expect(refused).toHaveLength(3 - own.length)
    }
  })

  test('the folders are five levels deep, names are folded as the server folds them', async () => {
    const [depth] = await rowsOf<{ levels: number }>(sql`
      with recursive tree (id, level) as (
        select id, 0 from components where parent_id is null
        union all
        select c.id, level + 1 from components c join tree on c.parent_id = tree.id
        where c.type = 'directory'
      )
      select max(level) as levels from tree`)
    expect(depth!.levels).toBe(5)
    const names = await rowsOf<{ display_name: string; name_key: string }>(
      sql`select display_name, name_key from components`,
    )
    for (const { display_name, name_key } of names) expect(name_key).toBe(nameKey(display_name))
    expect(Math.max(...names.map(({ display_name }) => [...display_name].length))).toBe(120)
  })

  test('every item is visible to an administrator group, as one made by hand would be (PERM-16)', async () => {
    const orphans = await rowsOf<{ display_name: string }>(sql`
      select c.display_name from components c
      where not exists (
        select 1 from component_groups g
        join user_groups u on u.application_id = g.application_id and u.id = g.user_group_id
        where g.application_id = c.application_id and g.component_id = c.id and u.type = 1
      )`)
    expect(orphans).toEqual([])
  })

  test('seminars show a course of each version of SCORM, dates behind and ahead, and every status (SEM-01, SEM-02)', async () => {
    const wohnwerk = 115
    const rows = await rowsOf<{ id: number }>(sql`
      select s.component_id as id from seminars s
      join components c on c.application_id = s.application_id and c.id = s.component_id
      where s.application_id = ${wohnwerk} and c.deleted_at is null`)
    const api = await server.as('jonas.petersen')
    const reports = await Promise.all(
      rows.map(({ id: componentId }) =>
        api.call(seminars.report, { params: { applicationId: wohnwerk, componentId } }),
      ),
    )
    const all = reports.map(({ body }) => body)
    const courses = all.flatMap(({ seminar }) => seminar.scormVersion ?? [])
    expect(new Set(courses)).toEqual(new Set(['1.2', '2004']))
    const one = all.find(({ seminar }) => seminar.scormVersion === '1.2')!
    expect(one.seminar.lessons).toHaveLength(3)
    const now = Date.now()
    const dates = all.flatMap(({ seminar: { startsAt } }) => (startsAt ? [Date.parse(startsAt) > now] : [])) // prettier-ignore
    expect(new Set(dates)).toEqual(new Set([true, false]))
    const statuses = all.flatMap(({ participants }) =>
      participants.flatMap((person) => [person, ...person.lessons].map((one) => one.lessonStatus)),
    )
    expect(new Set(statuses)).toEqual(new Set(['none', 'incomplete', 'completed', 'attended', 'notAttended'])) // prettier-ignore
  })

  test('every notification of the demo leads to a folder that its reader may open', async () => {
    for (const [login, applicationId] of [
      ['sabine.moser', 101],
      ['korbinian.huber', 101],
      ['nadine.wolff', 115],
      ['priya.raman', 130],
    ] as const) {
      const api = await server.as(login)
      const { body } = await api.call(notifications.list, { params: { applicationId } })
      for (const url of new Set(body.items.map((item) => item.url))) {
        const folder = /^\/files(?:\/(\d+)-[a-z0-9-]+)?\?clientId=(\d+)$/.exec(url)!
        expect(Number(folder[2])).toBe(applicationId)
        if (!folder[1]) continue
        const { status } = await api.call(components.get, {
          params: { applicationId, componentId: Number(folder[1]) },
        })
        expect([login, url, status]).toEqual([login, url, 200])
      }
    }
  })
})

test('a busy agency: tenants, people, approvals and deadlines, a flat folder and a deep one, all readable; each invoice has who sends it and whom it is for (row 58, D-01, T-27)', async () => {
  const server = await startServer()
  try {
    const now = new Date('2026-11-20T09:00:00Z')
    await seedDemo(server.deps, { size: 'medium', now })
    const [counts] = await server.deps.database.system((tx) =>
      tx.query<Record<string, number>>(sql`
        select (select count(*) from applications) as tenants,
          (select count(*) from users) as users,
          (select count(*) from components where type = 'directory' and created_by is not null) as folders,
          (select count(*) from components where type = 'filelink') as files`),
    )
    expect(counts).toMatchObject({ tenants: 12, users: 300 })
    expect(counts!.folders).toBeGreaterThanOrEqual(400)
    expect(counts!.files).toBeGreaterThanOrEqual(5_000)
    const [work] = await server.deps.database.system((tx) =>
      tx.query<Record<string, number>>(sql`
        select (select count(*)::int from timeline_items) as items,
          (select count(*)::int from tasks) as tasks,
          (select count(*)::int from invoices) as invoices,
          (select count(*)::int from components c join posts p on p.application_id = c.application_id and p.component_id = c.id
            join component_groups g on g.application_id = c.application_id and g.component_id = c.id
            join user_groups u on u.id = g.user_group_id and u.type = 20) as posts,
          (select count(*)::int from invoices i where not exists (select 1 from invoice_lines l where l.application_id = i.application_id
            and l.invoice_id = i.id)
            or i.recipient is null or not (i.letterhead ? 'LETTERHEAD_IBAN')
            or i.vat_amount <> round(i.net_total * 0.19, 2) or i.invoice_date > ${now}::date
            or (i.type = 'creditNote' and not exists (select 1 from invoices o where o.application_id = i.application_id
              and o.number = i.corrects and o.type = 'invoice' and o.invoice_date < i.invoice_date))) as wrong,
          (select max(n)::int from (select count(*) as n from components where type = 'task' group by parent_id) as buckets) as crowd,
          (select count(*)::int from components c where c.type = 'tasklist' and not exists (
            select 1 from component_groups g where g.application_id = c.application_id and g.component_id = c.id)) as hidden`),
    )
    expect(work).toMatchObject({
      items: 1_000,
      tasks: 2_000,
      crowd: 400,
      hidden: 0,
      invoices: 2_000,
      posts: 200,
      wrong: 0,
    })
    const [approvals] = await server.deps.database.system((tx) =>
      tx.query<Record<string, number>>(sql`
        select count(*) filter (where workflow_state = 'Approving' and decision = 'pending')::int as waiting,
          count(*) filter (where decision = 'approved')::int as approved,
          count(*) filter (where decision = 'rejected')::int as rejected,
          count(*) filter (where decision <> 'pending' and (decided_by is null or decided_at is null or decided_at > ${now}
            or decided_hash is distinct from (select e.hash from campaign_history e
              where e.application_id = h.application_id and e.channel_id = h.id and e.kind = h.decision
              order by e.id desc limit 1)))::int as unproved,
          count(*) filter (where workflow_state = 'Approving' and not exists (select 1 from campaign_history e
            where e.application_id = h.application_id and e.campaign_id = h.campaign_id
              and e.kind = 'released' and e.after -> 'channelIds' @> to_jsonb(h.id)))::int as unasked
        from channels h`),
    )
    expect(approvals).toMatchObject({ unproved: 0, unasked: 0 })
    for (const kind of ['waiting', 'approved', 'rejected'])
      expect([kind, approvals![kind]! > 0]).toEqual([kind, true])
    expect(approvals!.approved).toBeGreaterThan(10 * approvals!.rejected!)
    const deadlines = await server.deps.database.system((tx) =>
      tx.query<{ kind: string; late: number; coming: number }>(sql`
        with deadlines as (
          select 'approval' as kind, approval_due as day from campaigns
          union all
          select d.kind, d.day from channels h
          cross join lateral (values ('booking', h.booking_deadline), ('material', h.material_deadline)) d (kind, day)
          where h.end_date >= ${dayOf(now)}::date
            and h.workflow_state not in ('Purchased', 'Confirmed', 'Transferred', 'Deactivated')
            and not exists (select 1 from deadline_marks m where m.application_id = h.application_id
              and m.channel_id = h.id and m.kind = d.kind and m.mark <> 'moved')
        )
        select kind, count(*) filter (where day < ${dayOf(now)}::date)::int as late,
          count(*) filter (where day >= ${dayOf(now)}::date)::int as coming
        from deadlines group by kind order by kind`),
    )
    expect(deadlines.map(({ kind }) => kind)).toEqual(['approval', 'booking', 'material'])
    for (const { kind, late, coming } of deadlines)
      expect([kind, coming > 0, late < coming / 3]).toEqual([kind, true, true])
    const maren = await server.as('maren.thiessen')
    expect((await maren.call(applications.list)).body).toHaveLength(12)
    const [flat] = await server.deps.database.system((tx) =>
      tx.query<{ id: number }>(sql`select id from components where display_name = 'Großes Archiv'`),
    )
    const { body } = await maren.call(components.children, {
      params: { applicationId: 101, componentId: flat!.id },
    })
    expect(body).toHaveLength(1_200)
  } finally {
    await server.stop()
  }
})
