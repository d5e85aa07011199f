export { AutoFocus } from './AutoFocus.tsx'
export { KeepFocus } from './KeepFocus.tsx'
export type { KeepFocusProps } from './KeepFocus.tsx'
export { treeOf } from './tree.ts'
