import type { ModuleProps } from '../kit/index.ts'
import type { FileExplorerPort } from './file-explorer.port.ts'
import { FileExplorer } from './FileExplorer.tsx'
import type { FileExplorerConfig } from './manifest.ts'

/** The file explorer as a registry shows it: the page's component is its root folder. */
export function FileExplorerModule({
  port,
  component,
  config,
}: ModuleProps<FileExplorerPort, FileExplorerConfig>) {
  return (
    <FileExplorer port={port} rootId={component.id} title={component.displayName} {...config} />
  )
}
