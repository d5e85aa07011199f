import { abbreviate, Icon, Timestamp } from '@atrium/design-system'
import {
  AtSign,
  BadgeCheck,
  BadgeInfo,
  Bell,
  ChartNoAxesGantt,
  ChevronDown,
  CircleCheck,
  CircleDotDashed,
  CircleX,
  FilePlus2,
  ListChecks,
  MessageSquareText,
  PhoneIncoming,
  Stamp,
  UserCheck,
  type LucideIcon,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { useNoticeMessages } from './messages/index.ts'
import { noticeText, type NoticeRow as Row } from './notices.logic.ts'
import { noticeTarget } from './target.logic.ts'
import { Notice } from './notices.styles.ts'

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
  33: PhoneIncoming,
  50: FilePlus2,
  60: MessageSquareText,
  61: AtSign,
  62: UserCheck,
  63: BadgeInfo,
  64: BadgeCheck,
}

interface NoticeRowProps {
  row: Row
  /** Earlier ones about the same are shown below it. */
  isOpen: boolean
  /** It has the focus of the list: only its own controls belong into the order of Tab. */
  isActive: boolean
  onOpen: (row: Row) => void
  onToggle: (stack: string) => void
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The object's name cut at 80 characters, what happened, and when (NOTI-02). */
export function NoticeRow({ row, isOpen, isActive, onOpen, onToggle }: NoticeRowProps) {
  const messages = useNoticeMessages()
  const { t } = messages
  const { notice, isNew, isUnder, older } = row
  const { relatedObjectName, createdAt, url, type, actorName } = notice
  const name = abbreviate(relatedObjectName, 80)
  const text = noticeText(messages, notice)
  const title = isUnder ? text : name
  const href = noticeTarget(url, location.origin)
  const tabIndex = isActive ? 0 : -1
  return (
    <Notice data-at-new={isNew || undefined} data-at-under={isUnder || undefined}>
      <span className="mark">{!isUnder && <Icon icon={icons[type] ?? Bell} />}</span>
      <div className="words">
        <div className="head">
          <strong title={name === relatedObjectName ? undefined : relatedObjectName}>
            {href === undefined ? (
              title
            ) : (
              <a
                href={href}
                tabIndex={tabIndex}
                onClick={(event) => {
                  // A new tab or window is the browser's own matter.
                  if (!isPlain(event)) return
                  event.preventDefault()
                  onOpen(row)
                }}
              >
                {title}
              </a>
            )}
          </strong>
          {isNew && <span className="new">{t('isNew')}</span>}
        </div>
        {!isUnder && <span>{text}</span>}
        <span className="foot">
          <Timestamp time={createdAt} isStatic />
          {actorName && !text.includes(actorName) && <span>{actorName}</span>}
          {older > 0 && (
            <button
              type="button"
              tabIndex={tabIndex}
              aria-expanded={isOpen}
              aria-label={t('olderOf', { count: older, name })}
              onClick={() => onToggle(row.stack)}
            >
              {t('older', { count: older })}
              <Icon icon={ChevronDown} size={14} />
            </button>
          )}
        </span>
      </div>
    </Notice>
  )
}
