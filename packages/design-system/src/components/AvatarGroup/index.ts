export { AvatarGroup } from './AvatarGroup.tsx'
export type { AvatarGroupProps } from './AvatarGroup.tsx'
