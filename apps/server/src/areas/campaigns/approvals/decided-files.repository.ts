import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'

/** A file of a campaign in one of its versions. */
export interface DecidedFile {
  id: number
  version: number
  /** Of its content; null where nobody has summed it. */
  sha256: string | null
}

/** The files of a campaign in their current versions, as many as its cockpit shows. */
export const listCurrentFiles = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<DecidedFile>(sql`
    select c.id, c.content_number as version, c.sha256
    from campaign_assets a
    join components c on c.application_id = a.application_id and c.id = a.component_id
    where a.application_id = ${applicationId} and a.campaign_id = ${campaignId}
    order by a.position, c.id
    limit 200`)
