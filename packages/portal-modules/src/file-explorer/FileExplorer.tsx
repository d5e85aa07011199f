import type { FileExplorerPort } from './file-explorer.port.ts'
import { useFileExplorer, type FileExplorerOptions } from './useFileExplorer.ts'
import { FileExplorerView } from './views/FileExplorerView.tsx'

export interface FileExplorerProps extends FileExplorerOptions {
  port: FileExplorerPort
  /** First-level heading; absent where the page has one already. */
  title?: string
  /** Starts with what is known of an entry beside the list; default no. */
  startsWithDetails?: boolean
}

/** Folders and files: look, upload, download, rename, delete, and see what others do. */
export function FileExplorer(props: FileExplorerProps) {
  const { port, title, startsWithDetails, ...options } = props
  const model = useFileExplorer(port, options)
  return <FileExplorerView model={model} title={title} startsWithDetails={startsWithDetails} />
}
