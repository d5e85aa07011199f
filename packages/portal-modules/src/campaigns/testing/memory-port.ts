import { calendarDay } from '../../kit/dates/index.ts'
import { PortError } from '../../kit/port-error.ts'
import type { SavedView } from '../../kit/saved-views/index.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { memoryViews, type ViewCall } from '../../kit/testing/saved-views.ts'
import { phaseOf, statusOf, type DeadlineClosing } from '../../kit/campaigns/index.ts'
import { canRelease } from '../campaigns.logic.ts'
import type {
  CalendarFeed,
  CalendarOrder,
  Campaign,
  CampaignChange,
  CampaignsPort,
  ChannelEdit,
  Named,
  PlannedChannel,
  WaitingPlan,
} from '../campaigns.port.ts'
import { fixedNow, planFor, someGroups } from './fixtures.ts'
import { memoryKeeping, type KeepingCall } from './memory-keeping.ts'
import { memoryPlanning, type PlanningCall } from './memory-planning.ts'

type Call =
  | 'campaigns'
  | 'current'
  | 'campaign'
  | 'plan'
  | 'saveChannel'
  | 'release'
  | 'nudge'
  | 'star'
  | 'waiting'
  | 'approve'
  | ViewCall
  | PlanningCall
  | KeepingCall
  | 'calendar'
  | 'orders'
  | 'renew'
  | 'withdraw'

export interface MemoryOptions {
  campaigns?: readonly Campaign[]
  /** Default: one channel for each medium. */
  plan?: readonly PlannedChannel[]
  /** There is a media plan; default yes. */
  hasPlan?: boolean
  /** The viewer plans; default no. */
  canPlan?: boolean
  views?: readonly SavedView[]
  /** Groups that the viewer may share with; default two. */
  groups?: readonly Named[]
  /** Roles of which the viewer says with which view they begin; default none. */
  roles?: readonly string[]
  /** Direct orders of the calendar; default none, and no list of them. */
  orders?: readonly CalendarOrder[]
  /** What is not over comes by itself first; default no. */
  isLong?: boolean
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryCampaigns {
  port: CampaignsPort
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** From now on this is answered once what is given back is called. */
  hold: (call: Call) => () => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    change: (id: number, change: Partial<Campaign>) => void
    remove: (id: number) => void
    saveChannel: (id: number, edit: ChannelEdit) => void
    order: (order: CalendarOrder) => void
  }
}

/** What a channel is after an edit, by the server's rules: a deadline with another day was moved. */
function afterEdit(channel: PlannedChannel, edit: ChannelEdit): PlannedChannel {
  const { bookingClosing, materialClosing, ...fields } = edit
  const status = (kind: 'booking' | 'material', closing: DeadlineClosing | null | undefined) => {
    const before = channel[`${kind}Status`]
    const from = channel[`${kind}Deadline`]
    const day = fields[`${kind}Deadline`]
    const made = { at: fixedNow.toISOString(), by: 'Jonas Petersen' }
    const moved = from !== null && day !== undefined && day !== from && { kind: 'moved' as const, from, ...made } // prettier-ignore
    const mark =
      closing === undefined
        ? moved || (before?.mark ?? null)
        : closing && { kind: closing, from: null, ...made }
    const dayOff = before?.dayOff ?? null
    return mark || dayOff ? { mark, dayOff } : null
  }
  return {
    ...channel,
    ...fields,
    bookingStatus: status('booking', bookingClosing),
    materialStatus: status('material', materialClosing),
  }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryCampaigns({
  campaigns = [],
  plan,
  hasPlan = true,
  canPlan = false,
  views = [],
  groups = someGroups,
  roles = [],
  orders,
  isLong = false,
  latency = 0,
}: MemoryOptions = {}): MemoryCampaigns {
  const stored = new Map(
    campaigns.map((campaign): [number, Campaign] => [
      campaign.id,
      { ...campaign, can: { ...campaign.can, edit: canPlan } },
    ]),
  )
  const { emit, listen } = createListeners<CampaignChange>()
  const { answer, failNext, hold } = createAnswers<Call>(latency)
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let feed: CalendarFeed | null = null
  const placed = [...(orders ?? [])]
  let addresses = 0

  const isCurrent = (campaign: Campaign) => phaseOf(campaign, calendarDay(fixedNow)) !== 'done'
  /** The plan once somebody changed it. */
  let changedPlan: readonly PlannedChannel[] | undefined
  const planned = () => changedPlan ?? plan ?? planFor([...stored.values()])
  const find = (id: number): Campaign => {
    const campaign = stored.get(id)
    if (!campaign) throw new PortError({ code: 'not-found' })
    return campaign
  }
  const nudged = new Set<number>()
  const waitingOf = (campaign: Campaign): WaitingPlan[] => {
    const { id, name, version, currencyName, can } = campaign
    const channels = (changedPlan ?? plan ?? planFor([campaign])).filter(
      ({ campaignId, state }) => campaignId === id && state === 'Approving',
    )
    if (!can.approve || channels.length === 0) return []
    const shown = channels.map((channel) => ({ ...channel, currencyName }))
    return [{ campaignId: id, name, version, onBehalfOf: null, channels: shown }]
  }
  const port: CampaignsPort = {
    campaigns: () => ({
      key: ['memory-campaigns', instance],
      load: () => answer('campaigns', () => [...stored.values()]),
    }),
    ...(isLong && {
      current: () => ({
        key: ['memory-campaigns', instance, 'current'],
        load: () => answer('current', () => [...stored.values()].filter(isCurrent)),
      }),
    }),
    campaign: (id) => answer('campaign', () => find(id)),
    ...(hasPlan && {
      plan: () => ({
        key: ['memory-campaigns', instance, 'plan'],
        load: () => answer('plan', planned),
      }),
    }),
    ...(hasPlan &&
      isLong && {
        currentPlan: () => ({
          key: ['memory-campaigns', instance, 'plan', 'current'],
          load: () =>
            answer('current', () =>
              planned().filter(({ campaignId }) => isCurrent(find(campaignId))),
            ),
        }),
      }),
    saveChannel: ({ channel: { id, version }, edit, commandId }) =>
      answer('saveChannel', () => {
        const all = planned()
        const channel = all.find((one) => one.id === id)
        if (!channel) throw new PortError({ code: 'not-found' })
        if (!find(channel.campaignId).can.edit) throw new PortError({ code: 'forbidden' })
        if (channel.version !== version) throw new PortError({ code: 'conflict' })
        const { start, end } = { ...channel, ...edit }
        if (start !== null && end !== null && end < start) throw new PortError({ code: 'invalid' })
        const saved = { ...afterEdit(channel, edit), version: version + 1 }
        changedPlan = all.map((one) => (one.id === id ? saved : one))
        emit({ campaignId: channel.campaignId, commandId, isPlan: true })
        return saved
      }),
    release: ({ id, version, dueOn, commandId }) =>
      answer('release', () => {
        const campaign = find(id)
        if (!campaign.can.edit) throw new PortError({ code: 'forbidden' })
        if (campaign.version !== version || !canRelease(campaign))
          throw new PortError({ code: 'conflict' })
        const next: Campaign = {
          ...campaign,
          status: 6,
          states: campaign.states.map((state) => (state === 'Ready' ? 'Approving' : state)),
          dueOn: dueOn ?? campaign.dueOn,
          version: version + 1,
        }
        stored.set(id, next)
        emit({ campaignId: id, commandId, isPlan: true })
        return next
      }),
    nudge: ({ id }) =>
      answer('nudge', () => {
        const campaign = find(id)
        if (!campaign.can.edit) throw new PortError({ code: 'forbidden' })
        const reason = !campaign.states.includes('Approving')
          ? 'nothing-waits'
          : nudged.has(id)
            ? 'nudged-today'
            : undefined
        if (reason) throw new PortError({ code: 'conflict', reason })
        nudged.add(id)
      }),
    star: ({ id, isStarred }) =>
      answer('star', () => {
        stored.set(id, { ...find(id), isStarred })
      }),
    approvals: {
      waiting: (ids) => ({
        key: ['memory-campaigns', instance, 'waiting', ...ids],
        load: () => answer('waiting', () => ids.flatMap((id) => waitingOf(find(id)))),
      }),
      approve: ({ plan: { campaignId, version }, condition, commandId }) =>
        answer('approve', () => {
          const campaign = find(campaignId)
          if (!campaign.can.approve) throw new PortError({ code: 'forbidden' })
          if (campaign.version !== version) throw new PortError({ code: 'conflict' })
          const states = campaign.states.map((state) =>
            state === 'Approving' ? ('Approved' as const) : state,
          )
          stored.set(campaignId, {
            ...campaign,
            states,
            status: statusOf(null, states),
            can: { ...campaign.can, approve: false },
            ...(condition && {
              openConditions: [...new Set([...(campaign.openConditions ?? []), condition])],
            }),
          })
          emit({ campaignId, commandId, isPlan: true })
        }),
    },
    ...(hasPlan && {
      planning: memoryPlanning({
        instance,
        campaigns: stored,
        plan: { get: planned, set: (next) => (changedPlan = next) },
        canPlan,
        answer,
        emit,
      }),
    }),
    keeping: memoryKeeping({ instance, campaigns: stored, canPlan, answer, emit }),
    views: memoryViews({ views, groups, roles }, answer),
    orders: ({ from, to }) => ({
      key: ['memory-campaigns', instance, 'orders', from, to],
      load: () =>
        answer('orders', () => ({
          isOffered: orders !== undefined,
          orders: placed.filter(({ start, end }) => start <= to && end >= from),
        })),
    }),
    calendar: {
      feed: () => ({
        key: ['memory-campaigns', instance, 'calendar'],
        load: () => answer('calendar', () => feed),
      }),
      renew: () =>
        answer('renew', () => {
          feed = { createdAt: fixedNow.toISOString(), readAt: null }
          addresses += 1
          return { url: `https://portal.example/api/calendar.ics?key=secret-${addresses}` }
        }),
      withdraw: () =>
        answer('withdraw', () => {
          feed = null
        }),
    },
    onChange: listen,
  }
  return {
    port,
    failNext,
    hold,
    others: {
      change: (id, change) => {
        const campaign = find(id)
        stored.set(id, { ...campaign, ...change })
        emit({ campaignId: id, isPlan: true })
      },
      saveChannel: (id, edit) => {
        const all = planned()
        const channel = all.find((one) => one.id === id)!
        const saved = { ...afterEdit(channel, edit), version: channel.version + 1 }
        changedPlan = all.map((one) => (one.id === id ? saved : one))
        emit({ campaignId: channel.campaignId, isPlan: true })
      },
      order: (order) => {
        placed.push(order)
        emit({ isOrders: true })
      },
      remove: (id) => {
        stored.delete(id)
        emit({ campaignId: id })
      },
    },
  }
}
