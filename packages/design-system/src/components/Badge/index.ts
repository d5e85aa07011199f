export { Badge } from './Badge.tsx'
export type { BadgeProps } from './Badge.tsx'
