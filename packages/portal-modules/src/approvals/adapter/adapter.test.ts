import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Approval, Call } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import type { ChannelApproval } from '../approvals.port.ts'
import { createApprovalsAdapter, type LiveEvents } from './index.ts'

const answer = (overrides: Partial<Approval> = {}): Approval => ({
  application: { id: 130, name: 'Voltrad' },
  campaign: { id: 9, name: 'Dealer Days', externalId: 'ML-130-0004', approvalDueDate: '2026-11-24T09:00:00.000Z', version: 7 }, // prettier-ignore
  channel: {
    id: 20,
    campaignId: 9,
    name: 'Invitation letter',
    mediaTypeId: 23,
    channelType: 'D',
    publisher: 'Briefwerk',
    budget: 11_200,
    currencyName: 'Euro (EUR)',
    startDate: '2026-12-08T09:00:00.000Z',
    endDate: null,
    workflowState: { id: 7, name: 'Approving' },
    externalApprovalRequested: false,
    approval: {
      decision: 'pending',
      decidedBy: null,
      decidedAt: null,
      comment: null,
      condition: null,
      isChangedSince: false,
      standing: 'waiting',
      hash: null,
    },
    externalId: null,
    pauses: [],
    bookingDeadline: null,
    materialDeadline: null,
    bookingStatus: null,
    materialStatus: null,
    version: 3,
    can: { approve: true, edit: false, moveTo: [] },
  },
  waitingSince: '2026-11-19T08:00:00.000Z',
  askedBy: { id: 2, firstName: 'Aylin', lastName: 'Kaya' },
  onBehalfOf: null,
  last: {
    decision: 'approved',
    at: '2026-11-12T13:00:00.000Z',
    user: { id: 1, firstName: 'Sabine', lastName: 'Moser' },
    onBehalfOf: null,
    comment: null,
    condition: null,
    snapshot: { name: 'Invitation letter', mediaTypeId: 23, publisher: null, budget: 10_000, currencyName: 'Euro (EUR)', startDate: '2026-12-01', endDate: null }, // prettier-ignore
    hash: 'ab',
    files: [{ id: 61, name: 'Motiv.png', version: 1, currentVersion: 2 }],
  },
  ...overrides,
})

function setUp(respond: (id: string) => unknown, live?: LiveEvents) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, options?: CallOptions) => {
      calls.push({ id: call.id, input, options })
      const given = respond(call.id)
      if (given instanceof Error) throw given
      return given as never
    },
  }
  const scope = { tenant: 101, user: 'maren' }
  return { port: createApprovalsAdapter({ client, scope, live }), calls }
}

test('what the server says comes in the port’s words, with the plan that was approved (D-02, MT-02)', async () => {
  const { port } = setUp(() => ({
    mayApprove: true,
    mayAsk: false,
    items: [answer()],
    orders: [],
    askedOrders: [],
  }))
  const { mayDecide, mayAsk, items } = await port.open.load()
  expect([mayDecide, mayAsk]).toEqual([true, false])
  expect(items).toMatchObject([
    {
      id: 20,
      kind: 'direct',
      due: '2026-11-24',
      askedBy: 'Aylin Kaya',
      state: 'waiting',
      campaign: {
        href: '/cockpits/external/ML-130-0004/dealer-days?clientId=130',
        version: 7,
      },
      plan: { start: '2026-12-08', end: null, budget: 11_200 },
      last: {
        by: 'Sabine Moser',
        plan: { start: '2026-12-01', budget: 10_000 },
        files: [{ id: 61, name: 'Motiv.png', version: 1, currentVersion: 2 }],
      },
    },
  ])
})

/** Of one campaign, with whom it concerns. */
const ofCampaign = () => ({
  mayApprove: false,
  items: [answer()],
  result: { approved: 2, conditional: 1, changed: ['TV'], rejected: [], waiting: 1, planned: 0 },
  nudged: { at: '2026-11-20T08:12:00.000Z', user: { id: 2, firstName: 'Aylin', lastName: 'Kaya' } },
  deciders: [{ id: 1, firstName: 'Sabine', lastName: 'Moser', decidedAt: null }],
  watchers: [{ id: 2, firstName: 'Aylin', lastName: 'Kaya' }],
  can: { nudge: true },
})

test('a campaign says whom it concerns and who reminded last; a reminder goes to it (T-39, T-43)', async () => {
  const { port, calls } = setUp((id) =>
    id === 'approvals.nudge'
      ? new ApiError({ status: 409, code: 'nudged-today', title: 'Conflict' })
      : ofCampaign(),
  )
  expect(await port.ofCampaign(9).load()).toMatchObject({
    mayDecide: false,
    deciders: [{ id: 1, name: 'Sabine Moser', decidedAt: null }],
    watchers: [{ id: 2, name: 'Aylin Kaya' }],
    nudged: { at: '2026-11-20T08:12:00.000Z', by: 'Aylin Kaya' },
    can: { nudge: true },
  })
  await expect(port.nudge!({ campaignId: 9, commandId: 'n1' })).rejects.toMatchObject({
    code: 'conflict',
    reason: 'nudged-today',
  })
  expect(calls.at(-1)).toMatchObject({
    id: 'approvals.nudge',
    input: { params: { applicationId: 101, id: 9 } },
    options: { idempotencyKey: 'n1' },
  })
})

test('what was asked of others comes with whom it waits for; a reminder goes to its own application (D-01, T-39, MT-02)', async () => {
  const { deciders, nudged } = ofCampaign()
  const { port, calls } = setUp(() => ({
    mayApprove: false,
    mayAsk: true,
    items: [answer()],
    orders: [],
    campaigns: [{ applicationId: 130, id: 9, isOwn: true, deciders, nudged, can: { nudge: true } }],
    askedOrders: [
      { applicationId: 115, id: 7, isOwn: true, deciders, nudged, can: { nudge: true } },
    ],
  }))
  const { items, campaigns, orders } = await port.asked.load()
  expect(calls[0]!.input).toEqual({ query: { state: 'asked' } })
  expect(items[0]).toMatchObject({ id: 20, application: { id: 130 } })
  expect(campaigns).toMatchObject([
    { applicationId: 130, id: 9, isOwn: true, deciders: [{ name: 'Sabine Moser' }], nudged: { by: 'Aylin Kaya' } }, // prettier-ignore
  ])
  expect(orders).toMatchObject([{ applicationId: 115, id: 7, deciders: [{ name: 'Sabine Moser' }] }]) // prettier-ignore
  await port.nudge!({ campaignId: 9, applicationId: 130, commandId: 'n2' })
  expect(calls.at(-1)!.input).toEqual({ params: { applicationId: 130, id: 9 } })
  await port.nudgeOrder!({ orderId: 7, applicationId: 115, commandId: 'n3' })
  expect(calls.at(-1)!).toMatchObject({ id: 'directOrders.nudge', input: { params: { applicationId: 115, id: 7 } } }) // prettier-ignore
})

test('a decision goes to the approval’s own application, from the version that was seen (D-01, CAMP-13)', async () => {
  const { port, calls } = setUp(() => ({
    ...ofCampaign(),
    mayApprove: true,
    orders: [],
    askedOrders: [],
  }))
  const { items } = await port.open.load()
  const outcome = await port.decide({ items, decision: 'rejected', comment: ' Nein ', commandId: 'c1' }) // prettier-ignore
  expect(calls[1]).toMatchObject({
    id: 'campaigns.submit',
    input: { body: { ApplicationId: 130, campaignId: 9, channelIds: [20], outcomeId: 2, comment: 'Nein' } }, // prettier-ignore
    options: { idempotencyKey: 'c1', ifMatch: 7 },
  })
  expect(calls[2]!.input).toEqual({ params: { applicationId: 130, id: 9 } })
  // What it comes to is the server's to say.
  expect(outcome).toEqual({ campaign: 'Dealer Days', ...ofCampaign().result })
})

test('a condition travels as one, and comes back with who says that it is met (COCK-09)', async () => {
  const met = { at: '2026-11-21T09:00:00.000Z', user: { id: 2, firstName: 'Aylin', lastName: 'Kaya' } } // prettier-ignore
  const condition = { text: 'Nur mit Motiv B.', met }
  const { channel, last } = answer()
  const approved = answer({
    channel: {
      ...channel,
      approval: { ...channel.approval, decision: 'approved', standing: 'approved', condition },
      can: { approve: false, edit: true, moveTo: [] },
    },
    last: { ...last!, condition },
  })
  const { port, calls } = setUp((id) =>
    id === 'approvals.ofCampaign'
      ? ofCampaign()
      : id === 'channels.save'
        ? { ...channel, version: 4 }
        : {
            mayApprove: true,
            mayAsk: true,
            items: [answer(), approved],
            orders: [],
            askedOrders: [],
          },
  )
  const { items } = await port.open.load()
  expect(items.map(({ can }) => can.meet)).toEqual([false, true])
  expect(items[1]!.last!.condition).toEqual({
    text: 'Nur mit Motiv B.',
    met: { at: met.at, by: 'Aylin Kaya' },
  })
  await port.decide({ items: [items[0]!], decision: 'conditional', comment: ' Nur mit Motiv B. ', commandId: 'c1' }) // prettier-ignore
  const { body } = calls[1]!.input as { body: Record<string, unknown> }
  expect([body.outcomeId, body.condition, body.comment]).toEqual([1, 'Nur mit Motiv B.', undefined])
  const command = { approval: items[1] as ChannelApproval, isMet: false, commandId: 'c2' }
  expect(await port.meetCondition!(command)).toEqual({ version: 4 })
  expect(calls.at(-1)).toMatchObject({
    id: 'channels.save',
    input: { params: { applicationId: 130, id: 20 }, body: { conditionMet: false } },
    options: { idempotencyKey: 'c2', ifMatch: 3 },
  })
})

test('a stale plan is a conflict with its reason (T-38)', async () => {
  const { port } = setUp((id) =>
    id === 'campaigns.submit'
      ? new ApiError({ status: 409, code: 'stale', title: 'Conflict' })
      : { mayApprove: true, items: [answer()], orders: [], askedOrders: [] },
  )
  const { items } = await port.open.load()
  await expect(
    port.decide({ items, decision: 'approved', comment: '', commandId: 'c' }),
  ).rejects.toMatchObject({ code: 'conflict', reason: 'stale' })
})

test('what happens to campaigns is told, in whatever application', () => {
  const heard: unknown[] = []
  let tell: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      tell = listener
      return () => undefined
    },
    onReset: () => () => undefined,
  }
  const { port } = setUp(() => undefined, live)
  port.onChange!((change) => heard.push(change))
  tell({ applicationId: 130, type: 'campaigns.changed', payload: { commandId: 'c9' } })
  tell({ applicationId: 101, type: 'components.changed', payload: {} })
  expect(heard).toEqual([{ commandId: 'c9' }])
})

test('the files of a campaign come from its own application: what can be looked at, and documents but no protocols (D-01, MT-02)', async () => {
  const file = { id: 61, type: 'filelink', displayName: 'Motiv.png', url: '/storage/61', contentType: 'image/png', contentNumber: 2 } // prettier-ignore
  const document = { id: 71, name: 'Plan.pdf', size: 9, kind: 'planning', url: '/storage/x' }
  const { port, calls } = setUp((id) =>
    id === 'cockpits.data'
      ? { assets: [file, { ...file, id: 62, url: 'https://elsewhere.example/a' }] }
      : id === 'campaigns.documents'
        ? [document, { ...document, id: 72, kind: 'approval' }]
        : { mayApprove: true, mayAsk: false, items: [answer()], orders: [], askedOrders: [] },
  )
  const { items } = await port.open.load()
  expect(await port.files!(items[0] as ChannelApproval).load()).toEqual({
    items: [{ id: 61, name: 'Motiv.png', kind: 'file', type: 'image/png', contentNumber: 2 }],
    documents: [{ id: 71, name: 'Plan.pdf', size: 9, url: '/storage/x' }],
  })
  expect(calls.slice(1).map(({ input }) => input)).toEqual([
    { params: { path: 'cockpitdata', applicationId: 130, id: 9 } },
    { params: { applicationId: 130, id: 9 } },
  ])
})
