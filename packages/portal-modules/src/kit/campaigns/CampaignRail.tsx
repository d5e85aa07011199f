import { Rail, type RailProps } from '@atrium/design-system'
import { useMessages } from '../language/useMessages.ts'
import { campaignWords } from './messages/index.ts'
import { statusLook } from './looks.ts'
import { statusWord } from './state-words.ts'
import { campaignRail, type CampaignStatus } from './states.ts'

export interface CampaignRailProps {
  status: CampaignStatus
  /** How far it was when it was given up; default the plan in progress. */
  reached?: CampaignStatus
  size?: RailProps['size']
}

/** How far a campaign is: eleven ticks with the name of the one that is reached; aborted stands beside it (CAMP-08). */
export function CampaignRail({ status, reached = 2, size }: CampaignRailProps) {
  const words = useMessages(campaignWords)
  const { t } = words
  // What stands on no tick of the rail stands beside it.
  const isBeside = !campaignRail.includes(status)
  return (
    <Rail
      label={t('rail.label')}
      steps={campaignRail.map((step) => ({ id: step, name: statusWord(words, step) }))}
      current={isBeside ? reached : status}
      offRail={
        isBeside ? { label: statusWord(words, status), icon: statusLook(status).icon } : undefined
      }
      size={size}
    />
  )
}
