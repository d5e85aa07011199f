/** What the first paint needs to know; from the cookie `atrium-look`, which holds no secrets. */
export interface Look {
  tenant?: number
  mode?: 'light' | 'dark'
  contrast?: 'normal' | 'more'
  language?: 'de' | 'en'
}

const oneOf = <T extends string>(value: unknown, ...known: T[]): T | undefined =>
  known.find((one) => one === value)

/** Reads the cookie; what is unknown, too long or broken is left out. */
export function readLook(cookies: string | undefined): Look {
  const raw = /(?:^|;\s*)atrium-look=([^;]{1,500})(?:;|$)/.exec(cookies ?? '')?.[1]
  if (!raw) return {}
  try {
    const value = JSON.parse(decodeURIComponent(raw)) as Record<string, unknown> | null
    const tenant = value?.tenant
    return {
      tenant: Number.isInteger(tenant) && (tenant as number) > 0 ? (tenant as number) : undefined,
      mode: oneOf(value?.mode, 'light', 'dark'),
      contrast: oneOf(value?.contrast, 'normal', 'more'),
      language: oneOf(value?.language, 'de', 'en'),
    }
  } catch {
    return {}
  }
}
