import { settingText } from '../kit/settings/settings.ts'
import { mergeLists, mergeSideOf } from '../kit/pending/three-way.ts'
import type { DraftMedium, OrderDraft } from './draft.logic.ts'

/** What an order and a draft of it are compared by, in the order of the form. */
const facts = ['block', 'campaign', 'start', 'end', 'media', 'budget', 'name', 'region', 'purchaseOrder', 'description', 'target', 'comment'] as const // prettier-ignore
export type OrderFact = (typeof facts)[number]
type PlainFact = Exclude<OrderFact, 'media'>

/** What goes together: another of it is another fact. */
const partsOf = {
  block: ['action', 'block'],
  campaign: ['customerId', 'campaignId', 'productId'],
  end: ['end', 'duration'],
} as const satisfies Partial<Record<PlainFact, readonly (keyof OrderDraft)[]>>
const parts = (fact: PlainFact): readonly (keyof OrderDraft)[] =>
  fact === 'block' || fact === 'campaign' || fact === 'end' ? partsOf[fact] : [fact]

/** The values of a fact, to take them into another draft. */
export const factOf = (draft: OrderDraft, fact: PlainFact): Partial<OrderDraft> =>
  Object.fromEntries(parts(fact).map((part) => [part, draft[part]]))

/** What a fact says; the same text where it says the same. */
function signOf(draft: OrderDraft, fact: PlainFact): string {
  switch (fact) {
    case 'block':
      return String(draft.block?.id ?? draft.block?.name ?? '')
    case 'campaign':
      // Without a campaign nothing of it is compared: a customer comes with one.
      return draft.campaignId === null ? '' : `${draft.campaignId} ${draft.productId}`
    default:
      return String(draft[fact] ?? '').trim()
  }
}

/** Only what is booked, and the days of its own. */
const signOfMedium = ({ isSelected, start, end }: DraftMedium) =>
  isSelected ? [start, end].join() || 'booked' : ''

/** What two people changed otherwise: facts, and keys of configured fields. */
export interface OrderConflicts {
  facts: readonly OrderFact[]
  fields: readonly string[]
}

/**
 * My changes of an order over the order as somebody else left it (DO-28): what only they changed is as they
 * left it, what only I changed is mine, and what both changed is mine and told as a conflict.
 * @param base  the draft of the order as it was when I began; null: it is not known
 */
export function mergeOrder(
  base: OrderDraft | null,
  mine: OrderDraft,
  theirs: OrderDraft,
): { draft: OrderDraft; conflicts: OrderConflicts } {
  let draft: OrderDraft = { ...mine, orderVersion: theirs.orderVersion, base: theirs }
  const inConflict: OrderFact[] = []
  for (const fact of facts) {
    if (fact === 'media') {
      const media = mergeLists(
        {
          base: base?.media.filter(isBooked),
          mine: mine.media.filter(isBooked),
          theirs: theirs.media.filter(isBooked),
        },
        ({ mediaTypeId }) => String(mediaTypeId),
        signOfMedium,
      )
      const booked = media.merged.map(({ mediaTypeId }) => mediaTypeId)
      const open = mine.media.filter(({ mediaTypeId }) => !booked.includes(mediaTypeId))
      draft = { ...draft, media: [...media.merged, ...open.map((one) => ({ ...one, isSelected: false }))] } // prettier-ignore
      if (media.conflicts.length > 0) inConflict.push(fact)
      continue
    }
    const side = mergeSideOf(base ? signOf(base, fact) : undefined, signOf(mine, fact), signOf(theirs, fact)) // prettier-ignore
    if (side === 'theirs') draft = { ...draft, ...factOf(theirs, fact) }
    if (side === 'conflict') inConflict.push(fact)
  }
  const values = mergeLists(
    { base: base ? answersOf(base) : undefined, mine: answersOf(mine), theirs: answersOf(theirs) },
    ([key]) => key,
    ([, value]) => settingText(value),
  )
  // What was answered before and is empty now was taken out by me.
  const emptied = Object.keys(mine.values).filter((key) => settingText(mine.values[key]) === '')
  const merged = Object.fromEntries(values.merged)
  const empty = emptied.filter((key) => !(key in merged)).map((key) => [key, ''])
  return {
    draft: { ...draft, values: { ...Object.fromEntries(empty), ...merged } },
    conflicts: { facts: inConflict, fields: values.conflicts },
  }
}

const isBooked = ({ isSelected }: DraftMedium) => isSelected

const answersOf = ({ values }: OrderDraft) =>
  Object.entries(values).filter(([, value]) => settingText(value) !== '')
