import { expect, test } from 'vitest'
import { pulseFacts } from './pulse.logic.ts'

const pulse = { applicationId: 101, approvals: 0, live: 0, overdue: 0, unread: 0 }

test('a tile says what waits first, and nothing of what is zero (D-12)', () => {
  expect(pulseFacts({ ...pulse, live: 4, approvals: 2, unread: 1 })).toEqual([
    { kind: 'approvals', count: 2 },
    { kind: 'unread', count: 1 },
    { kind: 'live', count: 4 },
  ])
  expect(pulseFacts(pulse)).toEqual([])
})
