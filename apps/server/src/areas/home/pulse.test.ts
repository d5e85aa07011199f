import {
  applicationPulse,
  applications,
  approvals,
  campaigns,
  notifications,
  tasks,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { dayFrom, dayIn, dayOf } from '../../platform/berlin-time.ts'
import { alpenquell, rowsOf } from '../testing.ts'

describe.each(databases)('pulse on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const pulseOf = async (login: string) => {
    const { status, body } = await (await server.as(login)).call(applicationPulse.get)
    expect(status).toBe(200)
    return body
  }
  const pulseIn = async (login: string, applicationId: number) =>
    (await pulseOf(login)).find((one) => one.applicationId === applicationId)!

  test('each application of somebody says what goes on there, and no other does (D-12, ROUTE-02, PERM-19)', async () => {
    for (const login of ['maren.thiessen', 'sabine.moser']) {
      const { body } = await (await server.as(login)).call(applications.list)
      const ids = (await pulseOf(login)).map(({ applicationId }) => applicationId)
      expect(ids.toSorted()).toEqual(body.map(({ id }) => id).toSorted())
    }
    const shown = (await pulseOf('maren.thiessen')).map((one) =>
      [one.approvals, one.live, one.overdue, one.unread].join(' '),
    )
    expect(new Set(shown).size).toBeGreaterThan(2)
  })

  test('its numbers are those that one finds inside: approvals, what runs, what was not seen (D-12, COCK-08, CAMP-02)', async () => {
    const sabine = await server.as('sabine.moser')
    const params = { applicationId: alpenquell }
    const all = await pulseOf('sabine.moser')
    const { body: inbox } = await sabine.call(approvals.count)
    expect(all.reduce((sum, { approvals: count }) => sum + count, 0)).toBe(inbox.count)
    expect(inbox.count).toBeGreaterThan(0)
    const { unread, live } = all.find(({ applicationId }) => applicationId === alpenquell)!
    const { body: notices } = await sabine.call(notifications.list, { params })
    expect(unread).toBe(notices.unreadCount)
    const today = dayOf(new Date())
    const { body: list } = await sabine.call(campaigns.list, { params })
    const running = list.filter(
      ({ startDate, endDate, status }) =>
        (status ?? 0) >= 7 &&
        startDate !== null &&
        dayIn(startDate)! <= today &&
        (endDate === null || dayIn(endDate)! >= today),
    )
    expect(running.length).toBeGreaterThan(0)
    expect(live).toBe(running.length)
  })

  test('a task counts once it is overdue, for who has it and sees it (D-12, T-53, TASK-06, PERM-13)', async () => {
    const countOf = async (login: string) =>
      (
        await (
          await server.as(login)
        ).call(tasks.overdue, { params: { applicationId: alpenquell } })
      ).body.count
    const before = (await pulseIn('aylin.kaya', alpenquell)).overdue
    expect(await countOf('aylin.kaya')).toBe(before)
    const other = (await pulseIn('sabine.moser', alpenquell)).overdue
    const [task] = await rowsOf<{ component_id: number }>(
      server,
      sql`select a.component_id from task_assignees a
          join accounts c on c.login = 'aylin.kaya' join users u on u.subject = c.subject and u.id = a.user_id
          join tasks t on t.application_id = a.application_id and t.component_id = a.component_id
          where a.application_id = ${alpenquell} and t.status <> 3
            and (t.end_date is null or t.end_date > now() + interval '1 day') limit 1`,
    )
    await rowsOf(
      server,
      sql`update tasks set start_date = null, end_date = ${dayFrom(new Date(), -3)}::date where component_id = ${task!.component_id}`,
    )
    expect((await pulseIn('aylin.kaya', alpenquell)).overdue).toBe(before + 1)
    expect(await countOf('aylin.kaya')).toBe(before + 1)
    expect((await pulseIn('sabine.moser', alpenquell)).overdue).toBe(other)
    await rowsOf(
      server,
      sql`update tasks set status = 3 where component_id = ${task!.component_id}`,
    )
    expect((await pulseIn('aylin.kaya', alpenquell)).overdue).toBe(before)
    expect(await countOf('aylin.kaya')).toBe(before)
  })
})
