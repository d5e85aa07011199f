import { FolderOpen } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

export interface FileExplorerConfig {
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<FileExplorerConfig>({
  type: 'fileexplorer',
  title: { de: 'Dateien', en: 'Files' },
  icon: FolderOpen,
  configSchema: {
    parse: (value) => ({
      hidesExtensions:
        typeof value === 'object' &&
        value !== null &&
        'hidesExtensions' in value &&
        value.hidesExtensions === true,
    }),
  },
})
