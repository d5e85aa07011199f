import type { LucideIcon, StatusMarkProps } from '@atrium/design-system'
import {
  Ban,
  Blocks,
  CircleCheckBig,
  CircleHelp,
  FilePen,
  Hourglass,
  Images,
  MessageSquareWarning,
  Repeat,
  Scaling,
  Stamp,
} from 'lucide-react'
import type { OrderAction } from '../direct-orders.port.ts'
import type { ShownStatus } from '../status.logic.ts'

type Tone = NonNullable<StatusMarkProps['tone']>

/** Icon and colour of each status; beside them always stands its word (DO-07). */
export const statusLooks: Readonly<Record<ShownStatus, { icon: LucideIcon; tone: Tone }>> = {
  created: { icon: FilePen, tone: 'neutral' },
  waiting: { icon: Hourglass, tone: 'warn' },
  approved: { icon: Stamp, tone: 'info' },
  completed: { icon: CircleCheckBig, tone: 'ok' },
  rebriefing: { icon: MessageSquareWarning, tone: 'warn' },
  canceled: { icon: Ban, tone: 'bad' },
  unknown: { icon: CircleHelp, tone: 'neutral' },
}

export const actionIcons: Readonly<Record<OrderAction, LucideIcon>> = {
  buildingBlock: Blocks,
  rescale: Scaling,
  switch: Repeat,
  assets: Images,
}
