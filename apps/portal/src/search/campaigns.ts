import type { Client } from '@atrium/api-client'
import { campaigns } from '@atrium/api-client/contract'
import { cockpitPath } from '@atrium/portal-modules/kit'
import type { FoundComponent, SearchRequest } from './search.types.ts'

/** So many are looked at, so that a star is not missed behind the first names. */
const looked = 50

/** Campaigns as things that are found, those with the person's own star first (SRCH-08, T-29). */
export async function findCampaigns(
  client: Client,
  applicationId: number,
  query: string,
  { signal, scope, limit }: SearchRequest,
): Promise<(FoundComponent & { isStarred: boolean })[]> {
  // None lies on a page.
  if (scope) return []
  const found = await client.call(
    campaigns.list,
    { params: { applicationId }, query: { searchQuery: query, page: 0, count: looked } },
    { signal },
  )
  return found
    .toSorted((one, other) => Number(other.isStarred) - Number(one.isStarred))
    .slice(0, limit)
    .map((campaign) => ({
      // Below all ids of components, so that it is nothing else's.
      id: -campaign.id,
      type: 'campaign',
      displayName: campaign.name,
      description: campaign.client.name,
      url: cockpitPath(campaign),
      isExternal: false,
      parentComponentId: null,
      isStarred: campaign.isStarred,
    }))
}
