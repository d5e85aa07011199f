import type { ModuleProps } from '../kit/index.ts'
import type { ApprovalsPort } from './approvals.port.ts'
import { Approvals, CampaignApprovals } from './Approvals.tsx'
import type { ApprovalsConfig } from './manifest.ts'

/** The inbox, or the card of one campaign, as a registry shows it. */
export function ApprovalsModule({
  port,
  config: { campaignId },
}: ModuleProps<ApprovalsPort, ApprovalsConfig>) {
  return campaignId === undefined ? (
    <Approvals port={port} />
  ) : (
    <CampaignApprovals key={campaignId} port={port} campaignId={campaignId} />
  )
}
