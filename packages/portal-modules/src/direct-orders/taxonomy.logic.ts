import { settingText } from '../kit/settings/settings.ts'
import type { OrderChoices, OrderNaming, OrderOptions } from './direct-orders.port.ts'
import { actionOf, selectedMedia, type OrderDraft } from './draft.logic.ts'

/** What is known of a draft for its name by the tenant's rule (DO-17). */
export function namingOf(
  draft: OrderDraft,
  choices: OrderChoices,
  options: OrderOptions | undefined,
): OrderNaming {
  const campaign = choices.campaigns.find(({ id }) => id === draft.campaignId)
  const ofCustomer = choices.campaigns.find(({ customer }) => customer.id === draft.customerId)
  const chosen = new Set(selectedMedia(draft).map(({ mediaTypeId }) => mediaTypeId))
  const media = (options?.media ?? []).filter(({ mediaTypeId }) => chosen.has(mediaTypeId))
  return {
    name: draft.name,
    action: actionOf(draft, choices),
    customer: ofCustomer?.customer.name ?? null,
    product: campaign?.product?.name ?? null,
    campaign: campaign?.name ?? null,
    block: draft.block?.name ?? null,
    region: draft.region,
    media: media.map(({ name }) => name),
    purchaseOrder: draft.purchaseOrder,
    budget: draft.budget ?? 0,
    start: draft.start,
    end: draft.end,
    fields: (options?.fields ?? []).map(({ key, setting }) => ({
      key,
      value: settingText(draft.values[setting.field.key]),
    })),
  }
}
