import { costsOf, versionOf, withCosts } from './memory-costs.ts'
import { storedOf, withValues } from './memory-figures.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { withPost } from '../cockpit.logic.ts'
import type { DeadlineClosing } from '../../kit/campaigns/index.ts'
import type {
  ChannelFields,
  ChannelPost,
  ClosingFields,
  Cockpit,
  CockpitChannel,
  CockpitData,
  CockpitDocument,
  CockpitPort,
  Comparison,
  HistoryEntry,
} from '../cockpit.port.ts'
import {
  compareKpis,
  demoCockpit,
  demoData,
  demoDocuments,
  demoHistory,
  fixedNow,
} from './fixtures.ts'

/** What a channel is after an edit, by the server's rule: a deadline with another day was moved. */
function afterEdit(
  channel: CockpitChannel,
  { bookingClosing, materialClosing, ...fields }: Partial<ChannelFields & ClosingFields>,
): Partial<CockpitChannel> {
  const at = fixedNow.toISOString()
  const by = 'Jonas Thiele'
  const statusOf = (kind: 'booking' | 'material', closing: DeadlineClosing | null | undefined) => {
    const before = channel[`${kind}Status`]
    const from = channel[`${kind}Deadline`]
    const day = fields[`${kind}Deadline`]
    const isMoved = from !== null && day !== undefined && day !== null && day !== from
    const mark =
      closing === undefined && !isMoved
        ? (before?.mark ?? null)
        : closing === null
          ? null
          : { kind: closing ?? ('moved' as const), from: closing ? null : from, at, by }
    const dayOff = before?.dayOff ?? null
    return mark || dayOff ? { mark, dayOff } : null
  }
  return {
    ...fields,
    bookingStatus: statusOf('booking', bookingClosing),
    materialStatus: statusOf('material', materialClosing),
  }
}

export interface MemoryOptions {
  cockpit?: Partial<Cockpit>
  data?: Partial<CockpitData>
  documents?: readonly CockpitDocument[]
  history?: readonly HistoryEntry[]
  /** The person plans: may change the plan and put it into release. */
  canEdit?: boolean
  /** A campaign ran before that figures are compared with (T-32); default true. */
  hasPrevious?: boolean
  /** What this person compares figures with, from an earlier visit. */
  kept?: Comparison
  /** Milliseconds before an answer. */
  latency?: number
}

type Call = Extract<keyof CockpitPort, string> | 'putFigures' | 'putCosts'

/** A cockpit that keeps everything in memory: for stories, tests and trials. */
export function createMemoryCockpit(options: MemoryOptions = {}) {
  const { canEdit = false, hasPrevious = true, latency = 0 } = options
  const cockpit: Cockpit = { ...demoCockpit, ...options.cockpit }
  let data: CockpitData = { ...demoData, ...options.data }
  if (canEdit) {
    const moveTo = ['Planning', 'Ready', 'Deactivated'] as const
    data = {
      ...data,
      campaign: { ...data.campaign, can: { ...data.campaign.can, edit: true } },
      channels: data.channels.map((channel) => ({
        ...channel,
        can: { ...channel.can, edit: true, moveTo },
      })),
    }
  }
  let documents = options.documents ?? demoDocuments
  let history = options.history ?? demoHistory
  let next = 1_000
  const { answer, failNext } = createAnswers<Call>(latency)
  const { emit, listen } = createListeners<void>()
  const shown: string[] = []
  const cleared: boolean[] = []
  const compared: Comparison[] = []
  const kept = new Map(options.kept && [['compare', options.kept as string]])

  const only = (id: number) => {
    if (id !== cockpit.id) throw new PortError({ code: 'not-found' })
  }
  const stale = () => new PortError({ code: 'conflict', reason: 'stale' })
  const patchCampaign = (change: Partial<CockpitData['campaign']>) => {
    const version = data.campaign.version + 1
    data = { ...data, campaign: { ...data.campaign, ...change, version } }
  }
  const patchChannel = (id: number, change: Partial<CockpitChannel>) => {
    const channels = data.channels.map((one) =>
      one.id === id ? { ...one, ...change, version: one.version + 1 } : one,
    )
    const going = channels.filter(({ state }) => state !== 'Deactivated')
    const budgets = new Map(going.map((one) => [one.id, one.budget]))
    const planned = going.reduce((sum, { budget }) => sum + (budget ?? 0), 0)
    const spending = data.spending.map((part) => ({
      ...part,
      planned: part.planned === null ? null : (budgets.get(part.channelId) ?? null),
    }))
    data = { ...data, channels, spending, campaign: { ...data.campaign, planned } }
  }
  const note = (entry: Partial<HistoryEntry> & Pick<HistoryEntry, 'kind'>) => {
    const blank = {
      by: 'Jonas Thiele',
      onBehalfOf: null,
      channel: null,
      comment: null,
      before: null,
      after: null,
    }
    history = [{ id: next++, at: fixedNow.toISOString(), ...blank, ...entry }, ...history]
  }
  const channelOf = (id: number, version?: number) => {
    const channel = data.channels.find((one) => one.id === id)
    if (!channel) throw new PortError({ code: 'not-found' })
    if (version !== undefined && version !== channel.version) throw stale()
    return channel
  }
  const requireEdit = (version: number = data.campaign.version) => {
    if (!canEdit) throw new PortError({ code: 'forbidden' })
    if (version !== data.campaign.version) throw stale()
  }
  const addPost = (channelId: number, message: string, by: ChannelPost['by'], isOwn: boolean) => {
    channelOf(channelId)
    const id = next++
    const at = new Date(fixedNow.getTime() + id * 1_000).toISOString()
    const made: ChannelPost = { id, message, at, by, isOwn }
    data = withPost(data, channelId, made)
    return made
  }

  const port: CockpitPort = {
    cockpit: (address) => ({
      key: ['memory cockpit', JSON.stringify(address)],
      load: () =>
        answer('cockpit', () => {
          if (address.kind === 'own') return (only(address.id), cockpit)
          const wanted = address.externalSubId ?? address.externalId
          const channel = data.channels.find((one) => one.externalId === wanted)
          if (address.externalId !== cockpit.externalId && !channel)
            throw new PortError({ code: 'not-found' })
          return { ...cockpit, channelId: channel?.id ?? cockpit.channelId }
        }),
    }),
    data: ({ id, source }) => ({
      key: ['memory cockpit', id, source],
      load: ({ clearCache, compare }) =>
        answer('data', () => {
          only(id)
          cleared.push(clearCache)
          compared.push(compare)
          const asOf = new Date(fixedNow.getTime() + 60_000 * cleared.length).toISOString()
          if (clearCache) data = { ...data, asOf }
          // A source that compares with 7 days before alone says nothing of it.
          if (data.comparedWith === null) return data
          const kpis = compareKpis(data.kpis, compare, { hasPrevious })
          return { ...data, comparedWith: compare, kpis }
        }),
    }),
    documents: (id) => ({
      key: ['memory cockpit', id, 'documents'],
      load: () => answer('documents', () => documents),
    }),
    history: (id) => ({
      key: ['memory cockpit', id, 'history'],
      load: () => answer('history', () => history),
    }),
    star: ({ campaignId, isStarred }) =>
      answer('star', () => {
        only(campaignId)
        data = { ...data, campaign: { ...data.campaign, isStarred } }
      }),
    post: ({ channelId, message }) =>
      answer('post', () => addPost(channelId, message, { id: 5, name: 'Sabine Moser' }, true)),
    handIn: ({ files, outcomeId }) =>
      answer('handIn', () => {
        const at = fixedNow.toISOString()
        const by = 'Sabine Moser'
        const added = files.map(({ name, size, type }): CockpitDocument => {
          const id = next++
          return { id, name, size, type, kind: 'document', outcomeId, at, by, url: 'data:,' }
        })
        documents = [...added, ...documents]
        note({ kind: 'documented', after: { names: added.map(({ name }) => name) } })
      }),
    release: ({ version, channelIds, due, comment }) =>
      answer('release', () => {
        requireEdit(version)
        const chosen = data.channels.filter(({ id, state }) =>
          channelIds ? channelIds.includes(id) : state === 'Ready',
        )
        for (const { id } of chosen) patchChannel(id, { state: 'Approving', standing: 'waiting', decision: 'pending' }) // prettier-ignore
        patchCampaign({ status: 6, approvalDue: due })
        note({ kind: 'released', comment, after: { approvalDueDate: due } })
      }),
    saveCampaign: ({ version, fields }) =>
      answer('saveCampaign', () => {
        requireEdit(version)
        patchCampaign(fields)
        note({ kind: 'changed', after: { ...fields } })
      }),
    saveChannel: ({ id, version, fields }) =>
      answer('saveChannel', () => {
        requireEdit()
        const channel = channelOf(id, version)
        patchChannel(id, afterEdit(channel, fields))
        note({ kind: 'changed', channel: channel.name, after: { ...fields } })
      }),
    moveChannel: ({ id, version, state, comment }) =>
      answer('moveChannel', () => {
        requireEdit()
        const channel = channelOf(id, version)
        patchChannel(id, {
          state,
          standing: state === 'Deactivated' ? 'stopped' : channel.standing,
        })
        const before = { workflowState: channel.state }
        note({ kind: 'moved', channel: channel.name, comment, before, after: { workflowState: state } }) // prettier-ignore
      }),
    figures: {
      maxValues: 5_000,
      stored: (campaignId) => ({
        key: ['memory cockpit', campaignId, 'figures'],
        load: () =>
          answer('figures', () => {
            only(campaignId)
            return storedOf(data.kpis)
          }),
      }),
      put: ({ campaignId, described, values }) =>
        answer('putFigures', () => {
          only(campaignId)
          requireEdit()
          data = { ...data, kpis: withValues(data.kpis, described, values) }
          emit()
        }),
    },
    costs: (campaignId) => ({
      maxRows: 5_000,
      stored: () => ({
        key: ['memory cockpit', campaignId, 'costs'],
        load: () =>
          answer('figures', () => {
            only(campaignId)
            return costsOf(data)
          }),
      }),
      put: ({ changes }) =>
        answer('putCosts', () => {
          only(campaignId)
          requireEdit()
          const now = new Map(costsOf(data).map((one) => [one.id, one.version]))
          const isOther = changes.some(({ id, version }) => version !== undefined && now.get(id!) !== version) // prettier-ignore
          if (isOther) throw new PortError({ code: 'conflict' })
          data = { ...data, spending: withCosts(data, changes) }
          emit()
          return changes.map(({ id, values }) => ({
            id: id!,
            version: versionOf({ booked: values.booked, invoiced: values.invoiced }),
          }))
        }),
    }),
    openAsset: () => undefined,
    onChange: (id, listener) => (id === cockpit.id ? listen(listener) : () => undefined),
    kept: {
      read: (name) => kept.get(name),
      keep: (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, value)),
    },
    shown: ({ name }) => void shown.push(name),
  }

  return {
    port,
    failNext,
    cockpitId: cockpit.id,
    /** Names that a host was told. */
    shown,
    /** Of each load of the data: whether the figures were put together anew. */
    cleared,
    /** Of each load of the data: what figures were wanted to be compared with. */
    compared,
    /** The figures as they are. */
    figures: () => storedOf(data.kpis),
    /** What is kept for the next visit. */
    keptChoices: kept as ReadonlyMap<string, string>,
    others: {
      post: (channelId: number, message: string) => {
        addPost(channelId, message, { id: 3, name: 'Jonas Thiele' }, false)
        emit()
      },
      saveChannel: (id: number, change: Partial<CockpitChannel>) => {
        patchChannel(id, change)
        emit()
      },
    },
  }
}
export type MemoryCockpit = ReturnType<typeof createMemoryCockpit>
