export { VirtualList } from './VirtualList.tsx'
export { VIRTUAL_LIST_ROLES } from './virtualList.types.ts'
export type {
  VirtualListHandle,
  VirtualListItemState,
  VirtualListProps,
  VirtualListRole,
} from './virtualList.types.ts'
export type { SectionOptions } from './virtualList.logic.ts'
