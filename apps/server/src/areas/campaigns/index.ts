export { hashOf, type ChannelPlan } from './campaign-plan.ts'
export { campaignRoutes } from './campaigns.routes.ts'
export { statusOf, type WorkflowState } from './campaigns.logic.ts'
