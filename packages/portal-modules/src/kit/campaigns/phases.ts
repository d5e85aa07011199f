import type { DaySpan } from '../dates/index.ts'
import { abortedStatus, inReleaseStatus, releasedStatus, type CampaignStatus } from './states.ts'

/** The three tabs of the campaign status (CAMP-01). */
export const phases = ['progress', 'live', 'done'] as const
export type Phase = (typeof phases)[number]

/** The board's columns of what is in progress (CAMP-17). */
export const progressColumns = ['briefing', 'planning', 'approval', 'buying'] as const
export type ProgressColumn = (typeof progressColumns)[number]

/** What a rule about time needs of a campaign; days as `YYYY-MM-DD`. */
export interface Flight {
  start: string | null
  end: string | null
}
export interface CampaignTiming extends Flight {
  status: CampaignStatus
}

/** Which tab a campaign stands in: dates first, then the state (CAMP-02). */
export function phaseOf({ start, end, status }: CampaignTiming, today: string): Phase {
  if ((end !== null && end < today) || status === abortedStatus) return 'done'
  return isOn({ start, end }, today) && status >= releasedStatus ? 'live' : 'progress'
}

/** It has begun by its dates, and its plan is not released: it should be live (A2). */
export const shouldBeLive = ({ start, end, status }: CampaignTiming, today: string): boolean =>
  isOn({ start, end }, today) && status < releasedStatus && status !== abortedStatus

/** The column of a campaign in progress, by its state (CAMP-17). */
export function columnOf({ status }: Pick<CampaignTiming, 'status'>): ProgressColumn {
  if (status <= 1) return 'briefing'
  if (status === inReleaseStatus) return 'approval'
  return status === releasedStatus || status >= 9 ? 'buying' : 'planning'
}

const isOn = ({ start, end }: Flight, today: string) =>
  start !== null && start <= today && (end === null || end >= today)

/** Whether a flight touches a span; an open end reaches on (CAMP-06). */
export const runsIn = ({ start, end }: Flight, { from, to }: DaySpan): boolean =>
  (start !== null || end !== null) &&
  (start === null || start <= to) &&
  (end === null || end >= from)
