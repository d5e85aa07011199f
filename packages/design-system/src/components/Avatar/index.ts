export { Avatar } from './Avatar.tsx'
export type { AvatarProps, AvatarSize } from './Avatar.tsx'
export { avatarCss } from './avatar.css.ts'
