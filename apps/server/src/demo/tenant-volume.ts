import sql from 'sql-template-tag'
import type { Transaction } from '../platform/database/database.types.ts'
import { uuidOf } from './ids.ts'
import type { Random } from './random.ts'
import { continueIds, insertRows } from './rows.ts'

const brands = ['Nordlicht', 'Süderhof', 'Lindgrün', 'Hafenkante', 'Bergfeld', 'Rotbuche', 'Möwe', 'Talwerk', 'Sternau', 'Kiesel'] // prettier-ignore
const trades = ['Energie', 'Moden', 'Versicherung', 'Touristik', 'Feinkost', 'Mobilität'] // prettier-ignore
const colours = ['#2a7de1', '#d3543c', '#2d9a68', '#8b5bd0', '#e2a514', '#0f8f9f', '#c13d7c', '#5b6b7a'] // prettier-ignore

const clientGroupNames = ['Kunde – Marketing', 'Kunde – Geschäftsleitung', 'Kunde – Vertrieb', 'Kunde – Einkauf', 'Kunde – Filialen Nord', 'Kunde – Filialen Süd', 'Direktbestellung'] // prettier-ignore

export interface Tenant {
  id: number
  explorerId: number
  standingIds: number[]
  clientIds: number[]
}

/** Tenants around those of the story, with groups and a place for files; all of them. */
export async function addTenants(
  tx: Transaction,
  count: number,
  random: Random,
): Promise<Tenant[]> {
  const ids = Array.from({ length: count - 3 }, (_, index) => 200 + index)
  await insertRows(
    tx,
    'applications',
    { id: 'int', guid: 'uuid', display_name: 'text', colour: 'text', customer_ids: 'int[]' },
    ids.map((id, index) => ({
      id,
      guid: uuidOf(`application ${id}`),
      display_name: `${brands[index % brands.length]} ${trades[Math.floor(index / brands.length) % trades.length]} GmbH`,
      colour: colours[index % colours.length],
      customer_ids: [10_000 + id],
    })),
  )
  await continueIds(tx, 'applications')
  await insertRows(
    tx,
    'themes',
    {
      application_id: 'int',
      primary_color: 'text',
      secondary_color: 'text',
      theme_to_load: 'text',
    },
    ids.map((id, index) => ({
      application_id: id,
      primary_color: colours[index % colours.length],
      secondary_color: colours[(index + 3) % colours.length],
      theme_to_load: random() < 0.2 ? 'dark' : 'light',
    })),
  )
  const groupNames = ['Administration', 'Kundenberatung', 'Data Solutions', ...clientGroupNames]
  const types = [1, 20, 10, 30, 30, 30, 30, 30, 30, 100]
  await insertRows(
    tx,
    'user_groups',
    {
      application_id: 'int',
      name: 'text',
      type: 'int',
      is_approver: 'boolean',
      sees_invoices: 'boolean',
    },
    ids.flatMap((id) =>
      groupNames.map((name, index) => ({
        application_id: id,
        name,
        type: types[index],
        is_approver: false,
        sees_invoices: false,
      })),
    ),
  )
  await tx.query(sql`
    with page as (
      insert into pages (application_id, display_name, display_name_en, icon, url, position)
      select id, 'Dateien', 'Files', 'folder-open', '/files', 10 from unnest(${ids}::int[]) as id
      returning application_id, id
    )
    insert into components (application_id, page_id, type, display_name, name_key, icon)
    select application_id, id, 'fileexplorer', 'Dateien', 'dateien', 'folder-open' from page`)
  await tx.query(sql`
    insert into component_groups (application_id, component_id, user_group_id)
    select c.application_id, c.id, g.id
    from components c join user_groups g on g.application_id = c.application_id
    where c.application_id = any(${ids}::int[])`)
  return tx.query<Tenant>(sql`
    select a.id,
      (select min(c.id) from components c where c.application_id = a.id and c.type = 'fileexplorer')
        as "explorerId",
      (select array_agg(g.id order by g.id) from user_groups g
        where g.application_id = a.id and g.type in (1, 20)) as "standingIds",
      (select array_agg(g.id order by g.id) from user_groups g
        where g.application_id = a.id and g.type in (30, 100)) as "clientIds"
    from applications a order by a.id`)
}
