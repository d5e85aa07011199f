import type { Component } from '@atrium/api-client/contract'
import type { CommandItem } from '@atrium/design-system'

/** Where is searched: everywhere in the application, or on one page (SRCH-03). */
export type SearchScope = { pageId: number } | undefined

/** What is kept of a found item, so that it can be opened, now or from the recent ones. */
export type FoundComponent = Pick<
  Component,
  'id' | 'type' | 'displayName' | 'description' | 'url' | 'isExternal' | 'parentComponentId'
>

/** A found campaign, and the star that the person gave it (T-29). */
export type FoundCampaign = FoundComponent & Pick<SearchResult, 'isStarred' | 'sign'>

/** One thing that can be found, and what happens when it is chosen. */
export interface SearchResult extends CommandItem {
  open: () => void
  /** Kept among the recent ones, to be found there by these words; absent: it is not. */
  recall?: { pageId: number } | { component: FoundComponent }
  /** Stands before all others, as campaigns and direct orders do (SRCH-02). */
  isFirst?: boolean
  /** Stands before others of its kind: the person marked it (T-29). */
  isStarred?: boolean
}

export interface SearchRequest {
  signal: AbortSignal
  scope: SearchScope
  /** How many at most. */
  limit: number
}

/** One source of what can be found. The field, the palette and the results page know nothing else. */
export interface SearchProvider {
  id: string
  /** Which heading its things stand under. */
  kind: 'pages' | 'actions' | 'results'
  /** What is known here and found at once; shown before anything is typed. */
  items?: readonly SearchResult[]
  /** Asks elsewhere, from two letters on (SRCH-01). */
  search?: (query: string, request: SearchRequest) => Promise<readonly SearchResult[]>
}
