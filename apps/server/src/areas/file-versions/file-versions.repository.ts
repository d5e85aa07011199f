import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { ContentCheck } from '../components/index.ts'

export interface VersionRow {
  number: number
  is_current: boolean
  file_size: number | null
  content_type: string | null
  storage_key: string
  sha256: string | null
  /** Why its content is not given out; null: it is. */
  content_check: ContentCheck | null
  created_at: Date
  created_by: number | null
  first_name: string | null
  last_name: string | null
}

/** All contents of a file, the newest first; the current one stands with the file itself. */
export const listVersions = (tx: Transaction, applicationId: number, componentId: number) =>
  tx.query<VersionRow>(sql`
    with contents as (
      select content_number as number, true as is_current, file_size, content_type, storage_key,
        sha256, coalesce(content_at, created_at) as created_at,
        coalesce(content_by, created_by) as created_by
      from components
      where application_id = ${applicationId} and id = ${componentId} and storage_key is not null
      union all
      select number, false, file_size, content_type, storage_key, sha256, created_at, created_by
      from component_versions
      where application_id = ${applicationId} and component_id = ${componentId}
    )
    select contents.*, u.first_name, u.last_name, (
      select state from content_checks k
      where k.application_id = ${applicationId} and k.storage_key = contents.storage_key
    ) as content_check
    from contents
    left join users u on u.id = contents.created_by
    order by number desc`)
