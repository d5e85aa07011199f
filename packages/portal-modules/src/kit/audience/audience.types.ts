import type { Refusal } from '../pending/outcome.ts'
import type { Query } from '../query.ts'

/** A group that may see items: one checkbox (PERM-14); a person alone is one, too. */
export interface AudienceGroup {
  /** Of a person, a number that no group has, such as the negative of their own. */
  id: number
  name: string
  type: 'client' | 'client-service' | 'administrator' | 'other' | 'person'
  /** The group sees the item that was asked about. */
  isAssigned: boolean
  /** The group sees everything, whatever is chosen. */
  seesEverything: boolean
  memberCount: number
  /** The reader sees what this group sees; absent: not known. */
  includesReader?: boolean
}

/** Who sees something new or changed, and whether they are told. */
export interface Audience {
  /** Absent: as the folder or collection, or as before. */
  groupIds?: readonly number[]
  notify: boolean
}

/** Who shall see items from now on. */
export interface AudienceWish {
  ids: readonly number[]
  groupIds: readonly number[]
  /** Groups of which each item keeps those that it has. */
  unchangedGroupIds: readonly number[]
  /** The same for everything inside. */
  includesInside: boolean
}

/** Somebody whose sight a change alters. */
export interface AffectedPerson {
  id: number
  name: string
  /** How many items they gain or lose; things inside count. */
  itemCount: number
}

/** What a change of audience would do (T-68, T-70). */
export interface AudienceEffect {
  /** Items that get other groups. */
  changedCount: number
  /** Items inside those that were named. */
  insideCount: number
  gains: readonly AffectedPerson[]
  loses: readonly AffectedPerson[]
  /** The reader would no longer see one of the named items. */
  locksReaderOut: boolean
}

/** What became of a change. */
export interface AudienceSaved {
  /** Take it back; none: everything was so already. */
  undoIds: readonly string[]
  /** How many items inside changed as well. */
  changedInsideCount: number
  refused: readonly Refusal[]
}

/** Who changed last who sees an item, and when (T-70). */
export interface AudienceChange {
  /** ISO moment; null: never changed. */
  at: string | null
  by: string | null
}

/** Changing who sees items. Everything rejects with a `PortError`. */
export interface AudienceChanges {
  /** All groups and whoever can be chosen alone, and whether they see an item (PERM-14). */
  groups: (id: number) => Query<readonly AudienceGroup[]>
  /** Absent, or refused: nobody is told. */
  lastChange?: (id: number) => Query<AudienceChange>
  /** Says what a change would do; changes nothing. */
  preview: (wish: AudienceWish) => Promise<AudienceEffect>
  /** With a `version`, somebody else's change since then is a conflict. */
  save: (wish: AudienceWish & { version?: number; commandId: string }) => Promise<AudienceSaved>
  /** Gives all items the groups that they had before; resolves to those that stay, and why (T-08). */
  undo: (command: { undoIds: readonly string[]; commandId: string }) => Promise<readonly Refusal[]>
}

/** An item whose audience is changed. */
export interface AudienceItem {
  id: number
  name: string
  /** Ids of the groups that see it. */
  audience: readonly number[]
  version: number
  /** Something can lie inside. */
  isContainer: boolean
}
