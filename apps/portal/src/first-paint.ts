import { readHeaderStyle, readNavigationStyle, scopeCss } from '@atrium/design-system/theme'
import { earlyPaletteScript } from './look/earlyPalette.ts'
import type { PageTheme, PortalConfig } from './config.ts'
import type { Look } from './look/look.ts'

/** What the server knows when a page is asked for. Looked at only here (ADR 0009). */
export interface FirstPaint {
  /** For the style element, under the strict content security policy. */
  nonce: string
  look: Look
  /** Theme of the tenant in the look; null without one. */
  theme: PageTheme | null
  config: Omit<PortalConfig, 'firstPaint'>
}

/** JSON inside a script element: nothing in it may end the element. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The tenant's colours for a page beside the portal: a name for `data-at-theme` and the rules under it. */
export function pageColours(theme: Pick<PageTheme, 'primaryColor' | 'secondaryColor'>): {
  name: string
  css: string
} {
  const { name, css } = scopeCss({
    primary: theme.primaryColor ?? undefined,
    secondary: theme.secondaryColor ?? undefined,
  })
  return { name, css }
}

/** Writes theme, mode, language and configuration into the page, so that its first frame is right. */
export function renderPage(template: string, { nonce, look, theme, config }: FirstPaint): string {
  const { name, css } = scopeCss({
    primary: theme?.primaryColor ?? undefined,
    secondary: theme?.secondaryColor ?? undefined,
    contrast: look.contrast,
    brandPicture: theme?.brandPictureUrl,
    agencyPicture: theme?.agencyPictureUrl,
  })
  const mode = look.mode ?? theme?.themeToLoad
  const attributes = [
    `lang="${look.language ?? 'de'}"`,
    `data-at-theme="${name}"`,
    ...(mode ? [`data-at-mode="${mode}"`] : []),
    `data-at-header="${readHeaderStyle(theme?.appHeaderStyle)}"`,
    `data-at-navigation="${readNavigationStyle(theme?.navigationStyle).style.ground}"`,
  ].join(' ')
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    `<style nonce="${nonce}">${css}</style>`,
    `<script nonce="${nonce}">${earlyPaletteScript}</script>`,
    `<script type="application/json" id="atrium-config">${embed({ ...config, firstPaint: theme } satisfies PortalConfig)}</script>`,
  ].join('\n    ')
  return template
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace('<!--first-paint-->', () => head)
}
