import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

export interface PageRow {
  id: number
  application_id: number
  display_name: string
  description: string | null
  class_name: string | null
  icon: string | null
  is_external: boolean
  url: string
}

export const listPages = (tx: Transaction, applicationId: number) =>
  tx.query<PageRow>(sql`
    select id, application_id, display_name, description, class_name, icon, is_external, url
    from pages where application_id = ${applicationId} order by position, id`)
