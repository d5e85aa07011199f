import { Icon } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../language/useMessages.ts'
import { deadlineIcons, type DeadlineKind } from './deadlines.ts'
import { campaignWords } from './messages/index.ts'

const List = styled.ul`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--at-space-1) var(--at-space-4);
    margin: 0;
    padding: 0;
    color: var(--at-text-2);
    font: 500 var(--at-font-s) / 20px var(--at-font-body);
    list-style: none;

    li {
      display: flex;
      align-items: center;
      gap: 6px;
    }
    .at-sign {
      display: grid;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
      border: 1px solid currentcolor;
      border-radius: 50%;
      color: var(--at-text);
    }
    .at-sign[data-at-late] {
      border-color: var(--at-bad-text);
      border-radius: 4px;
      background: var(--at-bad-text);
      color: var(--at-bad-soft);
      print-color-adjust: exact;
    }
  }
`

/** What the marks of deadlines mean, in words (T-27). */
export function DeadlineLegend({ kinds }: { kinds: readonly DeadlineKind[] }) {
  const { t } = useMessages(campaignWords)
  return (
    <List aria-label={t('deadline.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span className="at-sign" aria-hidden="true">
            <Icon icon={deadlineIcons[kind]} size={14} />
          </span>
          {t(`deadline.${kind}`)}
        </li>
      ))}
      <li>
        <span className="at-sign" data-at-late aria-hidden="true" />
        {t('deadline.late')}
      </li>
    </List>
  )
}
