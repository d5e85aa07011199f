/**
 * Variables that are neither a colour nor of the scale: `dark` and `brand-dark` are 1 on a dark ground
 * and brand, the pictures are there where the tenant has them, `ground` is set by what paints a plane
 * for what cuts itself out of it, `current` by a painted bar for the page that one is on.
 */
export const OTHER_VARIABLES = [
  'dark',
  'brand-dark',
  'brand-picture',
  'agency-picture',
  'ground',
  'current',
  'on-current',
] as const

/** What the header stands on: the canvas, the brand's fill, or the brand picture under a veil. */
export const HEADER_STYLES = ['plain', 'brand', 'picture'] as const
export type HeaderStyle = (typeof HEADER_STYLES)[number]

/** What the navigation stands on. */
export const NAVIGATION_GROUNDS = ['canvas', 'brand', 'picture'] as const

/** How the navigation looks; a tenant's `navigationStyle` holds it as JSON. */
export interface NavigationStyle {
  /** Default `canvas`. */
  ground: (typeof NAVIGATION_GROUNDS)[number]
}

/** Addresses of the tenant's pictures. */
export interface Pictures {
  /** The client's picture: header, navigation, first page. */
  brandPicture?: string | null
  /** The agency's picture: sign-in, launcher. */
  agencyPicture?: string | null
}

/** Reads a tenant's `appHeaderStyle`; what is unknown or empty is `plain` (ENT-04). */
export function readHeaderStyle(value: string | null | undefined): HeaderStyle {
  const wanted = value?.trim().toLowerCase()
  return HEADER_STYLES.find((style) => style === wanted) ?? 'plain'
}

/**
 * Reads a tenant's `navigationStyle`. What is no JSON is ignored, and `problem` says so for a warning
 * (ENT-04); keys and values of another version are ignored silently.
 */
export function readNavigationStyle(value: string | Partial<NavigationStyle> | null | undefined): {
  style: NavigationStyle
  problem?: string
} {
  const plain: NavigationStyle = { ground: 'canvas' }
  if (value === null || value === undefined || value === '') return { style: plain }
  let parsed: unknown = value
  if (typeof value === 'string') {
    try {
      parsed = JSON.parse(value)
    } catch {
      return { style: plain, problem: 'The navigation style is no JSON and was ignored' }
    }
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return { style: plain, problem: 'The navigation style is no JSON object and was ignored' }
  }
  const wanted = 'ground' in parsed ? parsed.ground : undefined
  return { style: { ground: NAVIGATION_GROUNDS.find((ground) => ground === wanted) ?? 'canvas' } }
}

/** Variables with the tenant's pictures; one that cannot be shown safely is left out. */
export function pictureVariables({ brandPicture, agencyPicture }: Pictures): string[] {
  const variables: [string, string | undefined][] = [
    ['brand-picture', cssUrl(brandPicture)],
    ['agency-picture', cssUrl(agencyPicture)],
  ]
  return variables.flatMap(([name, url]) => (url ? [`--at-${name}:${url}`] : []))
}

/** The address as CSS takes it; nothing in it can end the function, and it cannot run. */
export function cssUrl(address: string | null | undefined): string | undefined {
  const text = address?.trim()
  if (!text) return undefined
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? []
  const isSafe = scheme === undefined || /^(?:https?|blob)$/i.test(scheme) || isPicture(text)
  if (!isSafe) return undefined
  // oxlint-disable-next-line no-control-regex -- line ends would end the string
  return `url("${text.replace(/["\\()<>\u0000-\u0020\u007f]/g, (sign) => `%${hex(sign)}`)}")`
}

function isPicture(address: string): boolean {
  return /^data:image\/(?:png|jpeg|webp|avif|gif|svg\+xml)[;,]/i.test(address)
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(2, '0')
}
