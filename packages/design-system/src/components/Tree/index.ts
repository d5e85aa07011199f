export { Tree } from './Tree.tsx'
export type { TreeHandle, TreeMove, TreeNodeState, TreeProps } from './tree.types.ts'
