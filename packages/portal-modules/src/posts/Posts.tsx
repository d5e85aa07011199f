import type { PostsPort } from './posts.port.ts'
import { usePosts, type PostsOptions } from './usePosts.ts'
import { PostsView } from './views/PostsView.tsx'

export interface PostsProps extends PostsOptions {
  port: PostsPort
  /** First-level heading, in the language of the page; absent, the name of the collection. */
  title?: string
}

/** Posts of an agency: read the news, react, write and publish (POST-01). */
export function Posts({ port, title, ...options }: PostsProps) {
  const model = usePosts(port, options)
  return <PostsView model={model} title={title} />
}
