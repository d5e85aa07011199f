import type { ConfigurationEntry } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface ApplicationRow {
  id: number
  guid: string
  logo_uri: string | null
  display_name: string
  description: string | null
  colour: string | null
  customer_ids: number[]
  customers: { id: number; displayName: string }[]
  /** The person is in a group that sees invoices. */
  is_in_invoice_group: boolean
}

export interface DefinitionRow {
  id: number
  key: string
  display_name_de: string
  display_name_en: string
  description_de: string | null
  description_en: string | null
  group_name_de: string | null
  group_name_en: string | null
  type: ConfigurationEntry['configuration']['type']
  value_selection: string[] | null
  is_required: boolean
  is_feature_switch: boolean
  position: number
  column_size: number
  column_break_after: boolean
  media_type_id: number | null
}

export type EntryRow = DefinitionRow & { value: string | null }

/** Applications as somebody sees them; outside of a tenant. */
export const listApplications = (tx: Transaction, ids: readonly number[], userId: number) =>
  tx.query<ApplicationRow>(sql`
    select a.id, a.guid::text, a.logo_uri, a.display_name, a.description, a.colour, a.customer_ids,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'displayName', c.display_name) order by c.id)
        from customers c where c.id = any(a.customer_ids)
      ), '[]') as customers,
      exists (
        select 1 from user_groups g
        join user_group_members m on m.application_id = g.application_id and m.user_group_id = g.id
        where g.application_id = a.id and g.sees_invoices and m.user_id = ${userId}
      ) as is_in_invoice_group
    from applications a where a.id = any(${ids}::int[])`)

const definitionColumns = sql`
  d.id, d.key, d.display_name_de, d.display_name_en, d.description_de, d.description_en,
  d.group_name_de, d.group_name_en, d.type, d.value_selection, d.is_required, d.is_feature_switch,
  d.position, d.column_size, d.column_break_after, d.media_type_id`

export const listDefinitions = (tx: Transaction) =>
  tx.query<DefinitionRow>(sql`
    select ${definitionColumns} from configuration_definitions d order by d.position, d.id`)

/** Every definition with the tenant's value, null where none is set. */
export const listEntries = (tx: Transaction, applicationId: number) =>
  tx.query<EntryRow>(sql`
    select ${definitionColumns}, v.value
    from configuration_definitions d
    left join configuration_values v
      on v.configuration_id = d.id and v.application_id = ${applicationId}
    order by d.position, d.id`)

export async function findDefinition(
  tx: Transaction,
  id: number,
): Promise<DefinitionRow | undefined> {
  const [row] = await tx.query<DefinitionRow>(sql`
    select ${definitionColumns} from configuration_definitions d where d.id = ${id}`)
  return row
}

/** What the tenant set, by key. */
export const listValues = (tx: Transaction, applicationId: number) =>
  tx.query<{ key: string; value: string }>(sql`
    select d.key, v.value
    from configuration_values v
    join configuration_definitions d on d.id = v.configuration_id
    where v.application_id = ${applicationId}`)

/** What all tenants set as viewers of their documents. */
export async function listViewerAddresses(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ value: string }>(sql`
    select distinct v.value
    from configuration_values v
    join configuration_definitions d on d.id = v.configuration_id
    where d.key in ('PRIMARY_DOCUMENTS_VIEWER', 'SECONDARY_DOCUMENTS_VIEWER')
      and v.value like 'https://%'`)
  return rows.map(({ value }) => value)
}

/** Sets a value. Returns what it was before, null where none was set. */
export async function saveValue(
  tx: Transaction,
  entry: { applicationId: number; configurationId: number; value: string; userId: number },
): Promise<string | null> {
  const { applicationId, configurationId, value, userId } = entry
  const [row] = await tx.query<{ before: string | null }>(sql`
    with known as (
      select value from configuration_values
      where application_id = ${applicationId} and configuration_id = ${configurationId}
    ), saved as (
      insert into configuration_values (application_id, configuration_id, value, modified_by)
      values (${applicationId}, ${configurationId}, ${value}, ${userId})
      on conflict (application_id, configuration_id) do update
        set value = excluded.value, modified_by = excluded.modified_by, modified_at = now()
      returning 1
    )
    select (select value from known) as before from saved`)
  return row!.before
}

/** Takes a value away. Returns what it was, null where none was set. */
export async function deleteValue(
  tx: Transaction,
  { applicationId, configurationId }: { applicationId: number; configurationId: number },
): Promise<string | null> {
  const [row] = await tx.query<{ value: string }>(sql`
    delete from configuration_values
    where application_id = ${applicationId} and configuration_id = ${configurationId}
    returning value`)
  return row?.value ?? null
}

export interface ConfigurationChangeRow {
  id: number
  key: string
  created_at: Date
  actor_name: string | null
  from_value: string | null
  to_value: string | null
}

/** Changes of settings as the audit log has them, the newest first. */
export const listChanges = (tx: Transaction, applicationId: number) =>
  tx.query<ConfigurationChangeRow>(sql`
    select id::int, object_id as key, created_at, actor_name,
      summary -> 'before' ->> 'value' as from_value, summary -> 'after' ->> 'value' as to_value
    from audit_log
    where application_id = ${applicationId} and action like 'configuration.changed'
    order by id desc
    limit 1000`)

/** What the tenant is called. */
export async function applicationName(tx: Transaction, applicationId: number): Promise<string> {
  const [row] = await tx.query<{ display_name: string }>(sql`
    select display_name from applications where id = ${applicationId}`)
  return row?.display_name ?? ''
}
