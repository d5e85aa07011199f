import { Checkbox, Icon, ListRow, ListRows, MediaMark } from '@atrium/design-system'
import { BadgeCheck, Ban, CircleDashed, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { conditionalLook } from '../../kit/campaigns/looks.ts'
import { calendarDay, formatDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { changesSinceDecision, daysSince } from '../approvals.logic.ts'
import type { Approval } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import { money, orderPlace } from './words.ts'

export interface ApprovalListProps {
  items: readonly Approval[]
  selectedKey: string | undefined
  onSelect: (key: string) => void
  picked: ReadonlySet<string>
  /** Absent: nothing can be chosen. */
  onPick?: (key: string) => void
  /** Several applications are in it, so each says which one it is of. */
  hasApplications: boolean
}

/** What waits or is decided, one row each. */
export function ApprovalList(props: ApprovalListProps) {
  const { items, selectedKey, onSelect, picked, onPick, hasApplications } = props
  const { t, locale } = useMessages(messages)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With J and K the selection may leave what is in sight.
    if (selectedKey === undefined) return
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [selectedKey])
  return (
    <div ref={list}>
      <ListRows aria-label={t('list.label')}>
        {items.map((approval) => {
          const { key, plan, campaign, order, application, kind } = approval
          const place = campaign ? campaign.name : orderPlace(t, order)
          return (
            <ListRow
              key={key}
              mark={
                <span className="at-pick">
                  {onPick && (
                    <Checkbox
                      aria-label={t('pick', { name: plan.name })}
                      isSelected={picked.has(key)}
                      onChange={() => onPick(key)}
                    />
                  )}
                  <MediaMark kind={kind} />
                </span>
              }
              title={plan.name}
              subtitle={hasApplications ? `${place} · ${application.name}` : place}
              meta={
                <>
                  <b>{money(locale, plan)}</b>
                  <br />
                  <Note approval={approval} />
                </>
              }
              isSelected={key === selectedKey}
              onPress={() => onSelect(key)}
            />
          )
        })}
      </ListRows>
    </div>
  )
}

/** Of what is decided or does not wait; what was changed says so in words. */
export const stateLooks = {
  approved: { icon: BadgeCheck, tone: 'ok' },
  conditional: conditionalLook,
  rejected: { icon: CircleX, tone: 'bad' },
  planned: { icon: CircleDashed, tone: 'neutral' },
  reopened: { icon: CircleDashed, tone: 'warn' },
  stopped: { icon: Ban, tone: 'neutral' },
} as const

const Decided = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: var(--at-space-1);
    color: var(--at-ok-text);
    vertical-align: bottom;

    &:is([data-at-state='planned'], [data-at-state='stopped']) {
      color: var(--at-text-2);
    }
    &[data-at-state='conditional'] {
      color: var(--at-info-text);
      font-weight: 600;
    }
    &[data-at-state='rejected'] {
      color: var(--at-bad-text);
      font-weight: 600;
    }
  }
`

/** What matters most about when: overdue, else whether it was changed and until when, or since when. */
export function Note({ approval }: { approval: Approval }) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const { state, due, since } = approval
  if (state !== 'waiting') {
    if (state === 'changed' || state === 'reopened')
      return <span className="at-changed">{t(`note.${state}Since`)}</span>
    return (
      <Decided data-at-state={state}>
        <Icon icon={stateLooks[state].icon} size={14} />
        {t(`state.${state}`)}
      </Decided>
    )
  }
  const today = calendarDay(now())
  if (due !== null && due < today)
    return (
      <span className="at-late">{t('note.late', { day: formatDay(locale, due, 'near') })}</span>
    )
  if (due === today) return <span className="at-late">{t('note.today')}</span>
  const until = due !== null && t('note.until', { day: formatDay(locale, due, 'near') })
  if (changesSinceDecision(approval).length > 0)
    return (
      <span>
        <span className="at-changed">{t('note.changed')}</span>
        {until && ` · ${until}`}
      </span>
    )
  if (until) return <span>{until}</span>
  const days = daysSince(since, now())
  return days === undefined ? null : <span>{t('note.since', { days })}</span>
}
