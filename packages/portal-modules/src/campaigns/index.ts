'use client'

export { Campaigns } from './Campaigns.tsx'
export type { CampaignsProps } from './Campaigns.tsx'
export type {
  Campaign,
  CampaignChange,
  CampaignsPort,
  Named,
  PlannedChannel,
  ReleaseCommand,
} from './campaigns.port.ts'
export { manifest } from './manifest.ts'
export { useCampaigns } from './useCampaigns.ts'
export type { CampaignsModel } from './campaigns.model.ts'
export type { SavedView, SavedViewsPort } from '../kit/saved-views/index.ts'
export { CampaignsView } from './views/CampaignsView.tsx'
export type { CampaignsViewProps } from './views/CampaignsView.tsx'
