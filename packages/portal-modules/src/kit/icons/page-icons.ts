import {
  BookOpen,
  CalendarRange,
  ChartColumn,
  FileText,
  FolderOpen,
  GraduationCap,
  House,
  LayoutDashboard,
  Link,
  ListChecks,
  Newspaper,
  Phone,
  Receipt,
  Zap,
  type LucideIcon,
} from 'lucide-react'

/** Icons that a page can have in the navigation; one icon for one meaning in the whole portal. */
export const pageIcons = {
  'layout-dashboard': LayoutDashboard,
  'folder-open': FolderOpen,
  'list-checks': ListChecks,
  'calendar-range': CalendarRange,
  newspaper: Newspaper,
  'chart-column': ChartColumn,
  link: Link,
  zap: Zap,
  'graduation-cap': GraduationCap,
  'book-open': BookOpen,
  receipt: Receipt,
  phone: Phone,
  house: House,
  'file-text': FileText,
} as const satisfies Readonly<Record<string, LucideIcon>>
export type PageIcon = keyof typeof pageIcons

export const pageIconNames = Object.keys(pageIcons) as readonly PageIcon[]

/** The icon of a name; a sheet of paper for one that the portal does not know. */
export const pageIcon = (name: string | null): LucideIcon =>
  pageIcons[(name ?? '') as PageIcon] ?? FileText
