import type { PinPosition } from '../kit/module-host/pinning.ts'
import type { Query } from '../kit/query.ts'
import type { Reaction, ReactionMarks } from '../kit/reactions.ts'

export type { PinPosition, Reaction }

export interface Person {
  id: number
  firstName: string
  lastName: string
}

/** That something needs no more talk. */
export interface Resolution {
  /** ISO moment. */
  at: string
  /** Null: not known, or not known yet. */
  by: Person | null
}

/** Something that was said about an item (CMT-01). */
export interface Comment {
  id: number
  text: string
  /** ISO moment. */
  createdAt: string
  /** Null: the system, or somebody who is no longer known. */
  author: Person | null
  /** Written by the system; nobody answers for it. */
  isGenerated: boolean
  /** The reader wrote it. */
  isOwn: boolean
  /** Changed after it was written. */
  isEdited: boolean
  /** People whom it addresses. */
  mentions: readonly Person[]
  /** Null: nobody reacts to it, as to what the system wrote. */
  reactions: ReactionMarks | null
  /** Address inside the product that leads to it; null: there is none. */
  url: string | null
  /** Goes up with every change. */
  version: number
  /** Settled, by whom and when; null: it is open (T-44). */
  resolved: Resolution | null
  /** Where in the item's content it belongs; null: to the whole item (T-41). */
  place: PinPosition | null
  /** The comment that it answers, which begins the thread; null: it begins one itself. */
  replyTo: number | null
  can: { edit: boolean; delete: boolean; resolve: boolean }
}

export interface NewComment {
  itemId: number
  text: string
  /** People whom it addresses; those who do not see the item are not told. */
  mentionedIds: readonly number[]
  place?: PinPosition
  replyTo?: number
  /** The same id sent twice is one comment. */
  commandId: string
}

export interface CommentCommand {
  id: number
  version: number
  commandId: string
}

/** A comment that did not reach the item. */
export interface Unsent {
  commandId: string
  text: string
  mentionedIds: readonly number[]
  place?: PinPosition
  replyTo?: number
  /** When it was written, ISO. */
  at: string
}

/** What somebody wrote about an item and has not sent. */
export interface CommentDraft {
  text: string
  /** People who were chosen while it was written. */
  chosenIds: readonly number[]
  unsent: readonly Unsent[]
}

/** Something was said, changed or taken back. */
export interface CommentsChange {
  /** The command that led to it, where it is known. */
  commandId?: string | undefined
}

/** What comments need from their host. Everything rejects with a `PortError`. */
export interface CommentsPort {
  /** What was said about an item, newest first (CMT-02). */
  comments: (itemId: number) => Query<readonly Comment[]>
  add: (comment: NewComment) => Promise<Comment>
  save: (
    change: CommentCommand & { text: string; mentionedIds: readonly number[] },
  ) => Promise<Comment>
  remove: (command: CommentCommand) => Promise<void>
  /** Sets the reader's reaction, null takes it back (CMT-05). Absent: there are no reactions. */
  react?: (command: {
    id: number
    commandId: string
    reaction: Reaction | null
  }) => Promise<ReactionMarks>
  /** Settles a comment, or opens it again (T-44). Absent: nothing is settled. */
  resolve?: (command: CommentCommand & { isResolved: boolean }) => Promise<Comment>
  /** Comments are answered, and point at places of the item's content (T-41). Absent: neither. */
  hasThreads?: boolean
  /** Others who see the item and can be addressed (T-54). Absent: nobody can. */
  people?: (itemId: number) => Query<readonly Person[]>
  /** Where drafts stay over a reload. Absent: as long as the page is open. */
  drafts?: {
    read: (itemId: number) => CommentDraft | undefined
    keep: (itemId: number, draft: CommentDraft) => void
  }
  /** Absent: nothing is live. */
  onChange?: (itemId: number, listener: (change: CommentsChange) => void) => () => void
}
