import { createContext, use, useEffect, useMemo } from 'react'
import {
  readHeaderStyle,
  readNavigationStyle,
  type HeaderStyle,
  type NavigationStyle,
  type Pictures,
} from '../theme/index.ts'

/** A tenant's logo in its two variants. */
export interface TenantLogo {
  /** For light grounds. */
  normal?: string | null
  /** For dark grounds, the brand's and pictures; without it the normal one stands there too. */
  white?: string | null
}

/** What a tenant brings besides colours; every part belongs to the tenant that brings it (ENT-04). */
export interface TenantLookProps {
  /** Addresses of the brand's and the agency's picture; also `--at-brand-picture`, `--at-agency-picture`. */
  pictures?: Pictures
  /** Addresses of the logo. */
  logo?: TenantLogo
  /** The theme's `appHeaderStyle`: `plain`, `brand` or `picture`; unknown ones are plain. */
  headerStyle?: string | null
  /** The theme's `navigationStyle`, JSON text or read; no JSON is ignored with a warning (ENT-04). */
  navigationStyle?: string | Partial<NavigationStyle> | null
  /** The navigation is wide until the reader decides (LAY-17). */
  isNavigationExpanded?: boolean
}

/** A tenant's look as read: what descendants of a `ThemeScope` draw by. */
export interface TenantLook {
  brandPicture?: string
  agencyPicture?: string
  logo: { normal?: string; white?: string }
  headerStyle: HeaderStyle
  navigationStyle: NavigationStyle
  isNavigationExpanded?: boolean
}

const PLAIN: TenantLook = {
  logo: {},
  headerStyle: 'plain',
  navigationStyle: { ground: 'canvas' },
}

export const TenantLookContext = createContext<TenantLook>(PLAIN)

/** Pictures, logo, header and navigation style of the tenant around. */
export function useTenantLook(): TenantLook {
  return use(TenantLookContext)
}

/** The own parts, else those of the scope around; under another brand nothing comes from there. */
export function useOwnTenantLook(own: TenantLookProps, isOtherBrand: boolean): TenantLook {
  const around = use(TenantLookContext)
  const outer = isOtherBrand ? PLAIN : around
  const brandPicture = own.pictures ? own.pictures.brandPicture : outer.brandPicture
  const agencyPicture = own.pictures ? own.pictures.agencyPicture : outer.agencyPicture
  const normal = own.logo ? own.logo.normal : outer.logo.normal
  const white = own.logo ? own.logo.white : outer.logo.white
  const wanted = own.headerStyle === undefined ? outer.headerStyle : own.headerStyle
  const header = onPicture(readHeaderStyle(wanted), brandPicture) ?? 'plain'
  const read = useMemo(() => readNavigationStyle(own.navigationStyle), [own.navigationStyle])
  const { style } = own.navigationStyle === undefined ? { style: outer.navigationStyle } : read
  const ground = onPicture(style.ground, brandPicture) ?? 'canvas'
  const isNavigationExpanded = own.isNavigationExpanded ?? outer.isNavigationExpanded
  useEffect(() => {
    // oxlint-disable-next-line no-console -- for whoever set the theme up (ENT-04)
    if (read.problem) console.warn(`Atrium theme: ${read.problem}`)
  }, [read.problem])
  return useMemo(
    () => ({
      brandPicture: brandPicture || undefined,
      agencyPicture: agencyPicture || undefined,
      logo: { normal: normal || undefined, white: white || undefined },
      headerStyle: header,
      navigationStyle: { ground },
      isNavigationExpanded,
    }),
    [brandPicture, agencyPicture, normal, white, header, ground, isNavigationExpanded],
  )
}

/** Without a picture there is nothing for words to stand on. */
function onPicture<Style extends string>(
  style: Style,
  picture: string | null | undefined,
): Style | undefined {
  return style === 'picture' && !picture ? undefined : style
}
