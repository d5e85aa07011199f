import { MEDIA, type Media } from '@atrium/design-system/theme'
import { addDays, daysBetween } from '../../kit/dates/index.ts'
import { PortError } from '../../kit/port-error.ts'
import { statusOf } from '../../kit/campaigns/index.ts'
import type { Campaign, CampaignChange, Named, PlannedChannel } from '../campaigns.port.ts'
import { isDecided, wasAsked } from '../plan.logic.ts'
import type { CampaignPlanningPort, ChannelFacts, NewCampaign, PlanChanges } from '../planning.port.ts' // prettier-ignore

export type PlanningCall = 'choices' | 'create' | 'channels' | 'change' | 'undoChange'

interface Store {
  instance: string
  campaigns: Map<number, Campaign>
  plan: { get: () => readonly PlannedChannel[]; set: (plan: readonly PlannedChannel[]) => void }
  canPlan: boolean
  answer: <T>(call: PlanningCall, work: () => T) => Promise<T>
  emit: (change: CampaignChange) => void
}

const required = 'Bitte geben Sie einen Namen ein.'
const order = 'Das Ende liegt vor dem Start.'
const invalid = (fields: Record<string, string[]>) => new PortError({ code: 'invalid', fields })

function check(fields: Partial<Pick<ChannelFacts, 'name' | 'start' | 'end'>>) {
  const { name, start, end } = fields
  if (name !== undefined && name.trim() === '') throw invalid({ name: [required] })
  if (start && end && end < start) throw invalid({ end: [order] })
}

const unsaid = {
  pauses: [],
  bookingStatus: null,
  materialStatus: null,
  state: 'Planning' as const,
  version: 1,
}
const moved = (day: string | null, by: number) => day && addDays(day, by)

/** Making campaigns and changing their plans in memory, with the server's rules (CAMP-07). */
export function memoryPlanning(store: Store): CampaignPlanningPort {
  const { answer, campaigns, canPlan, instance, plan, emit } = store
  let lastId = 90_000
  const undoable = new Map<number, { before: readonly PlannedChannel[]; after: readonly PlannedChannel[] }>() // prettier-ignore
  const nextId = () => (lastId += 1)
  const uniq = <T>(values: readonly T[]) => [...new Set(values)]

  const find = (id: number): Campaign => {
    const campaign = campaigns.get(id)
    if (!campaign) throw new PortError({ code: 'not-found' })
    if (!campaign.can.edit) throw new PortError({ code: 'forbidden' })
    return campaign
  }
  const ofCampaign = (id: number) => plan.get().filter(({ campaignId }) => campaignId === id)
  /** The campaign by its channels as they are now. */
  const settle = (campaign: Campaign) => {
    const own = ofCampaign(campaign.id)
    const states = own.map(({ state }) => state)
    const costs = own.flatMap(({ budget, state }) => budget === null || state === 'Deactivated' ? [] : [budget]) // prettier-ignore
    campaigns.set(campaign.id, {
      ...campaign,
      states,
      media: uniq(own.map(({ kind }) => kind)),
      status: statusOf(null, states),
      planned: costs.length === 0 ? null : costs.reduce((sum, one) => sum + one, 0),
      awaitsApproval: states.includes('Approving'),
      version: campaign.version + 1,
    })
  }
  const named = (known: readonly Named[], name: string): Named =>
    known.find((one) => one.name === name) ?? { id: nextId(), name }

  const create = (command: NewCampaign & { commandId: string }) => {
    if (!canPlan) throw new PortError({ code: 'forbidden' })
    check(command)
    const all = [...campaigns.values()]
    const { name, budget, currency, start, end, dueOn, copyOf, commandId } = command
    const source = copyOf === null ? undefined : campaigns.get(copyOf)
    const id = nextId()
    const customers = all.map(({ customer }) => customer)
    const products = all.flatMap(({ product }) => product ?? [])
    const by = source?.start && start ? daysBetween(source.start, start) : 0
    const copied = copyOf === null ? [] : ofCampaign(copyOf)
    plan.set([
      ...plan.get(),
      ...copied.map((channel): PlannedChannel => ({
        ...channel,
        ...unsaid,
        id: nextId(),
        campaignId: id,
        start: moved(channel.start, by),
        end: moved(channel.end, by),
        bookingDeadline: moved(channel.bookingDeadline, by),
        materialDeadline: moved(channel.materialDeadline, by),
      })),
    ])
    settle({
      id,
      externalId: null,
      name,
      customer: command.client === null ? (customers[0] ?? { id: 1, name: 'Nordkranz' }) : named(customers, command.client), // prettier-ignore
      product: command.product === null ? null : named(products, command.product),
      media: [],
      budget,
      planned: null,
      currencyName: currency ?? 'EUR',
      start,
      end,
      status: 0,
      states: [],
      dueOn,
      dueDayOff: null,
      awaitsApproval: false,
      isStarred: false,
      version: 0,
      can: { approve: false, edit: true },
    })
    emit({ campaignId: id, commandId, isPlan: true })
    return campaigns.get(id)!
  }

  const apply = (
    campaignId: number,
    { add, change, remove }: PlanChanges,
    versions: ReadonlyMap<number, number>,
  ) => {
    const before = ofCampaign(campaignId)
    const byId = new Map(before.map((channel) => [channel.id, channel]))
    const known = (id: number) => {
      const channel = byId.get(id)
      if (!channel) throw new PortError({ code: 'not-found' })
      return channel
    }
    for (const id of remove)
      if (wasAsked(known(id))) throw new PortError({ code: 'conflict', reason: 'not-removable' })
    const changed = change.map(({ id, ...facts }): PlannedChannel => {
      const channel = known(id)
      const version = versions.get(id)
      if (version !== undefined && version !== channel.version)
        throw new PortError({ code: 'conflict', reason: 'stale', status: 409 })
      const next = { ...channel, ...facts, version: channel.version + 1 }
      check(next)
      return isDecided(channel) && changesPlan(facts)
        ? { ...next, state: 'Adjusting', setback: 'changed' }
        : next
    })
    const added = add.map(({ afterId: _afterId, ...facts }): PlannedChannel => {
      check(facts)
      return { ...facts, ...unsaid, id: nextId(), campaignId }
    })
    const news = new Map(changed.map((channel) => [channel.id, channel]))
    let own = before.filter(({ id }) => !remove.includes(id)).map((one) => news.get(one.id) ?? one)
    // Several behind the same one stand in the order in which they were sent.
    for (const [at, channel] of [...added.entries()].toReversed()) {
      const place = own.findIndex(({ id }) => id === add[at]!.afterId)
      own = place === -1 ? [...own, channel] : own.toSpliced(place + 1, 0, channel)
    }
    const last = added.filter((_, at) => add[at]!.afterId === undefined)
    own = [...own.filter((one) => !last.includes(one)), ...last]
    return { before, own, added, changed }
  }
  const replaceOwn = (campaignId: number, own: readonly PlannedChannel[]) =>
    plan.set([...plan.get().filter((one) => one.campaignId !== campaignId), ...own])

  return {
    media: MEDIA.filter((kind): kind is Media => kind !== 'cross-media'),
    choices: () => ({
      key: ['memory-campaigns', instance, 'choices'],
      load: () =>
        answer('choices', () => {
          const all = [...campaigns.values()]
          return {
            clients: uniq(all.map(({ customer }) => customer.name)),
            products: uniq(all.flatMap(({ product }) => product?.name ?? [])).toSorted(),
            currencies: ['EUR', 'Schweizer Franken (CHF)', 'US-Dollar (USD)'],
            publishers: uniq(plan.get().flatMap(({ publisher }) => publisher ?? [])).toSorted(),
            can: { create: canPlan },
          }
        }),
    }),
    create: (command) => answer('create', () => create(command)),
    channels: (campaignId) => ({
      key: ['memory-campaigns', instance, 'channels', campaignId],
      load: () => answer('channels', () => ofCampaign(campaignId)),
    }),
    change: ({ campaignId, versions, commandId, ...changes }) =>
      answer('change', () => {
        const campaign = find(campaignId)
        const { before, own, added, changed } = apply(campaignId, changes, versions)
        replaceOwn(campaignId, own)
        settle(campaign)
        const changeId = nextId()
        undoable.set(changeId, { before, after: own })
        emit({ campaignId, commandId, isPlan: true })
        return { added, changed, changeId }
      }),
    undo: ({ campaignId, changeId, commandId }) =>
      answer('undoChange', () => {
        const campaign = find(campaignId)
        const change = undoable.get(changeId)
        if (!change) throw new PortError({ code: 'conflict' })
        replaceOwn(campaignId, takenBack(change, ofCampaign(campaignId)))
        undoable.delete(changeId)
        settle(campaign)
        emit({ campaignId, commandId, isPlan: true })
      }),
  }
}

/** What is decided about: another day of a deadline is no other plan. */
const changesPlan = (facts: Partial<ChannelFacts>) =>
  Object.keys(facts).some((name) => !name.endsWith('Deadline'))

/** The plan as it was before a change, where its channels are still as the change left them. */
function takenBack(
  { before, after }: { before: readonly PlannedChannel[]; after: readonly PlannedChannel[] },
  now: readonly PlannedChannel[],
): PlannedChannel[] {
  const was = new Map(before.map((one) => [one.id, one]))
  const left = new Map(after.map((one) => [one.id, one]))
  const isTouched = (id: number) => JSON.stringify(content(was.get(id))) !== JSON.stringify(content(left.get(id))) // prettier-ignore
  const own = now.flatMap((channel) => {
    if (!isTouched(channel.id)) return [channel]
    if (JSON.stringify(content(left.get(channel.id))) !== JSON.stringify(content(channel)))
      throw new PortError({ code: 'conflict', reason: 'stale', status: 409 })
    const old = was.get(channel.id)
    return old ? [{ ...old, version: channel.version + 1 }] : []
  })
  for (const [at, channel] of before.entries()) {
    if (left.has(channel.id)) continue
    const behind = own.findIndex(({ id }) => id === before[at - 1]?.id)
    own.splice(behind + 1, 0, { ...channel, version: channel.version + 1 })
  }
  return own
}

const content = (channel: PlannedChannel | undefined) => channel && { ...channel, version: 0 }
