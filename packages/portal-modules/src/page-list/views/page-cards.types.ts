import type { PageModule, PortalPage } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'

/** What somebody wants to do that a dialog asks about. */
export type Asked =
  | { about: 'new-page' }
  | { about: 'page'; page: PortalPage }
  | { about: 'new-module'; page: PortalPage }
  | { about: 'module'; page: PortalPage; module: PageModule }
  | { about: 'audience'; name: string; modules: readonly PageModule[] }
  | { about: 'removal'; page: PortalPage; module?: PageModule }

export interface PageCardsProps {
  model: PageListModel
  pages: readonly PortalPage[]
  onAsk: (asked: Asked) => void
  /** Absent: nobody looks as somebody else. */
  onViewAs: ((page: PortalPage) => void) | undefined
}
