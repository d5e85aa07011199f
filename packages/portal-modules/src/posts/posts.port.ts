import type { AudienceChanges } from '../kit/audience/audience.types.ts'
import type { Query } from '../kit/query.ts'
import type { Reaction, ReactionMarks } from '../kit/reactions.ts'

export type { Reaction, ReactionMarks }

/** One post (POST-01). */
export interface Post {
  id: number
  title: string
  teaser: string | null
  /** HTML; cleaned before it is shown. */
  body: string
  imageUrl: string | null
  /** ISO moment; null: a draft; to come: seen by readers from then on. */
  publishedAt: string | null
  author: string | null
  /** ISO moment. */
  modifiedAt: string
  tags: readonly string[]
  reactions: ReactionMarks
  /** Out, somebody else’s, and not opened by the reader yet (T-77). */
  isUnread: boolean
  /** Its groups are told by mail when it comes out. */
  notifies: boolean
  /** Goes up with every change. */
  version: number
  /** Ids of the groups that see it; absent where the caller may not know (T-03). */
  audience?: readonly number[]
  can: {
    edit: boolean
    delete: boolean
    /** Say who sees it (PERM-14); absent: no. */
    changeAudience?: boolean
  }
}

/** The newest posts of a collection. */
export interface Feed {
  id: number
  name: string
  description: string | null
  /** Drafts first, then newest first. */
  posts: readonly Post[]
  /** There are older ones. */
  hasMore: boolean
  /** Ids of the groups that see the collection; absent where the caller may not know (T-03). */
  audience?: readonly number[]
  can: { add: boolean }
}

/** What is written of a post. */
export interface PostFields {
  title: string
  teaser: string
  /** HTML. */
  body: string
  /** Empty: none. */
  imageUrl: string
  tags: readonly string[]
  publishedAt: string | null
}

export interface PostCommand {
  id: number
  commandId: string
}

export interface NewPost {
  collectionId: number
  fields: PostFields
  /** Groups that see it; absent: as the collection (FILE-16). */
  groupIds?: readonly number[]
  /** Tells its groups by mail when the post comes out. */
  notify: boolean
  commandId: string
}

/** Something changed. Without `reactions`: what is shown must be loaded again. */
export interface FeedChange {
  commandId?: string | undefined
  reactions?: { id: number; counts: ReactionMarks['counts'] }
}

/** What posts need from their host. Everything rejects with a `PortError`. */
export interface PostsPort {
  /** The first pages together, so that nothing is lost or doubled when a post comes in between. */
  feed: (collectionId: number, pages: number) => Query<Feed>
  /** One post, wherever it stands in the list. */
  post: (id: number) => Query<Post>
  /** Sets the caller's reaction, null takes it back. Absent: there are no reactions. */
  react?: (command: PostCommand & { reaction: Reaction | null }) => Promise<ReactionMarks>
  /** Records that somebody opened a post; never rejects. */
  track?: (id: number, collectionId: number) => void
  add: (post: NewPost) => Promise<Post>
  save: (
    change: PostCommand & {
      version: number
      fields: PostFields
      /** Groups that see it from now on; absent: as before. */
      groupIds?: readonly number[]
      /** Tells the groups by mail when it comes out; absent: as before. */
      notify?: boolean | undefined
    },
  ) => Promise<Post>
  remove: (command: PostCommand) => Promise<void>
  /** Choosing and changing who sees posts (PERM-14). Absent: they are for whoever sees the collection. */
  audience?: AudienceChanges
  /** Absent: deleting cannot be undone and is asked about first. */
  restore?: (command: PostCommand) => Promise<void>
  /** Takes a picture in and says its address. Absent: pictures cannot be added. */
  uploadPicture?: (file: File) => Promise<string>
  /** Absent: nothing is live. */
  onChange?: (collectionId: number, listener: (change: FeedChange) => void) => () => void
}
