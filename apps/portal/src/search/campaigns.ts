import type { Client } from '@atrium/api-client'
import { campaigns, type Campaign } from '@atrium/api-client/contract'
import { cockpitPath } from '@atrium/portal-modules/kit'
import { StarMark } from '@atrium/portal-modules/kit/campaigns'
import { createElement } from 'react'
import type { FoundCampaign, SearchRequest } from './search.types.ts'

/** So many are looked at, so that a star is not missed behind the first names. */
const looked = 50

/** Campaigns as things that are found, those with the person's own star first (SRCH-08, T-29). */
export async function findCampaigns(
  client: Client,
  applicationId: number,
  query: string,
  { signal, scope, limit }: SearchRequest,
): Promise<FoundCampaign[]> {
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
    .map(toFound)
}

/** The first of the person's own, by name (T-29). */
export async function findStarred(
  client: Client,
  applicationId: number,
  { signal, limit }: Pick<SearchRequest, 'signal' | 'limit'>,
): Promise<FoundCampaign[]> {
  const input = { params: { applicationId }, query: { starred: true, page: 0, count: limit } }
  return (await client.call(campaigns.list, input, { signal })).map(toFound)
}

const toFound = (campaign: Campaign): FoundCampaign => ({
  // Below all ids of components, so that it is nothing else's.
  id: -campaign.id,
  type: 'campaign',
  displayName: campaign.name,
  description: campaign.client.name,
  url: cockpitPath(campaign),
  isExternal: false,
  parentComponentId: null,
  isStarred: campaign.isStarred,
  ...(campaign.isStarred && { sign: createElement(StarMark) }),
})
