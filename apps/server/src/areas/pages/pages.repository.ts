import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
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
  is_hidden: boolean
  url: string
}

const columns = sql`
  p.id, p.application_id, p.display_name, p.display_name_en, p.description, p.class_name, p.icon, p.is_external,
  p.is_hidden, p.url`

/** A page that the caller sees, because they see something on it (as in the list of pages). */
export async function findPage(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<PageRow | undefined> {
  const [page] = await tx.query<PageRow>(sql`
    select ${columns} from pages p
    where p.application_id = ${access.applicationId} and p.id = ${id} and p.deleted_at is null
      and (p.is_external and ${isShown(access)} or ${access.seesAll} or exists (
        select 1 from components c
        where c.application_id = p.application_id and c.page_id = p.id and c.deleted_at is null
          and ${isSeen(access)}
      ))`)
  return page
}

/** Condition: the page is not hidden from the caller. */
const isShown = (access: Access) =>
  access.seesAll ? sql`true` : sql`(not p.is_hidden or p.id = ${access.shownPageId ?? null}::int)`

export const listPages = (tx: Transaction, access: Access) =>
  tx.query<PageRow>(sql`
    select ${columns} from pages p
    where p.application_id = ${access.applicationId} and p.deleted_at is null and ${isShown(access)}
    order by p.position, p.id`)
