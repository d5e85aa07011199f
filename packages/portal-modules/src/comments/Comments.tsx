import type { CommentsPort } from './comments.port.ts'
import { useComments } from './useComments.ts'
import { CommentsView } from './views/CommentsView.tsx'

export interface CommentsProps {
  port: CommentsPort
  /** The item that is talked about; make it anew for another one. */
  itemId: number
  itemName?: string
  /** Level of the heading over them; default 2. */
  headingLevel?: 2 | 3
}

/** What is said about an item: read, write, address people, change and take back (CMT-01 to CMT-03). */
export function Comments({ port, itemId, itemName = '', headingLevel = 2 }: CommentsProps) {
  const model = useComments(port, itemId)
  return <CommentsView model={model} itemName={itemName} headingLevel={headingLevel} />
}
