import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { calendarFeeds } from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { CampaignsPort } from '../campaigns.port.ts'

const { asPort } = portCalls()

/** The address under which other programs subscribe to the calendar. */
export function calendarPort(client: Client, scope: Scope): NonNullable<CampaignsPort['calendar']> {
  const params = { applicationId: scope.tenant }
  return {
    feed() {
      const { key, load } = describeQuery(client, scope, calendarFeeds.get, { params })
      return { key: [...key, 'calendar'], load: async () => (await asPort(load())).feed }
    },
    renew: async ({ commandId }) => {
      const { url } = await asPort(
        client.call(calendarFeeds.renew, { params }, { idempotencyKey: commandId }),
      )
      return { url }
    },
    withdraw: async ({ commandId }) => {
      await asPort(client.call(calendarFeeds.withdraw, { params }, { idempotencyKey: commandId }))
    },
  }
}
