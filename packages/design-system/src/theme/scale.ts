import type { Density } from './tokens.ts'

/** Everything that is not a colour; the CSS variable is `--at-` and the key. */
export const SCALE = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',
  'radius-s': '6px',
  'radius-m': '9px',
  'radius-l': '14px',
  'radius-xl': '18px',
  'radius-full': '999px',
  // 12, 12.5, 14, 17, 23, 30 px, in rem so that they follow the reader's own text size.
  'font-xs': '0.75rem',
  'font-s': '0.78125rem',
  'font-m': '0.875rem',
  'font-l': '1.0625rem',
  'font-xl': '1.4375rem',
  'font-2xl': '1.875rem',
  'font-body': "'Inter Variable','Inter Fallback',system-ui,sans-serif",
  'font-heading': "'Schibsted Grotesk Variable','Schibsted Grotesk Fallback',system-ui,sans-serif",
  'font-code': "ui-monospace,'Cascadia Code',Menlo,Consolas,monospace",
  control: '36px',
  'control-compact': '30px',
  'control-touch': '44px',
  row: '44px',
  'sheet-block': '26px',
  'sheet-inline': '32px',
  fast: '120ms',
  medium: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.2,0.7,0.2,1)',
  'z-sticky': '10',
  'z-overlay': '100',
  'z-toast': '200',
  'shadow-low': '0 1px 2px var(--at-shadow)',
  'shadow-float': '0 1px 3px var(--at-shadow),0 14px 36px -8px var(--at-shadow)',
} as const

/** What the compact density changes. */
export const COMPACT = { control: '30px', 'control-compact': '26px', row: '36px' } as const

/** What fingers need; it outweighs the density. */
export const TOUCH = { control: '44px', 'control-compact': '36px', row: '48px' } as const

/** With reduced motion nothing moves. */
export const STILL = { fast: '0.01ms', medium: '0.01ms', slow: '0.01ms' } as const

export type ScaleToken = keyof typeof SCALE

/** The scale in a density. */
export function scaleOf(density?: Density): Record<ScaleToken, string> {
  return density === 'compact' ? { ...SCALE, ...COMPACT } : SCALE
}
