import { MenuItem } from '@atrium/design-system'
import { Download, FileSpreadsheet, LayoutDashboard, Link, Stamp } from 'lucide-react'
import { useCallback } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../useCampaigns.ts'

/** The menu of each campaign, for a board or a table. */
export const useCampaignMenu = (
  model: CampaignMenuProps['model'],
  onRelease: CampaignMenuProps['onRelease'],
) =>
  useCallback(
    (campaign: Campaign) => (
      <CampaignMenu model={model} campaign={campaign} onRelease={onRelease} />
    ),
    [model, onRelease],
  )

export interface CampaignMenuProps {
  model: Pick<CampaignsModel, 'open' | 'copyLinks' | 'exportAs' | 'canRelease'>
  campaign: Campaign
  onRelease: (campaign: Campaign) => void
}

/** What can be done with a campaign, for a menu. */
export function CampaignMenu({ model, campaign, onRelease }: CampaignMenuProps) {
  const { t } = useMessages(messages)
  return (
    <>
      <MenuItem icon={LayoutDashboard} onAction={() => model.open(campaign)}>
        {t('action.open')}
      </MenuItem>
      {model.canRelease(campaign) && (
        <MenuItem icon={Stamp} onAction={() => onRelease(campaign)}>
          {t('action.release')}
        </MenuItem>
      )}
      <MenuItem icon={Link} onAction={() => model.copyLinks([campaign])}>
        {t('action.copy')}
      </MenuItem>
      <MenuItem icon={Download} onAction={() => model.exportAs('csv', [campaign])}>
        {t('action.exportCsv')}
      </MenuItem>
      <MenuItem icon={FileSpreadsheet} onAction={() => model.exportAs('xlsx', [campaign])}>
        {t('action.exportXlsx')}
      </MenuItem>
    </>
  )
}
