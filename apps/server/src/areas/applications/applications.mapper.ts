import type { Application, ConfigurationEntry, Theme } from '@atrium/api-client/contract'
import type { ApplicationRow, DefinitionRow, ThemeRow } from './applications.repository.ts'

/** An application as the contract shows it (ENT-03). */
export const toApplication = (row: ApplicationRow): Application => ({
  id: row.id,
  guid: row.guid,
  logoUri: row.logo_uri,
  displayName: row.display_name,
  description: row.description,
  colour: row.colour,
  customerIds: row.customer_ids,
})

/** A theme as the contract shows it (ENT-04). */
export const toTheme = (row: ThemeRow): Theme => ({
  themeRelationId: row.id,
  assignedApplication:
    row.user_id === null && row.user_group_id === null ? row.application_id : null,
  assignedUserGroup: row.user_group_id,
  assignedUser: row.user_id,
  primaryColor: row.primary_color,
  secondaryColor: row.secondary_color,
  brandPictureUrl: row.brand_picture_url,
  agencyPictureUrl: row.agency_picture_url,
  appHeaderStyle: row.app_header_style,
  navigationStyle: row.navigation_style,
  isNavigationExpanded: row.is_navigation_expanded,
  themeToLoad: row.theme_to_load,
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
): ConfigurationEntry => ({
  configurationId: row.id,
  value: row.value,
  configuration: toConfiguration(row, language),
})
