import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'
import { isSeen } from '../components/index.ts'
import type { Access } from '../users/index.ts'

export interface PageRow {
  id: number
  application_id: number
  display_name: string
  /** Null: it has the one name in both languages. */
  display_name_en: string | null
  description: string | null
  class_name: string | null
  icon: string | null
  is_external: boolean
  url: string
}

const columns = sql`
  p.id, p.application_id, p.display_name, p.display_name_en, p.description, p.class_name, p.icon, p.is_external, p.url`

/** A page that the caller sees, because they see something on it (as in the list of pages). */
export async function findPage(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<PageRow | undefined> {
  const [page] = await tx.query<PageRow>(sql`
    select ${columns} from pages p
    where p.application_id = ${access.applicationId} and p.id = ${id}
      and (p.is_external or ${access.seesAll} or exists (
        select 1 from components c
        where c.application_id = p.application_id and c.page_id = p.id and c.deleted_at is null
          and ${isSeen(access)}
      ))`)
  return page
}

export const listPages = (tx: Transaction, applicationId: number) =>
  tx.query<PageRow>(sql`
    select ${columns} from pages p
    where p.application_id = ${applicationId} order by p.position, p.id`)
