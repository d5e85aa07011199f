export { formatBytes, formatPart, formatSeconds } from './bytes.ts'
export { extensionOf, fileKindOf, isAccepted } from './kinds.ts'
export type { FileKind } from './kinds.ts'
