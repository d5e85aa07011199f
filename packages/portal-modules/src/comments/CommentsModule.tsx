import type { ModuleProps } from '../kit/index.ts'
import { Comments } from './Comments.tsx'
import type { CommentsPort } from './comments.port.ts'
import type { CommentsConfig } from './manifest.ts'

/** Comments as a registry shows them: the component is the item that is talked about. */
export function CommentsModule({
  port,
  component,
  config,
}: ModuleProps<CommentsPort, CommentsConfig>) {
  return (
    <Comments
      key={component.id}
      port={port}
      itemId={component.id}
      itemName={component.displayName}
      {...config}
    />
  )
}
