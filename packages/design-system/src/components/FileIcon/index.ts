export { FILE_KIND_ICONS, FileIcon } from './FileIcon.tsx'
export type { FileIconProps } from './FileIcon.tsx'
export { fileKindOf } from '../../files/index.ts'
export type { FileKind } from '../../files/index.ts'
