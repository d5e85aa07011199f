import { FolderOpen } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

export interface FileExplorerConfig {
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
  /** DEFAULT_NOTIFY_ENABLED (PERM-15). */
  notifiesByDefault?: boolean
  /** FILE_SHARES_ENABLED: links for outsiders are given away (T-73). */
  sharesFiles?: boolean
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<FileExplorerConfig>({
  type: 'fileexplorer',
  title: { de: 'Dateien', en: 'Files' },
  icon: FolderOpen,
  tour: async () => (await import('./tour/index.ts')).tour,
  configSchema: {
    parse: (value) => {
      const given = typeof value === 'object' && value !== null ? value : {}
      return {
        hidesExtensions: 'hidesExtensions' in given && given.hidesExtensions === true,
        notifiesByDefault: 'notifiesByDefault' in given && given.notifiesByDefault === true,
        sharesFiles: 'sharesFiles' in given && given.sharesFiles === true,
      }
    },
  },
})
