import type { FileExplorerPort } from './file-explorer.port.ts'
import { useTrash } from './trash/useTrash.ts'
import { TrashView } from './trash/TrashView.tsx'

export interface TrashProps {
  port: FileExplorerPort
  rootId: number
  title: string | undefined
  hidesExtensions: boolean | undefined
}

/** What was deleted, and the way back. */
export function Trash({ port, title, ...options }: TrashProps) {
  return <TrashView model={useTrash(port, options)} title={title} />
}
