import { MediaMarkGroup } from '@atrium/design-system'
import { PageTable } from '../PageTable.tsx'
import { useMessages } from '../../kit/index.ts'
import { formatEuro, formatRange } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import { CampaignActions, StatusRail } from './CampaignCard.tsx'
import type { Campaign } from './campaigns.data.ts'
import { campaignsMessages } from './messages/index.ts'

/** The same campaigns as rows. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t, locale } = useMessages(campaignsMessages)
  return (
    <PageTable label={t('title')}>
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
            <td className="at-name">
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
    </PageTable>
  )
}
