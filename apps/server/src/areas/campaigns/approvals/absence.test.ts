import {
  absences,
  approvals,
  campaigns,
  notifications,
  type Approval,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { dayFrom, dayOnWire } from '../../../platform/berlin-time.ts'
import { alpenquell, rowsOf } from '../../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('deputies on $name', (kind) => {
  let server: TestServer
  const start = new Date()
  let now = start
  let ids: Record<string, number>
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      clock: { now: () => now },
    })
    const rows = await rowsOf<{ id: number; last_name: string }>(
      server,
      sql`select u.id, u.last_name from users u`,
    )
    ids = Object.fromEntries(rows.map(({ id, last_name }) => [last_name, id]))
  })
  beforeEach(async () => {
    now = start
    await rowsOf(server, sql`delete from approval_deputies returning user_id`)
  })
  afterAll(() => server?.stop())

  const at = (days: number) => dayOnWire(dayFrom(start, days))
  const as = (login: string) => server.as(login)
  const away = async (
    login: string,
    deputy: string,
    { from = 0, until = 7 }: { from?: number; until?: number } = {},
  ) =>
    (await as(login)).call(absences.save, {
      params,
      body: { from: at(from), until: at(until), deputyId: ids[deputy]! },
    })
  const absenceOf = async (login: string) => (await (await as(login)).call(absences.get, { params })).body // prettier-ignore
  const inboxOf = async (login: string, state?: 'decided') =>
    (await (await as(login)).call(approvals.inbox, { query: state ? { state } : {} })).body
  const decide = async (login: string, { application, campaign, channel }: Approval) =>
    (await as(login)).call(campaigns.submit, {
      body: {
        ApplicationId: application.id,
        campaignId: campaign.id,
        channelIds: [channel.id],
        outcomeId: 1,
      },
    })
  const newsOf = async (login: string) =>
    (await (await as(login)).call(notifications.list, { params })).body.items.map(
      ({ message }) => message,
    )

  test('while somebody is away, their deputy decides about what both see, and it says for whom (T-39)', async () => {
    const hers = (await inboxOf('sabine.moser')).items
    expect(await inboxOf('korbinian.huber')).toMatchObject({ mayApprove: false, items: [] })
    expect((await away('sabine.moser', 'Huber')).status).toBe(200)
    const his = await inboxOf('korbinian.huber')
    expect(his.mayApprove).toBe(true)
    expect(his.items.map(({ channel }) => channel.id)).toEqual(
      hers.map(({ channel }) => channel.id),
    )
    for (const { onBehalfOf, channel } of his.items) {
      expect([onBehalfOf?.lastName, channel.can.approve]).toEqual(['Moser', true])
    }
    expect((await (await as('korbinian.huber')).call(approvals.count, {})).body).toEqual({
      mayApprove: true,
      mayAsk: false,
      count: hers.length,
    })
    // Whoever is away may decide nevertheless, in their own name.
    expect((await inboxOf('sabine.moser')).items[0]!.onBehalfOf).toBeNull()
    // Nobody else.
    expect((await inboxOf('marco.rossi')).items).toEqual([])

    const [item] = his.items
    expect((await decide('korbinian.huber', item!)).status).toBe(200)
    const decided = (await inboxOf('sabine.moser', 'decided')).items.find(
      ({ channel }) => channel.id === item!.channel.id,
    )
    expect(decided!.last).toMatchObject({
      decision: 'approved',
      user: { lastName: 'Huber' },
      onBehalfOf: { lastName: 'Moser' },
    })
    const { body } = await (
      await as('aylin.kaya')
    ).call(campaigns.history, {
      params: { ...params, id: item!.campaign.id },
    })
    expect(body[0]).toMatchObject({
      user: { lastName: 'Huber' },
      onBehalfOf: { lastName: 'Moser' },
    })
  })

  test('it counts from the first day to the last, and until it is ended (T-39)', async () => {
    await away('sabine.moser', 'Huber', { from: 2, until: 4 })
    const mayOn = async (days: number) => {
      now = new Date(at(days))
      return (await inboxOf('korbinian.huber')).mayApprove
    }
    expect([await mayOn(1), await mayOn(2), await mayOn(4), await mayOn(5)]).toEqual([false, true, true, false]) // prettier-ignore
    expect((await absenceOf('sabine.moser')).absence).toBeNull()
    now = new Date(at(3))
    expect((await absenceOf('korbinian.huber')).standsInFor).toMatchObject([
      { person: { lastName: 'Moser' }, from: at(2), until: at(4) },
    ])
    expect((await (await as('sabine.moser')).call(absences.end, { params })).status).toBe(204) // prettier-ignore
    expect(await mayOn(3)).toBe(false)
  })

  test('what the absent person does not see or may no longer decide, the deputy does not decide (T-39, COCK-10)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    await away('sabine.moser', 'Huber')
    const groups = await rowsOf<{ user_group_id: number }>(
      server,
      sql`delete from campaign_groups where application_id = ${alpenquell}
          and campaign_id = ${item!.campaign.id} returning user_group_id`,
    )
    const [own] = await rowsOf<{ id: number }>(
      server,
      sql`with own as (
            insert into user_groups (application_id, name, type)
            values (${alpenquell}, 'Nur Huber', 30) returning id
          ), member as (
            insert into user_group_members (application_id, user_group_id, user_id)
            select ${alpenquell}, id, ${ids.Huber} from own
          ), seen as (
            insert into campaign_groups (application_id, campaign_id, user_group_id)
            select ${alpenquell}, ${item!.campaign.id}, id from own
          )
          select id from own`,
    )
    const seen = await (
      await as('korbinian.huber')
    ).call(campaigns.get, {
      params: { ...params, id: item!.campaign.id },
    })
    expect([seen.status, seen.body.can.approve]).toEqual([200, false])
    expect((await decide('korbinian.huber', item!)).status).toBe(403)
    await rowsOf(server, sql`delete from user_groups where id = ${own!.id} returning id`)
    for (const { user_group_id } of groups) {
      await rowsOf(
        server,
        sql`insert into campaign_groups (application_id, campaign_id, user_group_id)
            values (${alpenquell}, ${item!.campaign.id}, ${user_group_id}) returning campaign_id`,
      )
    }
    expect((await inboxOf('korbinian.huber')).mayApprove).toBe(true)
    const setStatus = (status: string) =>
      rowsOf(
        server,
        sql`update application_users set status = ${status}
            where application_id = ${alpenquell} and user_id = ${ids.Moser} returning user_id`,
      )
    await setStatus('inactive')
    expect((await inboxOf('korbinian.huber')).mayApprove).toBe(false)
    await setStatus('active')
  })

  test('the deputy is told, reminded like who is away, and named where a campaign waits (T-39, T-43)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    await away('sabine.moser', 'Huber')
    const named = 'Sabine Moser hat Sie als Vertretung für Freigaben eingesetzt.'
    expect(await newsOf('korbinian.huber')).toContain(named)
    const place = { params: { ...params, id: item!.campaign.id } }
    expect((await (await as('aylin.kaya')).call(approvals.nudge, place)).status).toBe(204)
    const reminder = `Aylin Kaya erinnert Sie an die Freigabe von „${item!.campaign.name}“.`
    for (const login of ['sabine.moser', 'korbinian.huber'])
      expect(await newsOf(login)).toContain(reminder)
    expect(await newsOf('marco.rossi')).not.toContain(reminder)
    const { deciders, watchers } = (await (await as('aylin.kaya')).call(approvals.ofCampaign, place)).body // prettier-ignore
    const find = (name: string) => deciders.find(({ lastName }) => lastName === name)
    expect(find('Moser')).toMatchObject({ awayUntil: at(7), inPlaceOf: null })
    expect(find('Huber')).toMatchObject({ awayUntil: null, inPlaceOf: { lastName: 'Moser' } })
    expect(watchers.map(({ lastName }) => lastName)).not.toContain('Huber')
  })

  test('only who is asked names a deputy, and only one of the client’s own (COCK-10, T-39)', async () => {
    expect(await absenceOf('korbinian.huber')).toEqual({
      absence: null,
      candidates: [],
      standsInFor: [],
      can: { edit: false },
    })
    const { candidates, can } = await absenceOf('sabine.moser')
    expect(can.edit).toBe(true)
    const names = candidates.map(({ lastName }) => lastName)
    expect(names).toContain('Huber')
    for (const name of ['Moser', 'Kaya', 'Thiessen']) expect(names).not.toContain(name)
    expect((await away('korbinian.huber', 'Rossi')).status).toBe(403)
    expect((await away('aylin.kaya', 'Huber')).status).toBe(403)
    const fieldsOf = async (answer: ReturnType<typeof away>) => Object.keys((await answer).problem.errors ?? {}) // prettier-ignore
    expect(await fieldsOf(away('sabine.moser', 'Kaya'))).toEqual(['deputyId'])
    expect(await fieldsOf(away('sabine.moser', 'Moser'))).toEqual(['deputyId'])
    expect(await fieldsOf(away('sabine.moser', 'Wolff'))).toEqual(['deputyId'])
    expect(await fieldsOf(away('sabine.moser', 'Huber', { from: 3, until: 2 }))).toEqual(['until'])
    expect(await fieldsOf(away('sabine.moser', 'Huber', { from: -3, until: -2 }))).toEqual(['until']) // prettier-ignore
    // Another time takes the place of the one before.
    await away('sabine.moser', 'Huber')
    await away('sabine.moser', 'Rossi', { until: 3 })
    expect((await absenceOf('sabine.moser')).absence).toMatchObject({
      until: at(3),
      deputy: { lastName: 'Rossi' },
    })
    expect((await inboxOf('korbinian.huber')).mayApprove).toBe(false)
  })
})
