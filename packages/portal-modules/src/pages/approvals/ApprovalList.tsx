import { ListRow, ListRows, MediaMark } from '@atrium/design-system'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { formatDay, formatEuro } from '../format.ts'
import type { Approval } from './approvals.data.ts'
import { approvalsMessages } from './messages/index.ts'

const Changed = styled.b`
  @layer at.components {
    color: var(--at-warn-text);
    font-weight: 600;
  }
`

export interface ApprovalListProps {
  approvals: readonly Approval[]
  selectedId?: number
  onSelect: (id: number) => void
}

/** What waits or is decided, one row each. */
export function ApprovalList({ approvals, selectedId, onSelect }: ApprovalListProps) {
  const { t, locale } = useMessages(approvalsMessages)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With J and K the selection may leave what is in sight.
    if (selectedId === undefined) return
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  return (
    <div ref={list}>
      <ListRows aria-label={t('list.label')}>
        {approvals.map((approval) => (
          <ListRow
            key={approval.id}
            mark={<MediaMark kind={approval.kind} />}
            title={approval.name}
            subtitle={approval.campaign}
            meta={
              <>
                {formatEuro(locale, approval.budget)}
                <br />
                <span>
                  <Note approval={approval} />
                </span>
              </>
            }
            isSelected={approval.id === selectedId}
            onPress={() => onSelect(approval.id)}
          />
        ))}
      </ListRows>
    </div>
  )
}

function Note({ approval }: { approval: Approval }) {
  const { t, locale } = useMessages(approvalsMessages)
  const { decision, due, sentBefore, sinceDays } = approval
  if (decision) return t(`state.${decision}`)
  if (due) return t('until', { day: formatDay(locale, due, 'near') })
  if (sentBefore && sinceDays < 3) return <Changed>{t('changed')}</Changed>
  return t('since.days', { days: sinceDays })
}
