import type { BuildingBlock } from '@atrium/api-client/contract'
import sql, { empty } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { isSeen } from '../components/index.ts'
import type { Access } from '../users/index.ts'

/** What a building block has beyond its component. */
export interface BlockFacts {
  budget: number | null
  priority: number | null
  format: string | null
  duration: number | null
  durationType: BuildingBlock['durationType']
  customerId: number | null
  customerName: string | null
  campaignId: number | null
  productId: number | null
  mediaTypes: BuildingBlock['mediaTypes']
}

export interface BlockRow extends BlockFacts {
  id: number
  campaignName: string | null
  productName: string | null
}

/** Ids of the building blocks that the caller sees, by priority and name; those that fit, where that is asked. */
export async function listBlockIds(
  tx: Transaction,
  access: Access,
  fitting?: { productId: number; campaignId: number },
): Promise<number[]> {
  const fits = fitting
    ? sql`and coalesce(b.product_id, ${fitting.productId}) = ${fitting.productId}
        and coalesce(b.campaign_id, ${fitting.campaignId}) = ${fitting.campaignId}`
    : empty
  const rows = await tx.query<{ id: number }>(sql`
    with lists as materialized (
      select c.id from components c
      where c.application_id = ${access.applicationId} and c.page_id is not null
        and c.type = 'directorderlist' and c.deleted_at is null and ${isSeen(access)}
    )
    select c.id
    from components c
    join building_blocks b on b.application_id = c.application_id and b.component_id = c.id
    where c.application_id = ${access.applicationId} and c.parent_id in (select id from lists)
      and c.deleted_at is null and ${isSeen(access)} ${fits}
    order by b.priority nulls last, c.name_key, c.id`)
  return rows.map(({ id }) => id)
}

/** The page component that holds direct orders and building blocks, of several the first that the caller sees. */
export async function findOrderList(tx: Transaction, access: Access): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(sql`
    select c.id from components c
    where c.application_id = ${access.applicationId} and c.page_id is not null
      and c.type = 'directorderlist' and c.deleted_at is null and ${isSeen(access)}
    order by c.id
    limit 1`)
  return row?.id
}

/** What building blocks have beyond their components, by id. */
export async function blockRows(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<Map<number, BlockRow>> {
  const rows = await tx.query<BlockRow>(sql`
    select b.component_id as id, b.budget::float8 as budget, b.priority, b.format, b.duration,
      b.duration_type as "durationType", b.customer_id as "customerId",
      coalesce(c.customer_name, b.customer_name) as "customerName", b.campaign_id as "campaignId",
      c.name as "campaignName", b.product_id as "productId", p.name as "productName",
      b.media_types as "mediaTypes"
    from building_blocks b
    left join campaigns c on c.application_id = b.application_id and c.id = b.campaign_id
    left join products p on p.application_id = b.application_id and p.id = b.product_id
    where b.application_id = ${applicationId} and b.component_id = any(${ids}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes what a building block is now. */
export const saveBlock = (
  tx: Transaction,
  key: { applicationId: number; id: number },
  facts: BlockFacts,
) =>
  tx.query(sql`
    insert into building_blocks (
      application_id, component_id, budget, priority, format, duration, duration_type, customer_id,
      customer_name, campaign_id, product_id, media_types
    )
    values (
      ${key.applicationId}, ${key.id}, ${facts.budget}::numeric, ${facts.priority}, ${facts.format},
      ${facts.duration}, ${facts.durationType}, ${facts.customerId}, ${facts.customerName},
      ${facts.campaignId}, ${facts.productId}, ${JSON.stringify(facts.mediaTypes)}::jsonb
    )
    on conflict (application_id, component_id) do update
    set budget = excluded.budget, priority = excluded.priority, format = excluded.format,
      duration = excluded.duration, duration_type = excluded.duration_type,
      customer_id = excluded.customer_id, customer_name = excluded.customer_name,
      campaign_id = excluded.campaign_id, product_id = excluded.product_id,
      media_types = excluded.media_types`)
