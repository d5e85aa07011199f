import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { isSeenCampaign } from '../campaigns/index.ts'
import type { Access } from '../users/index.ts'
import type { Belonging, FoundBelongings } from './belongs-together.logic.ts'

interface FoundRow {
  is_customer: boolean
  campaign: FoundBelongings['campaign'] | null
  product: FoundBelongings['product'] | null
}

/** Looks up what an order or a building block belongs to; a campaign that the caller does not see is none. */
export async function findBelongings(
  tx: Transaction,
  access: Access,
  { customerId, campaignId, productId }: Belonging,
): Promise<FoundBelongings> {
  const { applicationId } = access
  const [row] = await tx.query<FoundRow>(sql`
    select
      exists (
        select 1 from applications a
        where a.id = ${applicationId} and ${customerId}::int = any(a.customer_ids)
      ) or exists (
        select 1 from campaigns c
        where c.application_id = ${applicationId} and c.customer_id = ${customerId}
          and ${isSeenCampaign(access)}
      ) as is_customer,
      (
        select jsonb_build_object(
          'name', c.name, 'customerId', c.customer_id, 'customerName', c.customer_name, 'productId', c.product_id
        )
        from campaigns c
        where c.application_id = ${applicationId} and c.id = ${campaignId}
          and ${isSeenCampaign(access)}
      ) as campaign,
      (
        select jsonb_build_object('name', p.name) from products p
        where p.application_id = ${applicationId} and p.id = ${productId}
      ) as product`)
  return {
    isCustomer: row!.is_customer,
    campaign: row!.campaign ?? undefined,
    product: row!.product ?? undefined,
  }
}
