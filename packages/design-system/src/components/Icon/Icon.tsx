import type { LucideIcon } from 'lucide-react'
import type { NativeProps } from '../../native/index.ts'
import { strokeOf } from './stroke.ts'

export interface IconProps extends NativeProps<'svg'> {
  /** A Lucide icon component. */
  icon: LucideIcon
  /** Edge length in pixels; default 18. */
  size?: number
  /** Spoken name; without it the icon is decoration and hidden from assistive technology. */
  label?: string
}

/** A Lucide icon at the portal's stroke and size. */
export function Icon({ icon: Glyph, size = 18, label, className, ...native }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const stroke = strokeOf(Glyph)
  const own = className ? `at-icon ${className}` : 'at-icon'
  if (!stroke)
    return <Glyph {...native} className={own} size={size} strokeWidth={1.75} {...spoken} />
  return (
    <svg
      {...native}
      className={own}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...spoken}
    >
      <path d={stroke} />
    </svg>
  )
}
