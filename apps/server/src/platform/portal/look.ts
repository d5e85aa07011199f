/** What the first paint needs to know; from the cookie `atrium-look`, which holds no secrets. */
export interface Look {
  tenant?: number
  /** The theme that the person saw last; it may be their own or their group's. */
  theme?: number
  mode?: 'light' | 'dark'
  contrast?: 'normal' | 'more'
  language?: 'de' | 'en'
}

/** The largest id that the database can compare with. */
const largestId = 2_147_483_647

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= largestId

const oneOf = <T extends string>(value: unknown, ...known: T[]): T | undefined =>
  known.find((one) => one === value)

/** Reads the cookie; what is unknown, too long or broken is left out. */
export function readLook(cookies: string | undefined): Look {
  const raw = /(?:^|;\s*)atrium-look=([^;]{1,500})(?:;|$)/.exec(cookies ?? '')?.[1]
  if (!raw) return {}
  try {
    const value = JSON.parse(decodeURIComponent(raw)) as Record<string, unknown> | null
    const { tenant, theme } = value ?? {}
    return {
      tenant: isId(tenant) ? tenant : undefined,
      theme: isId(theme) ? theme : undefined,
      mode: oneOf(value?.mode, 'light', 'dark'),
      contrast: oneOf(value?.contrast, 'normal', 'more'),
      language: oneOf(value?.language, 'de', 'en'),
    }
  } catch {
    return {}
  }
}
