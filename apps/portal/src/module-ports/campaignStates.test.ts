import { workflowStates as contracted } from '@atrium/api-client/contract'
import { workflowStates } from '@atrium/portal-modules/kit/campaigns'
import { expect, test } from 'vitest'

test('the states that the portal knows are those of the contract, in their order (COCK-07)', () => {
  expect(workflowStates).toEqual(contracted)
})
