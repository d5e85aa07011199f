export { ActivityFeed } from './ActivityFeed.tsx'
export type { ActivityFeedProps, ActivityItem } from './ActivityFeed.tsx'
