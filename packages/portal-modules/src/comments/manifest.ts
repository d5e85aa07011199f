import { MessageSquareText } from 'lucide-react'
import { defineManifest } from '../kit/manifest.ts'

export interface CommentsConfig {
  /** Level of the heading over them; default 2. */
  headingLevel?: 2 | 3
}

/** What a host lists: the code comes later. Its component is the item that is talked about. */
export const manifest = defineManifest<CommentsConfig>({
  type: 'comments',
  title: { de: 'Kommentare', en: 'Comments' },
  icon: MessageSquareText,
  isPart: true,
  configSchema: {
    parse: (value) => {
      const given = typeof value === 'object' && value !== null ? value : {}
      return { headingLevel: 'headingLevel' in given && given.headingLevel === 3 ? 3 : 2 }
    },
  },
})
