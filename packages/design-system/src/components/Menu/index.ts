export { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu.tsx'
export type { MenuItemProps, MenuProps, MenuSectionProps, MenuTriggerProps } from './Menu.tsx'
