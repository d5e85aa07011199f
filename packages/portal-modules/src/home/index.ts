'use client'

export { Home } from './Home.tsx'
export type { HomeProps } from './Home.tsx'
export { homeQuestions } from './home.port.ts'
export type {
  FirstStep,
  FirstStepKey,
  FirstSteps,
  FirstStepsPort,
  HomeAction,
  HomeContext,
  HomeContribution,
  HomePort,
  HomeQuestion,
  HomeRow,
} from './home.port.ts'
export { manifest } from './manifest.ts'
export { changesContribution, type Change, type Overview } from './sources/changes.ts'
export { approvalsContribution, type WaitingApproval } from './late/approvals.ts'
export { deadlinesContribution, nearContribution, type Dates } from './late/dates.ts'
export { starredContribution, type StarredCampaign } from './late/starred.ts'
export { recentContribution, type Recent } from './sources/recent.ts'
export { waitingContribution, type Notice } from './sources/waiting.ts'
