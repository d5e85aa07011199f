import {
  approvals,
  auditLog,
  campaigns,
  channelPosts,
  channels,
  notifications,
  notificationTypes,
  relatedObjectTypes,
} from '@atrium/api-client/contract'
import type { Campaign, Channel } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk, type EventRow } from '../../testing.ts'

const t = notificationTypes

describe.each(databases)('approvals on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const applicationId = alpenquell
  const at = (id: number) => ({ params: { applicationId, id } })
  const campaignNamed = async (name: string, login = 'sabine.moser'): Promise<Campaign> => {
    const { body } = await (
      await server.as(login)
    ).call(campaigns.list, { params: { applicationId }, query: { searchQuery: name } })
    return body[0]!
  }
  const channelOf = async (campaign: Campaign, index: number): Promise<Channel> =>
    (await (await server.as('sabine.moser')).call(channels.get, at(campaign.channels[index]!.id)))
      .body
  const submit = async (
    login: string,
    campaign: Campaign,
    indices: readonly number[],
    outcomeId: 1 | 2 | 3,
    more: { comment?: string; files?: Record<string, File[]>; ifMatch?: number } = {},
  ) =>
    (await server.as(login)).call(
      campaigns.submit,
      {
        body: {
          ApplicationId: applicationId,
          campaignId: campaign.id,
          channelIds: indices.map((index) => campaign.channels[index]!.id),
          outcomeId,
          ...(more.comment !== undefined && { comment: more.comment }),
        },
        ...(more.files && { files: more.files }),
      },
      more.ifMatch === undefined ? {} : { 'if-match': `"${more.ifMatch}"` },
    )
  /** What somebody was told last about a campaign or channel. */
  const newsOf = async (login: string) => {
    const { body } = await (
      await server.as(login)
    ).call(notifications.list, { params: { applicationId } })
    const { type, relatedObjectType, relatedObjectName, url } = body.items[0]!
    return { type, relatedObjectType, relatedObjectName, url }
  }
  const lastEvent = async () => {
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select type, application_id, group_ids, user_ids, payload from events
          where type = 'campaigns.changed' and payload ->> 'kind' <> 'documented'
          order by seq desc limit 1`,
    )
    return event!
  }

  test('eight channels wait for the client lead, none for who may not decide (COCK-08, COCK-10)', async () => {
    const mine = async (login: string, id = applicationId) =>
      (await (await server.as(login)).call(approvals.mine, { params: { applicationId: id } })).body
    const waiting = await mine('sabine.moser')
    expect(waiting).toHaveLength(8)
    for (const channel of waiting) expect(channel.can.approve).toBe(true)
    expect(await mine('korbinian.huber')).toEqual([])
    expect(await mine('aylin.kaya')).toEqual([])
    expect(await mine('andreas.lindner', wohnwerk)).toEqual([])
  })

  test('who may not decide is told so (COCK-10, PERM-18)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { status, problem } = await submit('korbinian.huber', campaign, [0], 1)
    expect([status, problem.detail]).toEqual([403, 'Sie dürfen nicht freigeben.'])
  })

  test('whoever rejects says why (COCK-09, ERR-16)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    for (const outcome of [2, 3] as const) {
      for (const comment of [undefined, '  ']) {
        const { status, problem } = await submit('sabine.moser', campaign, [1], outcome, {
          ...(comment !== undefined && { comment }),
        })
        expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['comment']])
      }
    }
  })

  test('approved with a note, one by one: the channel is approved, with its proof, and the agency hears of it (CAMP-13, COCK-09, COCK-13)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { status, body } = await submit('sabine.moser', campaign, [0], 1, {
      comment: ' Gern so. ',
      ifMatch: campaign.version,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        workflowState: { name: 'Approved' },
        approval: {
          decision: 'approved',
          decidedBy: { firstName: 'Sabine', lastName: 'Moser' },
          comment: 'Gern so.',
          isChangedSince: false,
        },
        can: { approve: false },
      },
    ])
    expect(body[0]!.approval.hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await campaignNamed('Kids Schulstart')).status).toBe(6)
    expect(await newsOf('aylin.kaya')).toEqual({
      type: t.ApprovalAccepted,
      relatedObjectType: 2,
      relatedObjectName: 'Kids Schulstart: Familienmagazine ganzseitig',
      url: '/cockpits/external/ML-101-0003/kids-schulstart?clientId=101',
    })
    expect(await lastEvent()).toMatchObject({
      payload: { kind: 'decided', campaignId: campaign.id, channelIds: [body[0]!.id] },
    })
    const seers = (await lastEvent()).user_ids!
    const [marco] = await rowsOf<{ id: number }>(server, sql`select id from users where email like 'nadine.wolff@%'`) // prettier-ignore
    expect(seers).not.toContain(marco!.id)
  })

  test('what is decided is not decided again, and the answer says how it stands (COCK-08)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { status, problem } = await submit('sabine.moser', campaign, [0, 1], 1)
    expect([status, problem.code]).toEqual([409, 'not-approvable'])
    expect(problem.current).toMatchObject([{ approval: { decision: 'approved' } }, { approval: { decision: 'pending' } }]) // prettier-ignore
  })

  test('partly approved: the named are approved, the others that wait are rejected (CAMP-13, COCK-09, COCK-13)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { status, body } = await submit('sabine.moser', campaign, [2], 3, {
      comment: 'Der Funkspot ist uns zu laut.',
    })
    expect(status).toBe(200)
    expect(body.map(({ name, approval }) => [name, approval.decision])).toEqual([
      ['Funkkombi Süd', 'rejected'],
      ['Elternkanäle Social', 'approved'],
    ])
    expect(body[0]!.workflowState.name).toBe('Adjusting')
    expect(await campaignNamed('Kids Schulstart')).toMatchObject({ status: 2, can: { approve: false } }) // prettier-ignore
    expect(await newsOf('aylin.kaya')).toMatchObject({
      type: t.ApprovalPartialAccepted,
      relatedObjectType: relatedObjectTypes.Campaign,
      relatedObjectName: 'Kids Schulstart',
    })
  })

  test('rejected: the channel goes back, and the agency hears of it (COCK-09, COCK-13)', async () => {
    const campaign = await campaignNamed('Wiesn-Spezial')
    const { status, body } = await submit('sabine.moser', campaign, [3], 2, {
      comment: 'Bitte ohne Titelseite.',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject([{ workflowState: { name: 'Adjusting' }, approval: { decision: 'rejected' } }]) // prettier-ignore
    expect(await newsOf('aylin.kaya')).toMatchObject({
      type: t.ApprovalRejected,
      relatedObjectName: 'Wiesn-Spezial: Titelseite Stadtanzeiger',
    })
  })

  test('decisions stand in the history with the plan they were about, and in the audit log (COCK-09)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const api = await server.as('sabine.moser')
    const { body } = await api.call(campaigns.history, at(campaign.id))
    expect(body.slice(0, 3).map(({ kind }) => kind).toSorted()).toEqual(['approved', 'approved', 'rejected']) // prettier-ignore
    const rejected = body.find((entry) => entry.kind === 'rejected')!
    expect(rejected).toMatchObject({
      user: { lastName: 'Moser' },
      channel: { name: 'Funkkombi Süd' },
      comment: 'Der Funkspot ist uns zu laut.',
      snapshot: { name: 'Funkkombi Süd', publisher: 'RegioFunk Bayern' },
    })
    const audit = await api.call(auditLog.list, { params: { applicationId }, query: { action: 'approval.' } }) // prettier-ignore
    expect(audit.body.items.map(({ action }) => action)).toEqual(expect.arrayContaining(['approval.approved', 'approval.rejected'])) // prettier-ignore
  })

  test('documents come with a decision and by themselves (CAMP-13, CAMP-14, VAL-14)', async () => {
    const campaign = await campaignNamed('Wiesn-Spezial')
    const file = (name: string) => new File([`Inhalt von ${name}`], name)
    const done = await submit('sabine.moser', campaign, [2], 1, {
      files: { planningDocuments: [file('Plan.txt')], approvalDocuments: [file('Freigabe.txt')] },
    })
    expect(done.status).toBe(200)
    const aylin = await server.as('aylin.kaya')
    const body = { ApplicationId: applicationId, campaignId: campaign.id, outcomeId: 1 }
    const handed = await aylin.call(campaigns.document, { body, files: { documents: [file('Brief.txt')] } }) // prettier-ignore
    expect(handed.status).toBe(204)
    const all = (await aylin.call(campaigns.documents, at(campaign.id))).body
    // The protocol comes by itself.
    const list = all.filter(({ contentType }) => contentType !== 'application/pdf')
    expect(list.map(({ name, kind, outcomeId }) => [name, kind, outcomeId])).toEqual([
      ['Brief.txt', 'document', 1],
      ['Freigabe.txt', 'approval', 1],
      ['Plan.txt', 'planning', 1],
    ])
    expect(await (await fetch(list[1]!.url)).text()).toBe('Inhalt von Freigabe.txt')
    const none = await aylin.call(campaigns.document, { body, files: { documents: [] } })
    expect([none.status, Object.keys(none.problem.errors!)]).toEqual([400, ['documents']])
    const wrong = await aylin.call(campaigns.document, { body: { ...body, outcomeId: 4 }, files: { documents: [file('x.txt')] } }) // prettier-ignore
    expect([wrong.status, Object.keys(wrong.problem.errors!)]).toEqual([400, ['outcomeId']])
    const noTask = await aylin.call(campaigns.document, { body: { ...body, relatedTaskItemId: 0 }, files: { documents: [file('x.txt')] } }) // prettier-ignore
    expect([noTask.status, Object.keys(noTask.problem.errors!)]).toEqual([
      400,
      ['relatedTaskItemId'],
    ])
    const korbinian = await server.as('korbinian.huber')
    const refused = await korbinian.call(campaigns.document, { body, files: { documents: [file('x.txt')] } }) // prettier-ignore
    expect(refused.status).toBe(403)
  })

  test('a flight rests as it is planned; pauses belong to what is decided on, and to its time (T-22, T-38)', async () => {
    const staff = await server.as('aylin.kaya')
    const plan = async () => (await staff.call(campaigns.plan, { params: { applicationId: alpenquell } })).body // prettier-ignore
    const resting = (await plan()).find(({ pauses }) => pauses.length === 2)!
    const { pauses, startDate, endDate } = resting
    expect(startDate! < pauses[0]!.startDate && pauses[1]!.endDate < endDate!).toBe(true)
    const at = { params: { applicationId: alpenquell, id: resting.id } }
    const [first, second] = pauses
    const save = async (body: object) => staff.call(channels.save, { ...at, body })
    for (const wrong of [
      [{ startDate: startDate!, endDate: first!.endDate }],
      [{ startDate: first!.endDate, endDate: first!.startDate }],
      [first!, { startDate: first!.endDate, endDate: second!.endDate }],
    ]) {
      const { status, problem } = await save({ pauses: wrong })
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['pauses']])
    }
    const same = await save({ pauses: [second!, first!] })
    expect(same.body.pauses).toEqual(pauses)
    expect(same.body.approval.isChangedSince).toBe(false)
    // A shorter flight loses the pause that it no longer holds, and is another than was approved.
    const shorter = await save({ endDate: second!.startDate })
    expect([shorter.status, shorter.body.pauses]).toEqual([200, [first]])
    expect(shorter.body.approval.isChangedSince).toBe(true)
    const back = await save({ endDate, pauses })
    expect(back.body.approval.isChangedSince).toBe(false)
  })

  test('put into release: the client is asked, with a day until which (COCK-07, COCK-13)', async () => {
    const campaign = await campaignNamed('Herbst Gastro', 'aylin.kaya')
    const aylin = await server.as('aylin.kaya')
    const past = await aylin.call(campaigns.release, { ...at(campaign.id), body: { dueDate: '2020-01-01T09:00:00.000Z' } }) // prettier-ignore
    expect([past.status, Object.keys(past.problem.errors!)]).toEqual([400, ['dueDate']])
    const body = { dueDate: '2199-04-01T08:00:00.000Z', comment: 'Bitte bis April.' }
    const { status, body: released } = await aylin.call(campaigns.release, { ...at(campaign.id), body }) // prettier-ignore
    expect(status).toBe(200)
    expect(released).toMatchObject({ status: 6, approvalDueDate: '2199-04-01T08:00:00.000Z', version: campaign.version + 1 }) // prettier-ignore
    // The one that was ready, and no other.
    expect(released.channels.map(({ workflowState }) => workflowState.name)).toEqual(['Planning', 'Checking', 'Approving']) // prettier-ignore
    expect(await newsOf('sabine.moser')).toMatchObject({ type: t.ApprovalCreated, relatedObjectName: 'Herbst Gastro' }) // prettier-ignore
    expect(await lastEvent()).toMatchObject({ payload: { kind: 'released', campaignId: campaign.id } }) // prettier-ignore
    const again = await aylin.call(campaigns.release, { ...at(campaign.id), body: {} })
    expect([again.status, again.problem.code]).toEqual([409, 'nothing-to-release'])
    const sabine = await submit('sabine.moser', campaign, [2], 1, { ifMatch: campaign.version })
    expect([sabine.status, sabine.problem.code]).toEqual([409, 'stale'])
    expect(sabine.problem.current).toMatchObject({ id: campaign.id, version: released.version })
  })

  test('what changes after its approval is to be approved again; what is bought is shown as changed (COCK-13, T-38)', async () => {
    const campaign = await campaignNamed('Wiesn-Spezial')
    const aylin = await server.as('aylin.kaya')
    const before = await channelOf(campaign, 0)
    const changed = await aylin.call(channels.save, { ...at(before.id), body: { budget: 99_000.5 } }, { 'if-match': `${before.version}` }) // prettier-ignore
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      budget: 99_000.5,
      workflowState: { name: 'Adjusting' },
      approval: { decision: 'approved', isChangedSince: true },
    })
    expect(await newsOf('sabine.moser')).toMatchObject({ type: t.ChannelUpdated, relatedObjectName: before.name }) // prettier-ignore
    const stale = await aylin.call(channels.save, { ...at(before.id), body: { name: 'Anders' } }, { 'if-match': `${before.version}` }) // prettier-ignore
    expect([stale.status, stale.problem.code]).toEqual([409, 'stale'])
    expect(stale.problem.current).toMatchObject({ id: before.id, version: changed.body.version })
    const bought = await channelOf(await campaignNamed('Sommerfrische'), 0)
    const later = await aylin.call(channels.save, { ...at(bought.id), body: { publisher: 'Kanal 8' } }) // prettier-ignore
    expect(later.body).toMatchObject({ workflowState: { name: 'Purchased' }, approval: { isChangedSince: true } }) // prettier-ignore
    expect(await newsOf('sabine.moser')).toMatchObject({ type: t.ChannelOptimized, relatedObjectName: bought.name }) // prettier-ignore
  })

  test('deadlines are no change of what was approved (T-27, T-38)', async () => {
    const row = await channelOf(await campaignNamed('Zitrone Launch'), 0)
    const aylin = await server.as('aylin.kaya')
    const { body } = await aylin.call(channels.save, { ...at(row.id), body: { bookingDeadline: '2199-01-05T09:00:00.000Z', materialDeadline: null } }) // prettier-ignore
    expect(body).toMatchObject({ bookingDeadline: '2199-01-05T09:00:00.000Z', materialDeadline: null, approval: { isChangedSince: false } }) // prettier-ignore
  })

  test('a channel is moved through its states, and not where it cannot go (COCK-07, COCK-13)', async () => {
    const campaign = await campaignNamed('Zitrone Launch')
    const id = campaign.channels[2]!.id
    const aylin = await server.as('aylin.kaya')
    const move = (workflowState: Channel['workflowState']['name']) =>
      aylin.call(channels.move, { ...at(id), body: { workflowState } })
    const moved = await move('Purchased')
    expect([moved.status, moved.body.workflowState.name]).toEqual([200, 'Purchased'])
    const refused = await move('Approving')
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong-state'])
    const gone = await move('Deactivated')
    expect(gone.body.can.moveTo).toEqual(['Planning'])
    expect(await newsOf('sabine.moser')).toMatchObject({ type: t.ChannelCanceled })
  })

  test('budget and days of a campaign change; it does not end before it starts (CAMP-07, VAL-11)', async () => {
    const campaign = await campaignNamed('Winterbrand')
    const aylin = await server.as('aylin.kaya')
    const wrong = await aylin.call(campaigns.save, { ...at(campaign.id), body: { endDate: '2001-01-01T09:00:00.000Z' } }) // prettier-ignore
    expect([wrong.status, Object.keys(wrong.problem.errors!)]).toEqual([400, ['endDate']])
    const body = { budget: 1_300_000, endDate: '2199-03-01T09:00:00.000Z' }
    const saved = await aylin.call(campaigns.save, { ...at(campaign.id), body })
    expect(saved.body).toMatchObject({ ...body, name: 'Winterbrand', startDate: campaign.startDate, status: 11 }) // prettier-ignore
    const history = (await aylin.call(campaigns.history, at(campaign.id))).body[0]
    expect(history).toMatchObject({ kind: 'changed', before: { budget: 1_240_000 }, after: { budget: 1_300_000 } }) // prettier-ignore
    const stale = await aylin.call(campaigns.save, { ...at(campaign.id), body }, { 'if-match': `${campaign.version}` }) // prettier-ignore
    expect(stale.status).toBe(409)
  })

  test('what is written into a channel is there, and its people hear of it (CAMP-16)', async () => {
    const campaign = await campaignNamed('Sommerfrische')
    const channelId = campaign.channels[1]!.id
    const params = { applicationId, channelId }
    const sabine = await server.as('sabine.moser')
    const written = await sabine.call(channelPosts.add, { params, body: { message: 'Läuft!' } })
    expect([written.status, written.body.createdByUser?.lastName]).toEqual([201, 'Moser'])
    const { body } = await sabine.call(channelPosts.list, { params })
    expect(body[0]).toEqual(written.body)
    expect(await newsOf('aylin.kaya')).toMatchObject({ type: t.ChannelPost, relatedObjectName: 'TV Regionalfenster' }) // prettier-ignore
    const empty = await sabine.call(channelPosts.add, { params, body: { message: ' ' } })
    expect([empty.status, Object.keys(empty.problem.errors!)]).toEqual([400, ['message']])
  })
})
