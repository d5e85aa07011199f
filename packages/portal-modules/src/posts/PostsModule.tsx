import type { ModuleProps } from '../kit/index.ts'
import type { PostsConfig } from './manifest.ts'
import { Posts } from './Posts.tsx'
import type { PostsPort } from './posts.port.ts'

/** Posts as a registry shows them: the page's component is the collection. */
export function PostsModule({ port, component, config }: ModuleProps<PostsPort, PostsConfig>) {
  return <Posts port={port} collectionId={component.id} title={component.displayName} {...config} />
}
