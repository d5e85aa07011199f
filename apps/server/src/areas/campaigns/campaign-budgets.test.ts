import { campaigns, channels, cockpitDataPath, cockpits } from '@atrium/api-client/contract'
import type { Campaign, Channel } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, voltrad } from '../testing.ts'

describe.each(databases)('budgets of campaigns on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const applicationId = alpenquell
  const at = (id: number) => ({ params: { applicationId, id } })
  const campaignNamed = async (name: string): Promise<Campaign> =>
    (await (await server.as('aylin.kaya')).call(campaigns.list, { params: { applicationId }, query: { searchQuery: name } })).body[0]! // prettier-ignore
  const channelOf = async (campaign: Campaign, index: number): Promise<Channel> =>
    (await (await server.as('aylin.kaya')).call(channels.get, at(campaign.channels[index]!.id)))
      .body

  test('an amount with a third decimal is refused at its field, and nothing is changed (CAMP-10, ERR-16)', async () => {
    const campaign = await campaignNamed('Winterbrand')
    const channel = await channelOf(campaign, 0)
    const aylin = await server.as('aylin.kaya')
    const body = { budget: 12.345 }
    const answers = [
      await aylin.call(campaigns.save, { ...at(campaign.id), body }),
      await aylin.call(channels.save, { ...at(channel.id), body }),
    ]
    for (const { status, problem } of answers) {
      expect([status, problem.errors]).toEqual([400, { budget: ['Erlaubt sind höchstens 2 Nachkommastellen.'] }]) // prettier-ignore
    }
    expect((await channelOf(campaign, 0)).budget).toBe(channel.budget)
    expect((await campaignNamed('Winterbrand')).version).toBe(campaign.version)
    const exact = await aylin.call(channels.save, { ...at(channel.id), body: { budget: 12.35 } })
    expect(exact.body.budget).toBe(12.35)
  })

  test('publishers share the new budget of a channel, and their parts are the whole (CAMP-09)', async () => {
    const params = { applicationId: voltrad }
    const maren = await server.as('maren.thiessen')
    const [urban] = (await maren.call(campaigns.list, { params, query: { searchQuery: 'Urban Range' } })).body // prettier-ignore
    const place = { params: { ...params, id: urban!.id } }
    const channel = { params: { ...params, id: urban!.channels[3]!.id } }
    const parts = async () => {
      const all = (await maren.call(campaigns.budgets, place)).body
      const cents = (some: typeof all) => some.reduce((sum, { budgetNet }) => sum + Math.round(budgetNet * 100), 0) // prettier-ignore
      const own = all.filter(({ channelId }) => channelId === channel.params.id)
      return { own: own.map(({ budgetNet }) => budgetNet), cents: [cents(own), cents(all)] }
    }
    const shares = ({ own }: { own: number[] }) => own.map((one) => Math.round((one / own.reduce((a, b) => a + b)) * 1_000)) // prettier-ignore
    const before = await parts()
    for (const budget of [100_000.01, 0.05, 7, 0, 12_345.67]) {
      expect((await maren.call(channels.save, { ...channel, body: { budget } })).status).toBe(200)
      const { plannedBudget } = (await maren.call(campaigns.get, place)).body
      const now = await parts()
      expect(now.cents).toEqual([Math.round(budget * 100), Math.round(plannedBudget! * 100)])
      expect(now.own.every((part) => part >= 0)).toBe(true)
      if (budget === 100_000.01) expect(shares(now)).toEqual(shares(before))
    }
    // What was stopped goes to nobody.
    await maren.call(channels.move, { ...channel, body: { workflowState: 'Deactivated' } })
    expect((await parts()).own).toEqual([])
  })

  test('what the channels cost together is one sum, beside what the campaign may cost (CAMP-07, CAMP-09, T-28)', async () => {
    const { id, channels: all, budget: frame } = await campaignNamed('Kids Schulstart')
    const aylin = await server.as('aylin.kaya')
    const sums = async () => {
      const params = { path: cockpitDataPath, applicationId, id }
      const { campaign, spending, channels: told } = (await aylin.call(cockpits.data, { params })).body // prettier-ignore
      const plan = (await aylin.call(campaigns.plan, { params: { applicationId } })).body
      const going = plan.filter((one) => one.campaignId === id && one.workflowState.name !== 'Deactivated') // prettier-ignore
      const sum = (amounts: (number | null)[]) => amounts.reduce((one: number, other) => one + (other ?? 0), 0) // prettier-ignore
      return {
        listed: (await campaignNamed('Kids Schulstart')).plannedBudget,
        one: (await aylin.call(campaigns.get, at(id))).body.plannedBudget,
        cockpit: campaign!.plannedBudget,
        spending: sum(spending!.map(({ planned }) => planned)),
        plan: sum(going.map(({ budget }) => budget)),
        channels: sum(told!.filter(({ approval }) => approval.standing !== 'stopped').map(({ budget }) => budget)), // prettier-ignore
      }
    }
    const same = (amount: number) => ({ listed: amount, one: amount, cockpit: amount, spending: amount, plan: amount, channels: amount }) // prettier-ignore
    const before = (await sums()).one!
    expect(await sums()).toEqual(same(before))
    const channel = await channelOf(await campaignNamed('Kids Schulstart'), 0)
    await aylin.call(channels.save, {
      ...at(all[0]!.id),
      body: { budget: channel.budget! + 501.25 },
    })
    expect(await sums()).toEqual(same(before + 501.25))
    // What the campaign may cost is the agency's to say, and no sum.
    expect((await aylin.call(campaigns.get, at(id))).body.budget).toBe(frame)
    // What was stopped is planned nowhere any more.
    await aylin.call(channels.move, { ...at(all[0]!.id), body: { workflowState: 'Deactivated' } })
    expect(await sums()).toEqual(same(before - channel.budget!))
  })
})
