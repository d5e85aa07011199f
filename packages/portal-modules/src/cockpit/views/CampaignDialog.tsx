import { campaignWords } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { CampaignFields, CockpitCampaign } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import type { CockpitModel } from '../useCockpit.ts'
import { PlanForm } from './PlanForm.tsx'

export interface CampaignDialogProps {
  campaign: CockpitCampaign
  model: CockpitModel
  onClose: () => void
}

/** Changes budget, days and the day of approval of the campaign (T-39). */
export function CampaignDialog({ campaign, model, onClose }: CampaignDialogProps) {
  const { t } = useMessages(messages)
  const words = useMessages(campaignWords)
  const { budget, start, end, approvalDue } = campaign
  return (
    <PlanForm<CampaignFields>
      title={t('edit.title')}
      budgetLabel={words.t('budget.frame')}
      current={{ budget, start, end, approvalDue }}
      version={campaign.version}
      deadlines={{ approvalDue: t('edit.due') }}
      currencyName={campaign.currencyName}
      onSave={(fields) => model.saveCampaign(campaign, fields)}
      onClose={onClose}
    />
  )
}
