import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { directOrders, regionKey } from '@atrium/api-client/contract'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { DirectOrdersPort } from '../direct-orders.port.ts'
import type { RegionBudgets } from '../region-budgets.port.ts'
import { asPort, orderChanged } from './order-answer.ts'

/** What regions may book in a year. */
export function budgetCalls(
  client: Client,
  scope: Scope,
  live: LiveEvents | undefined,
): NonNullable<DirectOrdersPort['budgets']> {
  const params = { applicationId: scope.tenant }
  return {
    of: (year, region) => {
      const query = { year, ...(region !== undefined && { region }) }
      const { key, load } = describeQuery(client, scope, directOrders.regionBudgets, { params, query }) // prettier-ignore
      return { key: [...key, 'budgets'], load: () => asPort(load()) }
    },
    set: ({ commandId, version, ...body }) =>
      portCalls({}, { currentOf: (current) => current as RegionBudgets }).asPort(
        client.call(
          directOrders.saveRegionBudget,
          { params, body },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),
    keyOf: regionKey,
    ...(live && {
      onChange: (listener: () => void) =>
          listenToTypes(live, scope.tenant, ['regionBudgets.changed', orderChanged, 'rights.changed'], listener), // prettier-ignore
    }),
  }
}
