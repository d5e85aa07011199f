import type { Client } from '@atrium/api-client'
import { componentSearch, type Page, type User } from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'
import { pageIcon } from '@atrium/portal-modules/kit'
import { isInside } from '../addresses/pageAddress.ts'
import type { FoundComponent, SearchProvider, SearchResult } from './search.types.ts'

/** What lies on the pages: files, folders, reports, links, posts and whatever else the server finds (SRCH-08). */
export const componentProvider = (
  client: Client,
  applicationId: number,
  toResult: (component: FoundComponent) => SearchResult,
): SearchProvider => ({
  id: 'components',
  kind: 'results',
  search: async (query, { signal, scope, limit }) => {
    const found = await client.call(
      componentSearch.find,
      { params: { applicationId }, query: { query, count: limit, ...scope } },
      { signal },
    )
    return found.map(toResult)
  },
})

/** Campaigns; how they are asked for comes when somebody searches (SRCH-08). */
export const campaignProvider = (
  client: Client,
  applicationId: number,
  toResult: (component: FoundComponent) => SearchResult,
): SearchProvider => ({
  id: 'campaigns',
  kind: 'results',
  search: async (query, request) => {
    const { findCampaigns } = await import('./campaigns.ts')
    const found = await findCampaigns(client, applicationId, query, request)
    return found.map((one) => ({ ...toResult(one), isStarred: one.isStarred, sign: one.sign }))
  },
})

/** People of the application; undefined is somebody who leads nowhere (T-13). */
export const peopleProvider = (
  client: Client,
  applicationId: number,
  toResult: (person: User) => SearchResult | undefined,
): SearchProvider => ({
  id: 'people',
  kind: 'results',
  search: async (query, request) => {
    const { findPeople } = await import('./people.ts')
    const found = await findPeople(client, applicationId, query, request)
    return found.flatMap((person) => toResult(person) ?? [])
  },
})

/** The pages of the application, as its navigation has them. */
export const pageProvider = (
  pages: readonly Page[],
  open: { inside: (page: Page) => void; outside: (page: Page) => void },
): SearchProvider => ({
  id: 'pages',
  kind: 'pages',
  items: pages.flatMap((page): SearchResult[] => {
    if (!isInside(page) && !page.isExternal) return []
    return [
      {
        id: `page-${page.id}`,
        label: page.displayName,
        keywords: `${page.description ?? ''} ${slugOf(page)}`,
        icon: pageIcon(page.icon),
        recall: { pageId: page.id },
        open: () => (page.isExternal ? open.outside(page) : open.inside(page)),
      },
    ]
  }),
})
