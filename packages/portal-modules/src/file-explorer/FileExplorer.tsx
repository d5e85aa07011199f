import { later } from '@atrium/design-system'
import { useModuleHost, type ListExtensions } from '../kit/index.ts'
import { prewarmModule } from '../kit/module-host/prewarm-module.tsx'
import type { Entry, FileExplorerPort } from './file-explorer.port.ts'
import { samplePort } from './sample-port.ts'
import { trashPath, useFileExplorer, type FileExplorerOptions } from './useFileExplorer.ts'
import { FileExplorerView, Root } from './views/FileExplorerView.tsx'

const Trash = later(async () => (await import('./Trash.tsx')).Trash)

export interface FileExplorerProps extends FileExplorerOptions, ListExtensions<Entry> {
  port: FileExplorerPort
  /** First-level heading; absent where the page has one already. */
  title?: string
}

/** Folders and files: look, upload, download, move, rename, delete, and see what others do. */
export function FileExplorer(props: FileExplorerProps) {
  const { port, rootId, title, hidesExtensions } = props
  const { path } = useModuleHost()
  if (port.trash && path[0] === trashPath[0])
    return <Trash port={port} rootId={rootId} title={title} hidesExtensions={hidesExtensions} />
  return <Folders {...props} />
}

function Folders(props: FileExplorerProps) {
  const { port, title, columns, rowActions, toolbar, empty, ...options } = props
  const model = useFileExplorer(port, options, { columns, rowActions, toolbar, empty })
  return <FileExplorerView model={model} title={title} />
}

// With something chosen, so that what can be done with it is shown too.
prewarmModule(Root, () => <FileExplorer port={samplePort} rootId={0} title="" />, [
  { component: '1' },
])
