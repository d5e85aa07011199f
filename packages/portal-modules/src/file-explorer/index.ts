export { FileExplorer } from './FileExplorer.tsx'
export type { FileExplorerProps } from './FileExplorer.tsx'
export type {
  Crumb,
  Entry,
  EntryAbilities,
  EntryCommand,
  FileExplorerPort,
  Folder,
  FolderChange,
  Group,
  NewFolder,
  Upload,
  UploadProgress,
} from './file-explorer.port.ts'
export { manifest } from './manifest.ts'
export type { FileExplorerConfig } from './manifest.ts'
export { useFileExplorer } from './useFileExplorer.ts'
export type { Audience, FileExplorerModel, FileExplorerOptions } from './useFileExplorer.ts'
export { FileExplorerView } from './views/FileExplorerView.tsx'
export type { FileExplorerViewProps } from './views/FileExplorerView.tsx'
