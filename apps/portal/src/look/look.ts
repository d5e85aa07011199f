/** What the first paint needs: kept in a cookie without secrets, so that the server can read it. */
export interface Look {
  tenant?: number
  /** The theme that was seen last, for the first paint: the person's own, a group's or the tenant's. */
  theme?: number
  /** Absent: as the tenant's theme says, else as the system. */
  mode?: 'light' | 'dark'
  contrast?: 'normal' | 'more'
  language?: 'de' | 'en'
}

const name = 'atrium-look'
const year = 365 * 24 * 60 * 60

/** Reads a look out of a cookie header; anything odd in it is left out. */
export function parseLook(cookies: string): Look {
  const raw = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  if (!raw) return {}
  try {
    const value: unknown = JSON.parse(decodeURIComponent(raw.slice(name.length + 1)))
    if (typeof value !== 'object' || value === null) return {}
    const { tenant, theme, mode, contrast, language } = value as Record<string, unknown>
    return {
      ...(Number.isInteger(tenant) && { tenant: tenant as number }),
      ...(Number.isInteger(theme) && { theme: theme as number }),
      ...((mode === 'light' || mode === 'dark') && { mode }),
      ...((contrast === 'normal' || contrast === 'more') && { contrast }),
      ...((language === 'de' || language === 'en') && { language }),
    }
  } catch {
    return {}
  }
}

export const readLook = (): Look => parseLook(document.cookie)

/** Keeps a change of the look for a year. */
export function saveLook(change: Partial<Look>): Look {
  const look: Look = { ...readLook(), ...change }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(look))}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  return look
}

/** The stored language, else the browser's first one if it is one of ours, else German (GEN-04). */
export function chooseLanguage(
  stored: string | undefined,
  browser: readonly string[],
): 'de' | 'en' {
  for (const code of [stored, ...browser.slice(0, 1)]) {
    const language = code?.slice(0, 2).toLowerCase()
    if (language === 'de' || language === 'en') return language
  }
  return 'de'
}
