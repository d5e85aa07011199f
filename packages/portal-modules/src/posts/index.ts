'use client'

export { manifest } from './manifest.ts'
export type { PostsConfig } from './manifest.ts'
export { Posts } from './Posts.tsx'
export type { PostsProps } from './Posts.tsx'
export type {
  Feed,
  FeedChange,
  NewPost,
  Post,
  PostCommand,
  PostFields,
  PostsPort,
  Reaction,
  ReactionMarks,
} from './posts.port.ts'
export { usePosts } from './usePosts.ts'
export type { PostsModel, PostsOptions } from './usePosts.ts'
export { PostsView } from './views/PostsView.tsx'
export type { PostsViewProps } from './views/PostsView.tsx'
