import { Badge } from '@atrium/design-system'
import { useId } from 'react'
import { styled } from 'styled-components'
import { SCROLLS } from '../scrolls.ts'
import { useMessages } from '../../kit/index.ts'
import { formatDay } from '../format.ts'
import { CampaignCard } from './CampaignCard.tsx'
import type { Campaign } from './campaigns.data.ts'
import { byEndMonth, COLUMNS, columnOf, type Tab } from './campaigns.logic.ts'
import { campaignsMessages } from './messages/index.ts'

const Columns = styled.div`
  @layer at.components {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(252px, 1fr);
    align-items: start;
    gap: 16px;
    margin-inline: calc(var(--at-sheet-inline) * -1);
    padding: 2px var(--at-sheet-inline) 12px;
    overflow-x: auto;

    section {
      min-inline-size: 0;
    }
    header {
      display: flex;
      align-items: center;
      gap: 8px;
      min-block-size: 28px;
      margin-block-end: 10px;
    }
    h2 {
      margin: 0;
      color: var(--at-text-2);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    > section > ul {
      display: grid;
      gap: 12px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-none {
      margin: 0;
      padding: 28px 12px;
      border: 1px dashed var(--at-line-strong);
      border-radius: var(--at-radius-l);
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      text-align: center;
    }
    @media (max-width: 767px) {
      grid-auto-flow: row;
      gap: 20px;
      margin-inline: 0;
      padding-inline: 0;
      overflow: visible;

      section:has(.at-none) {
        display: none;
      }
    }
    @media print {
      display: block;
    }
  }
`

export interface CampaignBoardProps {
  campaigns: readonly Campaign[]
  tab: Tab
}

/** Columns by the state of work, or for what runs and ran, by the month it ends in (CAMP-17). */
export function CampaignBoard({ campaigns, tab }: CampaignBoardProps) {
  const { t, locale } = useMessages(campaignsMessages)
  const columns =
    tab === 'progress'
      ? COLUMNS.map((column) => ({
          key: column,
          name: t(`column.${column}`),
          campaigns: campaigns.filter((campaign) => columnOf(campaign) === column),
        }))
      : byEndMonth(campaigns).map(([month, ending]) => ({
          key: month,
          name: formatDay(locale, `${month}-01`, 'month'),
          campaigns: ending,
        }))
  return (
    <Columns {...SCROLLS} aria-label={t('view.board')}>
      {columns.map(({ key, name, campaigns: within }) => (
        <BoardColumn key={key} name={name} campaigns={within} />
      ))}
    </Columns>
  )
}

function BoardColumn({ name, campaigns }: { name: string; campaigns: readonly Campaign[] }) {
  const { t } = useMessages(campaignsMessages)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{name}</h2>
        <Badge count={campaigns.length} />
      </header>
      {campaigns.length === 0 ? (
        <p className="at-none">{t('column.empty')}</p>
      ) : (
        <ul>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
