import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../../platform/locales.ts'

/** How a page shall look and speak. */
export interface Look {
  language: Language
  /** Absent: as the device has it. */
  mode?: 'light' | 'dark'
}

export const lookCookie = 'atrium-look'

interface LookRequest {
  headers: IncomingHttpHeaders
  url?: string
}

/**
 * Language and mode of a request. The language chosen on the page goes first, then what the portal
 * asks for (`ui_locales`), what it remembered, what the browser prefers; German where nobody says.
 */
export function lookOf({ headers, url = '' }: LookRequest, uiLocales?: unknown): Look {
  const query = new URL(url, 'http://page').searchParams
  const remembered = readCookie(headers.cookie)
  const wishes = [
    query.get('language'),
    uiLocales ?? query.get('ui_locales'),
    remembered.language,
    headers['accept-language'],
  ]
  const language = wishes.map(languageIn).find((found) => found !== undefined) ?? 'de'
  return { language, mode: modes.find((mode) => mode === remembered.mode) }
}

/** The look cookie with another language; the portal keeps its other choices in it. */
export function lookCookieWith(cookies: string | undefined, language: Language): string {
  return encodeURIComponent(JSON.stringify({ ...readCookie(cookies), language }))
}

const modes = ['light', 'dark'] as const

/** The first of our languages in a list such as `fr, en-GB;q=0.8, de;q=0.5`. */
function languageIn(list: unknown): Language | undefined {
  if (typeof list !== 'string') return undefined
  const found = /(?:^|[\s,])(de|en)\b/i.exec(list)?.[1]?.toLowerCase()
  return found as Language | undefined
}

function readCookie(cookies = ''): Record<string, unknown> {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${lookCookie}=`))
    ?.slice(lookCookie.length + 1)
  if (!value || value.length > 1000) return {}
  try {
    const look: unknown = JSON.parse(decodeURIComponent(value))
    return typeof look === 'object' && look !== null ? { ...look } : {}
  } catch {
    return {}
  }
}
