import { beforeEach, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { CampaignsPort } from '../campaigns.port.ts'
import type { CampaignPlanningPort, ChannelFacts, NewCampaign, PlanChanges } from '../planning.port.ts' // prettier-ignore

const facts: ChannelFacts = {
  name: 'Plakat Mitte',
  kind: 'out-of-home',
  publisher: 'Stadtwerbung',
  budget: 12_500.5,
  start: '2199-04-01',
  end: '2199-04-30',
  bookingDeadline: '2199-03-01',
  materialDeadline: '2199-03-15',
}
const fresh: NewCampaign = {
  name: 'Probekampagne',
  client: null,
  product: 'Probe',
  budget: 50_000,
  currency: 'EUR',
  start: '2199-04-01',
  end: '2199-06-30',
  dueOn: null,
  copyOf: null,
}
const nothing: PlanChanges = { add: [], change: [], remove: [] }

/** Making campaigns and changing their plans; called inside of the suite of the whole port. */
export function describePlanning(get: () => CampaignsPort, commandId: () => string): void {
  let port: CampaignsPort
  let planning: CampaignPlanningPort
  beforeEach(() => {
    port = get()
    planning = port.planning!
  })
  const make = (change: Partial<NewCampaign> = {}) =>
    planning.create({ ...fresh, ...change, commandId: commandId() })
  const change = (campaignId: number, changes: Partial<PlanChanges>, versions = new Map<number, number>()) =>
    planning.change({ ...nothing, ...changes, campaignId, versions, commandId: commandId() }) // prettier-ignore
  const planOf = (campaignId: number) => planning.channels(campaignId).load()

  test('a new campaign stands in the list as it was made; without a name it is refused at the field (CAMP-07)', async () => {
    const choices = await planning.choices().load()
    expect(choices.can.create).toBe(true)
    const made = await make()
    expect(made).toMatchObject({
      name: 'Probekampagne',
      customer: { name: choices.clients[0] },
      product: { name: 'Probe' },
      budget: 50_000,
      start: '2199-04-01',
      end: '2199-06-30',
      states: [],
      can: { edit: true },
    })
    expect(await port.campaigns().load()).toContainEqual(made)
    const nameless = await refusal(make({ name: '' }))
    expect(nameless).toMatchObject({ code: 'invalid' })
    expect(Object.keys(nameless.fields)).toEqual(['name'])
    const backwards = await refusal(make({ end: '2199-03-01' }))
    expect(Object.keys(backwards.fields)).toEqual(['end'])
  })

  test('channels are added, changed and taken away in one step, and all of it comes back (CAMP-07, CAMP-15, T-38)', async () => {
    const { id } = await make()
    const first = await change(id, { add: [facts, { ...facts, name: 'Radio', kind: 'radio' }] })
    const [poster, radio] = first.added
    expect(poster).toMatchObject(facts)
    const between = { ...facts, name: 'Zwischen', afterId: poster!.id }
    const second = await change(
      id,
      { add: [between], change: [{ id: radio!.id, budget: 99.99, end: null }] },
      new Map([[radio!.id, radio!.version]]),
    )
    expect(second.changed).toMatchObject([{ id: radio!.id, budget: 99.99, end: null, name: 'Radio' }]) // prettier-ignore
    expect((await planOf(id)).map(({ name }) => name)).toEqual(['Plakat Mitte', 'Zwischen', 'Radio']) // prettier-ignore
    expect((await port.campaign(id)).planned).toBe(25_100.99)
    const third = await change(id, { remove: [poster!.id] })
    expect(await planOf(id)).toHaveLength(2)
    for (const { changeId } of [third, second])
      await planning.undo({ campaignId: id, changeId, commandId: commandId() })
    expect(await planOf(id)).toMatchObject([
      { id: poster!.id, name: 'Plakat Mitte' },
      { id: radio!.id, budget: 12_500.5, end: '2199-04-30' },
    ])
  })

  test('what is another by now is neither changed nor taken back (ERR-07, T-38)', async () => {
    const { id } = await make()
    const { added } = await change(id, { add: [facts] })
    const [{ id: channelId, version }] = added as [(typeof added)[number]]
    const rename = (name: string) =>
      change(id, { change: [{ id: channelId, name }] }, new Map([[channelId, version]]))
    const { changeId } = await rename('Plakat Nord')
    expect((await refusal(rename('Plakat Süd'))).code).toBe('conflict')
    await change(id, { change: [{ id: channelId, name: 'Plakat West' }] })
    const late = planning.undo({ campaignId: id, changeId, commandId: commandId() })
    expect((await refusal(late)).code).toBe('conflict')
    expect((await planOf(id)).map(({ name }) => name)).toEqual(['Plakat West'])
  })

  test('one refused row leaves the whole plan as it was (CAMP-07)', async () => {
    const { id } = await make()
    const wrong = { ...facts, end: '2199-03-31' }
    expect((await refusal(change(id, { add: [facts, wrong] }))).code).toBe('invalid')
    expect(await planOf(id)).toEqual([])
  })

  test('a copy has the channels of the other, in planning and as many days later as it starts later (CAMP-07)', async () => {
    const { id } = await make()
    await change(id, { add: [facts] })
    const copy = await make({ start: '2199-04-11', copyOf: id })
    expect(await planOf(copy.id)).toMatchObject([
      {
        name: 'Plakat Mitte',
        budget: 12_500.5,
        start: '2199-04-11',
        end: '2199-05-10',
        bookingDeadline: '2199-03-11',
        materialDeadline: '2199-03-25',
        state: 'Planning',
      },
    ])
  })
}
