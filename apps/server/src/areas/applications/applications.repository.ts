import type { ConfigurationEntry } from '@atrium/api-client/contract'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

export interface ApplicationRow {
  id: number
  guid: string
  logo_uri: string | null
  display_name: string
  description: string | null
  colour: string | null
  customer_ids: number[]
}

export interface ThemeRow {
  application_id: number
  id: number
  user_group_id: number | null
  user_id: number | null
  primary_color: string | null
  secondary_color: string | null
  brand_picture_url: string | null
  agency_picture_url: string | null
  app_header_style: string | null
  navigation_style: string | null
  is_navigation_expanded: boolean
  theme_to_load: 'light' | 'dark' | null
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

export const listApplications = (tx: Transaction, ids: readonly number[]) =>
  tx.query<ApplicationRow>(sql`
    select id, guid::text, logo_uri, display_name, description, colour, customer_ids
    from applications where id = any(${ids}::int[])`)

const themeColumns = sql`
  application_id, id, user_group_id, user_id, primary_color, secondary_color, brand_picture_url,
  agency_picture_url, app_header_style, navigation_style, is_navigation_expanded, theme_to_load`

/** The theme of a person: their own, else of a group, else the tenant's (ENT-04). */
export async function findTheme(
  tx: Transaction,
  applicationId: number,
  person?: { userId: number; groupIds: readonly number[] },
): Promise<ThemeRow | undefined> {
  const assigned: Sql = person
    ? sql`user_id = ${person.userId} or user_group_id = any(${person.groupIds}::int[]) or`
    : empty
  const [row] = await tx.query<ThemeRow>(sql`
    select ${themeColumns} from themes
    where application_id = ${applicationId}
      and (${assigned} (user_id is null and user_group_id is null))
    order by user_id is null, user_group_id is null, user_group_id
    limit 1`)
  return row
}

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

export const saveValue = (
  tx: Transaction,
  entry: { applicationId: number; configurationId: number; value: string; userId: number },
) =>
  tx.query(sql`
    insert into configuration_values (application_id, configuration_id, value, modified_by)
    values (${entry.applicationId}, ${entry.configurationId}, ${entry.value}, ${entry.userId})
    on conflict (application_id, configuration_id) do update
      set value = excluded.value, modified_by = excluded.modified_by, modified_at = now()`)
