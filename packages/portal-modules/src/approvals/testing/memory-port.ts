import type { ApprovalStanding } from '../../kit/campaigns/index.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Query } from '../../kit/query.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { differencesOf } from '../approvals.logic.ts'
import type {
  Approval,
  ApprovalFiles,
  ApprovalResult,
  ApprovalsChange,
  ApprovalsPort,
  CampaignApprovalList,
  ChannelApproval,
  Decision,
  InboxList,
  Plan,
} from '../approvals.port.ts'
import { decided as decidedFixtures, fixedNow, people as peopleFixture, waiting as waitingFixtures } from './fixtures.ts' // prettier-ignore

type Call =
  | 'files'
  | 'open'
  | 'asked'
  | 'decided'
  | 'ofCampaign'
  | 'decide'
  | 'nudge'
  | 'meetCondition'

export interface MemoryOptions {
  approvals?: readonly Approval[]
  /** What the reader may do; default decide. */
  mayDecide?: boolean
  /** The reader plans: they ask others, and remind who decides; default no (T-39). */
  canNudge?: boolean
  /** Files of each campaign, by its number; absent: the host has nothing of them. */
  files?: Readonly<Record<number, ApprovalFiles>>
  /** Campaigns of which the reader asked; default all. */
  ownIds?: readonly number[]
  /** Who decides here; default Sabine Moser. */
  reader?: string
  /** Who decides and who reads along; default two and one. */
  people?: Pick<CampaignApprovalList, 'deciders' | 'watchers'>
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryApprovals {
  port: ApprovalsPort
  /** Decisions that arrived, in their order. */
  sent: { ids: readonly number[]; decision: Decision; comment: string }[]
  /** What the host was told that the inbox counts as open. */
  openCounts: (number | undefined)[]
  failNext: (call: Call, error: PortError) => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    decide: (id: number, decision: Decision, comment?: string) => void
    /** Changes a plan; an approved one is another since. */
    change: (id: number, plan: Partial<Plan>) => void
    release: (approval: Approval) => void
    /** Reminds of a campaign; nobody hears of it. */
    nudge: (campaignId: number) => void
  }
}

/** What was approved is planned again once it changes, and stays so when it is changed back (T-38). */
function stateAfter(plan: Plan, { state, last }: Approval): ApprovalStanding {
  if (!['approved', 'conditional', 'changed', 'reopened'].includes(state)) return state
  return last?.plan && differencesOf(last.plan, plan).length === 0 ? 'reopened' : 'changed'
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryApprovals({
  approvals = [...waitingFixtures, ...decidedFixtures],
  mayDecide = true,
  canNudge = false,
  ownIds,
  files,
  people = peopleFixture,
  reader = 'Sabine Moser',
  latency = 0,
}: MemoryOptions = {}): MemoryApprovals {
  let all: Approval[] = approvals.map((one) => ({
    ...one,
    can: { decide: one.can.decide && mayDecide, meet: canNudge && one.last?.condition != null && one.state !== 'waiting' }, // prettier-ignore
  }))
  const sent: MemoryApprovals['sent'] = []
  const openCounts: MemoryApprovals['openCounts'] = []
  const { emit, listen } = createListeners<ApprovalsChange>()
  const { answer, failNext } = createAnswers<Call>(latency)
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let shift = 0

  const query = (call: Call, items: () => readonly Approval[]): Query<InboxList> => ({
    key: ['memory-approvals', instance, call],
    load: () => answer(call, () => ({ mayDecide, mayAsk: canNudge, items: items() })),
  })
  const channels = () => all.filter((one): one is ChannelApproval => one.campaign !== null)
  const put = (key: string, change: <A extends Approval>(one: A) => A) => {
    all = all.map((one) => (one.key === key ? change(one) : one))
  }
  const find = (key: string): Approval => {
    const one = all.find((candidate) => candidate.key === key)
    if (!one) throw new PortError({ code: 'not-found' })
    return one
  }
  /** By campaign; of orders by their number below zero. */
  const nudges = new Map<number, { at: string; by: string }>()
  const isNudged = (id: number) =>
    nudges.get(id)?.at.slice(0, 10) === fixedNow.toISOString().slice(0, 10)
  const nudgedBy = (id: number, by: string) =>
    nudges.set(id, { at: new Date(fixedNow.getTime() - 18 * 60_000).toISOString(), by })
  const waitsIn = (id: number) =>
    channels().some(({ campaign, state }) => campaign.id === id && state === 'waiting')
  /** As the server counts. */
  const resultOf = (campaignId: number): ApprovalResult => {
    const namesOf = (...states: ApprovalStanding[]) =>
      channels()
        .filter(({ campaign, state }) => campaign.id === campaignId && states.includes(state))
        .map(({ plan }) => plan.name)
    return {
      approved: namesOf('approved', 'conditional').length,
      conditional: namesOf('conditional').length,
      changed: namesOf('changed'),
      rejected: namesOf('rejected'),
      waiting: namesOf('waiting').length,
      planned: namesOf('planned', 'reopened').length,
    }
  }
  const settle = (key: string, decision: Decision, by: string, comment: string) => {
    shift += 1
    const at = new Date(fixedNow.getTime() + shift).toISOString()
    put(key, (one) => ({
      ...one,
      state: decision,
      last: { decision: decision === 'rejected' ? decision : 'approved', at, by, onBehalfOf: one.onBehalfOf, comment: decision === 'conditional' ? null : comment || null, condition: decision === 'conditional' ? { text: comment, met: null } : null, plan: one.plan, hash: 'f'.repeat(64) }, // prettier-ignore
      onBehalfOf: null,
      can: { decide: false, meet: canNudge && decision === 'conditional' },
    }))
  }
  const raise = (campaignId: number) => {
    all = all.map((one) =>
      one.campaign !== null && one.campaign.id === campaignId
        ? { ...one, campaign: { ...one.campaign, version: one.campaign.version + 1 } }
        : one,
    )
  }

  const port: ApprovalsPort = {
    absenceHref: '/settings/absence',
    open: query('open', () => all.filter(({ state, can }) => state === 'waiting' && can.decide)),
    decided: query('decided', () => all.filter(({ state }) => state !== 'waiting')),
    asked: {
      key: ['memory-approvals', instance, 'asked'],
      load: () =>
        answer('asked', () => {
          const items = canNudge ? channels().filter(({ state }) => state === 'waiting') : []
          const orders = canNudge ? all.filter(({ order, state, can }) => order !== null && state === 'waiting' && !can.decide) : [] // prettier-ignore
          const ids = new Map(
            items.map(({ campaign, application }) => [campaign.id, application.id]),
          )
          return {
            items: [...items, ...orders],
            orders: orders.map(({ id, application }) => ({
              applicationId: application.id,
              id,
              isOwn: true,
              deciders: people.deciders,
              nudged: nudges.get(-id) ?? null,
              can: { nudge: !isNudged(-id) && people.deciders.length > 0 },
            })),
            campaigns: [...ids].map(([id, applicationId]) => ({
              applicationId,
              id,
              isOwn: ownIds?.includes(id) ?? true,
              deciders: people.deciders,
              nudged: nudges.get(id) ?? null,
              can: { nudge: !isNudged(id) && people.deciders.length > 0 },
            })),
          }
        }),
    },
    ...(files && {
      files: ({ campaign }: ChannelApproval) => ({
        key: ['memory-approvals', instance, `files ${campaign.id}`],
        load: () => answer('files', () => files[campaign.id] ?? { items: [], documents: [] }),
      }),
    }),
    ofCampaign: (campaignId) => ({
      key: ['memory-approvals', instance, `campaign ${campaignId}`],
      load: () =>
        answer('ofCampaign', () => ({
          mayDecide,
          items: channels().filter(({ campaign }) => campaign.id === campaignId),
          result: resultOf(campaignId),
          ...people,
          nudged: nudges.get(campaignId) ?? null,
          can: { nudge: canNudge && waitsIn(campaignId) && !isNudged(campaignId) },
        })),
    }),
    nudge: ({ campaignId }) =>
      answer('nudge', () => {
        if (!canNudge) throw new PortError({ code: 'forbidden' })
        const reason = !waitsIn(campaignId)
          ? 'nothing-waits'
          : isNudged(campaignId)
            ? 'nudged-today'
            : undefined
        if (reason) throw new PortError({ code: 'conflict', reason })
        nudgedBy(campaignId, 'Aylin Kaya')
      }),
    nudgeOrder: ({ orderId }) =>
      answer('nudge', () => {
        if (!canNudge) throw new PortError({ code: 'forbidden' })
        const waits = all.some(({ order, id, state }) => order !== null && id === orderId && state === 'waiting') // prettier-ignore
        const reason = !waits ? 'nothing-waits' : isNudged(-orderId) ? 'nudged-today' : undefined
        if (reason) throw new PortError({ code: 'conflict', reason })
        nudgedBy(-orderId, reader)
      }),
    decide: ({ items, decision, comment, commandId }) =>
      answer('decide', () => {
        if (!mayDecide) throw new PortError({ code: 'forbidden' })
        if (decision === 'rejected' && !comment.trim()) {
          throw new PortError({ code: 'invalid', fields: { comment: ['Bitte schreiben Sie kurz, warum Sie ablehnen.'] } }) // prettier-ignore
        }
        if (decision === 'conditional' && !comment.trim()) {
          throw new PortError({ code: 'invalid', fields: { condition: ['Bitte schreiben Sie, unter welcher Auflage Sie freigeben.'] } }) // prettier-ignore
        }
        const versionOf = (one: Approval) => one.campaign?.version ?? one.version
        for (const item of items) {
          const now = find(item.key)
          if (now.state !== 'waiting') {
            throw new PortError({ code: 'conflict', reason: 'not-approvable' })
          }
          if (versionOf(now) !== versionOf(item)) {
            throw new PortError({ code: 'conflict', reason: 'stale' })
          }
        }
        for (const { key } of items) settle(key, decision, reader, comment.trim())
        sent.push({ ids: items.map(({ id }) => id), decision, comment: comment.trim() })
        emit({ commandId })
        const { campaign } = items[0]!
        if (!campaign) return undefined
        return { campaign: campaign.name, ...resultOf(campaign.id) }
      }),
    meetCondition: ({ approval: { key, version }, isMet, commandId }) =>
      answer('meetCondition', () => {
        if (!canNudge) throw new PortError({ code: 'forbidden' })
        const now = find(key)
        const condition = now.last?.condition
        if (!condition) throw new PortError({ code: 'invalid', fields: { conditionMet: ['Dieser Kanal ist nicht mit einer Auflage freigegeben.'] } }) // prettier-ignore
        if (now.version !== version) throw new PortError({ code: 'conflict', reason: 'stale' })
        const met = isMet ? { at: fixedNow.toISOString(), by: 'Aylin Kaya' } : null
        const isApproved = now.state === 'approved' || now.state === 'conditional'
        put(key, (one) => ({
          ...one,
          version: one.version + 1,
          state: isApproved ? (isMet ? 'approved' : 'conditional') : one.state,
          last: { ...one.last!, condition: { ...condition, met } },
        }))
        emit({ commandId })
        return { version: version + 1 }
      }),
    onOpenCount: (count) => openCounts.push(count),
    onChange: listen,
  }
  return {
    port,
    sent,
    openCounts,
    failNext,
    others: {
      decide: (id, decision, comment = '') => {
        settle(`${id}`, decision, 'Bernhard Ostler', comment)
        emit({})
      },
      change: (id, plan) => {
        const key = `${id}`
        put(key, (one) => ({
          ...one,
          plan: { ...one.plan, ...plan },
          state: stateAfter({ ...one.plan, ...plan }, one),
        }))
        const { campaign } = find(key)
        if (campaign) raise(campaign.id)
        emit({})
      },
      nudge: (campaignId) => nudgedBy(campaignId, 'Jonas Brandt'),
      release: (approval) => {
        all = [...all.filter(({ key }) => key !== approval.key), approval]
        emit({})
      },
    },
  }
}
