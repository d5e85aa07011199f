import type { IconTileTone } from '@atrium/design-system'
import {
  FileText,
  Flag,
  Info,
  LayoutDashboard,
  Newspaper,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { namedIcon } from '../../kit/icons/named-icons.ts'
import type { ShownKind, TimelineItem } from '../timeline.port.ts'

/** How a kind looks; its word always stands beside it. */
export const kindLooks: Readonly<Record<ShownKind, { icon: LucideIcon; tone: IconTileTone }>> = {
  milestone: { icon: Flag, tone: 'ok' },
  campaign: { icon: LayoutDashboard, tone: 'brand' },
  info: { icon: Info, tone: 'info' },
  file: { icon: FileText, tone: 'neutral' },
  post: { icon: Newspaper, tone: 'neutral' },
  order: { icon: Zap, tone: 'warn' },
}

/** An item's own icon, else that of its kind. */
export const iconOf = ({ icon, kind }: Pick<TimelineItem, 'icon' | 'kind'>): LucideIcon =>
  namedIcon(icon) ?? kindLooks[kind].icon
