import type { Theme } from '@atrium/api-client/contract'
import { isNavigationStyle } from './themes.policy.ts'
import type { ThemeRow } from './themes.repository.ts'

/** A navigation style that no reader could read (ENT-04). */
export const hasBrokenStyle = (row: ThemeRow): boolean =>
  !!row.navigation_style && !isNavigationStyle(row.navigation_style)

/** A theme as the contract shows it (ENT-04); a navigation style that cannot be read is left out. */
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
  navigationStyle: hasBrokenStyle(row) ? null : row.navigation_style,
  isNavigationExpanded: row.is_navigation_expanded,
  themeToLoad: row.theme_to_load,
  version: row.version,
})
