import type { ProblemText } from '../../platform/problem.ts'
import { blockTexts } from './building-blocks.texts.ts'

/** What an order or a building block says it belongs to. */
export interface Belonging {
  customerId: number | null
  campaignId: number | null
  productId: number | null
}

/** What there is of it, as far as the caller sees it. */
export interface FoundBelongings {
  isCustomer: boolean
  campaign:
    | { name: string; customerId: number; customerName: string; productId: number | null }
    | undefined
  product: { name: string } | undefined
}

/**
 * What is wrong with customer, campaign and product, by their names: each has to exist, the campaign to be
 * one of the customer and for the product, and all of them those of the building block, as far as it
 * says any (DO-19).
 */
export function belongingFaults(
  wanted: Belonging,
  found: FoundBelongings,
  block?: Belonging,
): Partial<Record<keyof Belonging, ProblemText>> {
  const faults: Partial<Record<keyof Belonging, ProblemText>> = {}
  const { customerId, campaignId, productId } = wanted
  const { campaign } = found
  if (customerId !== null && !found.isCustomer) faults.customerId = blockTexts['unknown-customer']
  if (campaignId !== null && !campaign) faults.campaignId = blockTexts['unknown-campaign']
  if (productId !== null && !found.product) faults.productId = blockTexts['unknown-product']
  const differ = (one: number | null | undefined, other: number | null | undefined) =>
    one !== null && one !== undefined && other !== null && other !== undefined && one !== other
  if (campaign && differ(customerId, campaign.customerId)) {
    faults.customerId ??= blockTexts['not-together']
  }
  if (campaign && differ(productId, campaign.productId)) {
    faults.productId ??= blockTexts['not-together']
  }
  for (const key of ['customerId', 'campaignId', 'productId'] as const) {
    if (block && block[key] !== null && block[key] !== wanted[key]) {
      faults[key] ??= blockTexts['not-together']
    }
  }
  return faults
}
