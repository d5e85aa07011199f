export { HoverCard } from './HoverCard.tsx'
export type { HoverCardProps } from './HoverCard.tsx'
