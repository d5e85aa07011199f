import { expect, test } from 'vitest'
import { dayFrom } from '../../platform/berlin-time.ts'
import { createManyDecisions, type DecidedCampaign } from './decision-volume.ts'
import { createRandom } from '../random.ts'

const now = new Date('2026-11-20T09:00:00Z')
const campaign: DecidedCampaign = { applicationId: 101, campaignId: 7, plannerId: 2, leadId: 3, start: 40, isOver: false } // prettier-ignore
const plan = { name: 'Welle 1', mediaTypeId: 5, publisher: 'Kanal 9', budget: 9_500, currencyName: 'Euro (EUR)', startDate: '2026-12-30', endDate: '2027-01-30' } // prettier-ignore

function tell(seed: number) {
  const many = createManyDecisions(now, createRandom(seed))
  return Array.from({ length: 300 }, (_, index) => {
    const states = many.statesOf(['Approving', 'Approving', 'Purchasing'])
    return {
      states,
      due: many.release(campaign, [index]),
      decided: states.map((state) => many.decide(campaign, index, state, plan)),
      deadlines: many.deadlinesOf(campaign, index, 'Planning', 5),
    }
  })
}

test('the same seed tells the same of approvals and deadlines, another one something else (T-27, T-37)', () => {
  expect(tell(46)).toEqual(tell(46))
  expect(tell(47)).not.toEqual(tell(46))
})

test('some wait, some are approved, some rejected with a reason; few approvals are overdue (D-01)', () => {
  const told = tell(46)
  const decided = told.flatMap((one) => one.decided)
  const count = (decision: string) => decided.filter((one) => one.decision === decision).length
  expect(count('pending')).toBeGreaterThan(300)
  expect(count('approved')).toBeGreaterThan(300)
  expect(count('rejected')).toBeGreaterThan(30)
  for (const one of decided)
    if (one.decision === 'rejected') expect(one).toMatchObject({ decided_by: 3, decision_comment: expect.any(String) }) // prettier-ignore
  const late = told.filter(({ due }) => due! < dayFrom(now, 0)).length
  expect(late).toBeGreaterThan(0)
  expect(late).toBeLessThan(300 / 10)
})

test('what is over or bought has its deadlines as planned; nothing is noted about them (T-27)', () => {
  const many = createManyDecisions(now, createRandom(46))
  const planned = { booking_deadline: dayFrom(now, 5), material_deadline: dayFrom(now, 35) }
  expect(many.deadlinesOf(campaign, 1, 'Transferred', 5)).toEqual(planned)
  expect(many.deadlinesOf({ ...campaign, isOver: true }, 1, 'Planning', 5)).toEqual(planned)
})
