import {
  approvalResult,
  approvals,
  campaigns,
  channels,
  cockpitDataPath,
  cockpits,
  setbacks,
} from '@atrium/api-client/contract'
import type { Campaign } from '@atrium/api-client/contract'
import { assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell } from '../../testing.ts'
import {
  afterStep,
  expectedResult,
  manySteps,
  waitingChannel,
  type Expected,
} from '../testing/approval-steps.ts'

describe.each(databases)('what the approvals of a campaign come to on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const applicationId = alpenquell
  const at = (id: number) => ({ params: { applicationId, id } })
  const find = async (): Promise<Campaign> =>
    (await (await server.as('sabine.moser')).call(campaigns.list, { params: { applicationId }, query: { searchQuery: 'Kids Schulstart' } })).body[0]! // prettier-ignore
  const read = async (login: string, id: number) =>
    (await (await server.as(login)).call(approvals.ofCampaign, at(id))).body
  const decide = async (campaignId: number, channelIds: number[], outcomeId: 1 | 2, condition?: string) =>
    (await server.as('sabine.moser')).call(campaigns.submit, { body: { ApplicationId: applicationId, campaignId, channelIds, outcomeId, comment: 'Bitte so.', ...(condition && { condition }) } }) // prettier-ignore
  const meet = async (id: number, conditionMet: boolean) =>
    (await server.as('aylin.kaya')).call(channels.save, { ...at(id), body: { conditionMet } })
  const move = async (id: number, workflowState: 'Planning' | 'Adjusting') =>
    (await server.as('aylin.kaya')).call(channels.move, { ...at(id), body: { workflowState } })
  const release = async (id: number, channelIds: number[]) =>
    (await server.as('aylin.kaya')).call(campaigns.release, { ...at(id), body: { channelIds } })
  const change = async (id: number, budget: number) =>
    (await server.as('aylin.kaya')).call(channels.save, { ...at(id), body: { budget } })
  const cockpitOf = async (login: string, id: number) =>
    (await (await server.as(login)).call(cockpits.data, { params: { path: cockpitDataPath, applicationId, id } })).body.channels! // prettier-ignore

  /** Everything of the campaign waits, with the same budget. */
  async function begin(campaign: Campaign): Promise<Expected[]> {
    const now = await cockpitOf('aylin.kaya', campaign.id)
    for (const { id, workflowState, budget } of now) {
      if (workflowState.name === 'Approved') await move(id, 'Adjusting')
      if (workflowState.name === 'Approving') await move(id, 'Planning')
      if (budget !== 1_000) await change(id, 1_000)
    }
    const ids = now.map(({ id }) => id)
    expect((await release(campaign.id, ids)).status).toBe(200)
    return now.map(({ name }) => waitingChannel(name))
  }

  test('a channel whose budget changes after its approval is neither approved nor rejected (D-02, T-38, COCK-09)', async () => {
    const campaign = await find()
    const names = (await begin(campaign)).map(({ name }) => name)
    const ids = campaign.channels.map(({ id }) => id)
    const [first, second, third, fourth] = ids as [number, number, number, number]
    await decide(campaign.id, [first, second, fourth], 1)
    await decide(campaign.id, [third], 2)
    await change(first, 1_501)
    const expected = {
      approved: 2,
      conditional: 0,
      changed: [names[0]],
      rejected: [names[2]],
      waiting: 0,
      planned: 0,
    }
    expect((await read('sabine.moser', campaign.id)).result).toEqual(expected)
    expect((await read('aylin.kaya', campaign.id)).result).toEqual(expected)
    const plan = (await (await server.as('aylin.kaya')).call(campaigns.plan, { params: { applicationId } })).body // prettier-ignore
    const own = plan.filter(({ campaignId }) => campaignId === campaign.id)
    const byName = new Map(own.map(({ name, setback }) => [name, setback]))
    expect(names.map((name) => byName.get(name))).toEqual(['changed', undefined, 'rejected', undefined]) // prettier-ignore
    // Its plan is not approved as a whole, wherever its state is shown (CAMP-08).
    const { status, channels } = await find()
    expect(status).toBe(2)
    // The list of campaigns says the same (row 43).
    const back = new Map(channels.map(({ id, setback }) => [id, setback]))
    const inOrder = own.map(({ id, name }) => [name, back.get(id)] as const)
    expect(names.map((name) => new Map(inOrder).get(name))).toEqual(['changed', undefined, 'rejected', undefined]) // prettier-ignore
  })

  test('after any sequence of decisions, changes and withdrawals every screen has the same result (D-02, T-38, COCK-09)', async () => {
    const campaign = await find()
    const ids = campaign.channels.map(({ id }) => id)
    await assert(
      asyncProperty(manySteps, async (all) => {
        const now = await begin(campaign)
        for (const step of all) {
          const next = afterStep(now[step.at]!, step)
          if (!next) continue
          const id = ids[step.at]!
          const isApproved = now[step.at]!.state === 'approved'
          const { status } =
            step.does === 'change'
              ? await change(id, step.budget)
              : step.does === 'release'
                ? await release(campaign.id, [id])
                : step.does === 'withdraw'
                  ? await move(id, isApproved ? 'Adjusting' : 'Planning')
                  : step.does === 'meet' || step.does === 'takeBack'
                    ? await meet(id, step.does === 'meet')
                    : await decide(campaign.id, [id], step.does === 'reject' ? 2 : 1, step.does === 'approveWithCondition' ? 'Nur mit Motiv B.' : undefined) // prettier-ignore
          expect([step, status]).toEqual([step, 200])
          now[step.at] = next
        }
        const expected = expectedResult(now)
        for (const login of ['sabine.moser', 'aylin.kaya']) {
          expect((await read(login, campaign.id)).result).toEqual(expected)
        }
        const cockpit = await cockpitOf('sabine.moser', campaign.id)
        const told = cockpit.map(({ name, approval }) => ({ name, standing: approval.standing }))
        expect(approvalResult(told)).toEqual(expected)
        // The list of campaigns and the media plan say of each channel what its state does not.
        const standings = new Map(cockpit.map(({ id, approval }) => [id, approval.standing]))
        const listed = (await find()).channels.map(({ id, setback }) => [id, setback])
        expect(listed).toEqual(ids.map((id) => [id, setbacks.find((one) => one === standings.get(id))])) // prettier-ignore
        const plan = (await (await server.as('sabine.moser')).call(campaigns.plan, { params: { applicationId }, query: { campaignId: campaign.id } })).body // prettier-ignore
        expect(new Map(plan.map(({ id, setback }) => [id, setback]))).toEqual(new Map(listed as never)) // prettier-ignore
        // In the inbox each decided channel stands as it does in its cockpit.
        const api = await server.as('sabine.moser')
        const past = (await api.call(approvals.inbox, { query: { state: 'decided' } })).body.items
        const own = past.filter((one) => one.campaign.id === campaign.id)
        for (const { channel } of own) {
          expect(told).toContainEqual({ name: channel.name, standing: channel.approval.standing })
        }
        const decided = now.filter(({ state, approvedBudget }) => state === 'rejected' || approvedBudget !== undefined && state !== 'waiting') // prettier-ignore
        expect(own.map(({ channel }) => channel.name).toSorted()).toEqual(decided.map(({ name }) => name).toSorted()) // prettier-ignore
      }),
      // The rules themselves are tried with many more in `approval-result.logic.test.ts`.
      { numRuns: 5 },
    )
  })
})
