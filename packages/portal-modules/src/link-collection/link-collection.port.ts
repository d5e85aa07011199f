import type { AudienceChanges } from '../kit/audience/audience.types.ts'
import type { Query } from '../kit/query.ts'
import type { Reaction, ReactionMarks } from '../kit/reactions.ts'
import type { OpenViewer } from '../kit/view-item.ts'

/** What a link leads to (ENT-12). */
export type LinkKind = 'file' | 'report' | 'page'

/** How a collection is looked at (ENT-13). */
export const viewTypes = ['list', 'card', 'thumbnail'] as const
export type ViewType = (typeof viewTypes)[number]

export type { Reaction, ReactionMarks }

/** One link of a collection. */
export interface Link {
  id: number
  kind: LinkKind
  name: string
  description: string | null
  /** Beginning with `/`: inside the product; null: there is none. */
  url: string | null
  /** Name of an icon, or the address of a picture. */
  icon: string | null
  /** Leads out of the product. */
  isExternal: boolean
  /** A file that lies in the storage; other files lead nowhere (SRCH-04). */
  isStored: boolean
  /** Bytes of a file. */
  size: number | null
  /** Media type of a file. */
  type: string | null
  /** ISO moment. */
  modifiedAt: string
  /** Goes up with every change. */
  version: number
  tags: readonly string[]
  reactions: ReactionMarks
  /** The reader marked it for themselves (T-92); absent: no. */
  isStarred?: boolean
  /** Ids of the groups that see it; absent where the caller may not know (T-03). */
  audience?: readonly number[]
  can: {
    edit: boolean
    delete: boolean
    /** Say who sees it (PERM-14); absent: no. */
    changeAudience?: boolean
  }
}

export interface Collection {
  id: number
  name: string
  description: string | null
  /** Kinds that it takes, in the order in which they are offered. */
  kinds: readonly LinkKind[]
  /** As the collection's editors arranged them. */
  links: readonly Link[]
  /** Ids of the groups that see it; absent where the caller may not know (T-03). */
  audience?: readonly number[]
  can: { addLinks: boolean; addFiles: boolean; arrange: boolean }
}

/** What is filled in of a link (VAL-06, VAL-07). Files have neither address nor icon. */
export interface LinkFields {
  name: string
  description: string | null
  url: string
  icon: string
}

export interface NewLink extends LinkFields {
  collectionId: number
  kind: 'report' | 'page'
  /** Groups that see it; absent: as the collection (FILE-16). */
  groupIds?: readonly number[]
  /** Tells its groups by mail. */
  notify: boolean
  commandId: string
}

export interface LinkCommand {
  id: number
  commandId: string
}

interface NewFiles {
  collectionId: number
  files: readonly File[]
  commandId: string
}

/** Something changed. Without `reactions`: what is shown must be loaded again. */
export interface CollectionChange {
  commandId?: string | undefined
  reactions?: { id: number; counts: ReactionMarks['counts'] }
}

/** What a link collection needs from its host. Everything rejects with a `PortError`. */
export interface LinkCollectionPort {
  collection: (collectionId: number) => Query<Collection>
  /** Sets the caller's reaction, null takes it back. Absent: there are no reactions. */
  react?: (command: LinkCommand & { reaction: Reaction | null }) => Promise<ReactionMarks>
  /** Marks a link for the caller alone, or takes the mark away (T-92). Absent: nothing can be marked. */
  star?: (command: LinkCommand & { isStarred: boolean }) => Promise<void>
  /** Shows a file among those of its collection. Absent: its content opens in a new tab. */
  openViewer?: OpenViewer
  /** A short-lived address of a file's content. */
  content: (id: number) => Promise<{ url: string }>
  /** Records that somebody opened a link; never rejects. */
  track?: (id: number, collectionId: number) => void
  add: (link: NewLink) => Promise<Link>
  /** Absent: files cannot be added here. */
  addFiles?: (files: NewFiles) => Promise<readonly Link[]>
  save: (
    change: LinkCommand & {
      kind: LinkKind
      version: number
      fields: LinkFields
      /** Groups that see it from now on; absent: as before. */
      groupIds?: readonly number[]
    },
  ) => Promise<Link>
  /** Puts a link before another one, or at the end (T-76). Absent: the order is fixed. */
  arrange?: (
    command: LinkCommand & { collectionId: number; beforeId: number | null },
  ) => Promise<void>
  /** Absent: links have no tags to choose. */
  saveTags?: (
    change: LinkCommand & { added: readonly string[]; removed: readonly string[] },
  ) => Promise<readonly string[]>
  remove: (command: LinkCommand) => Promise<void>
  /** Choosing and changing who sees links (PERM-14). Absent: they are for whoever sees the collection. */
  audience?: AudienceChanges
  /** Absent: deleting cannot be undone and is asked about first. */
  restore?: (command: LinkCommand) => Promise<Link>
  /** How this person looks at the collection. Absent: the choice is not kept. */
  view?: {
    read: (collectionId: number) => ViewType | undefined
    keep: (collectionId: number, view: ViewType) => void
  }
  /** Absent: nothing is live. */
  onChange?: (collectionId: number, listener: (change: CollectionChange) => void) => () => void
}
