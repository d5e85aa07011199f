import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Look } from './look.ts'

/** A tenant's theme, as the first paint needs it. */
export interface PageTheme {
  primaryColor: string | null
  secondaryColor: string | null
  brandPictureUrl: string | null
  agencyPictureUrl: string | null
  appHeaderStyle: string | null
  navigationStyle: string | null
  isNavigationExpanded: boolean
  themeToLoad: 'light' | 'dark' | null
}

/** Colours for a page: a name for `data-at-theme`, and the rules under it. */
interface PageColours {
  name: string
  css: string
}

/** What the portal's build brings along for the server (ADR 0009). */
export interface FirstPaint {
  renderPage: (
    template: string,
    input: { nonce: string; look: Look; theme: PageTheme | null; config: object },
  ) => string
  /** A tenant's colours for pages that are not the portal. */
  pageColours: (theme: PageTheme) => PageColours
}

/** Undefined where the portal is not built here. */
export async function loadFirstPaint(folder: string): Promise<FirstPaint | undefined> {
  const file = join(folder, 'server/first-paint.js')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as FirstPaint) : undefined
}
