import type { ApprovalsPort } from './approvals.port.ts'
import { useCampaignApprovals } from './useCampaignApprovals.ts'
import { useInbox } from './useInbox.ts'
import { CampaignApprovalsView } from './views/CampaignApprovalsView.tsx'
import { InboxView } from './views/InboxView.tsx'

export interface ApprovalsProps {
  port: ApprovalsPort
}

/** Everything that waits for the reader's decision, in one list (D-01, T-37). */
export function Approvals({ port }: ApprovalsProps) {
  return <InboxView model={useInbox(port)} />
}

export interface CampaignApprovalsProps extends ApprovalsProps {
  campaignId: number
}

/** What is to be decided about one campaign, and what was (COCK-08, COCK-09). */
export function CampaignApprovals({ port, campaignId }: CampaignApprovalsProps) {
  return <CampaignApprovalsView model={useCampaignApprovals(port, campaignId)} />
}
