import type { AudienceChanges } from '../kit/audience/audience.types.ts'
import type { Query } from '../kit/index.ts'

/** A module on a page: what people see of the page, they see because of it (PERM-13). */
export interface PageModule {
  id: number
  name: string
  /** Ids of the groups that see it, and of people who see it alone. */
  audience: readonly number[]
  version: number
  /** Something can lie inside. */
  isContainer: boolean
  /** Whether the reader may change who sees it. */
  canChangeAudience: boolean
}

/** A page of the application. Whoever sees one of its modules sees it. */
export interface PortalPage {
  id: number
  name: string
  modules: readonly PageModule[]
}

/** What the list of pages needs. Everything rejects with a `PortError`. */
export interface PageListPort {
  /** All pages that hold modules, in the order of the navigation. */
  pages: () => Query<readonly PortalPage[]>
  /** Changing who sees modules (PERM-14, T-70). */
  audience: AudienceChanges
  /** Calls when pages, or who sees them, may be others; returns what stops it. Absent: nothing is live. */
  onChange?: (listener: () => void) => () => void
}
