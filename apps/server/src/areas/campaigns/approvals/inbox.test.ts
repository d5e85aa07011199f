import { inflateSync } from 'node:zlib'
import {
  applications,
  approvals,
  campaignDates,
  campaigns,
  channels,
  notifications,
  notificationTypes,
  users,
} from '@atrium/api-client/contract'
import type { Approval } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { dayFrom, dayOnWire } from '../../../platform/berlin-time.ts'
import { alpenquell, rowsOf, voltrad } from '../../testing.ts'
import { remindOfApprovals } from '../dates/reminders.service.ts'

/** What a PDF of ours writes, in its order. */
function textOf(pdf: Buffer): string {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const decoder = new TextDecoder('windows-1252')
  let text = ''
  // By its length: what is compressed may end like a line.
  for (const match of pdf.toString('latin1').matchAll(/\/Length (\d+)\b[^]*?\bstream\r?\n/g)) {
    const start = match.index + match[0].length
    let content: string
    try {
      content = inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1')
    } catch {
      continue
    }
    for (const [, hex] of content.matchAll(/<([0-9a-f]+)>/g)) {
      text += decoder.decode(Buffer.from(hex!, 'hex'))
    }
  }
  return text
}

describe.each(databases)('the inbox of approvals on $name', (kind) => {
  let server: TestServer
  let now = new Date()
  const tomorrow = () => new Date(dayOnWire(dayFrom(now, 1)))
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      clock: { now: () => now },
    })
  })
  afterAll(() => server?.stop())

  const inboxOf = async (login: string, state?: 'open' | 'asked' | 'decided') =>
    (await (await server.as(login)).call(approvals.inbox, { query: state ? { state } : {} })).body
  const decide = async (
    login: string,
    items: readonly Approval[],
    outcomeId: 1 | 2,
    comment?: string,
  ) =>
    // prettier-ignore
    (await server.as(login)).call(campaigns.submit, {
      body: {
        ApplicationId: items[0]!.application.id,
        campaignId: items[0]!.campaign.id,
        channelIds: items.map(({ channel }) => channel.id),
        outcomeId,
        ...(comment !== undefined && { comment }),
      },
    })
  const newsOf = async (login: string, applicationId = alpenquell) => {
    const { body } = await (
      await server.as(login)
    ).call(notifications.list, { params: { applicationId } })
    return body.items
  }

  test('holds what waits in all applications, each named, and only for who decides (D-01, COCK-10)', async () => {
    const own = await inboxOf('sabine.moser')
    expect(own.mayApprove).toBe(true)
    expect(own.items).toHaveLength(8)
    expect(new Set(own.items.map(({ application }) => application.id))).toEqual(
      new Set([alpenquell]),
    )
    const all = await inboxOf('maren.thiessen')
    expect(new Set(all.items.map(({ application }) => application.id))).toEqual(
      new Set([alpenquell, voltrad]),
    )
    const [first] = own.items
    expect(first!.application.name).toMatch(/Alpenquell/)
    expect(first!.askedBy).toMatchObject({ lastName: 'Kaya' })
    expect(Date.parse(first!.waitingSince!)).toBeLessThan(now.getTime())
    const nothing = { mayApprove: false, items: [], orders: [], askedOrders: [], campaigns: [] }
    expect(await inboxOf('korbinian.huber')).toEqual({ ...nothing, mayAsk: false })
    expect(await inboxOf('aylin.kaya')).toEqual({ ...nothing, mayAsk: true })
  })

  test('is counted without being read (D-01)', async () => {
    const count = async (login: string) => (await (await server.as(login)).call(approvals.count, {})).body // prettier-ignore
    expect(await count('sabine.moser')).toEqual({ mayApprove: true, mayAsk: false, count: 8 })
    expect(await count('korbinian.huber')).toEqual({ mayApprove: false, mayAsk: false, count: 0 })
    expect(await count('aylin.kaya')).toEqual({ mayApprove: false, mayAsk: true, count: 0 })
  })

  test('what waits in some campaigns is what the inbox has of them, for who decides; of other tenants nothing (T-24, COCK-10, MT-02)', async () => {
    const waiting = async (login: string, campaignIds: number[], applicationId = alpenquell) =>
      (await server.as(login)).call(approvals.waiting, { params: { applicationId }, query: { campaignIds } }) // prettier-ignore
    const all = (await inboxOf('sabine.moser')).items.filter(({ application }) => application.id === alpenquell) // prettier-ignore
    const ids = [...new Set(all.map(({ campaign }) => campaign.id))]
    expect(ids.length).toBeGreaterThan(1)
    expect((await waiting('sabine.moser', ids)).body).toEqual(all)
    const [first] = ids
    const ofFirst = all.filter(({ campaign }) => campaign.id === first)
    expect((await waiting('sabine.moser', [first!])).body).toEqual(ofFirst)
    expect((await waiting('korbinian.huber', ids)).body).toEqual([])
    expect((await waiting('sabine.moser', ids, 115)).status).toBe(404)
    expect((await waiting('sabine.moser', [])).status).toBe(400)
  })

  test('the agency reads what it asked others to decide: of whom, since when, until when (D-01, T-39)', async () => {
    const own = await inboxOf('aylin.kaya', 'asked')
    expect([own.mayApprove, own.mayAsk]).toEqual([false, true])
    const theirs = (await inboxOf('sabine.moser')).items.map(({ channel }) => channel.id)
    const mine = own.items.filter(({ application }) => application.id === alpenquell)
    expect(mine.map(({ channel }) => channel.id).toSorted()).toEqual(theirs.toSorted())
    expect(mine.some(({ channel }) => channel.can.approve)).toBe(false)
    for (const { campaign, application, waitingSince } of own.items) {
      expect(Date.parse(waitingSince!)).toBeLessThan(now.getTime())
      const found = own.campaigns.filter(({ id, applicationId }) => id === campaign.id && applicationId === application.id) // prettier-ignore
      expect(found).toHaveLength(1)
      expect(found[0]).toMatchObject({ can: { nudge: true } })
    }
    const one = own.campaigns.find(({ applicationId }) => applicationId === alpenquell)!
    expect(one).toMatchObject({ isOwn: true, nudged: null })
    expect(one.deciders.map(({ lastName }) => lastName)).toContain('Moser')
    // The same as the campaign itself says.
    const { body } = await (
      await server.as('aylin.kaya')
    ).call(approvals.ofCampaign, { params: { applicationId: alpenquell, id: one.id } })
    expect(body.deciders).toEqual(one.deciders)
    // Their colleagues asked, not they.
    const team = await inboxOf('maren.thiessen', 'asked')
    expect(team.campaigns.find(({ id, applicationId }) => id === one.id && applicationId === alpenquell)).toMatchObject({ isOwn: false }) // prettier-ignore
  })

  test('who does not plan asked for nothing, and of other tenants nobody reads anything (COCK-10, MT-02)', async () => {
    for (const login of ['sabine.moser', 'korbinian.huber', 'nadine.wolff']) {
      expect(await inboxOf(login, 'asked')).toMatchObject({
        mayAsk: false,
        items: [],
        askedOrders: [],
        campaigns: [],
      })
    }
    const places = (await inboxOf('aylin.kaya', 'asked')).campaigns.map(({ applicationId }) => applicationId) // prettier-ignore
    const { body: own } = await (await server.as('aylin.kaya')).call(applications.list, {})
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(places))
  })

  test('another application’s is decided from it, too (D-01, CAMP-13)', async () => {
    const waiting = (await inboxOf('maren.thiessen')).items
    const theirs = waiting.find(({ application }) => application.id === voltrad)!
    expect((await decide('maren.thiessen', [theirs], 1)).status).toBe(200)
    const left = (await inboxOf('maren.thiessen')).items
    expect(left).toHaveLength(waiting.length - 1)
    const decided = (await inboxOf('maren.thiessen', 'decided')).items
    expect(decided.find(({ channel }) => channel.id === theirs.channel.id)).toMatchObject({
      application: { id: voltrad },
      last: { decision: 'approved', user: { lastName: 'Thiessen' } },
    })
  })

  test('what was changed after its approval says so, and keeps the plan that was approved (T-38, D-02)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    await decide('sabine.moser', [item!], 1)
    const staff = await server.as('aylin.kaya')
    const at = { applicationId: alpenquell, id: item!.channel.id }
    const before = item!.channel.budget!
    await staff.call(channels.save, { params: at, body: { budget: before + 4_500 } })
    const changed = (await inboxOf('sabine.moser', 'decided')).items.find(
      ({ channel }) => channel.id === item!.channel.id,
    )!
    expect(changed.channel.approval.isChangedSince).toBe(true)
    expect(changed.last!.snapshot).toMatchObject({ budget: before })
    expect(changed.last!.hash).toBe(changed.channel.approval.hash)
    // Put into release again it waits, beside what was approved.
    await staff.call(campaigns.release, {
      params: { applicationId: alpenquell, id: item!.campaign.id },
      body: { channelIds: [item!.channel.id] },
    })
    const again = (await inboxOf('sabine.moser')).items.find(
      ({ channel }) => channel.id === item!.channel.id,
    )!
    expect(again.channel.budget).toBe(before + 4_500)
    expect(again.last).toMatchObject({ decision: 'approved', snapshot: { budget: before } })
  })

  test('of a campaign everybody who sees it reads what waits; who may not decide is told (COCK-10)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    const params = { applicationId: alpenquell, id: item!.campaign.id }
    const list = async (login: string) => (await (await server.as(login)).call(approvals.ofCampaign, { params })).body // prettier-ignore
    const hers = await list('sabine.moser')
    const his = await list('korbinian.huber')
    expect([hers.mayApprove, his.mayApprove]).toEqual([true, false])
    expect(his.items.map(({ channel }) => channel.id)).toEqual(
      hers.items.map(({ channel }) => channel.id),
    )
    expect(his.items.some(({ channel }) => channel.can.approve)).toBe(false)
    expect((await (await server.as('nadine.wolff')).call(approvals.ofCampaign, { params })).status).toBe(404) // prettier-ignore
  })

  test('a decision is written down as a PDF in the documents: who, when, what, words and hash (T-40, D-02)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    const [decided] = (await decide('sabine.moser', [item!], 2, 'Bitte ohne „Łódź“, Жанна 😀.'))
      .body
    const params = { applicationId: alpenquell, id: item!.campaign.id }
    const find = async () => {
      const { body } = await (await server.as('aylin.kaya')).call(campaigns.documents, { params })
      for (const one of body.filter(({ contentType }) => contentType === 'application/pdf')) {
        const text = textOf(Buffer.from(await (await fetch(one.url)).arrayBuffer()))
        if (text.includes(decided!.approval.hash!)) return { ...one, text }
      }
      return undefined
    }
    await expect.poll(find, { timeout: 30_000 }).toBeDefined()
    const found = (await find())!
    expect(found).toMatchObject({ kind: 'approval', outcomeId: 2, createdByUser: { lastName: 'Moser' } }) // prettier-ignore
    expect(found.name).toMatch(/^Freigabeprotokoll .+ \d{4}-\d{2}-\d{2} \d{4}\.pdf$/)
    for (const words of [
      item!.campaign.name,
      item!.channel.name,
      'Sabine Moser',
      'Abgelehnt',
      'Bitte ohne „Lódz“, Zhanna :grinning:.',
    ]) {
      expect(found.text).toContain(words)
    }
  })

  test('what starts or ends within seven days, and the deadlines that come, as far as one sees them (CAMP-11, T-27)', async () => {
    const read = async (login: string) =>
      (
        await (
          await server.as(login)
        ).call(campaignDates.upcoming, { params: { applicationId: alpenquell } })
      ).body
    const at = (days: number) => dayFrom(now, days)
    const [item] = (await inboxOf('sabine.moser')).items
    const { id } = item!.campaign
    const isNear = async (start: number, end: number) => {
      await rowsOf(
        server,
        sql`update campaigns set start_date = ${at(start)}::date, end_date = ${at(end)}::date where id = ${id}`,
      )
      return (await read('sabine.moser')).near.some((one) => one.id === id)
    }
    // Seven days before and after count, eight do not.
    expect([
      await isNear(-30, 7),
      await isNear(7, 40),
      await isNear(-7, 40),
      await isNear(-8, 8),
      await isNear(8, 40),
    ]).toEqual([true, true, true, false, false])
    await rowsOf(server, sql`update campaigns set approval_due = ${at(2)}::date where id = ${id}`)
    await rowsOf(
      server,
      sql`update channels set booking_deadline = ${at(3)}::date, material_deadline = ${at(15)}::date where id = ${item!.channel.id}`,
    )
    const own = (await read('sabine.moser')).deadlines.filter(({ campaign }) => campaign.id === id)
    const days = own.map(({ kind, day: wire, channel }) => `${kind} ${wire.slice(0, 10)} ${channel?.name ?? ''}`.trim()) // prettier-ignore
    expect(days).toContain(`approval ${at(2)}`)
    expect(days).toContain(`booking ${at(3)} ${item!.channel.name}`)
    expect(own.some(({ kind, channel }) => kind === 'material' && channel?.id === item!.channel.id)).toBe(false) // prettier-ignore
  })

  test('staff nudges once a day, where something waits (T-39, COCK-13)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    const nudge = async (id: number) =>
      (await server.as('aylin.kaya')).call(approvals.nudge, {
        params: { applicationId: alpenquell, id },
      })
    const before = (await newsOf('korbinian.huber')).length
    const chosen = await (
      await server.as('sabine.moser')
    ).call(users.saveNotificationSettings, {
      body: {
        quietHours: null,
        mutedCampaignIds: [],
        types: [{ type: notificationTypes.ApprovalCreated, channels: ['inApp', 'email'] }],
      },
    })
    expect(chosen.status).toBe(200)
    expect((await nudge(item!.campaign.id)).status).toBe(204)
    const [news] = await newsOf('sabine.moser')
    expect(news).toMatchObject({
      type: notificationTypes.ApprovalCreated,
      relatedObjectName: item!.campaign.name,
      actorName: 'Aylin Kaya',
    })
    expect(news!.message).toContain('Aylin Kaya erinnert Sie an die Freigabe')
    // Who does not decide is not reminded.
    expect(await newsOf('korbinian.huber')).toHaveLength(before)
    const { status, problem } = await nudge(item!.campaign.id)
    expect([status, problem.code]).toEqual([409, 'nudged-today'])
    // One mail, though it was asked for twice.
    const mails = await rowsOf<{ address: string }>(
      server,
      sql`select address from mail_outbox where subject like 'Erinnerung an Ihre Freigabe%'`,
    )
    expect(mails.map(({ address }) => address)).toEqual([expect.stringContaining('sabine.moser')])
    const asked = (await inboxOf('aylin.kaya', 'asked')).campaigns
    expect(
      asked.find(
        ({ id, applicationId }) => id === item!.campaign.id && applicationId === alpenquell,
      ),
    ).toMatchObject({
      // prettier-ignore
      nudged: { at: now.toISOString(), user: { lastName: 'Kaya' } },
      can: { nudge: false },
    })
    // Written down once, though it was asked for twice.
    const acts = await rowsOf<{ actor_name: string; object_id: string }>(
      server,
      sql`select actor_name, object_id from audit_log where action = 'approval.reminded'`,
    )
    expect(acts).toEqual([{ actor_name: 'Aylin Kaya', object_id: `${item!.campaign.id}` }])
    const outside = await (
      await server.as('aylin.kaya')
    ).call(approvals.nudge, { params: { applicationId: alpenquell, id: 987_654 } })
    expect(outside.status).toBe(404)
    const live = await (
      await server.as('aylin.kaya')
    ).call(campaigns.list, {
      params: { applicationId: alpenquell },
      query: { searchQuery: 'Sommerfrische' },
    })
    expect((await nudge(live.body[0]!.id)).problem.code).toBe('nothing-waits')
    now = tomorrow()
    expect((await nudge(item!.campaign.id)).status).toBe(204)
  })

  test('where a plan waits it says who has to decide, who sees it, and who reminded last (T-39, T-43)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    const params = { applicationId: alpenquell, id: item!.campaign.id }
    const list = async (login: string) => (await (await server.as(login)).call(approvals.ofCampaign, { params })).body // prettier-ignore
    const names = (people: readonly { lastName: string }[]) => people.map(({ lastName }) => lastName) // prettier-ignore
    now = tomorrow()
    const before = await list('aylin.kaya')
    expect(before.can.nudge).toBe(true)
    expect((await list('sabine.moser')).can.nudge).toBe(false)
    expect(names(before.deciders)).toContain('Moser')
    expect(names(before.watchers)).toEqual(expect.arrayContaining(['Kaya', 'Huber']))
    expect(names(before.watchers)).not.toContain('Moser')
    await (await server.as('aylin.kaya')).call(approvals.nudge, { params })
    const after = await list('aylin.kaya')
    expect(after.can.nudge).toBe(false)
    expect(after.nudged).toMatchObject({ at: now.toISOString(), user: { lastName: 'Kaya' } })
    await decide('sabine.moser', [item!], 1)
    const { deciders } = await list('korbinian.huber')
    expect(deciders.find(({ lastName }) => lastName === 'Moser')!.decidedAt).not.toBeNull()
  })

  test('who decides is reminded two days before, on the day and the day after, once each (T-39)', async () => {
    const [item] = (await inboxOf('sabine.moser')).items
    const { id } = item!.campaign
    await rowsOf(server, sql`update campaigns set approval_due = null`)
    await rowsOf(
      server,
      sql`update campaigns set approval_due = ${dayFrom(now, 3)}::date where id = ${id}`,
    )
    const told: string[] = []
    for (let passed = 0; passed <= 5; passed++) {
      await remindOfApprovals(server.deps)
      await remindOfApprovals(server.deps)
      const kinds = await rowsOf<{ kind: string }>(
        server,
        sql`select kind from approval_reminders where campaign_id = ${id} and kind <> 'nudge' order by sent_at`,
      )
      told.push(kinds.map((row) => row.kind).join(' '))
      now = tomorrow()
    }
    expect(told).toEqual(['', 'soon', 'soon', 'soon today', 'soon today late', 'soon today late'])
    const [news] = await newsOf('sabine.moser')
    expect(news!.message).toContain('seit gestern überfällig')
    expect(news!.url).toMatch(/^\/cockpits\/.*clientId=101$/)
    const unread = await newsOf('korbinian.huber')
    expect(unread.some(({ message }) => message.includes('überfällig'))).toBe(false)
  })
})
