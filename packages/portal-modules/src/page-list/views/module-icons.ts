import {
  CalendarRange,
  ChartColumn,
  FileDown,
  FolderOpen,
  GraduationCap,
  LayoutDashboard,
  Link,
  ListChecks,
  Newspaper,
  Phone,
  SquareArrowOutUpRight,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { ModuleKind } from '../page-list.port.ts'

export const moduleIcons: Readonly<Record<ModuleKind, LucideIcon>> = {
  fileexplorer: FolderOpen,
  postCollection: Newspaper,
  tasklist: ListChecks,
  timeline: CalendarRange,
  campaign: LayoutDashboard,
  directorderlist: Zap,
  seminarCollection: GraduationCap,
  contactlist: Phone,
  linkcollection: Link,
  'linkcollection-report': ChartColumn,
  'linkcollection-file': FileDown,
  'linkcollection-page': SquareArrowOutUpRight,
}
