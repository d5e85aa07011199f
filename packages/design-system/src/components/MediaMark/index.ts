export { mediaNamed } from './mediaNamed.ts'
export { MEDIA_ICONS } from './mediaIcons.ts'
export { MediaMark, MediaMarkGroup, useMediaWords } from './MediaMark.tsx'
export type { MediaMarkGroupProps, MediaMarkProps } from './MediaMark.tsx'
