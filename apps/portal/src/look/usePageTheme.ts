import { useApplicationConfiguration } from '@atrium/api-client'
import type { ThemeScopeProps } from '@atrium/design-system'
import { useEffect, useMemo, useState } from 'react'
import type { PageTheme } from '../config.ts'
import { changeLook, useLook } from './look-store.ts'

/**
 * Theme of the page: the person's mode, else the tenant's, else the system's (SET-02). While a
 * tenant's theme is on its way, the one before stands, at first the one of the first paint.
 */
export function usePageTheme(
  firstPaint: PageTheme | null,
): Omit<ThemeScopeProps, 'children' | 'isRoot'> {
  const look = useLook()
  const configuration = useApplicationConfiguration()
  const [shown, setShown] = useState(firstPaint)
  const loaded = configuration.state === 'ready' ? configuration.data.theme : undefined
  if (loaded !== undefined && !isSame(loaded, shown)) setShown(loaded)

  // The next first paint is right from its first frame, also where somebody has a theme of their own.
  const themeId = loaded?.themeRelationId ?? undefined
  useEffect(() => {
    if (loaded !== undefined && themeId !== look.theme) changeLook({ theme: themeId })
  }, [loaded, themeId, look.theme])

  const { primaryColor = null, secondaryColor = null, themeToLoad } = shown ?? {}
  const theme = useMemo(
    () =>
      primaryColor ? { primary: primaryColor, secondary: secondaryColor ?? undefined } : undefined,
    [primaryColor, secondaryColor],
  )
  return {
    theme,
    mode: look.mode ?? themeToLoad ?? undefined,
    contrast: look.contrast,
    pictures: { brandPicture: shown?.brandPictureUrl, agencyPicture: shown?.agencyPictureUrl },
    headerStyle: shown?.appHeaderStyle ?? null,
    navigationStyle: shown?.navigationStyle ?? null,
    isNavigationExpanded: shown?.isNavigationExpanded,
  }
}

const KEYS = [
  'primaryColor',
  'secondaryColor',
  'brandPictureUrl',
  'agencyPictureUrl',
  'appHeaderStyle',
  'navigationStyle',
  'isNavigationExpanded',
  'themeToLoad',
] as const satisfies (keyof PageTheme)[]

const isSame = (one: PageTheme | null, other: PageTheme | null) =>
  KEYS.every((key) => one?.[key] === other?.[key])
