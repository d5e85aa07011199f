export { Reorder } from './Reorder.tsx'
export type { ReorderProps } from './Reorder.tsx'
