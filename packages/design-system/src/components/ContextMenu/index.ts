export { ContextMenu } from './ContextMenu.tsx'
export type { ContextMenuProps } from './ContextMenu.tsx'
