import { Icon } from '@atrium/design-system'
import {
  BadgeCheck,
  BookOpenText,
  CalendarClock,
  Download,
  Eye,
  FileText,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  Palette,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  User,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { styled } from 'styled-components'
import { formatClock, useMessages } from '../../kit/index.ts'
import type { AuditEntry } from '../audit-log.port.ts'
import { messages } from '../messages/index.ts'

/** By the whole act, else by what it begins with. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'sign-in.failed': ShieldAlert,
  'sign-in.ended': LogOut,
  'sign-in': LogIn,
  password: KeyRound,
  session: KeyRound,
  user: User,
  'user-group': UsersRound,
  'component.downloaded': Download,
  'component.groups-changed': UsersRound,
  component: FileText,
  'invoice.downloaded': Download,
  'file-share': Link2,
  'calendar-feed': CalendarClock,
  approval: BadgeCheck,
  channel: BookOpenText,
  preview: Eye,
  theme: Palette,
  configuration: SlidersHorizontal,
}
const iconOf = (action: string) =>
  icons[action] ?? icons[action.slice(0, action.indexOf('.'))] ?? ScrollText

const Row = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: 52px 20px minmax(0, 1fr) minmax(0, 200px);
    align-items: center;
    gap: 2px var(--at-space-3);
    /* The list itself has the hairlines and the room around. */
    min-block-size: 40px;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    time {
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
    }
    .at-sign {
      display: grid;
      color: var(--at-text-2);
    }
    &[data-at-refused] .at-sign {
      color: var(--at-bad-text);
    }
    .at-words {
      min-inline-size: 0;
    }
    .at-words > *,
    .at-actor {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-act {
      font-weight: 600;
    }
    .at-object {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    .at-actor {
      text-align: end;
    }
    &[data-at-nobody] .at-actor {
      color: var(--at-text-2);
    }

    @container (inline-size < 560px) {
      grid-template-columns: 44px 20px minmax(0, 1fr);
      .at-actor {
        grid-column: 3;
        text-align: start;
        font-size: var(--at-font-s);
        line-height: 18px;
      }
    }
  }
`
/** A list's items have no size of their own to ask. */
const Frame = styled.div`
  @layer at.components {
    container-type: inline-size;
  }
`

/** An entry in one line: when, what, to what, and by whom. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const { t, locale } = useMessages(messages)
  const { at, action, actionName, objectTypeName, objectName, objectId, actor } = entry
  const object = objectName ?? objectId
  return (
    <Frame>
      <Row
        data-at-refused={action === 'sign-in.failed' || undefined}
        data-at-nobody={actor === null || undefined}
      >
        <time dateTime={at.toISOString()}>{formatClock(locale, at)}</time>
        <span className="at-sign">
          <Icon icon={iconOf(action)} />
        </span>
        <span className="at-words">
          <span className="at-act">{actionName}</span>
          <span className="at-object">
            {object === null ? objectTypeName : `${objectTypeName} · ${object}`}
          </span>
        </span>
        <span className="at-actor">{actor?.name ?? t('nobody')}</span>
      </Row>
    </Frame>
  )
}
