import { Newspaper } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

export interface PostsConfig {
  /** DEFAULT_NOTIFY_ENABLED (PERM-15). */
  notifiesByDefault?: boolean
}

/** What a host lists: the code comes later. */
export const manifest = defineManifest<PostsConfig>({
  type: 'postCollection',
  title: { de: 'Beiträge', en: 'Posts' },
  icon: Newspaper,
  tour: async () => (await import('./tour/index.ts')).tour,
  configSchema: {
    parse: (value) => {
      const given = typeof value === 'object' && value !== null ? value : {}
      return {
        notifiesByDefault: 'notifiesByDefault' in given && given.notifiesByDefault === true,
      }
    },
  },
})
