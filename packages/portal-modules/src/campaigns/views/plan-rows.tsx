import {
  MediaMark,
  type MediaKind,
  type MediaWords,
  type TimelineBar,
  type TimelineGroup,
  type TimelineRow,
} from '@atrium/design-system'
import { addedValues, allValues } from '../../kit/vocabulary/index.ts'
import { MEDIA, type Media } from '@atrium/design-system/theme'
import type { ReactNode } from 'react'
import { conditionalLook, isTentative } from '../../kit/campaigns/index.ts'
import type { Grouping } from '../campaigns.logic.ts'
import type { Campaign, PlannedChannel } from '../campaigns.port.ts'

/** What a plan writes, in the reader's language. */
export interface PlanWords {
  /** Of a channel. */
  budget: (amount: number | null, currencyName: string | null) => string
  /** Of a campaign: its frame, and what is planned where that is another. */
  costs: (campaign: Campaign) => string
  bar: (name: string, budget: string) => string
  /** What the client said of a channel, where its state does not say so: a condition, a setback. */
  standing: (channel: PlannedChannel) => string | undefined
  range: (start: string | null, end: string | null) => string
  noProduct: string
  media: MediaWords
}

export interface PlanRows {
  groups: TimelineGroup[]
  bars: TimelineBar[]
  /** Which campaign a bar belongs to. */
  campaignOf: (id: number) => Campaign | undefined
  /** What a bar costs, in words. */
  budgetOf: (id: number) => string | undefined
  /** In which row a channel stands. */
  rowOf: (id: number) => string | undefined
}

/** The bar of a channel; there are thousands, so what it says is only put into words where it is seen. */
class ChannelBar implements TimelineBar {
  readonly key: number
  readonly start: string
  readonly end: string | undefined
  readonly gaps: TimelineBar['gaps']
  readonly tone: Media | 'neutral'
  readonly isTentative: boolean
  readonly icon: TimelineBar['icon']
  readonly campaign: Campaign
  readonly rowId: string
  readonly #channel: PlannedChannel
  readonly #words: PlanWords

  readonly can: TimelineBar['can']

  constructor(
    channel: PlannedChannel,
    campaign: Campaign,
    rowId: string,
    words: PlanWords,
    can: TimelineBar['can'],
  ) {
    const { id, kind, start, end, state, pauses } = channel
    this.campaign = campaign
    this.rowId = rowId
    this.key = id
    this.start = (start ?? end)!
    this.end = end ?? undefined
    this.gaps = pauses.length > 0 ? pauses : undefined
    // One of another product has no colour of its own.
    this.tone = MEDIA.find((one) => one === kind) ?? 'neutral'
    this.isTentative = isTentative(state)
    this.icon = channel.openCondition === undefined ? undefined : conditionalLook.icon
    this.can = can
    this.#channel = channel
    this.#words = words
  }

  get budget(): string {
    return this.#words.budget(this.#channel.budget, this.campaign.currencyName)
  }

  get label(): string {
    const label = this.#words.bar(this.#channel.name, this.budget)
    const standing = this.#words.standing(this.#channel)
    return standing === undefined ? label : `${label} · ${standing}`
  }
}

const hasStanding = ({ openCondition, setback }: PlannedChannel): boolean =>
  openCondition !== undefined || setback !== undefined

// The same for all of them.
const handy = { move: true, resize: true }

// One for each kind: the same mark stands at thousands of rows.
const marks = new Map<MediaKind, ReactNode>()
const markOf = (kind: MediaKind) => {
  if (!marks.has(kind)) marks.set(kind, <MediaMark kind={kind} size="small" isDecorative />)
  return marks.get(kind)
}

/**
 * A media plan as rows and bars: below each campaign its channels, or below a customer, a product or a
 * medium its campaigns, with their channels side by side (T-22). Channels without a day have no bar.
 */
export function planRows(
  campaigns: readonly Campaign[],
  channels: readonly PlannedChannel[],
  by: Grouping,
  kinds: readonly MediaKind[],
  words: PlanWords,
  /** Flights of whom may are moved by hand. */
  canSave = false,
): PlanRows {
  const wanted = kinds.length > 0 ? new Set(kinds) : undefined
  const dated = channels.filter(
    ({ kind, start, end }) => (start ?? end) !== null && (!wanted || wanted.has(kind)),
  )
  const byCampaign = Map.groupBy(dated, ({ campaignId }) => campaignId)
  const bars: ChannelBar[] = []
  const addBar = (channel: PlannedChannel, campaign: Campaign, rowId: string) => {
    // A plan that was stopped has no days to move.
    const can = canSave && campaign.can.edit && channel.state !== 'Deactivated' ? handy : undefined
    bars.push(new ChannelBar(channel, campaign, rowId, words, can))
  }
  const planOf = (groups: TimelineGroup[]): PlanRows => {
    const byId = new Map(bars.map((bar) => [bar.key, bar]))
    return {
      groups,
      bars,
      campaignOf: (id) => byId.get(id)?.campaign,
      budgetOf: (id) => byId.get(id)?.budget,
      rowOf: (id) => byId.get(id)?.rowId,
    }
  }

  if (by === 'campaign') {
    const groups = campaigns.flatMap((campaign): TimelineGroup[] => {
      const own = byCampaign.get(campaign.id) ?? []
      if (own.length === 0) return []
      const rows = own.map((channel): TimelineRow => {
        addBar(channel, campaign, `h${channel.id}`)
        return {
          id: `h${channel.id}`,
          title: channel.name,
          mark: markOf(channel.kind),
          ...(hasStanding(channel) && { detail: () => words.standing(channel) ?? '' }),
        }
      })
      const detail = () => `${words.costs(campaign)} · ${words.range(campaign.start, campaign.end)}`
      return [{ id: `c${campaign.id}`, title: campaign.name, detail, rows }]
    })
    return planOf(groups)
  }

  const groups = new Map<string, { title: string; mark?: ReactNode; rows: TimelineRow[] }>()
  const addRow = (group: string, title: string, campaign: Campaign, own: PlannedChannel[]) => {
    const rowId = `${group}-${campaign.id}`
    const known = groups.get(group) ?? { title, rows: [] }
    known.rows.push({ id: rowId, title: campaign.name, detail: () => words.costs(campaign) })
    groups.set(group, known)
    for (const channel of own) addBar(channel, campaign, rowId)
  }
  for (const campaign of campaigns) {
    const own = byCampaign.get(campaign.id) ?? []
    if (own.length === 0) continue
    const { customer, product } = campaign
    if (by === 'customer') addRow(`customer${customer.id}`, customer.name, campaign, own)
    else if (by === 'product')
      addRow(`product${product?.id ?? ''}`, product?.name ?? words.noProduct, campaign, own)
    else
      for (const [kind, some] of Map.groupBy(own, (channel) => channel.kind))
        addRow(`media-${kind}`, words.media[kind]!, campaign, some)
  }
  const inOrder =
    by === 'media'
      ? allValues(
          MEDIA,
          addedValues('media'),
          dated.map(({ kind }) => kind),
        ).flatMap((kind) => {
          const group = groups.get(`media-${kind}`)
          return group ? [[`media-${kind}`, { ...group, mark: markOf(kind) }] as const] : []
        })
      : [...groups].toSorted(([, a], [, b]) => a.title.localeCompare(b.title))
  return planOf(inOrder.map(([id, group]) => ({ id, ...group })))
}
