import type { Query } from '../query.ts'

/** A named way to look at a list (T-07); what it holds is what stands in the address. */
export interface SavedView {
  id: number
  name: string
  params: Readonly<Record<string, string>>
  /** Who shares it with the reader; null: it is their own. */
  sharedBy: string | null
  /** Groups that have it, too; null for who may not know. */
  groupIds: readonly number[] | null
  /** People of these roles begin with it. */
  roles: readonly string[]
  /** The reader begins with it. */
  isDefault: boolean
  version: number
  can: { edit: boolean; delete: boolean }
}

/** What a view is saved with. */
export interface SavedViewContent {
  name: string
  params: Readonly<Record<string, string>>
  groupIds: readonly number[]
  /** Absent: as it was. */
  roles?: readonly string[]
}

export interface SavedViewsPort {
  list: () => Query<readonly SavedView[]>
  /** Groups that the reader may share with. */
  groups: () => Query<readonly { id: number; name: string }[]>
  /** Roles of which the reader says with which view they begin; absent: nobody says. */
  roles?: () => Query<readonly string[]>
  add: (view: SavedViewContent & { commandId: string }) => Promise<SavedView>
  /** Rejects with `conflict` where somebody changed it meanwhile. */
  save: (
    view: SavedViewContent & { id: number; version: number; commandId: string },
  ) => Promise<SavedView>
  remove: (command: { id: number; commandId: string }) => Promise<void>
}
