export { DeadlineLegend } from './DeadlineLegend.tsx'
export {
  byUrgency,
  closedDeadlines,
  deadlineIcons,
  deadlineKinds,
  deadlineTone,
  openDeadlines,
  usualDue,
} from './deadlines.ts'
export type {
  ChannelDeadlineKind,
  ClosedDeadline,
  DayOff,
  Deadline,
  DeadlineClosing,
  DeadlineKind,
  DeadlineStatus,
} from './deadlines.ts'
export { closedDeadlineWords, dayOffWords, openDeadlineWords } from './deadline-words.ts'
export { DeadlineMenu } from './DeadlineMenu.tsx'
export { MoveDeadlineDialog } from './MoveDeadlineDialog.tsx'
export { useDeadlineCommands } from './useDeadlineCommands.ts'
export { budgetDifference, budgetWords } from './budget.ts'
export type { BudgetWords, CampaignBudget } from './budget.ts'
export { CampaignRail } from './CampaignRail.tsx'
export type { CampaignRailProps } from './CampaignRail.tsx'
export { currencyCode, formatBudget, formatRange } from './format.ts'
export { ConditionMark } from './ConditionMark.tsx'
export {
  approvalProgressWords,
  openConditionWords,
  plannedStateWords,
  stateWord,
  stateWords,
  statusWord,
} from './state-words.ts'
export type { ApprovalProgress } from './state-words.ts'
export { conditionalLook, stateLook, statusLook } from './looks.ts'
export type { StateLook } from './looks.ts'
export { campaignWords } from './messages/index.ts'
export { columnOf, phaseOf, phases, progressColumns, runsIn, shouldBeLive } from './phases.ts'
export type { Flight, CampaignTiming, Phase, ProgressColumn } from './phases.ts'
export {
  abortedStatus,
  campaignRail,
  campaignStatuses,
  inReleaseStatus,
  isTentative,
  releasedStatus,
  statusOf,
  statusOfChannels,
  workflowStates,
} from './states.ts'
export type {
  ApprovalStanding,
  CampaignStatus,
  KnownCampaignStatus,
  KnownWorkflowState,
  Setback,
  WorkflowState,
} from './states.ts'
export { StarMark } from './StarMark.tsx'
