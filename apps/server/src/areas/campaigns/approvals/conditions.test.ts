import { inflateSync } from 'node:zlib'
import {
  approvals,
  auditLog,
  campaigns,
  channels,
  cockpitDataPath,
  cockpits,
  notifications,
  notificationTypes,
} from '@atrium/api-client/contract'
import type { Campaign } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, wohnwerk } from '../../testing.ts'
import { quotedConditions } from './conditions.ts'
import { protocolPdf, type ProtocolEntry } from './protocol.pdf.ts'

const condition = 'Nur mit Motiv B.\nDie Freigabe des Motivs kommt bis Freitag.'

describe.each(databases)('approvals with a condition on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const applicationId = alpenquell
  const at = (id: number) => ({ params: { applicationId, id } })
  const campaignNamed = async (searchQuery: string): Promise<Campaign> =>
    (await (await server.as('sabine.moser')).call(campaigns.list, { params: { applicationId }, query: { searchQuery } })).body[0]! // prettier-ignore
  const submit = async (
    login: string,
    campaign: Campaign,
    indices: readonly number[],
    more: { outcomeId?: 1 | 2 | 3; comment?: string; condition?: string },
  ) =>
    (await server.as(login)).call(campaigns.submit, {
      body: {
        ApplicationId: applicationId,
        campaignId: campaign.id,
        channelIds: indices.map((index) => campaign.channels[index]!.id),
        outcomeId: 1,
        ...more,
      },
    })
  const meet = async (login: string, id: number, conditionMet: boolean, headers = {}) =>
    (await server.as(login)).call(channels.save, { ...at(id), body: { conditionMet } }, headers)
  const channelOf = async (id: number) =>
    (await (await server.as('aylin.kaya')).call(channels.get, at(id))).body
  const newsOf = async (login: string) => {
    const api = await server.as(login)
    const { body } = await api.call(notifications.list, { params: { applicationId } })
    return body.items
  }
  const resultOf = async (id: number) =>
    (await (await server.as('korbinian.huber')).call(approvals.ofCampaign, at(id))).body.result

  test('the condition has to be said, belongs to an approval, and is set by who decides (COCK-09, COCK-10)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    for (const empty of ['', '  ', '\n']) {
      const { status, problem } = await submit('sabine.moser', campaign, [0], { condition: empty })
      expect([status, problem.errors]).toEqual([400, { condition: ['Bitte schreiben Sie, unter welcher Auflage Sie freigeben.'] }]) // prettier-ignore
    }
    const rejected = await submit('sabine.moser', campaign, [0], { outcomeId: 2, comment: 'Nein.', condition }) // prettier-ignore
    expect([rejected.status, Object.keys(rejected.problem.errors!)]).toEqual([400, ['condition']])
    const long = await submit('sabine.moser', campaign, [0], { condition: 'x'.repeat(1_001) })
    expect([long.status, Object.keys(long.problem.errors!)]).toEqual([400, ['condition']])
    for (const login of ['korbinian.huber', 'aylin.kaya']) {
      expect((await submit(login, campaign, [0], { condition })).status).toBe(403)
    }
    expect((await channelOf(campaign.channels[0]!.id)).approval.decision).toBe('pending')
  })

  test('approved with a condition is approved, as a state of its own, and the agency is told the condition (COCK-09, COCK-13)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { status, body } = await submit('sabine.moser', campaign, [0], { condition: `  ${condition} ` }) // prettier-ignore
    expect(status).toBe(200)
    const [channel] = body
    expect(channel).toMatchObject({
      workflowState: { name: 'Approved' },
      approval: {
        decision: 'approved',
        standing: 'conditional',
        comment: null,
        condition: { text: condition, met: null },
        isChangedSince: false,
      },
    })
    const [news] = await newsOf('aylin.kaya')
    expect(news).toMatchObject({
      type: notificationTypes.ApprovedWithCondition,
      message:
        'Sabine Moser hat „Kids Schulstart: Familienmagazine ganzseitig“ mit Auflage freigegeben: Nur mit Motiv B. Die Freigabe des Motivs kommt bis Freitag.',
    })
    // The workflow goes on.
    expect(channel!.can.edit).toBe(false)
    expect((await channelOf(channel!.id)).can.moveTo).toContain('Purchasing')
    expect(await resultOf(campaign.id)).toMatchObject({ approved: 2, conditional: 1, waiting: 2 })
  })

  test('it is read in lists, the plan, the cockpit, the history and the audit log (COCK-09, T-05)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { id } = campaign.channels[0]!
    const reader = await server.as('korbinian.huber')
    expect(campaign.channels.map(({ openCondition }) => openCondition)).toEqual([condition, undefined, undefined, undefined]) // prettier-ignore
    const plan = (await reader.call(campaigns.plan, { params: { applicationId } })).body
    expect(plan.find((one) => one.id === id)!.openCondition).toBe(condition)
    const cockpit = (await reader.call(cockpits.data, { params: { path: cockpitDataPath, applicationId, id: campaign.id } })).body // prettier-ignore
    expect(cockpit.channels!.find((one) => one.id === id)!.approval.condition!.text).toBe(condition)
    const decided = (await reader.call(approvals.inbox, { query: { state: 'decided' } })).body.items
    expect(decided.find(({ channel }) => channel.id === id)!.last).toMatchObject({
      decision: 'approved',
      condition: { text: condition, met: null },
    })
    const [entry] = (await reader.call(campaigns.history, at(campaign.id))).body
    expect(entry).toMatchObject({ kind: 'approved', after: { workflowState: 'Approved', condition } }) // prettier-ignore
    const log = await (await server.as('sabine.moser')).call(auditLog.list, { params: { applicationId }, query: { action: 'approval.approved-with-condition' } }) // prettier-ignore
    expect(log.body.items).toMatchObject([{ after: { decision: 'approved', condition } }]) // prettier-ignore
  })

  test('the agency says that it is met, who decided is told, and that is taken back (COCK-09, COCK-13)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { id } = campaign.channels[0]!
    const { version } = await channelOf(id)
    const stale = await meet('aylin.kaya', id, true, { 'if-match': `"${version - 1}"` })
    expect(stale.status).toBe(409)
    const before = (await newsOf('sabine.moser')).length
    const { status, body } = await meet('aylin.kaya', id, true, { 'if-match': `"${version}"` })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: version + 1,
      approval: {
        standing: 'approved',
        condition: { text: condition, met: { user: { firstName: 'Aylin', lastName: 'Kaya' } } },
      },
    })
    const now = await campaignNamed('Kids Schulstart')
    // Its plan is the same: whoever decides about the rest need not look at it again.
    expect([now.version, now.channels[0]!.openCondition]).toEqual([campaign.version, undefined])
    expect(await resultOf(campaign.id)).toMatchObject({ approved: 2, conditional: 0 })
    expect((await newsOf('sabine.moser'))[0]).toMatchObject({
      type: notificationTypes.ConditionMet,
      message:
        'Aylin Kaya hat die Auflage zu „Kids Schulstart: Familienmagazine ganzseitig“ als erfüllt gemeldet: Nur mit Motiv B. Die Freigabe des Motivs kommt bis Freitag.',
    })
    // Said twice, it is done once.
    await meet('aylin.kaya', id, true)
    const read = await (await server.as('korbinian.huber')).call(approvals.ofCampaign, at(campaign.id)) // prettier-ignore
    const met = read.body.items.find(({ channel }) => channel.id === id)!
    expect(met.last!.condition!.met).toEqual(body.approval.condition!.met)

    const back = await meet('aylin.kaya', id, false)
    expect(back.body.approval).toMatchObject({ standing: 'conditional', condition: { met: null } })
    // What was not read yet is no news any more.
    expect(await newsOf('sabine.moser')).toHaveLength(before)
    const history = (await (await server.as('aylin.kaya')).call(campaigns.history, at(campaign.id))).body // prettier-ignore
    expect(history.slice(0, 3).map((one) => [one.kind, one.comment])).toEqual([
      ['conditionReopened', condition],
      ['conditionMet', condition],
      ['approved', null],
    ])
    const audited = (await (await server.as('sabine.moser')).call(auditLog.list, { params: { applicationId }, query: { action: 'approval.condition-met,approval.condition-reopened' } })).body.items // prettier-ignore
    expect(audited.map(({ action }) => action)).toEqual(['approval.condition-reopened', 'approval.condition-met']) // prettier-ignore
  })

  test('only the agency says so, of what has a condition, and of what it sees (COCK-10, PERM-13)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const { id } = campaign.channels[0]!
    for (const login of ['sabine.moser', 'korbinian.huber']) {
      expect((await meet(login, id, true)).status).toBe(403)
    }
    const none = await meet('aylin.kaya', campaign.channels[3]!.id, true)
    expect([none.status, none.problem.errors]).toEqual([400, { conditionMet: ['Dieser Kanal ist nicht mit einer Auflage freigegeben.'] }]) // prettier-ignore
    const elsewhere = await (await server.as('aylin.kaya')).call(channels.save, { params: { applicationId: wohnwerk, id }, body: { conditionMet: true } }) // prettier-ignore
    expect([403, 404]).toContain(elsewhere.status)
    expect((await channelOf(id)).approval.condition!.met).toBeNull()
  })

  test('once nothing waits, the whole campaign is told with what is open; released anew, nothing is left of it (COCK-09, COCK-13)', async () => {
    const campaign = await campaignNamed('Kids Schulstart')
    const ids = campaign.channels.map(({ id }) => id)
    await submit('sabine.moser', campaign, [1, 2], {})
    expect((await newsOf('aylin.kaya'))[0]).toMatchObject({
      type: notificationTypes.ApprovedWithCondition,
      message:
        'Sabine Moser hat „Kids Schulstart“ mit Auflage freigegeben: Nur mit Motiv B. Die Freigabe des Motivs kommt bis Freitag.',
    })
    expect(await campaignNamed('Kids Schulstart')).toMatchObject({ status: 7 })
    const aylin = await server.as('aylin.kaya')
    await aylin.call(channels.move, { ...at(ids[0]!), body: { workflowState: 'Adjusting' } })
    expect((await campaignNamed('Kids Schulstart')).channels[0]!.openCondition).toBeUndefined()
    await aylin.call(campaigns.release, { ...at(campaign.id), body: { channelIds: [ids[0]!] } })
    expect((await channelOf(ids[0]!)).approval).toMatchObject({ standing: 'waiting', condition: null }) // prettier-ignore
    // What was decided before is still told while it waits again.
    const sabine = await server.as('sabine.moser')
    const open = (await sabine.call(approvals.inbox, { query: {} })).body.items
    expect(open.find(({ channel }) => channel.id === ids[0])!.last!.condition!.text).toBe(condition)
  })

  test('partly approved, the condition is of those that are approved (CAMP-13, COCK-09)', async () => {
    const campaign = await campaignNamed('Wiesn-Spezial')
    const { status, body } = await submit('sabine.moser', campaign, [2], { outcomeId: 3, comment: 'Die anderen nicht.', condition }) // prettier-ignore
    expect(status).toBe(200)
    expect(body.map(({ approval }) => [approval.standing, approval.condition?.text])).toEqual([
      ['conditional', condition],
      ...Array.from({ length: 4 }, () => ['rejected', undefined]),
    ])
    expect((await newsOf('aylin.kaya'))[0]!.message).toMatch(/teilweise freigegeben, mit Auflage: Nur mit Motiv B\./) // prettier-ignore
  })

  test('a whole campaign is approved with one condition: each channel has it, it is audited of each and told once (COCK-09, COCK-13, T-05)', async () => {
    const campaign = await campaignNamed('Wiesn-Spezial')
    const indices = campaign.channels.flatMap(({ workflowState }, index) => (workflowState.name === 'Adjusting' ? [index] : [])) // prettier-ignore
    const channelIds = indices.map((index) => campaign.channels[index]!.id)
    expect(channelIds.length).toBeGreaterThan(1)
    await (await server.as('aylin.kaya')).call(campaigns.release, { ...at(campaign.id), body: { channelIds } }) // prettier-ignore
    const before = await newsOf('aylin.kaya')
    const { status, body } = await submit('sabine.moser', campaign, indices, { condition })
    expect(status).toBe(200)
    expect(body.map(({ approval }) => [approval.standing, approval.condition?.text])).toEqual(
      channelIds.map(() => ['conditional', condition]),
    )
    const log = await (await server.as('sabine.moser')).call(auditLog.list, { params: { applicationId }, query: { action: 'approval.approved-with-condition' } }) // prettier-ignore
    const ids = new Set(channelIds.map(String))
    const audited = log.body.items.filter(({ objectId }) => ids.has(`${objectId}`))
    expect(audited.map(({ after }) => (after as { condition: string }).condition)).toEqual(channelIds.map(() => condition)) // prettier-ignore
    const news = await newsOf('aylin.kaya')
    expect(news).toHaveLength(before.length + 1)
    expect(news[0]!.message!.split('Nur mit Motiv B.')).toHaveLength(2)
  })

  test('the demo has one that is open and one that is met (SET-04)', async () => {
    const decided = (await (await server.as('aylin.kaya')).call(approvals.inbox, { query: { state: 'decided' } })).body.items // prettier-ignore
    const own = decided.filter(({ channel, application }) => application.id === applicationId && /^(Creator|Megalights O)/.test(channel.name)) // prettier-ignore
    expect(own.map(({ channel, last }) => [channel.name, channel.approval.standing, last!.condition!.met?.user?.lastName])).toEqual([
      ['Creator-Kooperationen', 'conditional', undefined],
      ['Megalights Oberbayern', 'approved', 'Kaya'],
    ]) // prettier-ignore
    for (const { channel, last } of own) expect(channel.approval.condition).toEqual(last!.condition)
  })
})

test('a notification says conditions on one line, each once, and not at any length', () => {
  expect(quotedConditions([])).toBeUndefined()
  expect(quotedConditions(['Nur\nmit B.', 'Nur mit B.', 'Ohne A8.'])).toBe('Nur mit B.; Ohne A8.')
  expect(quotedConditions(['x'.repeat(1_000)])).toHaveLength(300)
})

const protocol = (entry: Partial<ProtocolEntry>) =>
  protocolPdf({
    language: 'de',
    campaign: 'Kids',
    customer: 'Alpenquell',
    application: 'Alpenquell',
    by: 'Sabine Moser',
    at: new Date(0),
    atText: '1. Januar 1970',
    entries: [{ decision: 'conditional', name: 'TV', facts: [], condition: null, comment: null, hash: 'ab', ...entry }], // prettier-ignore
  })

test('the protocol says that it is approved with a condition, and which one (T-40, D-02)', async () => {
  const pdf = await protocol({ condition: 'Nur mit Motiv B.' })
  expect(writtenIn(pdf)).toMatch(/Freigegeben mit Auflage.*Auflage.*Nur mit Motiv B\./)
})

test('the protocol says what a later change does to an approved plan, and not of one that was rejected (row 43, T-38, T-40)', async () => {
  expect(writtenIn(await protocol({ decision: 'approved' }))).toContain(
    'nicht mehr als freigegeben',
  )
  const rejected = writtenIn(await protocol({ decision: 'rejected', comment: 'Zu teuer.' }))
  expect(rejected).toContain('im Verlauf der Kampagne')
  expect(rejected).not.toContain('freigegeben')
})

test('pictures in what somebody wrote are spelled in the protocol, never a question mark (row 46, T-40)', async () => {
  const text = writtenIn(await protocol({ comment: 'Gut 👍🏽 \u2764\uFE0F, 東京' }))
  expect(text).toContain('Gut :thumbsup: :heart:, DongJing')
  expect(text).not.toContain('?')
})

/** What a PDF of ours writes, in its order. */
function writtenIn(pdf: Buffer): string {
  const decoder = new TextDecoder('windows-1252')
  const parts: string[] = []
  for (const match of pdf.toString('latin1').matchAll(/\/Length (\d+)\b[^]*?\bstream\r?\n/g)) {
    const start = match.index + match[0].length
    try {
      const content = inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1')
      for (const [, hex] of content.matchAll(/<([0-9a-f]+)>/g)) parts.push(decoder.decode(Buffer.from(hex!, 'hex'))) // prettier-ignore
    } catch {
      // Not compressed, so no page.
    }
  }
  return parts.join('')
}
