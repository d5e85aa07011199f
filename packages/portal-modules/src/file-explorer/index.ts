'use client'

export type { Audience } from '../kit/audience/audience.types.ts'
export { FileExplorer } from './FileExplorer.tsx'
export type { FileExplorerProps } from './FileExplorer.tsx'
export type { ViewName } from './file-explorer.logic.ts'
export type {
  Archive,
  Copy,
  Crumb,
  Entry,
  EntryAbilities,
  EntryCommand,
  FileExplorerPort,
  Folder,
  FolderChange,
  Group,
  Move,
  NewFolder,
  OnConflict,
  Person,
  PictureSize,
  TrashedEntry,
  Upload,
  UploadProgress,
} from './file-explorer.port.ts'
export { manifest } from './manifest.ts'
export type { FileExplorerConfig } from './manifest.ts'
export { useFileExplorer } from './useFileExplorer.ts'
export type { FileExplorerModel, FileExplorerOptions } from './useFileExplorer.ts'
export { FileExplorerView } from './views/FileExplorerView.tsx'
export type { FileExplorerViewProps } from './views/FileExplorerView.tsx'
