export { Menu, MenuItem, MenuSection } from './Menu.tsx'
export type { MenuItemProps, MenuProps, MenuSectionProps } from './Menu.tsx'
export { MenuTrigger, WhenOpened } from './MenuTrigger.tsx'
export type { MenuTriggerProps } from './MenuTrigger.tsx'
