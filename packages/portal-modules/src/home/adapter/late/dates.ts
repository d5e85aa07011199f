import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { campaignDates, mediaKindOf } from '@atrium/api-client/contract'
import { deadlinesContribution, nearContribution } from '../../late/dates.ts'
import { dayOf } from '../days.ts'
import { cockpitHref } from './cockpit-href.ts'

/** What starts or ends these days, and the next deadlines of the campaigns that are seen. */
export function datesOf(client: Client, scope: Scope) {
  const params = { applicationId: scope.tenant }
  const { key, load } = describeQuery(client, scope, campaignDates.upcoming, { params })
  const query = {
    key,
    load: async () => {
      const { near, deadlines } = await load()
      return {
        near: near.map(({ startDate, endDate, mediaTypeIds, ...campaign }) => ({
          id: campaign.id,
          name: campaign.name,
          start: dayOf(startDate),
          end: dayOf(endDate),
          ...(mediaTypeIds[0] !== undefined && { media: mediaKindOf(mediaTypeIds[0]) }),
          href: cockpitHref(campaign, scope.tenant),
        })),
        deadlines: deadlines.map(({ kind, day, campaign, channel }) => ({
          kind,
          day: dayOf(day)!,
          campaign: campaign.name,
          channel: channel?.name ?? null,
          href: cockpitHref(campaign, scope.tenant),
        })),
      }
    },
  }
  return [nearContribution({ query }), deadlinesContribution({ query })]
}
