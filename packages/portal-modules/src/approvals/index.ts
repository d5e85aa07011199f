'use client'

export { Approvals, CampaignApprovals } from './Approvals.tsx'
export type { ApprovalsProps, CampaignApprovalsProps } from './Approvals.tsx'
export type {
  Approval,
  ApprovalList,
  ApprovalsChange,
  ApprovalsPort,
  ChannelApproval,
  Decision,
  DecisionCommand,
  OrderApproval,
  Outcome,
  PastDecision,
  Plan,
} from './approvals.port.ts'
export { manifest } from './manifest.ts'
export type { ApprovalsConfig } from './manifest.ts'
export { useCampaignApprovals } from './useCampaignApprovals.ts'
export type { CampaignApprovalsModel } from './useCampaignApprovals.ts'
export { useInbox } from './useInbox.ts'
export type { InboxModel, Shown, Tab } from './useInbox.ts'
export { CampaignApprovalsView } from './views/CampaignApprovalsView.tsx'
export { InboxView } from './views/InboxView.tsx'
