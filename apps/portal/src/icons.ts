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

/** Icons that a page may name; one icon for one meaning in the whole portal. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  'calendar-range': CalendarRange,
  'chart-column': ChartColumn,
  'folder-open': FolderOpen,
  'graduation-cap': GraduationCap,
  house: House,
  'layout-dashboard': LayoutDashboard,
  link: Link,
  'list-checks': ListChecks,
  newspaper: Newspaper,
  phone: Phone,
  receipt: Receipt,
  zap: Zap,
}

/** The icon of a page; a sheet of paper for a name that we do not know. */
export const pageIcon = (name: string | null): LucideIcon => icons[name ?? ''] ?? FileText
