import type { Block, BlockContent, BlockDetails, BlockField, BlockMedium, CampaignChoice, DurationUnit, FieldType } from './building-blocks.port.ts' // prettier-ignore
import { choicesOf, hasChoices, isFilledIn, isPlaced, makeKey } from './fields.logic.ts'

/** A field as it is typed. */
export interface DraftField extends Omit<BlockField, 'choices'> {
  /** Tells fields apart while they have no id. */
  uid: string
  /** One choice a line. */
  choices: string
  /** The key was typed, or is known to exports by now: it does not follow the name any more. */
  isKeyOwn: boolean
}

/** A block as it is typed. */
export interface BlockDraft {
  name: string
  description: string
  budget: number | null
  priority: number | null
  format: string
  durationCount: number | null
  durationUnit: DurationUnit
  customerId: number | null
  customerName: string | null
  campaignId: number | null
  productId: number | null
  media: readonly BlockMedium[]
  fields: readonly DraftField[]
}

export const newDraft: BlockDraft = {
  name: '',
  description: '',
  budget: null,
  priority: null,
  format: '',
  durationCount: null,
  durationUnit: 'week',
  customerId: null,
  customerName: null,
  campaignId: null,
  productId: null,
  media: [],
  fields: [],
}

const toDraftField = (field: BlockField, uid: string): DraftField => ({
  ...field,
  uid,
  choices: field.choices.join('\n'),
  isKeyOwn: true,
})

/** The draft of a block that is there. */
export const draftOf = (block: BlockDetails): BlockDraft => ({
  name: block.name,
  description: block.description ?? '',
  budget: block.budget,
  priority: block.priority,
  format: block.format ?? '',
  durationCount: block.duration?.count ?? null,
  durationUnit: block.duration?.unit ?? 'week',
  customerId: block.customer?.id ?? null,
  customerName: block.customer?.name ?? null,
  campaignId: block.campaign?.id ?? null,
  productId: block.product?.id ?? null,
  media: block.media,
  fields: block.fields.map((field, index) => toDraftField(field, `known-${field.id ?? index}`)),
})

/** A new block that begins as another one is: with its fields, which are new as well. */
export const copyOf = (block: BlockDetails, name: string): BlockDraft => {
  const draft = draftOf(block)
  return { ...draft, name, fields: draft.fields.map((field) => ({ ...field, id: null })) }
}

/** A field as it is sent and shown: without what its type does not have. */
export function toField({ uid: _uid, isKeyOwn: _own, ...field }: DraftField): BlockField {
  const { type } = field
  const isPlain = type === 'Spacer'
  return {
    ...field,
    key: field.key.trim(),
    // What is not shown has a name all the same.
    name: field.name.trim() || (type === 'Spacer' || type === 'Html' ? field.key.trim() : ''),
    description: isPlain ? '' : field.description.trim(),
    choices: hasChoices(type) ? choicesOf(field.choices) : [],
    isRequired: isFilledIn(type) && field.isRequired,
    value: isFilledIn(type) || type === 'Hidden' ? field.value.trim() : '',
    columns: type === 'SectionHeader' || !isPlaced(type) ? 12 : field.columns,
    breaksAfter: isPlaced(type) && field.breaksAfter,
    group: field.group.trim(),
  }
}

/** What is sent. */
export const contentOf = (
  draft: BlockDraft,
  groupIds: readonly number[] | undefined,
): BlockContent => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  budget: draft.budget,
  priority: draft.priority,
  format: draft.format.trim(),
  duration:
    draft.durationCount === null ? null : { count: draft.durationCount, unit: draft.durationUnit },
  customerId: draft.customerId,
  customerName: draft.customerName,
  campaignId: draft.campaignId,
  productId: draft.productId,
  media: draft.media,
  fields: draft.fields.map(toField),
  ...(groupIds && { groupIds }),
})

/** The same text where two drafts say the same. */
const signOf = (draft: BlockDraft): string => {
  const { fields, media, ...facts } = contentOf(draft, undefined)
  return JSON.stringify([Object.entries(facts), media, fields])
}

/** Whether something would be lost with the draft. */
export const isChanged = (draft: BlockDraft, before: BlockDraft): boolean =>
  draft !== before && (draft.name !== before.name || signOf(draft) !== signOf(before))

/** Campaigns of the chosen customer, and of those the product's (DO-19). */
export const fittingCampaigns = (
  { customerId, productId }: Pick<BlockDraft, 'customerId' | 'productId'>,
  campaigns: readonly CampaignChoice[],
): CampaignChoice[] =>
  campaigns.filter(
    ({ customer, product }) =>
      (customerId === null || customer.id === customerId) &&
      (productId === null || product === null || product.id === productId),
  )

type Belonging = Pick<BlockDraft, 'customerId' | 'campaignId' | 'productId'>

/** Another campaign brings its customer and product: the three always belong together (DO-19). */
export function withCampaign(
  draft: Belonging,
  campaign: CampaignChoice | undefined,
): Partial<BlockDraft> {
  if (!campaign) return { campaignId: null }
  return {
    campaignId: campaign.id,
    customerId: campaign.customer.id,
    customerName: campaign.customer.name,
    productId: campaign.product?.id ?? draft.productId,
  }
}

/** Another customer or product: a campaign that does not belong to it is no longer chosen (DO-19). */
export function narrowedTo(
  draft: Belonging,
  change: Partial<Pick<BlockDraft, 'customerId' | 'productId'>>,
  campaigns: readonly CampaignChoice[],
): Partial<BlockDraft> {
  const next = { ...draft, ...change }
  const fits = fittingCampaigns(next, campaigns).some(({ id }) => id === next.campaignId)
  const customer = campaigns.find((one) => one.customer.id === next.customerId)?.customer
  return { ...change, customerName: customer?.name ?? null, ...(!fits && { campaignId: null }) }
}

/** The media types that are offered, as they are chosen; what was said of one stays. */
export const withMedia = (
  media: readonly BlockMedium[],
  chosen: readonly number[],
): readonly BlockMedium[] => [
  ...media.filter(({ mediaTypeId }) => chosen.includes(mediaTypeId)),
  ...chosen
    .filter((id) => !media.some(({ mediaTypeId }) => mediaTypeId === id))
    .map((mediaTypeId) => ({ mediaTypeId, isRequired: false, needsDates: false })),
]

const keysOf = (fields: readonly DraftField[]) => fields.map(({ key }) => key)

/** A field of a type, at the end. */
export function addField(
  fields: readonly DraftField[],
  type: FieldType,
  uid: string,
): readonly DraftField[] {
  const field: DraftField = {
    uid,
    id: null,
    key: type === 'Spacer' ? makeKey('Abstand', keysOf(fields)) : '',
    isKeyOwn: false,
    name: '',
    description: '',
    type,
    choices: '',
    isRequired: false,
    value: '',
    columns: 12,
    breaksAfter: false,
    mediaTypeId: null,
    group: fields.at(-1)?.group ?? '',
  }
  return [...fields, field]
}

/** A field changed; the key follows the name until it is somebody's own. */
export function changeField(
  fields: readonly DraftField[],
  uid: string,
  change: Partial<DraftField>,
): readonly DraftField[] {
  return fields.map((field) => {
    if (field.uid !== uid) return field
    const next = { ...field, ...change }
    if (change.key !== undefined) return { ...next, isKeyOwn: change.key.trim() !== '' }
    if (change.name === undefined || field.isKeyOwn) return next
    const others = keysOf(fields.filter((one) => one.uid !== uid))
    return { ...next, key: next.name.trim() === '' ? '' : makeKey(next.name, others) }
  })
}

/** The same field once more, below it. */
export function duplicateField(
  fields: readonly DraftField[],
  uid: string,
  newUid: string,
): readonly DraftField[] {
  const at = fields.findIndex((field) => field.uid === uid)
  const field = fields[at]
  if (!field) return fields
  const key = makeKey(field.name || field.key, keysOf(fields))
  return fields.toSpliced(at + 1, 0, { ...field, uid: newUid, id: null, key, isKeyOwn: false })
}

export const withoutField = (fields: readonly DraftField[], uid: string): readonly DraftField[] =>
  fields.filter((field) => field.uid !== uid)

/** A field put before another one, or at the end. */
export function placeField(
  fields: readonly DraftField[],
  uid: string,
  beforeUid: string | null,
): readonly DraftField[] {
  const field = fields.find((one) => one.uid === uid)
  if (!field || uid === beforeUid) return fields
  const others = withoutField(fields, uid)
  const at = beforeUid === null ? others.length : others.findIndex((one) => one.uid === beforeUid)
  return at < 0 ? fields : others.toSpliced(at, 0, field)
}

export const moves = ['first', 'earlier', 'later', 'last'] as const
export type Move = (typeof moves)[number]

/** Where a field stands after a move, counted from 0; undefined: it stands there already. */
export function targetOfMove(place: number, count: number, move: Move): number | undefined {
  const target = { first: 0, earlier: place - 1, later: place + 1, last: count - 1 }[move]
  return target < 0 || target >= count || target === place ? undefined : target
}

/** A field moved by a step, or to an end. */
export function moveField(
  fields: readonly DraftField[],
  uid: string,
  move: Move,
): readonly DraftField[] {
  const place = fields.findIndex((field) => field.uid === uid)
  const target = place < 0 ? undefined : targetOfMove(place, fields.length, move)
  if (target === undefined) return fields
  return fields.toSpliced(place, 1).toSpliced(target, 0, fields[place]!)
}

/** What a block is made for, in one line; empty: for everything. */
export const belongsTo = ({ customer, campaign, product }: Block): string =>
  [customer?.name, campaign?.name, product?.name].filter(Boolean).join(' · ')
