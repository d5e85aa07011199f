import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import { cockpitAddress } from './campaign-news.service.ts'
import { isSeenCampaign, type CampaignRow } from './campaigns.repository.ts'

/** Those of the campaigns that the caller sees, with where they are looked at. */
export async function campaignsAmong(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<{ id: number; name: string; url: string }[]> {
  const rows = await tx.query<
    Pick<CampaignRow, 'application_id' | 'id' | 'external_id' | 'name'>
  >(sql`
    select c.application_id, c.id, c.external_id, c.name from campaigns c
    where c.application_id = ${access.applicationId} and c.id = any(${ids}::int[])
      and ${isSeenCampaign(access)}`)
  return rows.map((row) => ({ id: row.id, name: row.name, url: cockpitAddress(row) }))
}
