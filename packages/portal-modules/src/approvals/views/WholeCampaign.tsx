import { ListRow, ListRows, MediaMark } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { changesSinceDecision } from '../approvals.logic.ts'
import type { ChannelApproval } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import { summarize } from '../whole-campaign.logic.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { Differences } from './Differences.tsx'
import { money, range } from './words.ts'

/** `3 Kanäle, zusammen 159.500,00 €, einer seit der letzten Entscheidung geändert`. */
function useSummary(items: readonly ChannelApproval[]): string {
  const { t, locale, intl } = useMessages(messages)
  const { sums, unpriced, changed } = summarize(items)
  return [
    t('whole.count', { count: items.length, name: items[0]!.campaign.name }),
    ...(sums.length > 0
      ? [t('whole.sum', { sum: intl.formatList(sums.map((sum) => money(locale, sum))) })]
      : []),
    ...(unpriced > 0 ? [t('whole.unpriced', { count: unpriced })] : []),
    ...(changed > 0 ? [t('whole.changed', { count: changed })] : []),
  ].join(' · ')
}

const Summary = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);
    margin-block-end: 14px;

    p {
      margin: 0;
      font-weight: 600;
    }
    .at-changes {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin: var(--at-space-1) 0 0;
      padding: 0;
      list-style: none;
    }
  }
`

export interface WholeCampaignDialogProps {
  items: readonly ChannelApproval[]
  /** `conditional`: all of them with one condition, which is asked for (COCK-09). */
  decision: 'approved' | 'conditional'
  onClose: () => void
  /** Given the note, or the condition. */
  onApprove: (words: string) => void
}

/** Everything that is open in a campaign, before it is approved at once: sums, and what changed (T-38). */
export function WholeCampaignDialog({
  items,
  decision,
  onClose,
  onApprove,
}: WholeCampaignDialogProps) {
  const { t, locale } = useMessages(messages)
  const text = useSummary(items)
  return (
    <DecisionDialog
      items={items}
      decision={decision}
      onClose={onClose}
      onDecide={(words) => {
        onApprove(words)
        return true
      }}
    >
      <Summary>
        <p>{text}</p>
        <ListRows aria-label={t('whole.list')}>
          {items.map((approval) => (
            <ListRow
              key={approval.key}
              isCompact
              mark={<MediaMark kind={approval.kind} />}
              title={approval.plan.name}
              subtitle={
                <>
                  {range(locale, approval.plan)}
                  <Differences changes={changesSinceDecision(approval)} />
                </>
              }
              meta={money(locale, approval.plan)}
            />
          ))}
        </ListRows>
      </Summary>
    </DecisionDialog>
  )
}
