import {
  FileText,
  Flag,
  Info,
  LayoutDashboard,
  Newspaper,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { valueLook, type ValueLook } from '../../kit/vocabulary/index.ts'
import { namedIcon } from '../../kit/icons/named-icons.ts'
import type { KnownShownKind, ShownKind, TimelineItem } from '../timeline.port.ts'

const kindLooks: Readonly<Record<KnownShownKind, ValueLook>> = {
  milestone: { icon: Flag, tone: 'ok' },
  campaign: { icon: LayoutDashboard, tone: 'brand' },
  info: { icon: Info, tone: 'info' },
  file: { icon: FileText, tone: 'neutral' },
  post: { icon: Newspaper, tone: 'neutral' },
  order: { icon: Zap, tone: 'warn' },
}

/** How a kind looks; its word always stands beside it. */
export const kindLook = (kind: ShownKind): ValueLook => valueLook('timeline.kind', kind, kindLooks)

/** An item's own icon, else that of its kind. */
export const iconOf = ({ icon, kind }: Pick<TimelineItem, 'icon' | 'kind'>): LucideIcon =>
  namedIcon(icon) ?? kindLook(kind).icon
