import type { Query } from '../kit/query.ts'
import type { ViewItem } from '../kit/view-item.ts'

export type { ViewItem }

/** Where content is, for a while. */
export interface Content {
  url: string
  /** ISO moment. */
  expiresAt: string
}

/** What a viewer needs from its host. Everything rejects with a `PortError`. */
export interface ViewerPort {
  /** One thing; rejects `not-found` for one that is not there. */
  item: (id: number) => Query<ViewItem>
  /** The item and what stands beside it, in the order of their place. */
  siblings: (id: number) => Query<readonly ViewItem[]>
  /** A short-lived address from which a file can be shown. */
  content: (id: number) => Promise<Content>
  /** A short-lived address from which a file downloads. */
  download: (id: number) => Promise<{ url: string }>
  /** Notes that somebody looked at an item; never rejects. Absent: nothing is noted. */
  opened?: (id: number) => void
}
