import type { AudienceChanges } from '../kit/audience/audience.types.ts'
import type { Query } from '../kit/index.ts'

/** What can lie on a page; a collection of links has a kind of its own for each kind of links (ENT-12). */
export const moduleKinds = [
  'fileexplorer',
  'postCollection',
  'tasklist',
  'timeline',
  'campaign',
  'directorderlist',
  'seminarCollection',
  'contactlist',
  'linkcollection',
  'linkcollection-report',
  'linkcollection-file',
  'linkcollection-page',
] as const
export type ModuleKind = (typeof moduleKinds)[number]

/** A module on a page: what people see of the page, they see because of it (PERM-13). */
export interface PageModule {
  id: number
  name: string
  description: string | null
  /** Undefined: of a kind that this module has no words for. */
  kind: ModuleKind | undefined
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
  /** Null: it is called the same in English. */
  nameEn: string | null
  /** Null: the portal's own for pages. */
  icon: string | null
  /** First segment of its address in the portal; null where it leads elsewhere. */
  slug: string | null
  /** The whole address of one that leads elsewhere; null in the portal. */
  url: string | null
  /** In nobody's navigation; seen by those alone who see everything. */
  isHidden: boolean
  version: number
  modules: readonly PageModule[]
}

/** A page or a module that can still be taken back. */
export interface DeletedPart {
  kind: 'page' | 'module'
  id: number
  name: string
  /** Of a module: the page on which it lay. */
  page: { id: number; name: string } | null
  /** ISO moment. */
  deletedAt: string
  deletedBy: string | null
}

export interface PageStructure {
  /** All pages, in the order of the navigation. */
  pages: readonly PortalPage[]
  /** The newest first. */
  deleted: readonly DeletedPart[]
}

/** A set of pages to begin with. */
export interface PageTemplate {
  key: string
  name: string
  description: string
  pages: readonly { name: string; icon: string }[]
}

/** What is entered of a page: it is in the portal (`slug`) or elsewhere (`url`), the other one is null. */
export type PageFields = Pick<PortalPage, 'name' | 'nameEn' | 'icon' | 'slug' | 'url' | 'isHidden'>

export interface ModuleFields {
  kind: ModuleKind
  name: string
  description: string | null
}

/** How many things of a kind lie somewhere: `filelink`, `directory`, `timelineItem`. */
export interface ContentCount {
  kind: string
  count: number
}

/**
 * What the list of pages needs. Everything rejects with a `PortError`; its fields are named `name`,
 * `nameEn`, `icon`, `slug`, `url`, `kind` and `description`. With a `version`, somebody else's change
 * since then is a conflict.
 */
export interface PageListPort {
  pages: () => Query<PageStructure>
  templates: () => Query<readonly PageTemplate[]>
  /** First segments that the portal needs itself (ROUTE-11). */
  reservedSlugs: ReadonlySet<string>
  /** Changing who sees modules (PERM-14, T-70). Groups of the id -1 are those that a new module can have. */
  audience: AudienceChanges
  /** Makes a page at the end of the navigation. */
  createPage: (page: PageFields & { commandId: string }) => Promise<PortalPage>
  savePage: (
    change: Partial<PageFields> & { id: number; version: number; commandId: string },
  ) => Promise<PortalPage>
  /** Puts a page before another one; null: at the end. */
  arrangePage: (move: { id: number; beforeId: number | null; commandId: string }) => Promise<void>
  /** How much lies on a page, or in one module of it: what a deletion would take (T-66). */
  contents: (pageId: number, moduleId?: number) => Promise<readonly ContentCount[]>
  removePage: (page: { id: number; commandId: string }) => Promise<void>
  restorePage: (page: { id: number; commandId: string }) => Promise<PortalPage>
  /** Places a module at the end of a page, for these groups and people. */
  createModule: (
    module: ModuleFields & { pageId: number; groupIds?: readonly number[]; commandId: string },
  ) => Promise<void>
  saveModule: (
    change: ModuleFields & { pageId: number; id: number; version: number; commandId: string },
  ) => Promise<void>
  arrangeModule: (move: {
    pageId: number
    id: number
    beforeId: number | null
    commandId: string
  }) => Promise<void>
  removeModule: (module: { pageId: number; id: number; commandId: string }) => Promise<void>
  restoreModule: (module: { pageId: number; id: number; commandId: string }) => Promise<void>
  /** Makes the pages of a template, where there are none. */
  applyTemplate: (template: { key: string; commandId: string }) => Promise<void>
  /** Asks as whom to look at a page, also at a hidden one (T-04). Absent: nobody looks. */
  viewAs?: (page: PortalPage) => void
  /** Calls when pages, or who sees them, may be others; returns what stops it. Absent: nothing is live. */
  onChange?: (listener: () => void) => () => void
}
