import { Rail, type RailProps } from '@atrium/design-system'
import { useMessages } from '../language/useMessages.ts'
import { campaignWords } from './messages/index.ts'
import { aborted, campaignRail, type CampaignStatus } from './states.ts'

export interface CampaignRailProps {
  status: CampaignStatus
  /** How far it was when it was given up; default the plan in progress. */
  reached?: CampaignStatus
  size?: RailProps['size']
}

/** How far a campaign is: eleven ticks with the name of the one that is reached; aborted stands beside it (CAMP-08). */
export function CampaignRail({ status, reached = 2, size }: CampaignRailProps) {
  const { t } = useMessages(campaignWords)
  const isAborted = status === aborted
  return (
    <Rail
      label={t('rail.label')}
      steps={campaignRail.map((step) => ({ id: step, name: t(`status.${step}`) }))}
      current={isAborted ? reached : status}
      offRail={isAborted ? { label: t('status.4') } : undefined}
      size={size}
    />
  )
}
