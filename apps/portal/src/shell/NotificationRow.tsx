import type { Notification } from '@atrium/api-client/contract'
import { abbreviate, Icon } from '@atrium/design-system'
import { formatExact, formatMoment, useModuleHost } from '@atrium/portal-modules/kit'
import {
  Bell,
  ChartNoAxesGantt,
  CircleCheck,
  CircleDotDashed,
  CircleX,
  FilePlus2,
  ListChecks,
  MessageSquareText,
  Stamp,
  type LucideIcon,
} from 'lucide-react'
import { usePortalMessages } from '../messages/index.ts'
import { noticeText } from './notices.ts'
import { NoticeItem } from './notifications.styles.ts'

const icons: Readonly<Record<number, LucideIcon>> = {
  1: MessageSquareText,
  2: MessageSquareText,
  10: ChartNoAxesGantt,
  11: ChartNoAxesGantt,
  12: ChartNoAxesGantt,
  13: ChartNoAxesGantt,
  20: Stamp,
  21: CircleCheck,
  22: CircleDotDashed,
  23: CircleX,
  30: ListChecks,
  31: ListChecks,
  32: ListChecks,
  50: FilePlus2,
}

interface NotificationRowProps {
  notification: Notification
  isNew: boolean
  onOpen: (url: string) => void
}

/** The object's name cut at 80 characters, what happened, and when (NOTI-02). */
export function NotificationRow({ notification, isNew, onOpen }: NotificationRowProps) {
  const messages = usePortalMessages()
  const { now } = useModuleHost()
  const { relatedObjectName, createdAt, url, type } = notification
  const name = abbreviate(relatedObjectName, 80)
  const when = new Date(createdAt)
  return (
    <NoticeItem data-at-new={isNew || undefined}>
      <button
        type="button"
        title={name === relatedObjectName ? undefined : relatedObjectName}
        onClick={() => onOpen(url)}
      >
        <span className="mark">
          <Icon icon={icons[type] ?? Bell} />
        </span>
        <span className="words">
          <strong>{name}</strong>
          <span>{noticeText(messages, notification)}</span>
          <time dateTime={createdAt} title={formatExact(messages.locale, when)}>
            {formatMoment(messages.locale, when, now())}
          </time>
        </span>
        {isNew && <span className="new">{messages.t('notificationNew')}</span>}
      </button>
    </NoticeItem>
  )
}
