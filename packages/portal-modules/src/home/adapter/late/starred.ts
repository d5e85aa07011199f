import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { campaigns } from '@atrium/api-client/contract'
import { statusOf } from '../../../kit/campaigns/states.ts'
import { starredContribution } from '../../late/starred.ts'
import { dayFromWire } from '../../../kit/dates/index.ts'
import { cockpitHref } from './cockpit-href.ts'

/** The campaigns of this application that the reader marked with a star. */
export function starredOf(client: Client, scope: Scope) {
  const input = { params: { applicationId: scope.tenant }, query: { starred: true } }
  const { key, load } = describeQuery(client, scope, campaigns.list, input)
  const query = {
    key,
    load: async () =>
      (await load()).map(({ startDate, endDate, status, channels, ...campaign }) => ({
        id: campaign.id,
        name: campaign.name,
        start: dayFromWire(startDate),
        end: dayFromWire(endDate),
        status: statusOf(
          status,
          channels.map(({ workflowState }) => workflowState.name),
        ),
        href: cockpitHref(campaign, scope.tenant),
      })),
  }
  return [starredContribution({ query })]
}
