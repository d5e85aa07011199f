import type { FileExplorerPort } from './file-explorer.port.ts'
import { useFileExplorer, type FileExplorerOptions } from './useFileExplorer.ts'
import { FileExplorerView } from './views/FileExplorerView.tsx'

export interface FileExplorerProps extends FileExplorerOptions {
  port: FileExplorerPort
  /** First-level heading; absent where the page has one already. */
  title?: string
}

/** Folders and files: look, upload, download, rename, delete, and see what others do. */
export function FileExplorer({ port, title, ...options }: FileExplorerProps) {
  return <FileExplorerView model={useFileExplorer(port, options)} title={title} />
}
