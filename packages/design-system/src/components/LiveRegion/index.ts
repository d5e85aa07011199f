export { LiveRegion } from './LiveRegion.tsx'
export type { LiveRegionProps } from './LiveRegion.tsx'
export { useAnnounce } from './useAnnounce.ts'
export type { Announce } from './useAnnounce.ts'
