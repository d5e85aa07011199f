import { MenuItem } from '@atrium/design-system'
import {
  BellRing,
  ChartNoAxesGantt,
  Check,
  CopyPlus,
  Download,
  Eye,
  FileSpreadsheet,
  FileUp,
  LayoutDashboard,
  Link,
  Pencil,
  Stamp,
  Star,
  StarOff,
  Table2,
  Trash2,
} from 'lucide-react'
import { useCallback } from 'react'
import { RowActions } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'

/** What is asked before it is done. */
export interface CampaignAsks {
  release: (campaign: Campaign) => void
  approve: (campaigns: readonly Campaign[]) => void
  copy: (campaign: Campaign) => void
  edit: (campaign: Campaign) => void
  audience: (campaign: Campaign) => void
}

/** The menu of each campaign, for a board or a table. */
export const useCampaignMenu = (
  model: CampaignMenuProps['model'],
  asks: CampaignMenuProps['asks'],
) =>
  useCallback(
    (campaign: Campaign) => <CampaignMenu model={model} campaign={campaign} asks={asks} />,
    [model, asks],
  )

export interface CampaignMenuProps {
  model: Pick<
    CampaignsModel,
    | 'open'
    | 'copyLinks'
    | 'exportAs'
    | 'exportPlan'
    | 'importPlan'
    | 'canRelease'
    | 'canApprove'
    | 'canRemind'
    | 'remind'
    | 'star'
    | 'creation'
    | 'canEditPlan'
    | 'openPlan'
    | 'keeping'
    | 'extensions'
  >
  campaign: Campaign
  asks: CampaignAsks
}

/** What can be done with a campaign, for a menu. */
function CampaignMenu({ model, campaign, asks }: CampaignMenuProps) {
  const { t } = useMessages(messages)
  return (
    <>
      <MenuItem icon={LayoutDashboard} onAction={() => model.open(campaign)}>
        {t('action.open')}
      </MenuItem>
      {model.canEditPlan(campaign) && (
        <MenuItem icon={Table2} onAction={() => model.openPlan(campaign)}>
          {t('action.editPlan')}
        </MenuItem>
      )}
      {model.star && (
        <MenuItem
          icon={campaign.isStarred ? StarOff : Star}
          onAction={() => model.star?.(campaign, !campaign.isStarred)}
        >
          {t(campaign.isStarred ? 'action.unstar' : 'action.star')}
        </MenuItem>
      )}
      {model.canApprove(campaign) && (
        <MenuItem icon={Check} onAction={() => asks.approve([campaign])}>
          {t('action.approve')}
        </MenuItem>
      )}
      {model.canRemind(campaign) && (
        <MenuItem icon={BellRing} onAction={() => void model.remind([campaign])}>
          {t('action.remind')}
        </MenuItem>
      )}
      {model.canRelease(campaign) && (
        <MenuItem icon={Stamp} onAction={() => asks.release(campaign)}>
          {t('action.release')}
        </MenuItem>
      )}
      {model.creation && (
        <MenuItem icon={CopyPlus} onAction={() => asks.copy(campaign)}>
          {t('action.copyCampaign')}
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
      {model.exportPlan && (
        <MenuItem
          icon={ChartNoAxesGantt}
          onAction={() => void model.exportPlan?.('xlsx', [campaign])}
        >
          {t('plan.xlsx')}
        </MenuItem>
      )}
      {model.importPlan && campaign.can.edit && (
        <MenuItem icon={FileUp} onAction={() => model.importPlan?.(campaign)}>
          {t('action.importPlan')}
        </MenuItem>
      )}
      {model.keeping && campaign.can.edit && (
        <>
          <MenuItem icon={Pencil} onAction={() => asks.edit(campaign)}>
            {t('keeping.edit')}
          </MenuItem>
          <MenuItem icon={Eye} onAction={() => asks.audience(campaign)}>
            {t('keeping.audience')}
          </MenuItem>
          <MenuItem icon={Trash2} isDanger onAction={() => void model.keeping?.remove(campaign)}>
            {t('keeping.delete')}
          </MenuItem>
        </>
      )}
      <RowActions actions={model.extensions.rowActions} record={campaign} />
    </>
  )
}
