import type {
  Application,
  ConfigurationChange,
  ConfigurationEntry,
} from '@atrium/api-client/contract'
import type { Actor } from '../../platform/actor.ts'
import { canSeeInvoices } from '../user-groups/index.ts'
import type {
  ApplicationRow,
  ConfigurationChangeRow,
  DefinitionRow,
} from './applications.repository.ts'

/** An application as the contract shows it to somebody (ENT-03, INV-06). */
export const toApplication = (
  { rolesIn }: Pick<Actor, 'rolesIn'>,
  row: ApplicationRow,
): Application => ({
  id: row.id,
  guid: row.guid,
  logoUri: row.logo_uri,
  displayName: row.display_name,
  description: row.description,
  colour: row.colour,
  customerIds: row.customer_ids,
  customers: row.customers,
  roles: [...(rolesIn[row.id] ?? [])],
  seesInvoices: canSeeInvoices(
    { roles: rolesIn[row.id] ?? [] },
    { isInInvoiceGroup: row.is_in_invoice_group },
  ),
})

/** A definition of the catalogue, in the language of the caller. */
export const toConfiguration = (
  row: DefinitionRow,
  language: 'de' | 'en',
): ConfigurationEntry['configuration'] => ({
  key: row.key,
  displayName: row[`display_name_${language}`],
  description: row[`description_${language}`],
  isRequired: row.is_required,
  type: row.type,
  valueSelection: row.value_selection,
  order: row.position,
  columnSize: row.column_size,
  columnBreakAfter: row.column_break_after,
  mediaTypeId: row.media_type_id,
  groupName: row[`group_name_${language}`],
})

/** A definition with its value in one tenant (ENT-05). */
export const toEntry = (
  row: DefinitionRow & { value: string | null },
  language: 'de' | 'en',
  canChange: boolean,
): ConfigurationEntry => ({
  configurationId: row.id,
  value: row.value,
  configuration: toConfiguration(row, language),
  canChange,
})

export const toChange = (row: ConfigurationChangeRow): ConfigurationChange => ({
  id: row.id,
  key: row.key,
  at: row.created_at.toISOString(),
  actorName: row.actor_name,
  from: row.from_value,
  to: row.to_value,
})
