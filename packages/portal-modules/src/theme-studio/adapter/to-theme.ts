import type { BodyOf, Theme, themes } from '@atrium/api-client/contract'
import type { StudioTheme, ThemeLook, ThemeTarget } from '../theme-studio.port.ts'

/** A theme as the module knows it; undefined for one that was never saved. */
export function toTheme(theme: Theme): StudioTheme | undefined {
  if (theme.themeRelationId === null) return undefined
  return {
    id: theme.themeRelationId,
    version: theme.version ?? 0,
    target: targetOf(theme),
    look: {
      primary: theme.primaryColor,
      secondary: theme.secondaryColor,
      brandPicture: theme.brandPictureUrl || null,
      agencyPicture: theme.agencyPictureUrl || null,
      headerStyle: theme.appHeaderStyle,
      navigationStyle: theme.navigationStyle,
      isNavigationExpanded: theme.isNavigationExpanded,
      mode: theme.themeToLoad,
    },
  }
}

function targetOf({ assignedUser, assignedUserGroup }: Theme): ThemeTarget {
  if (assignedUser) return { kind: 'person', id: assignedUser }
  return assignedUserGroup ? { kind: 'group', id: assignedUserGroup } : { kind: 'application' }
}

/** The form of a theme; what is empty or false is left out on its way (VAL-10). */
export function toForm(
  applicationId: number,
  target: ThemeTarget,
  look: ThemeLook,
): BodyOf<typeof themes.create> {
  return {
    ...(target.kind === 'application' && { assignedApplication: applicationId }),
    ...(target.kind === 'group' && { assignedUserGroup: target.id }),
    ...(target.kind === 'person' && { assignedUser: target.id }),
    ...(look.primary && { primaryColor: look.primary }),
    ...(look.secondary && { secondaryColor: look.secondary }),
    ...(look.brandPicture && { brandPictureUrl: look.brandPicture }),
    ...(look.agencyPicture && { agencyPictureUrl: look.agencyPicture }),
    ...(look.headerStyle && { appHeaderStyle: look.headerStyle }),
    ...(look.navigationStyle && { navigationStyle: look.navigationStyle }),
    isNavigationExpanded: look.isNavigationExpanded,
    ...(look.mode && { themeToLoad: look.mode }),
  }
}
