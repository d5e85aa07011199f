import { addDays, daysBetween } from '../kit/dates/index.ts'
import { phaseOf, type CampaignTiming, type WorkflowState } from '../kit/campaigns/index.ts'
import type { ChannelEdit, PlannedChannel } from './campaigns.port.ts'

type Plan = readonly PlannedChannel[]

/** A channel as it will be once an edit is saved; who closes a deadline is only known then. */
export function withEdit(plan: Plan, id: number, edit: ChannelEdit): Plan {
  const { bookingClosing, materialClosing, ...fields } = edit
  const status = (channel: PlannedChannel, kind: 'booking' | 'material') => {
    const closing = kind === 'booking' ? bookingClosing : materialClosing
    const before = channel[`${kind}Status`]
    if (closing === undefined) return before
    const mark = closing && { kind: closing, from: null, at: '', by: null }
    return { mark, dayOff: before?.dayOff ?? null }
  }
  return plan.map((channel) =>
    channel.id === id
      ? {
          ...channel,
          ...fields,
          bookingStatus: status(channel, 'booking'),
          materialStatus: status(channel, 'material'),
        }
      : channel,
  )
}

/**
 * The order of a plan's rows: what is over, whose bars lie behind the window, comes after what is not. It is what
 * comes last of a long plan, too (T-22): then it moves nothing that somebody reads already.
 */
export function currentFirst<C extends CampaignTiming>(
  campaigns: readonly C[],
  today: string,
): C[] {
  const isOver = (campaign: C) => phaseOf(campaign, today) === 'done'
  return [...campaigns.filter((one) => !isOver(one)), ...campaigns.filter(isOver)]
}

/** Puts a channel in its place; a newer one that is there stays. */
export const withChannel = (plan: Plan, channel: PlannedChannel): Plan =>
  plan.map((one) => (one.id === channel.id && one.version <= channel.version ? channel : one))

const decided: ReadonlySet<WorkflowState> = new Set(['Approved', 'Verification', 'Purchasing', 'Purchased', 'Confirmed', 'Transferred']) // prettier-ignore

/** Whether the client has approved it: they are told of another plan (T-38). */
export const isDecided = ({ state }: Pick<PlannedChannel, 'state'>): boolean => decided.has(state)

/** Whether the client was asked about it: then it is stopped by its state and not deleted (CAMP-15). */
export const wasAsked = ({ state, setback }: Pick<PlannedChannel, 'state' | 'setback'>): boolean =>
  setback !== undefined || !makingStates.has(state)

const makingStates: ReadonlySet<WorkflowState> = new Set(['Started', 'Briefing', 'Briefed', 'Planning', 'Checking', 'Ready', 'Adjusting']) // prettier-ignore

/**
 * What is saved where a flight gets other days by hand. Moved as a whole its pauses go with it; made
 * shorter, those that it no longer holds go by themselves.
 */
export function spanEdit(
  { start, end, pauses }: Pick<PlannedChannel, 'start' | 'end' | 'pauses'>,
  span: { start: string; end?: string | undefined },
): ChannelEdit {
  const first = start ?? end
  const last = span.end ?? null
  const by = first === null ? 0 : daysBetween(first, span.start)
  const isMoved = by !== 0 && end !== null && last !== null && daysBetween(end, last) === by
  return {
    // Where only the last day is known, that is what the bar stands for.
    ...(start === null && first !== null ? {} : { start: span.start }),
    end: last,
    ...(isMoved &&
      pauses.length > 0 && {
        pauses: pauses.map((pause) => ({
          start: addDays(pause.start, by),
          end: addDays(pause.end, by),
        })),
      }),
  }
}
