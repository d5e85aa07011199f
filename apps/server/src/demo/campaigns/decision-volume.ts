import { hashOf, type ChannelPlan, type WorkflowState } from '../../areas/campaigns/index.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { bookingLeadOf, materialLead } from './campaign-columns.ts'
import { atOffice } from '../office-hours.ts'
import type { Random } from '../random.ts'
import { insertRows } from '../rows.ts'

/** A campaign whose channels are decided; who asks and who decides is null where a tenant has nobody. */
export interface DecidedCampaign {
  applicationId: number
  campaignId: number
  plannerId: number | null
  leadId: number | null
  /** Days from the first start. */
  start: number
  /** Its last day is past: nobody asks for its deadlines any more. */
  isOver: boolean
}

type ChannelDeadline = 'booking' | 'material'

const dayLength = 86_400_000
const reasons = ['Der Zeitraum passt nicht zu unserer Aktion.', 'Bitte das Budget um ein Zehntel senken.', 'Dieses Umfeld möchten wir nicht belegen.', 'Das Motiv ist noch nicht mit dem Einkauf abgestimmt.'] // prettier-ignore
const remarks = ['Bitte die zweite Woche stärker belegen.', 'Wie besprochen.', 'Bitte vor dem Druck noch einmal vorlegen.'] // prettier-ignore

const undecided: ReadonlySet<WorkflowState> = new Set(['Started', 'Briefing', 'Briefed', 'Planning', 'Checking', 'Ready', 'Approving', 'Deactivated']) // prettier-ignore
/** States in which a deadline is met without anybody noting it. */
const met: Readonly<Record<ChannelDeadline, ReadonlySet<WorkflowState>>> = {
  booking: new Set(['Purchased', 'Confirmed', 'Transferred', 'Deactivated']),
  material: new Set(['Confirmed', 'Transferred', 'Deactivated']),
}

/** Approvals and deadlines of many campaigns, the same every time for the same numbers (T-27, T-37). */
export function createManyDecisions(now: Date, random: Random) {
  const history: (Record<string, unknown> & { created_at: Date })[] = []
  const marks: Record<string, unknown>[] = []
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pick = <T>(list: readonly T[]) => list[between(0, list.length - 1)]!
  const isOnceIn = (times: number) => random() < 1 / times
  const momentAt = (days: number) => atOffice(new Date(now.getTime() + days * dayLength), now)
  const dayAt = (days: number) => dayFrom(now, days)

  /** The day of a deadline; notes where it was met, is not needed, or was moved there. Few are overdue. */
  function settle(campaign: DecidedCampaign, channelId: number, kind: ChannelDeadline, planned: number) {
    const mark = (name: string, daysAgo: number, fromDay?: number) =>
      marks.push({
        application_id: campaign.applicationId,
        channel_id: channelId,
        kind,
        mark: name,
        from_day: fromDay === undefined ? null : dayAt(fromDay),
        marked_at: momentAt(-daysAgo),
        marked_by: campaign.plannerId,
      })
    if (planned >= 0) {
      if (isOnceIn(15)) mark('moved', 2, planned - 4)
      return planned
    }
    if (isOnceIn(12)) return planned
    if (campaign.start > 3 && isOnceIn(2)) {
      mark('moved', 1, planned)
      return between(1, campaign.start - 1)
    }
    mark(isOnceIn(12) ? 'notNeeded' : 'done', 1 - planned)
    return planned
  } // prettier-ignore

  return {
    /** What became of channels that wait: of every other campaign some are approved or rejected by now. */
    statesOf(states: readonly WorkflowState[]): WorkflowState[] {
      if (!states.includes('Approving') || isOnceIn(2)) return [...states]
      return states.map((state) =>
        state === 'Approving'
          ? pick<WorkflowState>(['Approving', 'Approving', 'Approved', 'Adjusting'])
          : state,
      )
    },

    /** Puts the channels that wait into release; returns by when, mostly a day to come, one in twenty is overdue. */
    release(campaign: DecidedCampaign, channelIds: readonly number[]): string | undefined {
      if (channelIds.length === 0) return undefined
      const due = isOnceIn(20)
        ? -between(1, 4)
        : between(0, Math.max(1, Math.min(21, campaign.start)))
      history.push({
        application_id: campaign.applicationId,
        campaign_id: campaign.campaignId,
        kind: 'released',
        created_at: momentAt(-between(5, 14)),
        created_by: campaign.plannerId,
        after: { channelIds, approvalDueDate: dayAt(due) },
      })
      return dayAt(due)
    },

    /** What was decided of a channel, as its columns. */
    decide(campaign: DecidedCampaign, channelId: number, state: WorkflowState, plan: ChannelPlan) {
      if (undecided.has(state)) return { decision: 'pending' }
      const decision = state === 'Adjusting' ? 'rejected' : 'approved'
      const daysAgo = campaign.start < 0 ? between(5, 40) - campaign.start : between(1, 4)
      const comment = decision === 'rejected' ? pick(reasons) : isOnceIn(15) ? pick(remarks) : null
      const at = momentAt(-daysAgo)
      const hash = hashOf(plan)
      history.push({
        application_id: campaign.applicationId,
        campaign_id: campaign.campaignId,
        channel_id: channelId,
        kind: decision,
        created_at: at,
        created_by: campaign.leadId,
        comment,
        snapshot: plan,
        hash,
      })
      return { decision, decided_by: campaign.leadId, decided_at: at, decision_comment: comment, decided_hash: hash } // prettier-ignore
    },

    /** The deadlines of a channel, as its columns. */
    deadlinesOf(campaign: DecidedCampaign, channelId: number, state: WorkflowState, mediaTypeId: number) {
      const dayOf = (kind: ChannelDeadline, lead: number) => {
        const planned = campaign.start - lead
        const isSettled = campaign.isOver || met[kind].has(state)
        return dayAt(isSettled ? planned : settle(campaign, channelId, kind, planned))
      }
      return {
        booking_deadline: dayOf('booking', bookingLeadOf(mediaTypeId)),
        material_deadline: dayOf('material', materialLead),
      }
    }, // prettier-ignore

    /** Writes down what was decided and done; the channels have to be there. */
    async insert(tx: Transaction): Promise<void> {
      await insertRows(
        tx,
        'campaign_history',
        { application_id: 'int', campaign_id: 'int', channel_id: 'int', kind: 'text', created_at: 'timestamptz', created_by: 'int', comment: 'text', after: 'jsonb', snapshot: 'jsonb', hash: 'text' }, // prettier-ignore
        history.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()),
      )
      await insertRows(
        tx,
        'deadline_marks',
        { application_id: 'int', channel_id: 'int', kind: 'text', mark: 'text', from_day: 'date', marked_at: 'timestamptz', marked_by: 'int' }, // prettier-ignore
        marks,
      )
    },
  }
}
