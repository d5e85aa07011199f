import { Button, Drawer, Icon } from '@atrium/design-system'
import {
  FileUp,
  MessageCircle,
  ReceiptText,
  SquareCheck,
  Stamp,
  type LucideIcon,
} from 'lucide-react'
import { styled } from 'styled-components'
import { formatExact, formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import { frameMessages } from './messages/index.ts'

interface Notice {
  icon: LucideIcon
  name: string
  text: 'plan' | 'comment' | 'files' | 'task' | 'invoice'
  at: string
}

const NOTICES: readonly Notice[] = [
  { icon: Stamp, name: 'Wiesn-Spezial', text: 'plan', at: '2026-11-20T09:14:00' },
  {
    icon: MessageCircle,
    name: 'Sommerfrische Classic',
    text: 'comment',
    at: '2026-11-20T08:52:00',
  },
  { icon: FileUp, name: 'Sommerfrische 2027', text: 'files', at: '2026-11-19T17:20:00' },
  { icon: SquareCheck, name: 'Kids Schulstart', text: 'task', at: '2026-11-19T08:00:00' },
  { icon: ReceiptText, name: 'Herbst Gastro', text: 'invoice', at: '2026-11-17T11:05:00' },
]
/** How many of them nobody has looked at yet. */
export const NEW_NOTICES = 3

const List = styled.ul`
  @layer at.components {
    margin: -4px -12px;
    padding: 0;
    list-style: none;

    li + li {
      border-block-start: 1px solid var(--at-line);
    }
    button {
      display: grid;
      grid-template-columns: 32px minmax(0, 1fr) auto;
      gap: 12px;
      inline-size: 100%;
      padding: 12px;
      border: 0;
      border-radius: var(--at-radius-m);
      background: none;
      color: var(--at-text);
      text-align: start;
      cursor: pointer;
    }
    button:hover {
      background: var(--at-hover);
    }
    button:active {
      background: var(--at-pressed);
    }
    .at-tile {
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 32px;
      border-radius: var(--at-radius-m);
      background: var(--at-brand-wash);
      color: var(--at-brand-text);
    }
    strong,
    .at-what {
      display: block;
    }
    strong {
      font-weight: 600;
    }
    .at-what {
      color: var(--at-text-2);
    }
    time,
    .at-new {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-new {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      block-size: 20px;
      color: var(--at-brand-text);
      font-weight: 600;
    }
    .at-new::before {
      inline-size: 8px;
      block-size: 8px;
      border-radius: 50%;
      background: var(--at-brand-edge);
      content: '';
    }
  }
`

export interface FrameNoticesProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** How many are new; the first ones. */
  newCount: number
  onRead: () => void
}

/** What happened while the reader was away, newest first. */
export function FrameNotices({ isOpen, onOpenChange, newCount, onRead }: FrameNoticesProps) {
  const { t, locale } = useMessages(frameMessages)
  const { now } = useModuleHost()
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('notifications')}
      footer={
        newCount > 0 && (
          <Button variant="quiet" onPress={onRead}>
            {t('notifications.read')}
          </Button>
        )
      }
    >
      <List>
        {NOTICES.map(({ icon, name, text, at }, index) => (
          <li key={name}>
            <button type="button" onClick={() => onOpenChange(false)}>
              <span className="at-tile">
                <Icon icon={icon} />
              </span>
              <span>
                <strong>{name}</strong>
                <span className="at-what">{t(`notice.${text}`)}</span>
                <time dateTime={at} title={formatExact(locale, new Date(at))}>
                  {formatMoment(locale, new Date(at), now())}
                </time>
              </span>
              {index < newCount && <span className="at-new">{t('notifications.new')}</span>}
            </button>
          </li>
        ))}
      </List>
    </Drawer>
  )
}
