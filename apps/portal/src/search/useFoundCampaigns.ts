import { useAtrium } from '@atrium/api-client'
import { searchMinimumLength } from '@atrium/api-client/values'
import { useEffect, useState } from 'react'
import { findCampaigns } from './campaigns.ts'
import type { FoundCampaign, SearchScope } from './search.types.ts'
import { searchPageLimit } from './searchAddress.ts'

const none: readonly FoundCampaign[] = []

/** Campaigns for the page of results; until others are found, what was found stays (SRCH-08). */
export function useFoundCampaigns(query: string, scope: SearchScope): readonly FoundCampaign[] {
  const { client, scope: place } = useAtrium()
  const [found, setFound] = useState(none)
  const pageId = scope?.pageId
  const { tenant } = place
  useEffect(() => {
    if (query.length < searchMinimumLength) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const where = pageId === undefined ? undefined : { pageId }
    findCampaigns(client, tenant, query, { signal, scope: where, limit: searchPageLimit }).then(
      setFound,
      // What else is found is shown, and says what is wrong where nothing is.
      () => signal.aborted || setFound(none),
    )
    return () => stop.abort()
  }, [client, tenant, query, pageId])
  return found
}
