import type { Client } from '@atrium/api-client'
import type { Call, Campaign } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { createCockpitAdapter } from './index.ts'

const campaign: Campaign = {
  id: 7,
  name: 'Sommerfrische 2027',
  budget: 480_000,
  startDate: '2026-10-14T08:00:00.000Z',
  endDate: '2026-12-13T09:00:00.000Z',
  currencyName: 'Euro (EUR)',
  client: { id: 10_101, name: 'Alpenquell' },
  product: null,
  plannedBudget: 480_501,
  mediaTypeIds: [],
  status: 6,
  channels: [],
  externalId: 'ML-101-7',
  approvalDueDate: null,
  approvalDueDayOff: null,
  isStarred: false,
  version: 4,
  can: { approve: true, edit: false },
}
const sent = {
  id: 7,
  externalId: 'ML-101-7',
  displayName: 'Sommerfrische 2027',
  layout: { content: '{"version":1,"widgets":[]}' },
  data: { campaign },
  sessionsOverview: null,
  channelId: null,
}

function setUp(answers: Record<string, unknown>) {
  const calls: { id: string; input: unknown }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown) => {
      calls.push({ id: call.id, input })
      const answer = answers[call.id]
      return (typeof answer === 'function' ? answer(input) : answer) as never
    },
  }
  const port = createCockpitAdapter({ client, scope: { tenant: 101, user: 'sabine' } })
  return { port, calls }
}

test('a cockpit comes with its layout as text, and with the campaign that its data holds (COCK-02, COCK-03)', async () => {
  const { port, calls } = setUp({ 'cockpits.get': sent })
  const cockpit = await port.cockpit({ kind: 'own', id: 7 }).load()
  expect(calls).toEqual([{ id: 'cockpits.get', input: { params: { applicationId: 101, id: 7 } } }])
  expect(cockpit).toMatchObject({
    id: 7,
    layout: sent.layout.content,
    channelId: null,
    campaign: { id: 7, client: 'Alpenquell', start: '2026-10-14', end: '2026-12-13', status: 6 },
  })
  for (const data of [null, {}]) {
    const bare = setUp({ 'cockpits.get': { ...sent, data } })
    const { campaign: none } = await bare.port.cockpit({ kind: 'own', id: 7 }).load()
    expect(none).toBeNull()
  }
})

test('the id of another system is asked for as such; a second one names the channel, where it is one of this campaign (COCK-03, COCK-04)', async () => {
  const external = ({ params }: { params: { id: string } }) =>
    params.id === 'ML-101-7'
      ? sent
      : { ...sent, id: params.id === 'ML-101-7-2' ? 7 : 8, channelId: 72 }
  const { port, calls } = setUp({ 'cockpits.external': external })
  const channelOf = async (externalSubId?: string) => {
    const campaignOnly = { kind: 'external', externalId: 'ML-101-7' } as const
    const address = externalSubId === undefined ? campaignOnly : { ...campaignOnly, externalSubId }
    return (await port.cockpit(address).load()).channelId
  }
  expect(await channelOf()).toBeNull()
  expect(await channelOf('ML-101-7-2')).toBe(72)
  // Of another campaign it means nothing here.
  expect(await channelOf('ML-101-8-1')).toBeNull()
  expect(calls[0]).toEqual({
    id: 'cockpits.external',
    input: { params: { applicationId: 101, id: 'ML-101-7' } },
  })
})

test('data come from the source that the layout names, by the cache unless they are asked for anew (COCK-04, COCK-06)', async () => {
  const { port, calls } = setUp({ 'cockpits.data': { campaign }, 'users.current': { id: 5 } })
  const { load } = port.data({ id: 7, source: 'cockpits/data' })
  const data = await load({ clearCache: false, compare: '7days' })
  expect(data).toMatchObject({ campaign: { id: 7, budget: 480_000 }, channels: [], kpis: [] })
  await load({ clearCache: true, compare: '28days' })
  const params = { path: 'cockpits/data', applicationId: 101, id: 7 }
  const asked = calls.filter(({ id }) => id === 'cockpits.data').map(({ input }) => input)
  expect(asked).toEqual([
    { params, query: { clearCache: false } },
    { params, query: { clearCache: true, compare: '28days' } },
  ])
})
