import { useAtrium, type Client } from '@atrium/api-client'
import { searchMinimumLength } from '@atrium/api-client/values'
import { useEffect, useState } from 'react'
import type { SearchRequest, SearchScope } from './search.types.ts'
import { searchPageLimit } from './searchAddress.ts'

/**
 * What else the page of results shows, such as campaigns and people; until other is found, what was found
 * stays (SRCH-08).
 * @param find  the same function each time
 */
export function useFound<Found>(
  find: (
    client: Client,
    applicationId: number,
    query: string,
    request: SearchRequest,
  ) => Promise<readonly Found[]>,
  query: string,
  scope: SearchScope,
): readonly Found[] {
  const { client, scope: place } = useAtrium()
  const [found, setFound] = useState<readonly Found[]>([])
  const pageId = scope?.pageId
  const { tenant } = place
  useEffect(() => {
    if (query.length < searchMinimumLength) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const where = pageId === undefined ? undefined : { pageId }
    find(client, tenant, query, { signal, scope: where, limit: searchPageLimit }).then(
      (list) => signal.aborted || setFound(list),
      // What else is found is shown, and says what is wrong where nothing is.
      () => signal.aborted || setFound([]),
    )
    return () => stop.abort()
  }, [client, find, tenant, query, pageId])
  return found
}
