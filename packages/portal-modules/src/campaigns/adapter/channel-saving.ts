import type { Client, Scope } from '@atrium/api-client'
import { channels } from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { CampaignsPort } from '../campaigns.port.ts'
import { toPlanned } from './to-campaign.ts'

const { asPort } = portCalls()

/** Saves days, pauses and deadlines of one channel over the version that was seen. */
export function channelSaving(
  client: Client,
  scope: Scope,
): NonNullable<CampaignsPort['saveChannel']> {
  const params = { applicationId: scope.tenant }
  return async ({ channel, edit, commandId }) => {
    const { start, end, pauses, bookingDeadline, materialDeadline, ...closings } = edit
    const body = {
      startDate: onWire(start),
      endDate: onWire(end),
      pauses: pauses?.map((one) => ({ startDate: toDay(one.start), endDate: toDay(one.end) })),
      bookingDeadline: onWire(bookingDeadline),
      materialDeadline: onWire(materialDeadline),
      ...closings,
    }
    const saved = await asPort(
      client.call(
        channels.save,
        {
          params: { ...params, id: channel.id },
          body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
        },
        { idempotencyKey: commandId, ifMatch: channel.version },
      ),
    )
    return toPlanned(saved)
  }
}

/** Undefined is left out of what is sent, null takes a day away. */
const onWire = (day: string | null | undefined) => (day ? toDay(day) : day)
