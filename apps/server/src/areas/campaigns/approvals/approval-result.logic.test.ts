import { approvalResult } from '@atrium/api-client/contract'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, planOf } from '../plan/campaign-plan.ts'
import { statusOf } from '../campaigns.logic.ts'
import { standingOf } from '../campaigns.mapper.ts'
import type { ChannelRow } from '../plan/channels.repository.ts'
import { isReleasable, isReopenedByChange, movesFrom } from '../plan/planning.logic.ts'
import { afterStep, expectedResult, manySteps, waitingChannel, type Step } from '../testing/approval-steps.ts' // prettier-ignore

const waitingRow = (name: string): ChannelRow => ({
  application_id: 1,
  id: 1,
  campaign_id: 1,
  campaign_name: 'Kids',
  campaign_end: null,
  position: 0,
  has_own_currency: false,
  external_id: null,
  name,
  media_type_id: 1,
  channel_type: null,
  publisher: null,
  budget: 1_000,
  currency_name: null,
  start_date: null,
  end_date: null,
  workflow_state: 'Approving',
  external_approval_requested: false,
  decision: 'pending',
  decided_by: null,
  decider_first_name: null,
  decider_last_name: null,
  decided_at: null,
  decision_comment: null,
  decided_hash: null,
  condition: null,
  condition_met_at: null,
  condition_met_by: null,
  meeter_first_name: null,
  meeter_last_name: null,
  pauses: [],
  booking_deadline: null,
  material_deadline: null,
  deadline_marks: [],
  version: 1,
})

/** A row after a step, as the services write it. */
function written(row: ChannelRow, step: Step): ChannelRow {
  switch (step.does) {
    case 'approve':
    case 'approveWithCondition': {
      const condition = step.does === 'approve' ? null : 'Nur mit Motiv B.'
      return { ...row, workflow_state: 'Approved', decision: 'approved', decided_hash: hashOf(planOf(row)), condition, condition_met_at: null } // prettier-ignore
    }
    case 'meet':
      return { ...row, condition_met_at: new Date(0) }
    case 'takeBack':
      return { ...row, condition_met_at: null }
    case 'reject':
      return { ...row, workflow_state: 'Adjusting', decision: 'rejected', decided_hash: hashOf(planOf(row)) } // prettier-ignore
    case 'release':
      expect(isReleasable(row.workflow_state)).toBe(true)
      return {
        ...row,
        workflow_state: 'Approving',
        decision: 'pending',
        decided_hash: null,
        condition: null,
        condition_met_at: null,
      }
    case 'withdraw': {
      const moves = movesFrom({ workflowState: row.workflow_state, externalApprovalRequested: false }) // prettier-ignore
      expect(moves).toContain('Adjusting')
      return { ...row, workflow_state: 'Adjusting' }
    }
    case 'change': {
      const next = { ...row, budget: step.budget }
      const isOther = hashOf(planOf(next)) !== hashOf(planOf(row))
      const isReopened = isOther && isReopenedByChange(row.workflow_state)
      return isReopened ? { ...next, workflow_state: 'Adjusting' } : next
    }
  }
}

test('after any sequence of decisions, changes and withdrawals only the plans that were approved count as approved (D-02, T-38, COCK-09, CAMP-08)', () => {
  assert(
    property(manySteps, (steps) => {
      const names = ['TV', 'Radio', 'Plakat', 'Social']
      const told = names.map(waitingChannel)
      const rows = names.map(waitingRow)
      for (const step of steps) {
        const next = afterStep(told[step.at]!, step)
        if (!next) continue
        told[step.at] = next
        rows[step.at] = written(rows[step.at]!, step)
        const channels = rows.map((row) => ({ name: row.name, standing: standingOf(row) }))
        expect(approvalResult(channels)).toEqual(expectedResult(told))
        // The plan of a campaign is released exactly when all of its channels are approved.
        const isReleased = statusOf(rows.map((row) => row.workflow_state)) >= 7
        expect(isReleased).toBe(told.every(({ state }) => state === 'approved'))
      }
    }),
    { numRuns: 1_000 },
  )
})
