export { formatBytes, formatPart, formatSeconds } from './bytes.ts'
export { fileKindOf, isAccepted } from './kinds.ts'
export type { FileKind } from './kinds.ts'
