export { Avatar, AvatarGroup } from './Avatar.tsx'
export type { AvatarGroupProps, AvatarProps } from './Avatar.tsx'
