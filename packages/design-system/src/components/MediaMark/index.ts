export { mediaNamed } from './mediaNamed.ts'
export { MEDIA_ICONS } from './mediaIcons.ts'
export { MediaMark, MediaMarkGroup, useMediaWords } from './MediaMark.tsx'
export type { MediaKind, MediaMarkGroupProps, MediaMarkProps, MediaWords } from './MediaMark.tsx'
