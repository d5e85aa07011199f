import { type Setting } from '../kit/settings/index.ts'
import type { Duration, Named, Order, OrderAction, OrderBlock, OrderCampaign, OrderChoices, OrderOptions } from './direct-orders.port.ts' // prettier-ignore
import { fittingParts } from './older-draft.logic.ts'
import { addDuration, defaultDates, fallbackDuration, withStart } from './order-dates.logic.ts'

/** The three steps in their order (DO-01). */
export const steps = ['start', 'customize', 'finish'] as const
export type Step = (typeof steps)[number]

/** A medium as it is chosen in the draft. */
export interface DraftMedium {
  mediaTypeId: number
  isSelected: boolean
  start: string | null
  end: string | null
}

/** What is entered, as it is typed (DO-31). Days are `YYYY-MM-DD`. */
export interface OrderDraft {
  /** The order that is adjusted; null: a new one. */
  orderId: number | null
  /** Its version when the draft was begun; 0: a new one. */
  orderVersion: number
  /** The draft of the order as it was begun or last brought together with; null: a new one. */
  base: OrderDraft | null
  action: OrderAction | null
  name: string
  description: string
  target: string
  comment: string
  region: string
  purchaseOrder: string
  block: Named | null
  customerId: number | null
  productId: number | null
  campaignId: number | null
  budget: number | null
  /** Null: the end was set by hand. */
  duration: Duration | null
  start: string | null
  end: string | null
  media: readonly DraftMedium[]
  /** By key of the field. */
  values: Readonly<Record<string, unknown>>
  /** The name of the order that it was taken over from, until something is entered; null: from none (T-46). */
  templateOf: string | null
  /** Another version of the page wrote it, and what still fits was taken over; until something is entered. */
  isOfOtherVersion: boolean
  /** Attachments of the order that are to be taken away. */
  removedFileIds: readonly number[]
  /** What its files are called; these are kept beside it. */
  fileNames: readonly string[]
  /** Furthest step that was reached. */
  reached: number
  /**
   * Id of the command that sends this draft, from its first change until it is sent: however often and from
   * whichever tab it is sent, it becomes one order. Null: nothing was entered.
   */
  command: string | null
  /** Another one after every change of its files, so that other tabs read them anew; null: none were chosen. */
  filesVersion: string | null
  /** ISO moment of the last key press; null: nothing was entered. */
  editedAt: string | null
}

export const emptyDraft: OrderDraft = {
  orderId: null,
  orderVersion: 0,
  base: null,
  action: null,
  name: '',
  description: '',
  target: '',
  comment: '',
  region: '',
  purchaseOrder: '',
  block: null,
  customerId: null,
  productId: null,
  campaignId: null,
  budget: null,
  duration: null,
  start: null,
  end: null,
  media: [],
  values: {},
  templateOf: null,
  isOfOtherVersion: false,
  removedFileIds: [],
  fileNames: [],
  reached: 0,
  command: null,
  filesVersion: null,
  editedAt: null,
}

/** A new draft: from tomorrow on, for the fallback duration (DO-14). */
export const newDraft = (today: string): OrderDraft => ({
  ...emptyDraft,
  budget: 0,
  duration: fallbackDuration,
  ...defaultDates(today, null),
})

/** Goes up whenever a draft is written otherwise. */
const draftVersion = 1

export const writeDraft = (draft: OrderDraft): string =>
  JSON.stringify({ version: draftVersion, draft })

/** A kept draft; `outdated` where nothing of another version's fits any more, undefined where there is none. */
export function readDraft(text: string | undefined): OrderDraft | 'outdated' | undefined {
  if (text === undefined) return undefined
  try {
    const kept = JSON.parse(text) as { version?: unknown; draft?: OrderDraft } | null
    if (typeof kept?.draft !== 'object' || kept.draft === null) return undefined
    if (kept.version === draftVersion) return { ...emptyDraft, ...kept.draft }
    const fitting = fittingParts(kept.draft)
    // They look through it before they send it.
    return Object.keys(fitting).length > 0
      ? { ...emptyDraft, ...fitting, isOfOtherVersion: true, reached: 1 }
      : 'outdated'
  } catch {
    return undefined
  }
}

/** The step that an address names, as far as somebody has got; everything else is the first one. */
export function stepAt(name: string | undefined, reached: number): number {
  const index = steps.indexOf(name as Step)
  return index > 0 && index <= reached ? index : 0
}

/** The chosen customer's campaigns, and of those the product's. */
export const fittingCampaigns = (
  { customerId, productId }: Pick<OrderDraft, 'customerId' | 'productId'>,
  campaigns: readonly OrderCampaign[],
): OrderCampaign[] =>
  campaigns.filter(
    ({ customer, product }) =>
      (customerId === null || customer.id === customerId) &&
      (productId === null || product?.id === productId),
  )

/** A campaign brings its customer and product: the three always belong together (DO-19). */
export const withCampaign = (campaign: OrderCampaign | undefined) => ({
  campaignId: campaign?.id ?? null,
  ...(campaign && {
    customerId: campaign.customer.id,
    productId: campaign.product?.id ?? null,
  }),
})

/** Another customer or product: what does not belong to it is no longer chosen (DO-19). */
export function narrowedTo(
  draft: Pick<OrderDraft, 'customerId' | 'productId' | 'campaignId'>,
  change: Partial<Pick<OrderDraft, 'customerId' | 'productId'>>,
  campaigns: readonly OrderCampaign[],
) {
  const next = { ...draft, ...change }
  const ofCustomer = fittingCampaigns({ ...next, productId: null }, campaigns)
  const hasProduct = ofCustomer.some(({ product }) => product?.id === next.productId)
  const productId = hasProduct ? next.productId : null
  const fitting = fittingCampaigns({ ...next, productId }, campaigns)
  const chosen = fitting.find(
    ({ id, product }) => id === next.campaignId && (product?.id ?? null) === productId,
  )
  if (chosen && next.customerId !== null) return withCampaign(chosen)
  // The only one that is left need not be chosen by hand.
  const isTaken = change.customerId !== null && change.productId !== null
  if (isTaken && fitting.length === 1 && next.customerId !== null) return withCampaign(fitting[0])
  return { customerId: next.customerId, productId, campaignId: null }
}

/** Whether customer, product and campaign share the same ids (DO-19). */
export function belongTogether(
  { customerId, productId, campaignId }: Pick<OrderDraft, 'customerId' | 'productId' | 'campaignId'>, // prettier-ignore
  campaigns: readonly OrderCampaign[],
): boolean {
  const campaign = campaigns.find(({ id }) => id === campaignId)
  if (!campaign) return campaignId === null
  return campaign.customer.id === customerId && (campaign.product?.id ?? null) === productId
}

/** Another kind: what a block filled in goes with the block, what was chosen without one stays. */
export function withAction(
  draft: Pick<OrderDraft, 'block' | 'name' | 'budget'>,
  action: OrderAction,
  blocks: readonly OrderBlock[],
): Partial<OrderDraft> {
  if (action === 'buildingBlock' || draft.block === null) return { action }
  const block = blocks.find(({ id }) => id === draft.block?.id)
  return {
    action,
    media: [],
    values: {},
    block: null,
    ...(draft.name === draft.block.name && { name: '' }),
    ...(block && draft.budget === block.budget && { budget: 0 }),
  }
}

/** The campaign that a block was made for, by its names; undefined where it is for several. */
function campaignOfBlock(block: OrderBlock, campaigns: readonly OrderCampaign[]) {
  const fitting = campaigns.filter(
    ({ name, customer, product }) =>
      (block.campaignName === null || block.campaignName === name) &&
      (block.customerName === null || block.customerName === customer.name) &&
      (block.productName === null || block.productName === product?.name),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The draft after a block was chosen: it prescribes budget, duration, campaign and names the order. */
export function withBlock(
  draft: OrderDraft,
  block: OrderBlock,
  campaigns: readonly OrderCampaign[],
): Partial<OrderDraft> {
  const campaign = campaignOfBlock(block, campaigns)
  const isNamedByBlock = draft.name.trim() === '' || draft.name === draft.block?.name
  const duration = block.duration ?? draft.duration ?? fallbackDuration
  return {
    block: { id: block.id, name: block.name },
    ...(isNamedByBlock && { name: block.name }),
    ...(block.budget !== null && { budget: block.budget }),
    ...(campaign && withCampaign(campaign)),
    duration,
    ...(draft.start !== null && { end: addDuration(draft.start, duration) }),
    // Media and fields are those of the block; of media that were chosen before any block, those that it has.
    media: draft.block === null ? draft.media : [],
    values: {},
  }
}

/** Media and values as the options have them: required media are chosen, unknown ones gone (DO-16). */
export function withOptions(
  draft: OrderDraft,
  { media, fields }: OrderOptions,
): Partial<OrderDraft> {
  const known = new Map(draft.media.map((one) => [one.mediaTypeId, one]))
  const next = media.map(({ mediaTypeId, isRequired, needsDates }): DraftMedium => {
    const before = known.get(mediaTypeId)
    const isSelected = isRequired || (before?.isSelected ?? media.length === 1)
    return {
      mediaTypeId,
      isSelected,
      start: needsDates ? (before?.start ?? null) : null,
      end: needsDates ? (before?.end ?? null) : null,
    }
  })
  const values = Object.fromEntries(
    fields.flatMap(({ setting, value }) => {
      const key = setting.field.key
      const entered = draft.values[key]
      if (entered !== undefined) return [[key, entered]]
      return value === '' ? [] : [[key, value]]
    }),
  )
  return { media: next, values }
}

/** Media that are booked. */
export const selectedMedia = ({ media }: Pick<OrderDraft, 'media'>): readonly DraftMedium[] =>
  media.filter(({ isSelected }) => isSelected)

/** Fields that are asked for: those of the whole order and of the media that are booked. */
export function askedFields(
  draft: Pick<OrderDraft, 'media'>,
  { fields }: OrderOptions,
): OrderOptions['fields'] {
  const booked = new Set(selectedMedia(draft).map(({ mediaTypeId }) => mediaTypeId))
  return fields.filter(({ mediaTypeId }) => mediaTypeId === null || booked.has(mediaTypeId))
}

/** Key of a configured field in a draft: several media may have fields of the same name. */
export const fieldKey = ({ id }: Pick<Setting, 'id'>): string => `field-${id}`

/** The start set anew; the end follows (DO-14). */
export const startChange = (draft: OrderDraft, start: string | null): Partial<OrderDraft> =>
  withStart(draft, start, draft.duration)

/** The action that counts: the chosen one, else the first that the tenant has. */
export const actionOf = (
  { action }: Pick<OrderDraft, 'action'>,
  { actions }: Pick<OrderChoices, 'actions'>,
): OrderAction => actions.find((one) => one === action) ?? actions[0] ?? 'buildingBlock'

/** The campaign of an order can be kept, also where it is not offered for new ones any more. */
export function withOwnCampaign(choices: OrderChoices, order: Order | undefined): OrderChoices {
  const { campaign, customer, product, media } = order ?? {}
  // One that came without a campaign may stay without.
  if (order && !campaign) return { ...choices, isCampaignOptional: true }
  if (!campaign || !customer || choices.campaigns.some(({ id }) => id === campaign.id))
    return choices
  const own: OrderCampaign = {
    id: campaign.id,
    name: campaign.name ?? `#${campaign.id}`,
    customer: { id: customer.id ?? 0, name: customer.name },
    product: product ? { id: product.id, name: product.name ?? `#${product.id}` } : null,
    mediaTypeIds: (media ?? []).map(({ mediaTypeId }) => mediaTypeId),
  }
  return { ...choices, campaigns: [...choices.campaigns, own] }
}
