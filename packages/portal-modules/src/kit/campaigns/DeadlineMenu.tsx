import { MenuItem, MenuSection } from '@atrium/design-system'
import { CalendarClock, Check, CircleOff, RotateCcw } from 'lucide-react'
import { formatDay } from '../format.ts'
import { useMessages } from '../language/useMessages.ts'
import type { ChannelDeadlineKind, ClosedDeadline, Deadline, DeadlineClosing } from './deadlines.ts'
import { campaignWords } from './messages/index.ts'

export interface DeadlineMenuProps {
  open: readonly Deadline[]
  closed: readonly ClosedDeadline[]
  /** Closes a deadline; null opens it again. */
  onClose: (kind: ChannelDeadlineKind, closing: DeadlineClosing | null) => void
  /** Asks for another day. */
  onMove: (kind: ChannelDeadlineKind) => void
}

/** What can be done about the deadlines of a channel, as sections of its menu (T-27). */
export function DeadlineMenu({ open, closed, onClose, onMove }: DeadlineMenuProps) {
  const { t, locale } = useMessages(campaignWords)
  const titleOf = ({ kind, day }: Deadline | ClosedDeadline) =>
    t('deadline.on', { kind: t(`deadline.${kind}`), day: formatDay(locale, day, 'near') })
  return (
    <>
      {open.map((deadline) => {
        const { kind } = deadline
        // What is to be approved is decided, not ticked off.
        if (kind === 'approval') return null
        return (
          <MenuSection key={kind} title={titleOf(deadline)}>
            <MenuItem icon={Check} onAction={() => onClose(kind, 'done')}>
              {t('deadline.close.done')}
            </MenuItem>
            <MenuItem icon={CircleOff} onAction={() => onClose(kind, 'notNeeded')}>
              {t('deadline.close.notNeeded')}
            </MenuItem>
            <MenuItem icon={CalendarClock} onAction={() => onMove(kind)}>
              {t('deadline.move')}
            </MenuItem>
          </MenuSection>
        )
      })}
      {closed.map((deadline) => (
        <MenuSection key={deadline.kind} title={titleOf(deadline)}>
          <MenuItem icon={RotateCcw} onAction={() => onClose(deadline.kind, null)}>
            {t('deadline.reopen')}
          </MenuItem>
        </MenuSection>
      ))}
    </>
  )
}
