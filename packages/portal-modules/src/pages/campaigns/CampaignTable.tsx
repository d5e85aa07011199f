import { MediaMarkGroup } from '@atrium/design-system'
import { styled } from 'styled-components'
import { SCROLLS } from '../scrolls.ts'
import { useMessages } from '../../kit/index.ts'
import { formatEuro, formatRange } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import { CampaignActions, StatusRail } from './CampaignCard.tsx'
import type { Campaign } from './campaigns.data.ts'
import { campaignsMessages } from './messages/index.ts'

const Scroller = styled.div`
  @layer at.components {
    overflow-x: auto;

    table {
      inline-size: 100%;
      min-inline-size: 860px;
      border-collapse: collapse;
    }
    th {
      padding: 8px 12px;
      border-block-end: 1px solid var(--at-line);
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 16px var(--at-font-body);
      text-align: start;
      white-space: nowrap;
    }
    td {
      padding: 8px 12px;
      border-block-end: 1px solid var(--at-line);
    }
    tbody tr:hover {
      background: var(--at-hover);
    }
    a {
      color: var(--at-text);
      font-weight: 600;
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
    }
    small {
      display: block;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-number {
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
    .at-state {
      inline-size: 220px;
    }
  }
`

/** The same campaigns as rows. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t, locale } = useMessages(campaignsMessages)
  return (
    <Scroller {...SCROLLS} aria-label={t('title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.media')}</th>
            <th scope="col" className="at-number">
              {t('column.budget')}
            </th>
            <th scope="col">{t('column.flight')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">
              <span className="at-visually-hidden">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => (
            <tr key={campaign.id}>
              <td>
                <a
                  href="#cockpit"
                  onClick={(event) => {
                    event.preventDefault()
                    goToPage('#cockpit')
                  }}
                >
                  {campaign.name}
                </a>
                <small>
                  {campaign.customer} · {campaign.product}
                </small>
              </td>
              <td>
                <MediaMarkGroup kinds={campaign.media} />
              </td>
              <td className="at-number">{formatEuro(locale, campaign.budget)}</td>
              <td className="at-number">{formatRange(locale, campaign.start, campaign.end)}</td>
              <td className="at-state">
                <StatusRail campaign={campaign} />
              </td>
              <td>
                <CampaignActions campaign={campaign} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
