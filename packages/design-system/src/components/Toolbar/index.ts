export { Toolbar, ToolbarGroup } from './Toolbar.tsx'
export type { ToolbarGroupProps, ToolbarProps } from './Toolbar.tsx'
