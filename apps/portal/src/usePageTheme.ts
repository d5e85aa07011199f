import { useApplicationConfiguration } from '@atrium/api-client'
import { useMemo, useState } from 'react'
import type { PageTheme } from './config.ts'
import { useLook } from './look-store.ts'

interface ScopeInput {
  theme: { primary: string; secondary?: string } | undefined
  mode: 'light' | 'dark' | undefined
  contrast: 'normal' | 'more' | undefined
}

/**
 * Theme of the page: the person's mode, else the tenant's, else the system's (SET-02). While a
 * tenant's theme is on its way, the one before stands, at first the one of the first paint.
 */
export function usePageTheme(firstPaint: PageTheme | null): ScopeInput {
  const look = useLook()
  const configuration = useApplicationConfiguration()
  const [shown, setShown] = useState(firstPaint)
  const loaded = configuration.state === 'ready' ? configuration.data.theme : undefined
  if (loaded !== undefined && !isSame(loaded, shown)) setShown(loaded)

  const { primaryColor = null, secondaryColor = null, themeToLoad } = shown ?? {}
  const theme = useMemo(
    () =>
      primaryColor ? { primary: primaryColor, secondary: secondaryColor ?? undefined } : undefined,
    [primaryColor, secondaryColor],
  )
  const mode = look.mode ?? themeToLoad ?? undefined

  return { theme, mode, contrast: look.contrast }
}

const isSame = (one: PageTheme | null, other: PageTheme | null) =>
  one?.primaryColor === other?.primaryColor &&
  one?.secondaryColor === other?.secondaryColor &&
  one?.themeToLoad === other?.themeToLoad
