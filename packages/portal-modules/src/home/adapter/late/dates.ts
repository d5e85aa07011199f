import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { campaignDates, channels, mediaKindOf } from '@atrium/api-client/contract'
import { toDayOff } from '../../../kit/adapter/deadline-status.ts'
import { portCalls } from '../../../kit/adapter/port-calls.ts'
import { deadlinesContribution, nearContribution } from '../../late/dates.ts'
import { dayFromWire } from '../../../kit/dates/index.ts'
import { cockpitHref } from './cockpit-href.ts'

const { asPort } = portCalls()

/** What starts or ends these days, and the next deadlines of the campaigns that are seen. */
export function datesOf(client: Client, scope: Scope) {
  const params = { applicationId: scope.tenant }
  const { key, load } = describeQuery(client, scope, campaignDates.upcoming, { params })
  const finish =
    ({ id, version }: { id: number; version: number }, kind: 'booking' | 'material') =>
    async () => {
      const input = { params: { ...params, id }, body: { [`${kind}Closing`]: 'done' as const } }
      await asPort(client.call(channels.save, input, { ifMatch: version }))
    }
  const query = {
    key,
    load: async () => {
      const { near, deadlines } = await load()
      return {
        near: near.map(({ startDate, endDate, mediaTypeIds, ...campaign }) => ({
          id: campaign.id,
          name: campaign.name,
          start: dayFromWire(startDate),
          end: dayFromWire(endDate),
          ...(mediaTypeIds[0] !== undefined && { media: mediaKindOf(mediaTypeIds[0]) }),
          href: cockpitHref(campaign, scope.tenant),
        })),
        deadlines: deadlines.map(({ kind, day, campaign, channel, dayOff, can }) => ({
          kind,
          day: dayFromWire(day)!,
          campaign: campaign.name,
          channel: channel?.name ?? null,
          dayOff: toDayOff(dayOff),
          href: cockpitHref(campaign, scope.tenant),
          ...(channel && kind !== 'approval' && can.close && { finish: finish(channel, kind) }),
        })),
      }
    },
  }
  return [nearContribution({ query }), deadlinesContribution({ query })]
}
