export { NavList } from './NavList.tsx'
export type { NavListItem, NavListProps, NavListSection } from './NavList.tsx'
