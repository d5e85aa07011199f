import { Link } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

export interface LinkCollectionConfig {
  /** HIDE_ALL_FILE_EXTENSIONS (CFG-01). */
  hidesExtensions?: boolean
  /** DEFAULT_NOTIFY_ENABLED (PERM-15). */
  notifiesByDefault?: boolean
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<LinkCollectionConfig>({
  type: 'linkcollection',
  title: { de: 'Links', en: 'Links' },
  icon: Link,
  tour: async () => (await import('./tour/index.ts')).tour,
  // Several collections share a page, under its heading.
  isPart: true,
  configSchema: {
    parse: (value) => {
      const given = typeof value === 'object' && value !== null ? value : {}
      return {
        hidesExtensions: 'hidesExtensions' in given && given.hidesExtensions === true,
        notifiesByDefault: 'notifiesByDefault' in given && given.notifiesByDefault === true,
      }
    },
  },
})
