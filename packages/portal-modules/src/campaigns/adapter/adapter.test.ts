import type { CallOptions, Client } from '@atrium/api-client'
import { mediaKindOf, type Call, type Campaign as Answer } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { createCampaignsAdapter, type LiveEvents } from './index.ts'

const answer: Answer = {
  id: 3,
  name: 'Kids Schulstart',
  budget: 340_000,
  startDate: '2026-08-03T08:00:00.000Z',
  endDate: '2026-12-31T09:00:00.000Z',
  currencyName: 'Euro (EUR)',
  client: { id: 10_101, name: 'Alpenquell' },
  product: null,
  plannedBudget: 480_501,
  mediaTypeIds: [2, 3, 6, 999],
  status: null,
  channels: [
    {
      id: 31,
      mediaTypeId: 2,
      workflowState: { name: 'Approving' },
      externalApprovalRequested: false,
    },
  ],
  externalId: 'ML-101-0003',
  approvalDueDate: null,
  approvalDueDayOff: null,
  isStarred: false,
  version: 4,
  can: { approve: true, edit: false },
}

function setUp(answers: Record<string, unknown>, live?: LiveEvents) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, options?: CallOptions) => {
      calls.push({ id: call.id, input, options })
      return answers[call.id] as never
    },
  }
  const scope = { tenant: 101, user: 'maren' }
  const origin = () => 'https://portal.example'
  return { port: createCampaignsAdapter({ client, scope, live, origin }), calls }
}

test('a campaign comes with days, kinds of media, and a state that follows from its channels (CAMP-07, CAMP-08, MT-02)', async () => {
  const { port, calls } = setUp({ 'campaigns.list': [answer] })
  const [campaign] = await port.campaigns().load()
  // Asked anew, and kept under the name by which the forms find it (`readAllCampaigns`).
  expect(calls).toEqual([
    {
      id: 'campaigns.list',
      input: { params: { applicationId: 101 }, query: {} },
      options: { maxAge: 0 },
    },
  ])
  expect(campaign).toMatchObject({
    customer: { name: 'Alpenquell' },
    product: null,
    media: ['print', 'radio', 'cross-media'],
    start: '2026-08-03',
    end: '2026-12-31',
    status: 6,
    states: ['Approving'],
    dueOn: null,
  })
})

test('conditions that are not met yet come with their campaign and channel (COCK-09)', async () => {
  const [channel] = answer.channels
  const planned = {
    ...channel!,
    campaignId: 3,
    name: 'TV',
    publisher: null,
    budget: null,
    startDate: null,
    endDate: null,
    pauses: [],
    bookingDeadline: null,
    materialDeadline: null,
    bookingStatus: null,
    materialStatus: null,
    version: 1,
  }
  const conditional = { ...channel!, openCondition: 'Nur mit Motiv B.' }
  const { port } = setUp({
    'campaigns.list': [{ ...answer, channels: [channel, conditional, conditional] }, answer],
    'campaigns.plan': [{ ...planned, openCondition: 'Nur mit Motiv B.' }, planned],
  })
  const campaigns = await port.campaigns().load()
  expect(campaigns.map(({ openConditions }) => openConditions)).toEqual([['Nur mit Motiv B.'], undefined]) // prettier-ignore
  const channels = await port.plan!().load()
  expect(channels.map(({ openCondition }) => openCondition)).toEqual([
    'Nur mit Motiv B.',
    undefined,
  ])
})

test('a campaign says what its approvals come to where its status does not: what is changed, planned anew or rejected, and what stands (row 43, COCK-09)', async () => {
  const [channel] = answer.channels
  const as = (name: string, setback?: 'changed' | 'reopened' | 'rejected') => ({
    ...channel!,
    workflowState: { name },
    ...(setback && { setback }),
  })
  const back = [as('Approved'), as('Purchased'), as('Adjusting', 'reopened'), as('Adjusting', 'rejected'), as('Planning'), as('Deactivated')] // prettier-ignore
  // Booked, and planned otherwise since: no state says so.
  const booked = [as('Purchased', 'changed'), as('Purchased')]
  const partly = [as('Approved'), as('Planning')]
  const whole = [as('Approved'), as('Confirmed'), as('Deactivated')]
  const lists = [back, booked, partly, whole, [as('Planning')]]
  const { port } = setUp({ 'campaigns.list': lists.map((channels) => ({ ...answer, channels })) })
  const campaigns = await port.campaigns().load()
  expect(campaigns.map(({ approvals }) => approvals)).toEqual([
    { approved: 2, total: 5, changed: 0, reopened: 1, rejected: 1 },
    { approved: 1, total: 2, changed: 1, reopened: 0, rejected: 0 },
    { approved: 1, total: 2, changed: 0, reopened: 0, rejected: 0 },
    undefined,
    undefined,
  ])
})

test('approving several campaigns at once asks for what waits in them, 200 at a time, and for nothing else (T-24)', async () => {
  const waiting = (id: number, approve: boolean) => ({
    campaign: { id, name: `Kampagne ${id}`, version: 4 },
    channel: { id: 10 * id, name: 'Radio', mediaTypeId: 5, can: { approve } },
    onBehalfOf: null,
  })
  const { port, calls } = setUp({ 'approvals.waiting': [waiting(3, true), waiting(7, false)] })
  const ids = Array.from({ length: 201 }, (_, index) => index + 1)
  const plans = await port.approvals!.waiting(ids).load()
  expect(calls.map(({ id, input }) => [id, input])).toEqual([
    ['approvals.waiting', { params: { applicationId: 101 }, query: { campaignIds: ids.slice(0, 200) } }], // prettier-ignore
    ['approvals.waiting', { params: { applicationId: 101 }, query: { campaignIds: [201] } }],
  ])
  // What somebody else decides about is not theirs to approve.
  expect(new Set(plans.map(({ campaignId }) => campaignId))).toEqual(new Set([3]))
})

test('a release says which plan was seen, and the day (T-39)', async () => {
  const { port, calls } = setUp({ 'campaigns.release': answer })
  await port.release!({ id: 3, version: 4, dueOn: '2026-12-01', commandId: 'c-1' })
  await port.release!({ id: 3, version: 4, dueOn: null, commandId: 'c-2' })
  expect(calls[0]).toMatchObject({
    id: 'campaigns.release',
    input: { params: { applicationId: 101, id: 3 }, body: { dueDate: '2026-12-01T09:00:00.000Z' } },
    options: { idempotencyKey: 'c-1', ifMatch: 4 },
  })
  expect(calls[1]).toMatchObject({ input: { body: { dueDate: null } } })
})

test('all that waits in a campaign is approved with one condition; an empty one is not sent (COCK-09, T-24)', async () => {
  const { port, calls } = setUp({ 'campaigns.submit': [] })
  const plan = { campaignId: 3, version: 4, channels: [{ id: 31 }, { id: 32 }] } as never
  const approve = { plan, note: '', condition: 'Nur mit Motiv B.', commandId: 'c-1' }
  await port.approvals!.approve(approve)
  await port.approvals!.approve({ ...approve, condition: '' })
  expect(calls[0]).toMatchObject({
    input: { body: { channelIds: [31, 32], outcomeId: 1, condition: 'Nur mit Motiv B.' } },
    options: { idempotencyKey: 'c-1', ifMatch: 4 },
  })
  expect(calls[1]!.input).not.toHaveProperty('body.condition')
})

test('a view keeps what stands in the address; of a strange state nothing is taken (T-07)', async () => {
  const view = {
    id: 1,
    name: 'Live',
    owner: { id: 5, firstName: 'Sabine', lastName: 'Moser' },
    isOwn: true,
    userGroupIds: [11],
    defaultForRoles: ['CLIENT'],
    isDefault: true,
    version: 2,
    can: { edit: true, delete: true },
    state: { params: { tab: 'live', evil: 7 } },
  }
  const { port, calls } = setUp({
    'savedViews.list': [view, { ...view, id: 2, state: {}, isOwn: false, userGroupIds: null }],
    'savedViews.create': view,
    'savedViews.save': view,
  })
  const [first, second] = await port.views!.list().load()
  expect(first).toMatchObject({
    name: 'Live',
    params: { tab: 'live' },
    sharedBy: null,
    groupIds: [11],
    roles: ['CLIENT'],
    isDefault: true,
  })
  expect(second).toMatchObject({ params: {}, sharedBy: 'Sabine Moser', groupIds: null })
  await port.views!.add({ name: 'Live', params: { tab: 'live' }, groupIds: [], commandId: 'c' })
  expect(calls.at(-1)!.input).toMatchObject({
    body: { module: 'campaigns', name: 'Live', state: { params: { tab: 'live' } } },
  })
  const { id, name, version } = first!
  await port.views!.save({ id, name, version, params: {}, groupIds: [11, 12], commandId: 'd' })
  expect(calls.at(-1)).toMatchObject({
    input: { params: { viewId: 1 }, body: { name: 'Live', userGroupIds: [11, 12] } },
    options: { idempotencyKey: 'd', ifMatch: 2 },
  })
  // Who begins with it stays as it was unless it is said.
  expect(calls.at(-1)!.input).not.toHaveProperty('body.defaultForRoles')
  const roles = ['CLIENT', 'CLIENT_LEAD']
  await port.views!.save({ id, name, version, params: {}, groupIds: [], roles, commandId: 'e' })
  expect(calls.at(-1)!.input).toMatchObject({ body: { defaultForRoles: ['CLIENT_LEAD', 'CLIENT'] } }) // prettier-ignore
})

test('a link that is passed on says whose portal it leads into (T-06, T-24)', () => {
  expect(setUp({}).port.linkTo!('/cockpits/external/ML-1/x?view=false')).toBe(
    'https://portal.example/cockpits/external/ML-1/x?view=false&clientId=101',
  )
})

const orderDays = {
  orders: [
    {
      id: 40,
      displayName: 'Prospekt Kassel',
      status: 5,
      customerId: null,
      customerName: null,
      productId: 7,
      region: '',
      startDate: '2026-11-30T09:00:00.000Z',
      endDate: '2026-12-05T09:00:00.000Z',
      mediaTypes: [6, 6, 3],
      url: '/direct-order/requests/40?clientId=101',
    },
  ],
  orderListIds: [77],
}

test('direct orders come for the days that are in sight, with the way to each (CAMP-03)', async () => {
  const { port, calls } = setUp({ 'directOrderNext.days': orderDays })
  const span = { from: '2026-10-01', to: '2026-12-31' }
  const { isOffered, orders } = await port.orders!(span).load()
  expect(isOffered).toBe(true)
  expect(orders).toEqual([
    {
      id: 40,
      name: 'Prospekt Kassel',
      customer: null,
      productId: 7,
      region: null,
      media: [mediaKindOf(6), mediaKindOf(3)],
      start: '2026-11-30',
      end: '2026-12-05',
      status: 'rebriefing',
      address: '/direct-order/requests/40?clientId=101',
    },
  ])
  expect(calls[0]!.input).toMatchObject({
    query: { from: '2026-10-01T08:00:00.000Z', days: 92 },
  })
  const none = setUp({ 'directOrderNext.days': { orders: [], orderListIds: [] } }).port
  expect(await none.orders!(span).load()).toEqual({ isOffered: false, orders: [] })
})

test('what changes in a list of orders that the reader sees is told as that (RT-02)', async () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      send = listener
      return () => undefined
    },
    onReset: () => () => undefined,
  }
  const { port } = setUp({ 'directOrderNext.days': orderDays }, live)
  const listener = vi.fn()
  port.onChange!(listener)
  const changed = (parentIds: unknown) =>
    send({ applicationId: 101, type: 'components.changed', payload: { parentIds } })
  changed([77])
  expect(listener).not.toHaveBeenCalled()
  await port.orders!({ from: '2026-10-01', to: '2026-12-31' }).load()
  changed([78])
  changed(undefined)
  changed([76, 77])
  expect(listener.mock.calls).toEqual([[{ isOrders: true }]])
})

test('changes here, other rights and missed events are told; those elsewhere are not', () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  let reset: Parameters<LiveEvents['onReset']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      send = listener
      return () => (send = () => undefined)
    },
    onReset: (listener) => {
      reset = listener
      return () => undefined
    },
  }
  const listener = vi.fn()
  const stop = setUp({}, live).port.onChange!(listener)
  const changed = (payload: unknown, applicationId = 101) =>
    send({ applicationId, type: 'campaigns.changed', payload })
  changed({ kind: 'decided', campaignId: 3 }, 102)
  expect(listener).not.toHaveBeenCalled()
  changed({ kind: 'decided', campaignId: 3, commandId: 'c-1' })
  changed({ kind: 'posted', campaignId: 3 })
  send({ applicationId: 101, type: 'rights.changed', payload: {} })
  send({ applicationId: 101, type: 'components.changed', payload: {} })
  reset({ applicationId: 101 })
  expect(listener.mock.calls).toEqual([
    [{ campaignId: 3, commandId: 'c-1', isPlan: true }],
    [{ campaignId: 3, isPlan: false }],
    [{}],
    [{ isPlan: true }],
  ])
  stop()
})
