'use client'

export { Comments } from './Comments.tsx'
export type { CommentsProps } from './Comments.tsx'
export type {
  Comment,
  CommentCommand,
  CommentDraft,
  CommentsChange,
  CommentsPort,
  NewComment,
  Person,
  PinPosition,
  Unsent,
} from './comments.port.ts'
export { manifest } from './manifest.ts'
export type { CommentsConfig } from './manifest.ts'
export { useComments } from './useComments.ts'
export type { CommentsModel } from './useComments.ts'
export { CommentsView } from './views/CommentsView.tsx'
export type { CommentsViewProps } from './views/CommentsView.tsx'
