import { settingText } from '../kit/settings/settings.ts'
import { selectedMedia, type OrderDraft } from './draft.logic.ts'

/** What an order and a draft of it are compared by, in the order of the form. */
const facts = ['block', 'campaign', 'start', 'end', 'media', 'budget', 'values', 'name', 'region', 'purchaseOrder', 'description', 'target', 'comment'] as const // prettier-ignore
export type OrderFact = (typeof facts)[number]

const sorted = (entries: readonly (readonly unknown[])[]) =>
  JSON.stringify(entries.map((entry) => JSON.stringify(entry)).toSorted())

/** What a fact says; the same text where it says the same. */
function signOf(draft: OrderDraft, fact: OrderFact): string {
  switch (fact) {
    case 'block':
      return String(draft.block?.id ?? '')
    case 'campaign':
      return [draft.customerId, draft.campaignId, draft.productId].join()
    case 'media':
      // Days of a medium that are left open are those of the order.
      return sorted(
        selectedMedia(draft).map(({ mediaTypeId, start, end }) => [
          mediaTypeId,
          start ?? draft.start,
          end ?? draft.end,
        ]),
      )
    case 'values':
      return sorted(Object.entries(draft.values).flatMap(([key, value]) => settingText(value) === '' ? [] : [[key, settingText(value)]])) // prettier-ignore
    default:
      return String(draft[fact] ?? '').trim()
  }
}

/** Keys of the configured fields that say something else in an order and in a draft of it. */
export const differentFields = (theirs: OrderDraft, mine: OrderDraft): readonly string[] =>
  [...new Set([...Object.keys(theirs.values), ...Object.keys(mine.values)])].filter(
    (key) => settingText(theirs.values[key]) !== settingText(mine.values[key]),
  )

/** In what an order as somebody else left it differs from what was entered here (DO-28). */
export const differences = (theirs: OrderDraft, mine: OrderDraft): readonly OrderFact[] =>
  facts.filter((fact) => signOf(theirs, fact) !== signOf(mine, fact))
